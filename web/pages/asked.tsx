/** What the person at the table is asked: in words, with a hint in steps if they want one. */
import { announce } from '@parlour/felt/announce';
import type { Board } from '@parlour/felt/board';
import { usePack } from '@parlour/felt/pack';
import { Action, Prompt } from '@parlour/felt/pieces/prompt';
import { unseen } from '@parlour/felt/pieces/unseen';
import type { Play, Seat } from '@parlour/kernel/game';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableController } from '../controller.ts';
import type { Advice, Shown } from '../following.ts';
import type { Hint } from '../host/table-handle.ts';
import styles from './table.module.css';

export type LaidProps = { readonly sitting: TableController; readonly board: Board; readonly shown: Shown };

export type AskedProps = LaidProps & {
  readonly plays: readonly Play[];
  readonly name: (seat: Seat) => string;
  readonly children: ComponentChildren;
};

export function Asked({ sitting: controller, board, shown, plays, name, children }: AskedProps): JSX.Element {
  const { view, sight } = shown;
  const pack = usePack();
  if (controller.isResting.value) return <Rest goOn={controller.goOn} />;
  const isMine = view.seat !== null && view.turn.includes(view.seat) && !controller.isBusy.value;
  const advice = controller.advice.value;
  const inWords = ({ play, written }: Hint): string | undefined => (play && board.named?.(play, name, pack)) ?? written;
  return (
    <Prompt isMine={isMine} says={board.prompt(view, plays, name, pack)}>
      {advice && (
        <p class={styles.advice}>
          {adviceText(advice, board.offers?.(sight.plays) ?? permitted(sight.plays.length))}
          {advice.step === 2 && advice.thought && <span class={unseen}> {inWords(advice.thought)}</span>}
        </p>
      )}
      {advice && NEXT[advice.step] && (advice.step === 1 || advice.thought) && (
        <Action onAct={() => void controller.advise()}>{NEXT[advice.step]}</Action>
      )}
      {children}
    </Prompt>
  );
}

/** What has been counted is read in peace. */
function Rest({ goOn }: Pick<TableController, 'goOn'>): JSX.Element {
  useEffect(() => announce('Go on when you are ready.'), []);
  return (
    <Prompt isMine={false} says="Take your time.">
      <Action tone="main" onAct={goOn} takesFocus>
        Go on
      </Action>
    </Prompt>
  );
}

const NEXT: Readonly<Record<number, string>> = { 1: 'What would be good?', 2: 'Why?' };

const permitted = (plays: number): string =>
  plays === 1 ? 'One play is permitted.' : `${plays} plays are permitted; they stand up.`;

function adviceText({ step, thought }: Advice, offers: string): string {
  if (step === 1) return offers;
  if (!thought) return 'Thinking …';
  if (step === 3) return thought.why;
  return thought.play ? 'The marked play would be good.' : 'It would be good to wait.';
}

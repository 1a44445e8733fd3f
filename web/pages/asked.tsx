/** What the person at the table is asked: in words, with a hint in steps if they want one. */
import { announce } from '@parlour/felt/announce';
import type { Board } from '@parlour/felt/board';
import { usePack } from '@parlour/felt/pack';
import { Action, Prompt } from '@parlour/felt/pieces/prompt';
import { unseen } from '@parlour/felt/pieces/unseen';
import type { Play, Seat, View } from '@parlour/kernel/game';
import { withNames } from '@parlour/kernel/saying';
import { toldTo } from '@parlour/kernel/second-person';
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

export function Asked(props: AskedProps): JSX.Element {
  const { sitting: controller, shown } = props;
  const { view } = shown;
  const isMine = view.seat !== null && view.turn.includes(view.seat) && !controller.isBusy.value;
  return controller.isResting.value ? <Rest goOn={controller.goOn} /> : <Asking {...props} isMine={isMine} />;
}

function Asking(props: AskedProps & { readonly isMine: boolean }): JSX.Element {
  const { sitting: controller, board, shown, plays, name, isMine, children } = props;
  const { view, sight } = shown;
  const pack = usePack();
  const says = toldTo(view.seat, name, called => board.prompt(view, plays, called, pack));
  const advice = controller.advice.value;
  const inWords = ({ play, written }: Hint): string | undefined => (play && board.named?.(play, name, pack)) ?? written;
  useTurnTold(view, isMine ? says : undefined);
  return (
    <Prompt isMine={isMine} says={says}>
      {advice && (
        <AdviceLine
          says={withNames(adviceText(advice, board.offers?.(sight.plays) ?? permitted(sight.plays.length)), name)}
          which={advice.step === 2 && advice.thought ? inWords(advice.thought) : undefined}
        />
      )}
      {advice && NEXT[advice.step] && (advice.step === 1 || advice.thought) && (
        <Action onAct={() => void controller.advise()}>{NEXT[advice.step]}</Action>
      )}
      {children}
    </Prompt>
  );
}

let told: { readonly at: View; readonly words: string } | undefined;

/** A prompt that was put away for a moment says nothing new when it comes back. */
function tell(at: View, words: string): void {
  if (told?.at === at && told.words === words) return;
  told = { at, words };
  announce(words);
}

/**
 * Whoever does not look at the table is told what is asked of them; that it is their turn again after everything that has
 * happened. Alone, or where all play at once, that is nothing new.
 */
function useTurnTold(view: View, says: string | undefined): void {
  const isTurn = view.turn.length === 1 && view.others.length > 0;
  useEffect(() => {
    if (says !== undefined) tell(view, isTurn ? `Your turn. ${says}` : says);
  }, [says, isTurn ? view : undefined]);
}

type AdviceProps = { readonly says: string; readonly which: string | undefined };

function AdviceLine({ says, which }: AdviceProps): JSX.Element {
  const words = which === undefined ? says : `${says} ${which}`;
  useEffect(() => announce(words), [words]);
  return (
    <p class={styles.advice}>
      {says}
      {which !== undefined && <span class={unseen}> {which}</span>}
    </p>
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

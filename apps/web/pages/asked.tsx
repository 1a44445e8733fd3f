/** What the person at the table is asked: in words, with a hint in steps if they want one. */
import { announce } from '@parlour/board-kit/announce';
import type { Board } from '@parlour/board-kit/board';
import { usePack } from '@parlour/board-kit/pack';
import { Action, Prompt } from '@parlour/board-kit/pieces/prompt';
import { unseen } from '@parlour/board-kit/pieces/unseen';
import type { Play, Seat, View } from '@parlour/kernel/game';
import { withNames } from '@parlour/kernel/saying';
import { toldTo } from '@parlour/kernel/second-person';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type AdviceWords, nextOf, permittedSaid, wordsOf } from '../advice.ts';
import type { TableController } from '../controller.ts';
import type { Shown } from '../following.ts';
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
  const hasStall = shown.sight.scene?.stallsAt !== undefined;
  return controller.isResting.value ? (
    <Rest sitting={controller} hasStall={hasStall} />
  ) : (
    <Asking {...props} isMine={isMine} />
  );
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
          {...wordsOf(
            advice,
            board.offers?.(sight.plays) ?? permittedSaid(sight.plays.length, sight.more ? 'at least' : 'exactly'),
          )}
          inWords={inWords}
          name={name}
        />
      )}
      {advice && nextOf(advice) && <Action onAct={() => void controller.advise()}>{nextOf(advice)}</Action>}
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

type AdviceProps = AdviceWords & { inWords(hint: Hint): string | undefined; readonly name: (seat: Seat) => string };

function AdviceLine({ inWords, name, ...advice }: AdviceProps): JSX.Element {
  const [says, why] = [withNames(advice.says, name), advice.why && withNames(advice.why, name)];
  const which = advice.names && inWords(advice.names);
  const words = [says, which, why].filter(Boolean).join(' ');
  useEffect(() => announce(words), [words]);
  return (
    <p class={styles.advice}>
      {says}
      {which !== undefined && <span class={unseen}> {which}</span>}
      {why !== undefined && ` ${why}`}
    </p>
  );
}

/** What has been counted is read in peace. */
function Rest({ sitting, hasStall }: { readonly sitting: TableController; readonly hasStall: boolean }): JSX.Element {
  const { goOn } = sitting;
  useEffect(() => announce('Go on when you are ready.'), []);
  useEffect(() => {
    if (!hasStall) return;
    sitting.reading('begins');
    return () => sitting.reading('ends');
  }, [sitting, hasStall]);
  return (
    <Prompt isMine={false} says="Take your time.">
      <Action tone="main" onAct={goOn} takesFocus>
        Go on
      </Action>
    </Prompt>
  );
}

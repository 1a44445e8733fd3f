/** A position that asks for one play, on the game's own board: what is sent from it is an answer. */
import type { Happening, Play, Seat, View } from '@parlour/kernel/game';
import type { ToldRefusal } from '@parlour/kernel/saying';
import type { ComponentChildren, JSX } from 'preact';
import type { Furnished } from '../following.ts';
import type { OpenHand } from '../host/puzzling.ts';
import { worker } from '../host/worker-client.ts';
import { OpenHands } from './open-hands.tsx';
import styles from './puzzle-board.module.css';

/** The position, and what may be answered there. */
type AskedPosition = {
  readonly view: View;
  readonly fresh: readonly Happening[];
  readonly plays: readonly Play[];
  readonly more: boolean;
  /** The play that is pointed at. */
  readonly advised: Play | undefined;
  /** The hands of the others, where they lie open. */
  readonly hands: readonly OpenHand[];
};

export type PuzzleBoardProps = {
  readonly furnished: Furnished;
  readonly position: AskedPosition;
  readonly name: (seat: Seat) => string;
  /** What is asked, or what was said to the answer: above the board, for what a board asks itself stands in its own place. */
  readonly says: string;
  /** Whether an answer is awaited. */
  readonly isAsked: boolean;
  answer(play: Play): Promise<'played' | 'refused'>;
  judge(play: Play): Promise<ToldRefusal | undefined>;
  past(): Promise<readonly Happening[]>;
  /** The buttons where a board has its own. */
  readonly children?: ComponentChildren;
};

export function PuzzleBoard(props: PuzzleBoardProps): JSX.Element {
  const { furnished, position, name, says, isAsked, answer, judge, past, children } = props;
  const { Table } = furnished.board;
  const { hands, ...spread } = position;
  return (
    <div class={styles.board} data-open={hands.length > 0}>
      <p class={styles.says} data-mine={isAsked}>
        {says}
      </p>
      <OpenHands hands={hands} name={name} />
      <div class={styles.table}>
        <Table
          {...spread}
          name={name}
          send={answer}
          judge={judge}
          past={past}
          read={file => worker().read(file)}
          prompt={<div class={styles.actions}>{children}</div>}
        />
      </div>
    </div>
  );
}

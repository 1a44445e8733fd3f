/** A position that asks for one play; all hands are open where the puzzle says so. */

import { Card } from '@parlour/board-kit/components/cards/card.tsx';
import { usePack } from '@parlour/board-kit/pack';
import type { GameEvent, Play, Seat, View } from '@parlour/kernel/game';
import type { RefusalWithMessage } from '@parlour/kernel/sentences';
import type { ComponentChildren, JSX } from 'preact';
import type { TableAssets } from '../table/playback.ts';
import type { OpenHand } from '../worker/puzzles/puzzle-session.ts';
import { workerApi } from '../worker/worker-client.ts';
import openHandsStyles from './open-hands.module.css';
import styles from './puzzle-board.module.css';

type PuzzlePosition = {
  readonly view: View;
  readonly fresh: readonly GameEvent[];
  readonly plays: readonly Play[];
  readonly more: boolean;
  readonly advised: Play | undefined;
  readonly hands: readonly OpenHand[];
};

export type PuzzleBoardProps = {
  readonly assets: TableAssets;
  readonly position: PuzzlePosition;
  readonly name: (seat: Seat) => string;
  /** Shown above the board, because a board shows its own prompt in its own place. */
  readonly text: string;
  readonly isAsked: boolean;
  answer(play: Play): Promise<'played' | 'refused'>;
  judge(play: Play): Promise<RefusalWithMessage | undefined>;
  past(): Promise<readonly GameEvent[]>;
  /** Shown where boards have their own buttons. */
  readonly children?: ComponentChildren;
};

export function PuzzleBoard(props: PuzzleBoardProps): JSX.Element {
  const { assets, position, name, text, isAsked, answer, judge, past, children } = props;
  const { Table } = assets.board;
  const { hands, ...boardProps } = position;
  return (
    <div class={styles.board} data-open={hands.length > 0}>
      <p class={styles.says} data-mine={isAsked}>
        {text}
      </p>
      <OpenHands hands={hands} name={name} />
      <div class={styles.table}>
        <Table
          {...boardProps}
          name={name}
          send={answer}
          judge={judge}
          past={past}
          read={file => workerApi().read(file)}
          prompt={<div class={styles.actions}>{children}</div>}
        />
      </div>
    </div>
  );
}

type OpenHandsProps = { readonly hands: readonly OpenHand[]; readonly name: (seat: Seat) => string };

/** A longer hand gets its own row. */
const MAX_SHORT_HAND = 6;

/** The open hands of the other players, each with its name, all cards readable. */
function OpenHands({ hands, name }: OpenHandsProps): JSX.Element | null {
  const { shape } = usePack();
  if (hands.length === 0) return null;
  const longest = Math.max(...hands.map(({ cards }) => cards.length));
  return (
    <section
      class={openHandsStyles.hands}
      aria-label="The hands of the others"
      data-long={longest > MAX_SHORT_HAND}
      style={{ '--shape': shape, '--hands': hands.length }}
    >
      {hands.map(({ seat, cards }) => (
        <div key={seat} class={openHandsStyles.hand}>
          <h2 class={openHandsStyles.name}>{name(seat)}</h2>
          <ul
            class={openHandsStyles.cards}
            aria-label={`The hand of ${name(seat)}`}
            style={{ '--steps': cards.length - 1 }}
          >
            {cards.map(card => (
              <li key={card}>
                <Card card={card} id={`open-${card}`} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** A position that asks for one play; all hands are open where the puzzle says so. */

import { Card } from '@parlour/board-kit/components/cards/card.tsx';
import { Prompt } from '@parlour/board-kit/components/prompt.tsx';
import { usePack } from '@parlour/board-kit/pack';
import type { GameEvent, Play, Seat, View } from '@parlour/kernel/game';
import type { RefusalWithMessage } from '@parlour/kernel/sentences';
import type { ComponentChildren, JSX } from 'preact';
import type { TableAssets } from '../table/playback.ts';
import type { OpenHand } from '../worker/puzzles/puzzle-session.ts';
import { workerApi } from '../worker/worker-client.ts';
import styles from './puzzles.module.css';
import { puzzlesText } from './puzzles-text.ts';

type PuzzlePosition = {
  readonly view: View;
  readonly fresh: readonly GameEvent[];
  readonly plays: readonly Play[];
  readonly more: boolean;
  readonly advised: Play | undefined;
};

type PuzzleBoardProps = {
  readonly assets: TableAssets;
  readonly position: PuzzlePosition;
  readonly name: (seat: Seat) => string;
  /** The question, or what was wrong. */
  readonly text: string;
  readonly lastEvent: string | undefined;
  readonly isAsked: boolean;
  answer(play: Play): Promise<'played' | 'refused'>;
  judge(play: Play): Promise<RefusalWithMessage | undefined>;
  past(): Promise<readonly GameEvent[]>;
  /** Buttons of the prompt. */
  readonly children?: ComponentChildren;
};

export function PuzzleBoard(props: PuzzleBoardProps): JSX.Element {
  const { assets, position, name, text, lastEvent, isAsked, answer, judge, past, children } = props;
  const { Table } = assets.board;
  return (
    <Table
      {...position}
      name={name}
      send={answer}
      judge={judge}
      past={past}
      read={file => workerApi().read(file)}
      prompt={
        <Prompt isMine={isAsked} tone="hint" says={text} was={lastEvent}>
          {children}
        </Prompt>
      }
    />
  );
}

type OpenHandsProps = { readonly hands: readonly OpenHand[]; readonly name: (seat: Seat) => string };

/** A longer hand gets its own row. */
const MAX_SHORT_HAND = 6;

/** The open hands of the other players, each with its name, all cards readable. */
export function OpenHands({ hands, name }: OpenHandsProps): JSX.Element | null {
  const { shape } = usePack();
  if (hands.length === 0) return null;
  const longest = Math.max(...hands.map(({ cards }) => cards.length));
  return (
    <section
      class={styles.hands}
      aria-label={puzzlesText('otherHands')}
      data-long={longest > MAX_SHORT_HAND}
      style={{ '--shape': shape, '--hands': hands.length }}
    >
      {hands.map(({ seat, cards }) => (
        <div key={seat} class={styles.hand}>
          <h2 class={styles.name}>{name(seat)}</h2>
          <ul
            class={styles.cards}
            aria-label={puzzlesText('handOf', { name: name(seat) })}
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

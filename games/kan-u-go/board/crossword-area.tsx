/** The crossword as players see it: laid cards, loose cards and hints. */
import { Crossword as Grid, type GridCard } from '@parlour/board-kit/components/crossword/crossword.tsx';
import type { GameEvent } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { type Cell, type Crossword, squareKey } from '../crossword/crossword.ts';
import styles from './crossword-area.module.css';
import { type Draft, looseCardAt } from './draft.ts';
import type { DraftControls } from './use-draft.ts';
import { wordsOnBoard } from './words-on-board.ts';

type LaidEvent = GameEvent & { readonly what: 'laid'; readonly cells: readonly Cell[]; readonly seat: number };

const isLaidEvent = (event: GameEvent): event is LaidEvent => event.what === 'laid';

export type GridInput = {
  readonly crossword: Crossword;
  readonly draft: Draft;
  readonly fresh: readonly GameEvent[];
  /** Where a seat's cards come from; undefined for the player's own. */
  from(seat: number): string | undefined;
  readonly advised: readonly (readonly [number, number, string, ...unknown[]])[];
  readonly isWrong: boolean;
};

export function toGridCards({ crossword, draft, fresh, from, advised, isWrong }: GridInput): GridCard[] {
  const newlyLaid = new Map(
    fresh
      .filter(isLaidEvent)
      .flatMap(({ cells, seat }) => cells.map(([row, column]) => [squareKey(row, column), seat])),
  );
  const lying = crossword.map(([row, column, card]): GridCard => {
    const seat = newlyLaid.get(squareKey(row, column));
    const at = { row, column, card, id: `at ${squareKey(row, column)}` };
    return seat === undefined ? { ...at, state: 'lies' } : { ...at, state: 'fresh', from: from(seat) };
  });
  const loose = draft.laid.map((card): GridCard => ({ ...card, from: undefined, state: isWrong ? 'wrong' : 'loose' }));
  const hinted = advised
    .filter(([row, column]) => !looseCardAt(draft, { row, column }))
    .map(([row, column, card]): GridCard => ({ row, column, card, id: `hint ${row},${column}`, state: 'advised' }));
  return [...lying, ...loose, ...hinted];
}

/** Falls back to the crossword while it is empty. */
export function firstCardId(crossword: Crossword): string {
  const [first] = crossword;
  return first ? `at ${squareKey(first[0], first[1])}` : 'crossword';
}

type CrosswordAreaProps = {
  readonly controls: DraftControls;
  readonly crossword: Crossword;
  readonly cards: readonly GridCard[];
};

const KEYS_HELP = 'Arrows move, letters lay cards, Backspace takes back, Space turns, Enter plays or explains a word.';

export function CrosswordArea({ controls, crossword, cards }: CrosswordAreaProps): JSX.Element {
  const { draft, finder, tap, drop } = controls;
  return (
    <div class={styles.cloth}>
      <Grid label={`The crossword. ${KEYS_HELP}`} cursor={draft.cursor} {...{ cards, finder, tap, drop }}>
        <ul aria-label="Words on the table">
          {wordsOnBoard(crossword).map(({ word, direction, row, column }) => (
            <li key={`${direction} ${row},${column}`}>
              {word} {direction} at {row},{column}
            </li>
          ))}
        </ul>
      </Grid>
    </div>
  );
}

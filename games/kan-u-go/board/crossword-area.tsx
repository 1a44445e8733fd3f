/** The crossword as players see it: laid cards, loose cards and hints. */

import { Crossword as Grid, type GridCard } from '@parlour/board-kit/components/crossword/crossword.tsx';
import { announce } from '@parlour/board-kit/components/screen-reader.tsx';
import type { GameEvent } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Cell, type Crossword, squareKey } from '../crossword/crossword.ts';
import { writeAddition } from '../crossword/notation.ts';
import type { CardNumbers } from '../pack/pack.ts';
import styles from './board.module.css';
import { kanUGoBoardText as t } from './board-text.ts';
import { type Draft, looseCardAt } from './draft.ts';
import { LetterTile } from './letter-tile.tsx';
import type { DraftControls } from './use-draft.ts';
import { litSquares, wordsAt, wordsOnBoard } from './words-on-board.ts';

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
  const lit = litSquares(
    crossword
      .filter(([row, column]) => newlyLaid.has(squareKey(row, column)))
      .flatMap(([row, column]) => wordsAt(crossword, { row, column })),
  );
  const lying = crossword.map(([row, column, card]): GridCard => {
    const key = squareKey(row, column);
    const seat = newlyLaid.get(key);
    const at = { row, column, card, id: `at ${key}`, light: lit.get(key) };
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
  readonly numbers?: CardNumbers;
};

/** For those who can't see the marked squares. */
function hintedPlace(cards: readonly GridCard[]): string | undefined {
  const advised = cards.filter(card => card.state === 'advised');
  if (advised.length === 0) return undefined;
  return t('advisedAt', { written: writeAddition(advised.map(({ row, column, card }): Cell => [row, column, card])) });
}

export function CrosswordArea({ controls, crossword, cards, numbers }: CrosswordAreaProps): JSX.Element {
  const { draft, finder, tap, drop } = controls;
  const hint = hintedPlace(cards);
  useEffect(() => {
    if (hint !== undefined) announce(hint);
  }, [hint]);
  return (
    <div class={styles.cloth}>
      <Grid
        label={t('grid')}
        cursor={draft.cursor}
        tile={card => <LetterTile card={card} numbers={numbers} />}
        {...{ cards, finder, tap, drop }}
      >
        {hint && <p>{hint}</p>}
        <ul aria-label={t('wordsOnTable')}>
          {wordsOnBoard(crossword).map(({ word, direction, row, column }) => (
            <li key={`${direction} ${row},${column}`}>{t('wordAt', { word, direction, row, column })}</li>
          ))}
        </ul>
      </Grid>
    </div>
  );
}

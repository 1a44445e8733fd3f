/** What lies on the squares: the crossword, the loose cards on it, and where a hint points. */
import type { GridCard } from '@parlour/board-kit/components/crossword/crossword.tsx';
import type { GameEvent } from '@parlour/kernel/game';
import { type Cell, type Crossword, squareOf } from '../crossword/crossword.ts';
import { type Draft, laidAt } from './laying.ts';

type Laying = GameEvent & { readonly what: 'laid'; readonly cells: readonly Cell[]; readonly seat: number };

const isLaying = (event: GameEvent): event is Laying => event.what === 'laid';

export type GridParts = {
  readonly crossword: Crossword;
  readonly draft: Draft;
  readonly fresh: readonly GameEvent[];
  /** Where the cards of a seat come from; undefined for the own, which are there already. */
  from(seat: number): string | undefined;
  readonly advised: readonly (readonly [number, number, string, ...unknown[]])[];
  readonly isWrong: boolean;
};

export function gridCards({ crossword, draft, fresh, from, advised, isWrong }: GridParts): GridCard[] {
  const news = new Map(
    fresh.filter(isLaying).flatMap(({ cells, seat }) => cells.map(([row, column]) => [squareOf(row, column), seat])),
  );
  const lying = crossword.map(([row, column, card]): GridCard => {
    const seat = news.get(squareOf(row, column));
    const at = { row, column, card, id: `at ${squareOf(row, column)}` };
    return seat === undefined ? { ...at, state: 'lies' } : { ...at, state: 'fresh', from: from(seat) };
  });
  const loose = draft.laid.map((card): GridCard => ({ ...card, from: undefined, state: isWrong ? 'wrong' : 'loose' }));
  const hinted = advised
    .filter(([row, column]) => !laidAt(draft, { row, column }))
    .map(([row, column, card]): GridCard => ({ row, column, card, id: `hint ${row},${column}`, state: 'advised' }));
  return [...lying, ...loose, ...hinted];
}

/** The id of the card that lies there longest, or where the first will lie. */
export function someCardOn(crossword: Crossword): string {
  const [first] = crossword;
  return first ? `at ${squareOf(first[0], first[1])}` : 'crossword';
}

/** The draft of an addition: cards placed loosely until they are played. */

import type { RefusalWithMessage } from '@parlour/kernel/sentences';
import { type Source, type SourcedCell, sortSourcedCells } from '../alone/rules/method.ts';
import { type Cell, type Crossword, type Direction, lettersBySquare, squareKey } from '../crossword/crossword.ts';
import { FREE } from '../pack/pack.ts';

export type Square = { readonly row: number; readonly column: number };

/** In a patience with its source. */
export type HandCard = { readonly id: string; readonly card: string; readonly from?: Source };

export type PlacedCard = HandCard & Square;

export type Cursor = Square & { readonly direction: Direction };

export type Draft = {
  /** Cards on the table when the draft was last synced. */
  readonly cardsOnTable: number;
  /** In order of laying. */
  readonly laid: readonly PlacedCard[];
  /** Where the next card goes. */
  readonly cursor: Cursor | undefined;
  /** Waiting for a tap on a square. */
  readonly picked: HandCard | undefined;
  /** In exchange, until another card is laid. */
  readonly offered: HandCard | undefined;
  /** Another player was faster; all cards came back. */
  readonly wasTaken?: true;
};

export const emptyDraft = (crossword: Crossword): Draft => ({
  cardsOnTable: crossword.length,
  laid: [],
  cursor: crossword.length === 0 ? { row: 0, column: 0, direction: 'across' } : undefined,
  picked: undefined,
  offered: undefined,
});

export type Cells = readonly (readonly [row: number, column: number, ...rest: unknown[]])[];

/** A hinted first word may go down [KG-2]. */
export function alignCursorWithHint(draft: Draft, advised: Cells, crossword: Crossword): Draft {
  const [first, second] = advised;
  if (!first || crossword.length > 0 || draft.laid.length > 0) return draft;
  const [row, column] = first;
  return { ...draft, cursor: { row, column, direction: second?.[1] === column ? 'down' : 'across' } };
}

const isAt = ({ row, column }: Square, other: Square): boolean => row === other.row && column === other.column;

export const looseCardAt = ({ laid }: Draft, square: Square): PlacedCard | undefined =>
  laid.find(card => isAt(card, square));

export const letterAt = (crossword: Crossword, { row, column }: Square): string | undefined =>
  crossword.find(cell => cell[0] === row && cell[1] === column)?.[2];

export const cardsLeft = (held: readonly HandCard[], { laid }: Draft): HandCard[] =>
  held.filter(({ id }) => !laid.some(card => card.id === id));

/** A loose card on that square goes back. */
export function placeCard(draft: Draft, card: HandCard, square: Square): Draft {
  const others = draft.laid.filter(other => other.id !== card.id && !isAt(other, square));
  return { ...draft, laid: [...others, { ...card, ...square }], picked: undefined, offered: undefined };
}

/** The cursor continues from there. */
export function dropCard(draft: Draft, card: HandCard, square: Square, crossword: Crossword): Draft {
  const next = placeCard(draft, card, square);
  const direction = likelyDirection(removeCard(draft, card.id), square, crossword);
  return { ...next, cursor: nextFreeSquare(next, { ...square, direction }, crossword) };
}

function placeAtCursor(draft: Draft, card: HandCard, crossword: Crossword): Draft {
  if (!draft.cursor) return draft;
  const cursor = nextFreeSquare(draft, draft.cursor, crossword);
  const { row, column } = cursor;
  const next = placeCard(draft, card, { row, column });
  return { ...next, cursor: nextFreeSquare(next, cursor, crossword) };
}

function nextFreeSquare(draft: Draft, cursor: Cursor, crossword: Crossword): Cursor {
  if (letterAt(crossword, cursor) === undefined && looseCardAt(draft, cursor) === undefined) return cursor;
  const { row, column, direction } = cursor;
  const next = direction === 'across' ? { row, column: column + 1 } : { row: row + 1, column };
  return nextFreeSquare(draft, { ...next, direction }, crossword);
}

export const removeCard = (draft: Draft, id: string): Draft => ({
  ...draft,
  laid: draft.laid.filter(card => card.id !== id),
});

/** The cursor moves to where the card lay. */
export function removeLastCard(draft: Draft): Draft {
  const last = draft.laid.at(-1);
  if (!last) return draft;
  const { row, column } = last;
  const cursor = draft.cursor && { row, column, direction: draft.cursor.direction };
  return { ...removeCard(draft, last.id), cursor };
}

/** Places the selected card, removes a loose card, or moves the cursor. */
export function tapSquare(draft: Draft, { row, column }: Square, crossword: Crossword): Draft {
  const square = { row, column };
  if (letterAt(crossword, square) !== undefined) return draft;
  if (draft.picked) return placeCard(draft, draft.picked, square);
  const loose = looseCardAt(draft, square);
  if (loose) return removeCard(draft, loose.id);
  return { ...draft, cursor: cursorAfterTap(draft, square, crossword) };
}

/** A second tap turns the cursor. */
function cursorAfterTap(draft: Draft, square: Square, crossword: Crossword): Cursor {
  const { cursor } = draft;
  if (!cursor || !isAt(cursor, square)) return { ...square, direction: likelyDirection(draft, square, crossword) };
  return { ...square, direction: cursor.direction === 'across' ? 'down' : 'across' };
}

/** Down along a column of loose cards, or from a letter above or below if none is beside. */
function likelyDirection(draft: Draft, { row, column }: Square, crossword: Crossword): Direction {
  const [loose] = draft.laid;
  if (loose && (loose.column === column) !== (loose.row === row)) return loose.column === column ? 'down' : 'across';
  const isLetter = (down: number, right: number): boolean =>
    letterAt(crossword, { row: row + down, column: column + right }) !== undefined;
  return isLetter(-1, 0) || (isLetter(1, 0) && !isLetter(0, -1) && !isLetter(0, 1)) ? 'down' : 'across';
}

/** Places the card at the cursor, or selects it until a square is tapped. */
export function tapCard(draft: Draft, card: HandCard, crossword: Crossword): Draft {
  if (draft.cursor) return placeAtCursor(draft, card, crossword);
  return { ...draft, picked: draft.picked?.id === card.id ? undefined : card };
}

export function typeLetter(draft: Draft, letter: string, held: readonly HandCard[], crossword: Crossword): Draft {
  const card = cardsLeft(held, draft).find(other => other.card === letter);
  return card ? placeAtCursor(draft, card, crossword) : draft;
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number, Direction]>> = {
  ArrowUp: [-1, 0, 'down'],
  ArrowDown: [1, 0, 'down'],
  ArrowLeft: [0, -1, 'across'],
  ArrowRight: [0, 1, 'across'],
};

/** The arrow also sets the direction. Without a cursor it starts at the card laid last. */
export function moveCursor(draft: Draft, key: string, crossword: Crossword): Draft {
  const step = STEPS[key];
  if (!step) return draft;
  const [down, right, direction] = step;
  const [row, column] = crossword.at(-1) ?? [0, 0];
  const { cursor = { row, column } } = draft;
  return { ...draft, cursor: { row: cursor.row + down, column: cursor.column + right, direction } };
}

export const turnCursor = (draft: Draft): Draft =>
  draft.cursor
    ? { ...draft, cursor: { ...draft.cursor, direction: draft.cursor.direction === 'across' ? 'down' : 'across' } }
    : draft;

/** Resets the draft if a card is gone, a square is taken [KR-12r], or a new round has begun. */
export function syncDraft(draft: Draft, held: readonly HandCard[], crossword: Crossword): Draft {
  if (crossword.length < draft.cardsOnTable) return emptyDraft(crossword);
  const stillMine = draft.laid.filter(({ id }) => held.some(card => card.id === id));
  if (stillMine.length < draft.laid.length) return emptyDraft(crossword);
  const isTaken = stillMine.some(card => letterAt(crossword, card) !== undefined);
  if (isTaken) return { ...emptyDraft(crossword), wasTaken: true };
  return draft.cardsOnTable === crossword.length
    ? draft
    : { ...draft, ...selectionAfter(draft, crossword), cardsOnTable: crossword.length };
}

/** Kept unless the square has been taken. */
function selectionAfter({ cursor, picked }: Draft, crossword: Crossword): Pick<Draft, 'cursor' | 'picked'> {
  const waits = cursor !== undefined && letterAt(crossword, cursor) === undefined;
  return waits ? { cursor, picked } : { cursor: undefined, picked: undefined };
}

/** A first word is moved to 0,0 [KG-2]. */
export function cellsToPlay({ laid }: Draft, crossword: Crossword): Cell[] {
  return sourcedCellsToPlay(laid, crossword).map(([row, column, letter]) => [row, column, letter]);
}

export function sourcedCellsToPlay(laid: readonly PlacedCard[], crossword: Crossword): SourcedCell[] {
  const cells = laid.map(({ row, column, card, from = 'hand' }): SourcedCell => [row, column, card, from]);
  const sorted = sortSourcedCells(cells);
  if (crossword.length > 0 || sorted.length === 0) return sorted;
  const [top, left] = sorted[0]!;
  return sorted.map(([row, column, letter, from]) => [row - top, column - left, letter, from]);
}

export const lettersWithDraft = (draft: Draft, crossword: Crossword): ReadonlyMap<string, string> =>
  new Map([
    ...lettersBySquare(crossword),
    ...draft.laid.map(({ row, column, card }) => [squareKey(row, column), card] as const),
  ]);

const byLetter = (one: string, two: string): number =>
  Number(one === FREE) - Number(two === FREE) || (one < two ? -1 : Number(one > two));

/** Alphabetical, free cards last. */
export const sortedHand = (hand: readonly string[]): HandCard[] =>
  hand.toSorted(byLetter).map(card => ({ id: card, card }));

type IsLeaving = (name: string) => boolean;

/** Stable ids, because copies of a letter move singly. Copies that were leaving disappear first. */
export function assignCardIds(
  held: readonly HandCard[],
  before: readonly HandCard[],
  isLeaving: IsLeaving,
): readonly HandCard[] {
  const known = before.map(({ id }) => id);
  const counts = new Map<string, number>();
  for (const { id } of held) counts.set(id, (counts.get(id) ?? 0) + 1);
  const names = new Map([...counts].map(([kind, count]) => [kind, idsFor(kind, count, known, isLeaving).values()]));
  return held.map(card => ({ ...card, id: names.get(card.id)!.next().value! }));
}

function idsFor(kind: string, count: number, known: readonly string[], isLeaving: IsLeaving): string[] {
  const before = known.filter(name => name.startsWith(`${kind}/`));
  const leavingFirst = before.toSorted((one, two) => Number(isLeaving(two)) - Number(isLeaving(one)));
  const gone = leavingFirst.slice(0, Math.max(0, before.length - count));
  const staying = before.filter(name => !gone.includes(name));
  const free = Array.from({ length: count }, (_, i) => `${kind}/${i + 1}`).filter(name => !staying.includes(name));
  return [...staying, ...free].slice(0, count);
}

/** On a phone held upright. */
/** How many cards lie side by side: on a phone (six on a small one), a phone on its side, and a desk. */
const [FEW_ABREAST, MANY_ABREAST, BESIDE_ABREAST, WIDE_ABREAST] = [6, 7, 5, 14] as const;

/** The grid of the own cards and of the piles at its free end, as CSS variables. */
export function handGridStyle(cards: number, piles: number): Record<string, number> {
  const places = cards + piles;
  const abreast = places <= 2 * FEW_ABREAST ? FEW_ABREAST : MANY_ABREAST;
  const wide = Math.max(1, Math.min(places, WIDE_ABREAST));
  const rowsOf = (columns: number): number => Math.max(1, Math.ceil(places / columns));
  return {
    '--thumb-columns': abreast,
    '--thumb-rows': rowsOf(abreast),
    '--small-rows': rowsOf(FEW_ABREAST),
    '--beside-columns': BESIDE_ABREAST,
    '--beside-rows': rowsOf(BESIDE_ABREAST),
    '--wide-columns': wide,
    '--wide-rows': rowsOf(wide),
  };
}

export type DraftStatus = 'permitted' | 'unfinished' | 'refused';

/** Further letters can fix these. */
const FIXABLE_CLAUSES = new Set(['KG-1', 'KG-2', 'KG-5', 'KG-7', 'KG-14r', 'KR-5', 'KR-16r']);

export function draftStatus(
  refusal: Pick<RefusalWithMessage, 'clause'> | undefined,
  laid: number,
  most: number,
): DraftStatus {
  if (!refusal) return 'permitted';
  /** A word across a single card stops mattering once others go down from it, and vice versa. */
  const isFixable = FIXABLE_CLAUSES.has(refusal.clause) || (refusal.clause === 'KG-6' && laid === 1);
  return isFixable && laid < most ? 'unfinished' : 'refused';
}

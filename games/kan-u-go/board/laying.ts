/** Cards on their way into the crossword: laid loosely, moved, taken back, until they are played. */

import { inOrder, type Source, type SourcedCell } from '../alone/rules/sources.ts';
import type { Cell, Crossword, Direction } from '../crossword/crossword.ts';
import { squareOf, squaresOf } from '../crossword/crossword.ts';

export type Square = { readonly row: number; readonly column: number };

/** A card that can be laid; in the patiences it says where it comes from. */
export type Held = { readonly id: string; readonly card: string; readonly from?: Source };

export type Laid = Held & Square;

export type Cursor = Square & { readonly direction: Direction };

export type Draft = {
  /** How many cards lay on the table when this was begun or looked over last. */
  readonly table: number;
  /** In the order of laying. */
  readonly laid: readonly Laid[];
  /** Where the next card goes of itself. */
  readonly cursor: Cursor | undefined;
  /** The card taken up, for which a square is to be tapped. */
  readonly picked: Held | undefined;
  /** The card that was offered in exchange, until another is laid. */
  readonly offered: Held | undefined;
  /** Somebody was faster: all cards of it have come back. */
  readonly wasTaken?: true;
};

/** The first word begins at 0,0, wherever the table looks fullest of room. */
export const freshDraft = (crossword: Crossword): Draft => ({
  table: crossword.length,
  laid: [],
  cursor: crossword.length === 0 ? { row: 0, column: 0, direction: 'across' } : undefined,
  picked: undefined,
  offered: undefined,
});

export type Cells = readonly (readonly [row: number, column: number, ...rest: unknown[]])[];

/** A first word that is advised may go down [KG-2]: the cursor goes along with it. */
export function openAlong(draft: Draft, advised: Cells, crossword: Crossword): Draft {
  const [first, second] = advised;
  if (!first || crossword.length > 0 || draft.laid.length > 0) return draft;
  const [row, column] = first;
  return { ...draft, cursor: { row, column, direction: second?.[1] === column ? 'down' : 'across' } };
}

const isAt = ({ row, column }: Square, other: Square): boolean => row === other.row && column === other.column;

export const laidAt = ({ laid }: Draft, square: Square): Laid | undefined => laid.find(card => isAt(card, square));

export const letterAt = (crossword: Crossword, { row, column }: Square): string | undefined =>
  crossword.find(cell => cell[0] === row && cell[1] === column)?.[2];

/** The cards not laid yet. */
export const stillHeld = (held: readonly Held[], { laid }: Draft): Held[] =>
  held.filter(({ id }) => !laid.some(card => card.id === id));

/** A card put on a square; what was loose there goes back. */
export function layAt(draft: Draft, card: Held, square: Square): Draft {
  const others = draft.laid.filter(other => other.id !== card.id && !isAt(other, square));
  return { ...draft, laid: [...others, { ...card, ...square }], picked: undefined, offered: undefined };
}

/** A card dropped on a square; the next one goes on from there. */
export function dropAt(draft: Draft, card: Held, square: Square, crossword: Crossword): Draft {
  const next = layAt(draft, card, square);
  const direction = likelyDirection(takeBack(draft, card.id), square, crossword);
  return { ...next, cursor: onward(next, { ...square, direction }, crossword) };
}

/** A card put where the cursor stands, or on the next free square from there; and the cursor goes on. */
function layNext(draft: Draft, card: Held, crossword: Crossword): Draft {
  if (!draft.cursor) return draft;
  const cursor = onward(draft, draft.cursor, crossword);
  const { row, column } = cursor;
  const next = layAt(draft, card, { row, column });
  return { ...next, cursor: onward(next, cursor, crossword) };
}

/** The first free square from the cursor in its direction. */
function onward(draft: Draft, cursor: Cursor, crossword: Crossword): Cursor {
  if (letterAt(crossword, cursor) === undefined && laidAt(draft, cursor) === undefined) return cursor;
  const { row, column, direction } = cursor;
  const next = direction === 'across' ? { row, column: column + 1 } : { row: row + 1, column };
  return onward(draft, { ...next, direction }, crossword);
}

export const takeBack = (draft: Draft, id: string): Draft => ({
  ...draft,
  laid: draft.laid.filter(card => card.id !== id),
});

/** The card laid last comes back, and the cursor stands where it lay. */
export function takeBackLast(draft: Draft): Draft {
  const last = draft.laid.at(-1);
  if (!last) return draft;
  const { row, column } = last;
  const cursor = draft.cursor && { row, column, direction: draft.cursor.direction };
  return { ...takeBack(draft, last.id), cursor };
}

/** A tap on a square: the card taken up goes there, a loose card comes back, or the cursor stands there. */
export function tapSquare(draft: Draft, { row, column }: Square, crossword: Crossword): Draft {
  const square = { row, column };
  if (letterAt(crossword, square) !== undefined) return draft;
  if (draft.picked) return layAt(draft, draft.picked, square);
  const loose = laidAt(draft, square);
  if (loose) return takeBack(draft, loose.id);
  return { ...draft, cursor: turned(draft, square, crossword) };
}

/** A new square is entered along the cards it goes on from; the same again turns the cursor. */
function turned(draft: Draft, square: Square, crossword: Crossword): Cursor {
  const { cursor } = draft;
  if (!cursor || !isAt(cursor, square)) return { ...square, direction: likelyDirection(draft, square, crossword) };
  return { ...square, direction: cursor.direction === 'across' ? 'down' : 'across' };
}

/** Down a column of loose cards, or where a letter stands above or below and none beside; else across. */
function likelyDirection(draft: Draft, { row, column }: Square, crossword: Crossword): Direction {
  const [loose] = draft.laid;
  if (loose && (loose.column === column) !== (loose.row === row)) return loose.column === column ? 'down' : 'across';
  const isLetter = (down: number, right: number): boolean =>
    letterAt(crossword, { row: row + down, column: column + right }) !== undefined;
  return isLetter(-1, 0) || (isLetter(1, 0) && !isLetter(0, -1) && !isLetter(0, 1)) ? 'down' : 'across';
}

/** A tap on a card: it goes where the cursor stands, or it is taken up until a square is tapped. */
export function tapCard(draft: Draft, card: Held, crossword: Crossword): Draft {
  if (draft.cursor) return layNext(draft, card, crossword);
  return { ...draft, picked: draft.picked?.id === card.id ? undefined : card };
}

/** A letter typed: the first card of it that is still held. */
export function typeLetter(draft: Draft, letter: string, held: readonly Held[], crossword: Crossword): Draft {
  const card = stillHeld(held, draft).find(other => other.card === letter);
  return card ? layNext(draft, card, crossword) : draft;
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number, Direction]>> = {
  ArrowUp: [-1, 0, 'down'],
  ArrowDown: [1, 0, 'down'],
  ArrowLeft: [0, -1, 'across'],
  ArrowRight: [0, 1, 'across'],
};

/** An arrow moves the cursor, and says which way it will go; without one it first appears at the card laid last. */
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

/**
 * After something has happened. Where a card is gone or a square is taken, the whole of it comes back [KR-12r]; a crossword
 * with fewer cards is another one.
 */
export function keepUp(draft: Draft, held: readonly Held[], crossword: Crossword): Draft {
  if (crossword.length < draft.table) return freshDraft(crossword);
  const stillMine = draft.laid.filter(({ id }) => held.some(card => card.id === id));
  if (stillMine.length < draft.laid.length) return freshDraft(crossword);
  const isTaken = stillMine.some(card => letterAt(crossword, card) !== undefined);
  if (isTaken) return { ...freshDraft(crossword), wasTaken: true };
  return draft.table === crossword.length ? draft : { ...draft, ...beside(draft, crossword), table: crossword.length };
}

/** The cursor and the card taken up wait, unless the square was taken meanwhile. */
function beside({ cursor, picked }: Draft, crossword: Crossword): Pick<Draft, 'cursor' | 'picked'> {
  const waits = cursor !== undefined && letterAt(crossword, cursor) === undefined;
  return waits ? { cursor, picked } : { cursor: undefined, picked: undefined };
}

/** What is asked to be played; a first word is moved to where first words begin [KG-2]. */
export function cellsOf({ laid }: Draft, crossword: Crossword): Cell[] {
  return sourcedCellsOf(laid, crossword).map(([row, column, letter]) => [row, column, letter]);
}

export function sourcedCellsOf(laid: readonly Laid[], crossword: Crossword): SourcedCell[] {
  const cells = laid.map(({ row, column, card, from = 'hand' }): SourcedCell => [row, column, card, from]);
  const sorted = inOrder(cells);
  if (crossword.length > 0 || sorted.length === 0) return sorted;
  const [top, left] = sorted[0]!;
  return sorted.map(([row, column, letter, from]) => [row - top, column - left, letter, from]);
}

/** The squares with the loose cards on them. */
export const squaresWith = (draft: Draft, crossword: Crossword): ReadonlyMap<string, string> =>
  new Map([
    ...squaresOf(crossword),
    ...draft.laid.map(({ row, column, card }) => [squareOf(row, column), card] as const),
  ]);

/**
 * A second, independent implementation of the clauses. It sees all cards, and undoes a turn by restoring a saved
 * table.
 */
import type { Seat } from '@parlour/kernel/game';
import type { KitPlay } from '../rules/judge.ts';

export type ReferenceTable = {
  hands: string[][];
  piles: string[][][];
  packets: string[][];
  /** Empty once the book is taken. */
  rows: Record<string, string[]>;
  tens: Record<string, Seat>;
  books: Record<string, Seat>;
  last: boolean;
  turn: Turn | undefined;
  /** By seat: 1s in the hand when an earlier turn ended and not settled since (KK-23r). */
  heldBack: Set<string>[];
};

type Before = Pick<ReferenceTable, 'piles' | 'rows' | 'tens' | 'books'>;
type Turn = { seat: Seat; over: boolean; late: boolean; before?: Before; fromHand: string[]; fromPiles: string[] };

const isOne = (card: string): boolean => card.slice(1) === '1';
const rank = (card: string): number => Number(card.slice(1));
const sorted = (cards: readonly string[]): string[] =>
  cards.toSorted((a, b) => a.charCodeAt(0) - b.charCodeAt(0) || rank(a) - rank(b));
const drop = (cards: readonly string[], card: string): string[] => cards.filter(other => other !== card);

export function referenceDeal(pack: readonly string[], dealer: Seat, count: number): ReferenceTable {
  const packets = Array.from({ length: 28 }, (_, i) => sorted(pack.slice(5 * i, 5 * i + 5)));
  const hands = Array.from({ length: count }, (_, seat) => packets[(dealer - 1 - seat + 2 * count) % count]!);
  return {
    hands,
    piles: hands.map(() => []),
    packets: packets.slice(count),
    rows: Object.fromEntries('ABCDEFGHIJKLMN'.split('').map(book => [book, []])),
    tens: {},
    books: {},
    last: false,
    turn: undefined,
    heldBack: hands.map(() => new Set()),
  };
}

const tops = (table: ReferenceTable, seat: Seat): string[] => table.piles[seat]!.map(pile => pile.at(-1)!);

/** KK-4, KK-8, KK-25r */
export function isReferenceMistake(
  table: ReferenceTable,
  seat: Seat,
  play: Exclude<KitPlay, { do: 'shout' }>,
): boolean {
  const owesOne = [...table.hands[seat]!, ...tops(table, seat)].some(isOne);
  if (play.do !== 'play') return owesOne;
  const row = table.rows[play.card.charAt(0)]!;
  const lowestMissing = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].find(n => !row.some(card => rank(card) === n));
  return rank(play.card) !== lowestMissing || (owesOne && !isOne(play.card));
}

export function referenceDeed(table: ReferenceTable, seat: Seat, play: Exclude<KitPlay, { do: 'shout' }>): void {
  if (table.turn === undefined || table.turn.over || table.turn.seat !== seat)
    table.turn = { seat, over: false, late: false, fromHand: [], fromPiles: [] };
  const turn = table.turn;
  if (isReferenceMistake(table, seat, play)) turn.before ??= copyOf(tableBefore(table));
  if (play.do === 'play') playCard(table, turn, play.card);
  if (play.do === 'lay') layCard(table, turn, play);
  const isOut = table.hands[seat]!.length === 0 && table.packets.length === 0 && tops(table, seat).length === 0;
  if (play.do !== 'play' || isOut) endTurn(table, turn);
  refillHand(table, seat);
  if (!turn.over && table.hands[seat]!.length === 0 && tops(table, seat).length === 0) endTurn(table, turn);
}

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const tableBefore = ({ piles, rows, tens, books }: ReferenceTable): Before => ({ piles, rows, tens, books });

function playCard(table: ReferenceTable, turn: Turn, card: string): void {
  const { seat } = turn;
  const book = card.charAt(0);
  const isInHand = table.hands[seat]!.includes(card);
  if (turn.before) (isInHand ? turn.fromHand : turn.fromPiles).push(card);
  if (isInHand) table.hands[seat] = drop(table.hands[seat]!, card);
  else table.piles[seat] = table.piles[seat]!.map(pile => drop(pile, card)).filter(pile => pile.length > 0);
  turn.late ||= table.heldBack[seat]!.has(card);
  table.rows[book] = sorted([...table.rows[book]!, card]);
  if (rank(card) === 10) table.tens[book] = seat;
  if (table.rows[book]!.length < 10) return;
  table.books[book] = table.tens[book]!;
  table.rows[book] = [];
}

/** KK-6, KK-14r, KK-24r */
function layCard(table: ReferenceTable, turn: Turn, play: KitPlay & { do: 'lay' }): void {
  const piles = table.piles[turn.seat]!;
  if (turn.before) turn.fromHand.push(play.card);
  table.hands[turn.seat] = drop(table.hands[turn.seat]!, play.card);
  if ('move' in play) {
    const [one, other] = play.move;
    piles[other] = [...piles[other]!, ...piles[one]!];
    piles[one] = [play.card];
  } else if (play.on === null) piles.push([play.card]);
  else piles[play.on]!.push(play.card);
}

function endTurn(table: ReferenceTable, turn: Turn): void {
  turn.over = true;
  for (const card of table.hands[turn.seat]!.filter(isOne)) table.heldBack[turn.seat]!.add(card);
}

/** KK-2, KK-9 */
function refillHand(table: ReferenceTable, seat: Seat): void {
  if (table.last || table.hands[seat]!.length > 0 || Object.keys(table.books).length === 14) return;
  table.hands[seat] = table.packets.shift() ?? [];
  if (table.hands.some(hand => hand.length > 0)) return;
  table.last = true;
  table.hands = table.piles.map(piles => sorted(piles.flat()));
  table.piles = table.piles.map(() => []);
}

export type ReferenceVerdict = 'mistake' | 'late' | 'false';

/** KK-8, KK-19r, KK-24r */
export function referenceShout(table: ReferenceTable): ReferenceVerdict {
  const turn = table.turn!;
  if (turn.before === undefined) return turn.late ? 'late' : 'false';
  const { before, seat, fromHand, fromPiles } = turn;
  const laid = table.last ? fromHand.filter(card => table.hands[seat]!.includes(card)) : [];
  const back = [...fromHand.filter(card => !laid.includes(card)), ...(table.last ? fromPiles : [])];
  const piles = table.last ? table.piles : before.piles;
  Object.assign(table, { ...before, piles });
  table.hands[seat] = sorted([...table.hands[seat]!, ...back]);
  return 'mistake';
}

/** KK-23r */
export function referencePay(table: ReferenceTable): void {
  const { seat } = table.turn!;
  for (const card of [...table.hands[seat]!, ...tops(table, seat)]) table.heldBack[seat]!.delete(card);
  table.turn = undefined;
  refillHand(table, seat);
}

export function referenceDraw(table: ReferenceTable, by: Seat, from: Seat, card: string): void {
  table.hands[from] = drop(table.hands[from]!, card);
  table.hands[by] = sorted([...table.hands[by]!, card]);
  table.heldBack[from]!.delete(card);
  refillHand(table, from);
}

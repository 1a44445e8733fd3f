/** Cutting for deal [KG-20, KG-31r]. */
import type { GameEvent, Seat } from '@parlour/kernel/game';
import { pick, type Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { isFree, PACK } from '../../pack/pack.ts';

/** Who cuts, and what each has cut; null for whoever has not, or has cut a free card. */
export type Cutting = { readonly seats: readonly Seat[]; readonly cards: readonly (string | null)[] };

export type CutEvent = GameEvent &
  (
    | { readonly what: 'cut'; readonly seat: Seat; readonly card: string }
    | { readonly what: 'tied'; readonly seats: readonly Seat[] }
    | { readonly what: 'first-dealer'; readonly seat: Seat }
  );

export const cuttingOf = (seats: readonly Seat[]): Cutting => ({ seats, cards: seats.map(() => null) });

export const cutters = ({ seats, cards }: Cutting): Seat[] => seats.filter((_, i) => cards[i] === null);

/** The pack is put together again after every cut, so that two may cut the same card. */
export const drawCuts = (cutting: Cutting, random: Random): string[] => cutters(cutting).map(() => pick(random, PACK));

export type Cut = {
  readonly cutting: Cutting | null;
  readonly dealer: Seat | null;
  readonly events: readonly CutEvent[];
};

export function cut(before: Cutting, drawn: readonly string[]): Cut {
  const seats = cutters(before);
  const told = drawn.map((card, i) => tellCut(itemAt(seats, i), card));
  const cards = before.cards.map(
    (card, i) => card ?? letterOrNull(itemAt(drawn, seats.indexOf(itemAt(before.seats, i)))),
  );
  const nearest = nearestToA(before.seats, cards);
  if (nearest.length === 0) return { cutting: { seats: before.seats, cards }, dealer: null, events: told };
  if (nearest.length > 1) {
    const tied: CutEvent = { what: 'tied', clause: 'KG-31r', seats: nearest };
    return { cutting: cuttingOf(nearest), dealer: null, events: [...told, tied] };
  }
  const found: CutEvent = { what: 'first-dealer', clause: 'KG-20', seat: itemAt(nearest, 0) };
  return { cutting: null, dealer: itemAt(nearest, 0), events: [...told, found] };
}

const tellCut = (seat: Seat, card: string): CutEvent => ({
  what: 'cut',
  clause: isFree(card) ? 'KG-31r' : 'KG-20',
  seat,
  card,
});

const letterOrNull = (card: string): string | null => (isFree(card) ? null : card);

/** Nobody, as long as somebody has still to cut. */
function nearestToA(seats: readonly Seat[], cards: readonly (string | null)[]): Seat[] {
  const letters = cards.filter(card => card !== null);
  if (letters.length < cards.length) return [];
  const [first] = letters.sort();
  return seats.filter((_, i) => cards[i] === first);
}

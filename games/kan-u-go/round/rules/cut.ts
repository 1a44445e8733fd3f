/** Cutting for deal [KG-20, KG-31r]. */
import type { Happening, Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import { pick, type Random } from '@parlour/kernel/random';
import { isFree, PACK } from '../../pack/pack.ts';

/** Who cuts, and what each has cut; null for whoever has not, or has cut a free card. */
export type Cutting = { readonly seats: readonly Seat[]; readonly cards: readonly (string | null)[] };

export type CutHappening = Happening &
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
  readonly happenings: readonly CutHappening[];
};

export function cut(before: Cutting, drawn: readonly string[]): Cut {
  const seats = cutters(before);
  const told = drawn.map((card, i) => tellCut(nth(seats, i), card));
  const cards = before.cards.map((card, i) => card ?? letterOrNull(nth(drawn, seats.indexOf(nth(before.seats, i)))));
  const nearest = nearestToA(before.seats, cards);
  if (nearest.length === 0) return { cutting: { seats: before.seats, cards }, dealer: null, happenings: told };
  if (nearest.length > 1) {
    const tied: CutHappening = { what: 'tied', clause: 'KG-31r', seats: nearest };
    return { cutting: cuttingOf(nearest), dealer: null, happenings: [...told, tied] };
  }
  const found: CutHappening = { what: 'first-dealer', clause: 'KG-20', seat: nth(nearest, 0) };
  return { cutting: null, dealer: nth(nearest, 0), happenings: [...told, found] };
}

const tellCut = (seat: Seat, card: string): CutHappening => ({
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

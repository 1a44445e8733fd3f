/** Chance at the table: cutting, dealing, and the shuffle when the blind pack is used up. */
import { packOrderFault } from '@parlour/kernel/authoring/cards';
import type { GameEvent, MatchStatus, Seat, Step } from '@parlour/kernel/game';
import { pick, type Random, shuffle } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { isFree, PACK } from '../../pack/pack.ts';
import type { DealEvent } from './apply.ts';
import type { Phase, RoundState } from './state.ts';

const CHANCES = ['cut', 'deal', 'shuffle'] as const;
/** 'word': drawn letter by letter, in the race only. */
export type Chance = { readonly is: (typeof CHANCES)[number] | 'word'; readonly cards: readonly string[] };

export type ChanceEvent = CutEvent | DealEvent | (GameEvent & { readonly what: 'shuffled'; readonly cards: number });

const DRAW: MatchStatus = { is: 'chance', of: 'draw' };
const DEAL: MatchStatus = { is: 'chance', of: 'deal' };

export const CHANCE_STATUS: Readonly<Partial<Record<Phase, MatchStatus>>> = {
  cut: DRAW,
  deal: DEAL,
  lot: DRAW,
  stop: DRAW,
};

const belowTop = (state: RoundState): readonly string[] => state.cards.pile.slice(0, -1);

export function draw(state: RoundState, random: Random, pack?: readonly string[]): Chance {
  if (state.phase === 'cut') return { is: 'cut', cards: drawCuts(assertDefined(state.cutting), random) };
  if (state.phase === 'deal') return { is: 'deal', cards: pack ?? shuffle(random, PACK) };
  return { is: 'shuffle', cards: shuffle(random, belowTop(state)) };
}

/** Cuts and deals use the whole pack. */
export const drawnFrom = (state: RoundState): readonly string[] | undefined =>
  state.phase === 'stop' ? belowTop(state) : undefined;

export const writeChance = ({ is, cards }: Chance): string => [is, ...cards].join(' ');

export function readChance(state: RoundState, text: string): Chance | undefined {
  const [word, ...cards] = text.split(' ');
  const is = CHANCES.find(chance => chance === word);
  return is !== undefined && isPossible(state, is, cards) ? { is, cards } : undefined;
}

function isPossible(state: RoundState, is: (typeof CHANCES)[number], cards: readonly string[]): boolean {
  switch (is) {
    case 'cut':
      return isCut(state, cards);
    case 'deal':
      return state.phase === 'deal' && packOrderFault(PACK, cards) === undefined;
    case 'shuffle':
      return state.phase === 'stop' && packOrderFault(belowTop(state), cards) === undefined;
  }
}

const isCut = ({ phase, cutting }: RoundState, cards: readonly string[]): boolean =>
  phase === 'cut' &&
  cards.length === seatsToCut(assertDefined(cutting)).length &&
  cards.every(card => PACK.includes(card));

export function applyCut<S extends RoundState>(state: S, drawn: readonly string[]): Step<S, ChanceEvent> {
  const { cutting, dealer, events } = resolveCut(assertDefined(state.cutting), drawn);
  const phase = dealer === null ? 'cut' : 'deal';
  return { state: { ...state, cutting, dealer, phase }, events };
}

export function applyShuffle<S extends RoundState>(
  state: S,
  blind: readonly string[],
  clause: 'KG-34r' | 'KR-7',
): Step<S, ChanceEvent> {
  const cards = { ...state.cards, blind, pile: state.cards.pile.slice(-1), returned: blind.toSorted() };
  return {
    state: { ...state, phase: 'play', cards },
    events: [{ what: 'shuffled', clause, cards: blind.length }],
  };
}

/** KR-7: the whole pile was shuffled, and its first card is turned up. */
export function applyStop<S extends RoundState>(state: S, [up, ...blind]: readonly string[]): Step<S, ChanceEvent> {
  const cards = { ...state.cards, blind, pile: [assertDefined(up)], returned: blind.toSorted() };
  return {
    state: { ...state, phase: 'play', cards },
    events: [
      { what: 'shuffled', clause: 'KR-7', cards: blind.length + 1 },
      { what: 'turned-up', clause: 'KR-7', card: assertDefined(up) },
    ],
  };
}

/** Null: not cut yet, or a free card [KG-20, KG-31r]. */
export type CutState = { readonly seats: readonly Seat[]; readonly cards: readonly (string | null)[] };

export type CutEvent = GameEvent &
  (
    | { readonly what: 'cut'; readonly seat: Seat; readonly card: string }
    | { readonly what: 'tied'; readonly seats: readonly Seat[] }
    | { readonly what: 'first-dealer'; readonly seat: Seat }
  );

export const startCut = (seats: readonly Seat[]): CutState => ({ seats, cards: seats.map(() => null) });

export const seatsToCut = ({ seats, cards }: CutState): Seat[] => seats.filter((_, i) => cards[i] === null);

/** Each cut is from the full pack. */
export const drawCuts = (cutting: CutState, random: Random): string[] =>
  seatsToCut(cutting).map(() => pick(random, PACK));

export type CutResult = {
  readonly cutting: CutState | null;
  readonly dealer: Seat | null;
  readonly events: readonly CutEvent[];
};

export function resolveCut(before: CutState, drawn: readonly string[]): CutResult {
  const seats = seatsToCut(before);
  const told = drawn.map((card, i) => cutEvent(itemAt(seats, i), card));
  const cards = before.cards.map(
    (card, i) => card ?? letterOrNull(itemAt(drawn, seats.indexOf(itemAt(before.seats, i)))),
  );
  const nearest = nearestToA(before.seats, cards);
  if (nearest.length === 0) return { cutting: { seats: before.seats, cards }, dealer: null, events: told };
  if (nearest.length > 1) {
    const tied: CutEvent = { what: 'tied', clause: 'KG-31r', seats: nearest };
    return { cutting: startCut(nearest), dealer: null, events: [...told, tied] };
  }
  const found: CutEvent = { what: 'first-dealer', clause: 'KG-20', seat: itemAt(nearest, 0) };
  return { cutting: null, dealer: itemAt(nearest, 0), events: [...told, found] };
}

const cutEvent = (seat: Seat, card: string): CutEvent => ({
  what: 'cut',
  clause: isFree(card) ? 'KG-31r' : 'KG-20',
  seat,
  card,
});

const letterOrNull = (card: string): string | null => (isFree(card) ? null : card);

/** Empty while a seat still has to cut. */
function nearestToA(seats: readonly Seat[], cards: readonly (string | null)[]): Seat[] {
  const letters = cards.filter(card => card !== null);
  if (letters.length < cards.length) return [];
  const [first] = letters.sort();
  return seats.filter((_, i) => cards[i] === first);
}

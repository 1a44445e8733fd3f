/** What is left to chance at the table: the cut, the deal, and the shuffle at the stop. */
import { packOrderFault } from '@parlour/kernel/authoring/cards';
import type { GameEvent, MatchStatus, Step } from '@parlour/kernel/game';
import { type Random, shuffle } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import { PACK } from '../../pack/pack.ts';
import { type CutEvent, cut, cutters, drawCuts } from './cut.ts';
import type { DealEvent } from './deal.ts';
import type { Phase, RoundState } from './state.ts';

const CHANCES = ['cut', 'deal', 'shuffle'] as const;
/** The lot that draws a word, letter by letter, is the race's alone. */
export type Chance = { readonly is: (typeof CHANCES)[number] | 'word'; readonly cards: readonly string[] };

export type ChanceEvent = CutEvent | DealEvent | (GameEvent & { readonly what: 'shuffled'; readonly cards: number });

const DRAW: MatchStatus = { is: 'chance', of: 'draw' };
const DEAL: MatchStatus = { is: 'chance', of: 'deal' };

export const AWAITED: Readonly<Partial<Record<Phase, MatchStatus>>> = { cut: DRAW, deal: DEAL, lot: DRAW, stop: DRAW };

/** The pile but for its top card: what becomes the blind pack at a stop. */
const belowTop = (state: RoundState): readonly string[] => state.cards.pile.slice(0, -1);

export function draw(state: RoundState, random: Random, pack?: readonly string[]): Chance {
  if (state.phase === 'cut') return { is: 'cut', cards: drawCuts(assertDefined(state.cutting), random) };
  if (state.phase === 'deal') return { is: 'deal', cards: pack ?? shuffle(random, PACK) };
  return { is: 'shuffle', cards: shuffle(random, belowTop(state)) };
}

/** The shuffle at a stop is of the pile; cuts and deals are of the whole pack. */
export const drawnFrom = (state: RoundState): readonly string[] | undefined =>
  state.phase === 'stop' ? belowTop(state) : undefined;

export const writeChance = ({ is, cards }: Chance): string => [is, ...cards].join(' ');

export function readChance(state: RoundState, text: string): Chance | undefined {
  const [word, ...cards] = text.split(' ');
  const is = CHANCES.find(chance => chance === word);
  return is !== undefined && couldBe(state, is, cards) ? { is, cards } : undefined;
}

function couldBe(state: RoundState, is: (typeof CHANCES)[number], cards: readonly string[]): boolean {
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
  cards.length === cutters(assertDefined(cutting)).length &&
  cards.every(card => PACK.includes(card));

export function applyCut<S extends RoundState>(state: S, drawn: readonly string[]): Step<S, ChanceEvent> {
  const { cutting, dealer, events } = cut(assertDefined(state.cutting), drawn);
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

/** KR-7: the whole pile has been shuffled; its first card is turned up as at the start of a heat. */
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

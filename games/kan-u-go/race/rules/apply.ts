/** What happens in the race. */
import { replaceAt } from '@parlour/kernel/authoring/cards';
import type { Input, Seat, Step } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import type { Addition, Dictionary } from '../../crossword/crossword.ts';
import { countOf } from '../../pack/pack.ts';
import { exchange, lay, type Take, throwIn } from '../../round/rules/cards.ts';
import { applyCut, applyShuffle, applyStop, type Chance } from '../../round/rules/chance.ts';
import { type Ending, endRound } from '../../round/rules/count.ts';
import { cardsEach, dealHands, layOut, tellDealer } from '../../round/rules/deal.ts';
import { type TableEvent, tellExchange, telling } from '../../round/rules/happenings.ts';
import { type Cards, handOf } from '../../round/rules/state.ts';
import { layingOf } from '../../rules/laying.ts';
import type { Ground } from './chance.ts';
import { canOpen, layWord } from './opening.ts';
import type { RacePlay } from './plays.ts';
import { leastOf, type RaceState } from './state.ts';
import { firstWord } from './word.ts';

type RaceStep = Step<RaceState, TableEvent>;

export function apply(state: RaceState, input: Input<RacePlay, Chance>, ground: Ground): RaceStep {
  if (input.by === 'chance') return applyChance(state, input.drew, ground);
  if (input.by === 'clock') return state.phase === 'opening' ? waitNoLonger(state) : block(state);
  const { by, play } = input;
  switch (play.do) {
    case 'open':
      return layWord(state, play.word, 'dealer');
    case 'add':
      return add(state, by, play.cells, ground.dictionary);
    case 'exchange':
      return swap(state, by, play.give, play.take);
    case 'out':
      return goOut(state, by);
    case 'pass':
      throw new Error('nobody passes in the race');
  }
}

function applyChance(state: RaceState, { is, cards }: Chance, ground: Ground): RaceStep {
  switch (is) {
    case 'cut':
      return applyCut(state, cards);
    case 'deal':
      return deal(state, cards, ground);
    case 'word':
      return layWord(state, cards.join(''), 'lot');
    case 'shuffle':
      return ground.reading.stop === 'all' ? applyStop(state, cards) : applyShuffle(state, cards, 'KR-7');
  }
}

function deal(state: RaceState, pack: readonly string[], ground: Ground): RaceStep {
  const seats = state.scores.length;
  const { hands, rest } = dealHands(pack, seats, assertDefined(state.dealer));
  const dealt = { ...state, cards: undealt(hands, rest), opened: hands.map(() => false) };
  const told = [tellDealer(state), { what: 'dealt', clause: 'KR-1', each: cardsEach(seats) } as const];
  return telling(told, awaitWord(dealt, ground));
}

/** The rest, of which the word is to be made, lies where the blind pack will be. */
const undealt = (hands: Cards['hands'], rest: readonly string[]): Cards => ({
  ...layOut(hands, [], []),
  blind: rest,
});

/** KR-2, KR-18r: an empty word if none can be made; then the first addition opens the crossword. */
function awaitWord(state: RaceState, ground: Ground): RaceStep {
  const { dictionary, reading } = ground;
  const { options, cards, dealer } = state;
  if (reading.word === 'found') return layWord(state, firstWord(cards.blind, dictionary, options.plurals), 'finding');
  if (!canOpen(state, ground)) return layWord(state, '', 'lot');
  if (options.opening === 'lot') return { state: { ...state, phase: 'lot' }, events: [] };
  const rest = cards.blind.toSorted();
  const looks = {
    what: 'looked',
    clause: 'KR-2',
    seat: assertDefined(dealer),
    secret: { rest },
    seenBy: [assertDefined(dealer)],
  } as const;
  return { state: { ...state, phase: 'opening' }, events: [looks] };
}

const waitNoLonger = (state: RaceState): RaceStep => ({
  state: { ...state, phase: 'lot' },
  events: [{ what: 'waited', clause: 'KR-18r', seat: assertDefined(state.dealer) }],
});

function add(state: RaceState, seat: Seat, cells: Addition, dictionary: Dictionary): RaceStep {
  const { cards, options, opened } = state;
  const laying = layingOf(cards.crossword, cells, dictionary, options.plurals, mannerOf(state, seat, cells.length));
  const laid = { what: 'laid', seat, ...laying } as const;
  const next = { ...state, cards: lay(cards, seat, cells), opened: replaceAt(opened, seat, true) };
  return handOf(next, seat).length > 0 ? { state: next, events: [laid] } : telling([laid], goOut(next, seat));
}

/** The clause an addition of so many cards rests on. */
function mannerOf(state: RaceState, seat: Seat, laid: number): string {
  if (!state.opened[seat]) return leastOf(state, seat) < 3 ? 'KR-16r' : 'KR-5';
  return laid > 4 ? 'KR-4' : 'KG-3';
}

function swap(state: RaceState, seat: Seat, give: string, take: Take): RaceStep {
  const { cards, got } = exchange(state.cards, seat, give, take);
  const phase = cards.blind.length === 0 ? 'stop' : 'play';
  return { state: { ...state, phase, cards }, events: [tellExchange('KR-6', seat, give, take, got)] };
}

const MOST_HEATS = 30;
const BONUS = 20;

const ENDING: Ending<RaceState> = {
  counted: 'KR-9',
  won: 'KR-10',
  isLast: ({ scores, rounds, options }) => rounds === MOST_HEATS || scores.some(score => score >= options.target),
};

const countsOf = (state: RaceState): number[] => state.cards.hands.map(hand => countOf(hand, state.options.numbers));

const block = (state: RaceState): RaceStep =>
  telling([{ what: 'blocked', clause: 'KR-15r' }], endRound(state, countsOf(state), ENDING));

/** KR-8, KR-9: free cards are dropped with the call. */
function goOut(state: RaceState, seat: Seat): RaceStep {
  const thrown = handOf(state, seat).length;
  const out = { what: 'out', clause: thrown === 0 ? 'KR-8' : 'KR-13r', seat, thrown } as const;
  const next = { ...state, cards: throwIn(state.cards, seat) };
  return telling([out], endRound(next, replaceAt(countsOf(next), seat, -BONUS), ENDING));
}

/** What happens in the race. */
import { withAt } from '@parlour/kernel/cards';
import type { Input, Seat, Step } from '@parlour/kernel/game';
import type { Addition, Cell, Dictionary } from '../../crossword/crossword.ts';
import { layingOf } from '../laying.ts';
import { countOf, less } from '../pack.ts';
import { exchange, lay, type Take, throwIn } from '../round/cards.ts';
import { applyCut, applyShuffle, type Chance } from '../round/chance.ts';
import { type Ending, endRound } from '../round/count.ts';
import { cardsEach, dealHands, layOut, tellDealer } from '../round/deal.ts';
import { type TableHappening, tellExchange, telling } from '../round/happenings.ts';
import type { TablePlay } from '../round/plays.ts';
import { handOf } from '../round/state.ts';
import { leastOf, type RaceState } from './state.ts';
import { dealersWord } from './word.ts';

type RaceStep = Step<RaceState, TableHappening>;

export function apply(state: RaceState, input: Input<TablePlay, Chance>, dictionary: Dictionary): RaceStep {
  if (input.by === 'chance') return applyChance(state, input.drew, dictionary);
  if (input.by === 'clock') return block(state);
  const { by, play } = input;
  switch (play.do) {
    case 'add':
      return add(state, by, play.cells, dictionary);
    case 'exchange':
      return swap(state, by, play.give, play.take);
    case 'out':
      return goOut(state, by);
    case 'pass':
      throw new Error('nobody passes in the race');
  }
}

function applyChance(state: RaceState, { is, cards }: Chance, dictionary: Dictionary): RaceStep {
  if (is === 'cut') return applyCut(state, cards);
  return is === 'deal' ? deal(state, cards, dictionary) : applyShuffle(state, cards, 'KR-7');
}

function deal(state: RaceState, pack: readonly string[], dictionary: Dictionary): RaceStep {
  const seats = state.scores.length;
  const seat = state.dealer!;
  const { hands, rest } = dealHands(pack, seats, seat);
  const word = dealersWord(rest, dictionary, state.options.plurals);
  const crossword = [...word].map((letter, column): Cell => [0, column, letter]);
  const left = less(rest, [...word]);
  return {
    state: { ...state, phase: 'play', cards: layOut(hands, crossword, left), opened: hands.map(() => false) },
    happenings: [
      tellDealer(state),
      { what: 'dealt', clause: 'KR-1', each: cardsEach(seats) },
      { what: 'laid-out', clause: word.length === 5 ? 'KR-2' : 'KR-14r', seat, word },
      { what: 'turned-up', clause: 'KR-2', card: left[0]! },
      { what: 'called', clause: 'KR-3', seat },
    ],
  };
}

function add(state: RaceState, seat: Seat, cells: Addition, dictionary: Dictionary): RaceStep {
  const { cards, options, opened } = state;
  const laying = layingOf(cards.crossword, cells, dictionary, options.plurals, mannerOf(state, seat, cells.length));
  const laid = { what: 'laid', seat, ...laying } as const;
  const next = { ...state, cards: lay(cards, seat, cells), opened: withAt(opened, seat, true) };
  return handOf(next, seat).length > 0 ? { state: next, happenings: [laid] } : telling([laid], goOut(next, seat));
}

/** The clause an addition of so many cards rests on. */
function mannerOf(state: RaceState, seat: Seat, laid: number): string {
  if (!state.opened[seat]) return leastOf(state, seat) < 3 ? 'KR-16r' : 'KR-5';
  return laid > 4 ? 'KR-4' : 'KG-3';
}

function swap(state: RaceState, seat: Seat, give: string, take: Take): RaceStep {
  const { cards, got } = exchange(state.cards, seat, give, take);
  const phase = cards.blind.length === 0 ? 'stop' : 'play';
  return { state: { ...state, phase, cards }, happenings: [tellExchange('KR-6', seat, give, take, got)] };
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
  return telling([out], endRound(next, withAt(countsOf(next), seat, -BONUS), ENDING));
}

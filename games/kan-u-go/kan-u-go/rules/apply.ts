/** What happens in Kan-U-Go. */
import { leftOf } from '@parlour/kernel/authoring/cards';
import type { Input, Seat, Step } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Addition, Dictionary } from '../../crossword/crossword.ts';
import { countOf } from '../../pack/pack.ts';
import { exchange, lay, type Take, throwIn } from '../../round/rules/cards.ts';
import { applyCut, applyShuffle, type Chance } from '../../round/rules/chance.ts';
import { type Ending, endRound } from '../../round/rules/count.ts';
import { cardsEach, dealHands, layOut, tellDealer } from '../../round/rules/deal.ts';
import { type TableEvent, tellExchange, telling } from '../../round/rules/happenings.ts';
import type { TablePlay } from '../../round/rules/plays.ts';
import { handOf, holdsFreeOnly } from '../../round/rules/state.ts';
import { layingOf } from '../../rules/laying.ts';
import type { KanUGoState } from './state.ts';

type KanUGoStep = Step<KanUGoState, TableEvent>;

export function apply(state: KanUGoState, input: Input<TablePlay, Chance>, dictionary: Dictionary): KanUGoStep {
  if (input.by === 'chance') return applyChance(state, input.drew);
  if (input.by === 'clock') throw new Error('no clock runs in Kan-U-Go');
  const { by, play } = input;
  switch (play.do) {
    case 'add':
      return add(state, by, play.cells, dictionary);
    case 'exchange':
      return swap(state, by, play.give, play.take);
    case 'out':
      return goOut(state, by, 'KG-27');
    case 'pass':
      throw new Error('nobody passes while there is a card to take');
  }
}

function applyChance(state: KanUGoState, { is, cards }: Chance): KanUGoStep {
  if (is === 'cut') return applyCut(state, cards);
  return is === 'deal' ? deal(state, cards) : applyShuffle(state, cards, 'KG-34r');
}

function deal(state: KanUGoState, pack: readonly string[]): KanUGoStep {
  const seats = state.scores.length;
  const { hands, rest } = dealHands(pack, seats, assertDefined(state.dealer));
  return {
    state: {
      ...state,
      phase: 'play',
      cards: layOut(hands, [], rest),
      turn: leftOf(assertDefined(state.dealer), seats),
      idle: 0,
    },
    events: [
      tellDealer(state),
      { what: 'dealt', clause: 'KG-21', each: cardsEach(seats) },
      { what: 'turned-up', clause: 'KG-22', card: itemAt(rest, 0) },
    ],
  };
}

function add(state: KanUGoState, seat: Seat, cells: Addition, dictionary: Dictionary): KanUGoStep {
  const { crossword } = state.cards;
  const manner = crossword.length === 0 ? 'KG-2' : 'KG-3';
  const laid = {
    what: 'laid',
    seat,
    ...layingOf(crossword, cells, dictionary, state.options.plurals, manner),
  } as const;
  const next = {
    ...state,
    cards: lay(state.cards, seat, cells),
    turn: leftOf(state.turn, state.scores.length),
    idle: 0,
  };
  return holdsFreeOnly(next, seat) ? telling([laid], goOut(next, seat, 'KG-26')) : { state: next, events: [laid] };
}

function swap(state: KanUGoState, seat: Seat, give: string, take: Take): KanUGoStep {
  const { cards, got } = exchange(state.cards, seat, give, take);
  const exchanged = tellExchange('KG-24', seat, give, take, got);
  const idle = state.idle + 1;
  const phase = cards.blind.length === 0 ? 'stop' : 'play';
  const next: KanUGoState = { ...state, phase, cards, turn: leftOf(state.turn, state.scores.length), idle };
  return idle < blockedAfter(state) ? { state: next, events: [exchanged] } : telling([exchanged], block(next));
}

/** KG-35r: so many turns without a card laid block the round. */
const blockedAfter = ({ options, scores }: KanUGoState): number => options.blockAfter * scores.length;

const ENDING: Ending<KanUGoState> = {
  counted: 'KG-28',
  won: 'KG-30',
  isLast: ({ scores, rounds, options }) =>
    scores.some(score => score >= options.target) && (!options.cycle || rounds % scores.length === 0),
};

/** Everybody counts their hand; that of the seat that is out is empty. */
const count = (state: KanUGoState): KanUGoStep =>
  endRound(
    state,
    state.cards.hands.map(hand => countOf(hand, state.options.numbers)),
    ENDING,
  );

const block = (state: KanUGoState): KanUGoStep => telling([{ what: 'blocked', clause: 'KG-35r' }], count(state));

/** Whoever has no letters left throws in the free cards they have, if any. */
function goOut(state: KanUGoState, seat: Seat, manner: 'KG-26' | 'KG-27'): KanUGoStep {
  const thrown = handOf(state, seat).length;
  const out = { what: 'out', clause: thrown === 0 ? 'KG-28' : manner, seat, thrown } as const;
  return telling([out], count({ ...state, cards: throwIn(state.cards, seat) }));
}

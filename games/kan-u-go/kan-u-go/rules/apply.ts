import { leftOf } from '@parlour/kernel/authoring/cards';
import type { Input, Seat, Step } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Addition, Dictionary } from '../../crossword/crossword.ts';
import { additionResult } from '../../crossword/judge.ts';
import { countPoints } from '../../pack/pack.ts';
import {
  cardsAfterDeal,
  cardsPerHand,
  dealerEvent,
  dealHands,
  endRound,
  exchangeCard,
  layAddition,
  type RoundEndRules,
  type Take,
  throwIn,
} from '../../round/rules/apply.ts';
import { applyCut, applyShuffle, type Chance } from '../../round/rules/chance.ts';
import { exchangeEvent, prependEvents, type TableEvent } from '../../round/rules/events.ts';
import type { TablePlay } from '../../round/rules/plays.ts';
import { handOf, holdsFreeOnly } from '../../round/rules/state.ts';
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
      return exchange(state, by, play.give, play.take);
    case 'out':
      return goOut(state, by, 'KG-27');
    case 'pass':
      throw new Error('a player can not pass while there is a card to take');
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
      cards: cardsAfterDeal(hands, [], rest),
      turn: leftOf(assertDefined(state.dealer), seats),
      idle: 0,
    },
    events: [
      dealerEvent(state),
      { what: 'dealt', clause: 'KG-21', each: cardsPerHand(seats) },
      { what: 'turned-up', clause: 'KG-22', card: itemAt(rest, 0) },
    ],
  };
}

function add(state: KanUGoState, seat: Seat, cells: Addition, dictionary: Dictionary): KanUGoStep {
  const { crossword } = state.cards;
  const clause = crossword.length === 0 ? 'KG-2' : 'KG-3';
  const laid = {
    what: 'laid',
    seat,
    ...additionResult(crossword, cells, dictionary, state.options.plurals, clause),
  } as const;
  const next = {
    ...state,
    cards: layAddition(state.cards, seat, cells),
    turn: leftOf(state.turn, state.scores.length),
    idle: 0,
  };
  return holdsFreeOnly(next, seat)
    ? prependEvents([laid], goOut(next, seat, 'KG-26'))
    : { state: next, events: [laid] };
}

function exchange(state: KanUGoState, seat: Seat, give: string, take: Take): KanUGoStep {
  const { cards, got } = exchangeCard(state.cards, seat, give, take);
  const exchanged = exchangeEvent('KG-24', seat, give, take, got);
  const idle = state.idle + 1;
  const phase = cards.blind.length === 0 ? 'stop' : 'play';
  const next: KanUGoState = { ...state, phase, cards, turn: leftOf(state.turn, state.scores.length), idle };
  return idle < blockedAfter(state)
    ? { state: next, events: [exchanged] }
    : prependEvents([exchanged], blockRound(next));
}

/** KG-35r: turns without a card laid. */
const blockedAfter = ({ options, scores }: KanUGoState): number => options.blockAfter * scores.length;

const END_RULES: RoundEndRules<KanUGoState> = {
  counted: 'KG-28',
  won: 'KG-30',
  isLast: ({ scores, rounds, options }) =>
    scores.some(score => score >= options.target) && (!options.cycle || rounds % scores.length === 0),
};

const countRound = (state: KanUGoState): KanUGoStep =>
  endRound(
    state,
    state.cards.hands.map(hand => countPoints(hand, state.options.numbers)),
    END_RULES,
  );

const blockRound = (state: KanUGoState): KanUGoStep =>
  prependEvents([{ what: 'blocked', clause: 'KG-35r' }], countRound(state));

function goOut(state: KanUGoState, seat: Seat, clause: 'KG-26' | 'KG-27'): KanUGoStep {
  const thrown = handOf(state, seat).length;
  const out = { what: 'out', clause: thrown === 0 ? 'KG-28' : clause, seat, thrown } as const;
  return prependEvents([out], countRound({ ...state, cards: throwIn(state.cards, seat) }));
}

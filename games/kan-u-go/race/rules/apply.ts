import { replaceAt } from '@parlour/kernel/authoring/cards';
import type { Input, Seat, Step } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
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
import { applyCut, applyShuffle, applyStop, type Chance } from '../../round/rules/chance.ts';
import { exchangeEvent, prependEvents, type TableEvent } from '../../round/rules/events.ts';
import { type Cards, handOf } from '../../round/rules/state.ts';
import type { RulesContext } from './chance.ts';
import { canMakeOpeningWord, findWordFromTop, layOpeningWord } from './opening-word.ts';
import type { RacePlay } from './plays.ts';
import { minCardsFor, type RaceState } from './state.ts';

type RaceStep = Step<RaceState, TableEvent>;

export function apply(state: RaceState, input: Input<RacePlay, Chance>, context: RulesContext): RaceStep {
  if (input.by === 'chance') return applyChance(state, input.drew, context);
  if (input.by === 'clock') return state.phase === 'opening' ? endWait(state) : blockHeat(state);
  const { by, play } = input;
  switch (play.do) {
    case 'open':
      return layOpeningWord(state, play.word, 'dealer');
    case 'add':
      return add(state, by, play.cells, context.dictionary);
    case 'exchange':
      return exchange(state, by, play.give, play.take);
    case 'out':
      return goOut(state, by);
    case 'pass':
      throw new Error('there is no passing in the race');
  }
}

function applyChance(state: RaceState, { is, cards }: Chance, context: RulesContext): RaceStep {
  switch (is) {
    case 'cut':
      return applyCut(state, cards);
    case 'deal':
      return deal(state, cards, context);
    case 'word':
      return layOpeningWord(state, cards.join(''), 'lot');
    case 'shuffle':
      return context.interpretation.stop === 'all' ? applyStop(state, cards) : applyShuffle(state, cards, 'KR-7');
  }
}

function deal(state: RaceState, pack: readonly string[], context: RulesContext): RaceStep {
  const seats = state.scores.length;
  const { hands, rest } = dealHands(pack, seats, assertDefined(state.dealer));
  const dealt = { ...state, cards: cardsBeforeWord(hands, rest), opened: hands.map(() => false) };
  const events = [dealerEvent(state), { what: 'dealt', clause: 'KR-1', each: cardsPerHand(seats) } as const];
  return prependEvents(events, startOpening(dealt, context));
}

/** Until the word is made, the undealt cards are the blind pack. */
const cardsBeforeWord = (hands: Cards['hands'], rest: readonly string[]): Cards => ({
  ...cardsAfterDeal(hands, [], []),
  blind: rest,
});

/** KR-2, KR-18r: without a possible word the first addition opens the crossword. */
function startOpening(state: RaceState, context: RulesContext): RaceStep {
  const { dictionary, interpretation: reading } = context;
  const { options, cards, dealer } = state;
  if (reading.word === 'found')
    return layOpeningWord(state, findWordFromTop(cards.blind, dictionary, options.plurals), 'finding');
  if (!canMakeOpeningWord(state, context)) return layOpeningWord(state, '', 'lot');
  if (options.opening === 'lot') return { state: { ...state, phase: 'lot' }, events: [] };
  const rest = cards.blind.toSorted();
  const lookEvent = {
    what: 'looked',
    clause: 'KR-2',
    seat: assertDefined(dealer),
    secret: { rest },
    seenBy: [assertDefined(dealer)],
  } as const;
  return { state: { ...state, phase: 'opening' }, events: [lookEvent] };
}

const endWait = (state: RaceState): RaceStep => ({
  state: { ...state, phase: 'lot' },
  events: [{ what: 'waited', clause: 'KR-18r', seat: assertDefined(state.dealer) }],
});

function add(state: RaceState, seat: Seat, cells: Addition, dictionary: Dictionary): RaceStep {
  const { cards, options, opened } = state;
  const laying = additionResult(
    cards.crossword,
    cells,
    dictionary,
    options.plurals,
    additionClause(state, seat, cells.length),
  );
  const laid = { what: 'laid', seat, ...laying } as const;
  const next = { ...state, cards: layAddition(cards, seat, cells), opened: replaceAt(opened, seat, true) };
  return handOf(next, seat).length > 0 ? { state: next, events: [laid] } : prependEvents([laid], goOut(next, seat));
}

function additionClause(state: RaceState, seat: Seat, laid: number): string {
  if (!state.opened[seat]) return minCardsFor(state, seat) < 3 ? 'KR-16r' : 'KR-5';
  return laid > 4 ? 'KR-4' : 'KG-3';
}

function exchange(state: RaceState, seat: Seat, give: string, take: Take): RaceStep {
  const { cards, got } = exchangeCard(state.cards, seat, give, take);
  const phase = cards.blind.length === 0 ? 'stop' : 'play';
  return { state: { ...state, phase, cards }, events: [exchangeEvent('KR-6', seat, give, take, got)] };
}

const MAX_HEATS = 30;
const OUT_BONUS = 20;

const END_RULES: RoundEndRules<RaceState> = {
  counted: 'KR-9',
  won: 'KR-10',
  isLast: ({ scores, rounds, options }) => rounds === MAX_HEATS || scores.some(score => score >= options.target),
};

const countHands = (state: RaceState): number[] =>
  state.cards.hands.map(hand => countPoints(hand, state.options.numbers));

const blockHeat = (state: RaceState): RaceStep =>
  prependEvents([{ what: 'blocked', clause: 'KR-15r' }], endRound(state, countHands(state), END_RULES));

/** KR-8, KR-9 */
function goOut(state: RaceState, seat: Seat): RaceStep {
  const thrown = handOf(state, seat).length;
  const out = { what: 'out', clause: thrown === 0 ? 'KR-8' : 'KR-13r', seat, thrown } as const;
  const next = { ...state, cards: throwIn(state.cards, seat) };
  return prependEvents([out], endRound(next, replaceAt(countHands(next), seat, -OUT_BONUS), END_RULES));
}

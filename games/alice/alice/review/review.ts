/** Reviews a match of Alice. playouts.ts values plays by what was known; here all cards are open. */

import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { type Match, rebuildMatch, viewForChair } from '@parlour/kernel/match';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { seatName } from '@parlour/kernel/sentences';
import { type Translate, translator } from '@parlour/messages';
import type { Situation } from '@parlour/players/player';
import type { DecisionReview, GameReviewer } from '@parlour/players/review/review';
import { type Contrast, contrastWithOthers, type RankEvent } from '@parlour/players/search/deciding-event';
import type { SeatValues } from '@parlour/players/search/evaluation';
import { cardHistoryOf, certainSeat } from '../players/card-history.ts';
import { isCertain, sampleLayouts, sayHolders } from '../players/layout-reasons.ts';
import { explainPlay, joinSentences, phraseOf, saySeat } from '../players/reasons.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { isLeading } from '../rules/pack.ts';
import { type AliceParts, countSeats, isDealt, isOver, leadingCardsIn, resultOf, type State } from '../rules/state.ts';
import { type AliceEventCount, outcomesOf, valuePlays, valuePlaysAgain } from './playouts.ts';

const english = {
  dealt:
    'You were dealt {leading, plural, =0 {no Leading cards} one {# Leading card} other {# Leading cards}}; {isEven, select, yes {that is an even share.} other {an even share is {share, number, ::.#}.}}',
  asked:
    'You asked {asked, plural, one {# question} other {# questions}} and got {cards, plural, =0 {no cards} one {# card} other {# cards}}.',
  onlyPlay: 'There was no other play.',
  turnSets: 'You complete a set this turn in {times} of {layouts} layouts by {best}, in {timesOther} by {other}.',
  sets: 'You make more sets by {best} than by {other}: in {more} of {layouts} layouts{fewer, plural, =0 {} other { (fewer in #)}}.',
  better:
    'You do better by {best} than by {other}: in {better} of {layouts} layouts{worse, plural, =0 {} other { (worse in #)}}.',
  close: 'It’s close: {best} does better than {other} in {better} of {layouts} layouts, and worse in {worse}.',
  same: 'In {layouts} layouts, {best} comes to the same as {other}.',
  asking: 'asking {who} for {card}',
  layingOut: 'laying out {card}',
  stopping: 'stopping',
  neverCertain: 'You could never be certain who had a card you needed.',
  alwaysAsked:
    'You could be certain who had a card you needed {times, plural, one {once, and asked for it} other {# times, and asked for it every time}}.',
  sometimesAsked:
    'You could be certain who had a card you needed {times, plural, one {once} other {# times}}, {taken, plural, =0 {but never asked for it} one {and asked for it once} other {and asked for it # times}}.',
} as const;
const text: Translate<typeof english> = translator('alice-review', english);

/**
 * With all cards open no question fails: what a Leading card wants is in another hand, and only its owner can ask for
 * it. So all make the sets whose Leading cards they have, and no others.
 */
export const openSets = (state: State, seat: Seat): number =>
  itemAt(state.made, seat).length + leadingCardsIn(state, seat).length + (state.exposed[seat] === null ? 0 : 1);

/** A failed question costs the share of Leading cards among those the forfeit may take. */
export function openSetsAfter(state: State, seat: Seat, play: AlicePlay | undefined): number {
  const sets = openSets(state, seat);
  return play?.do === 'ask' && !itemAt(state.hands, play.of).includes(play.card)
    ? sets - costOfFailedQuestion(state, seat)
    : sets;
}

/** A seat with no card but the exposed one loses that (AL-13). */
function costOfFailedQuestion(state: State, seat: Seat): number {
  const cards = itemAt(state.hands, seat).length;
  return cards === 0 ? 1 : leadingCardsIn(state, seat).length / cards;
}

/** Fitted to who won in matches between the players of the box. */
const LEADING_WEIGHT = 0.7;
const STEEPNESS = 3.5;

/** Counts sets made in full, and sets whose Leading card a seat has in part, because they can still be lost. */
export function winChances(state: State): SeatValues {
  const seats = allSeats(countSeats(state));
  if (!isDealt(state)) return seats.map(() => 1 / seats.length);
  const { winners, scores } = resultOf(state);
  if (isOver(state)) return seats.map(seat => (winners.includes(seat) ? 1 / winners.length : 0));
  const sets = seats.map(seat => openSets(state, seat));
  const made = scores.reduce((sum, each) => sum + each, 0);
  const left = sets.reduce((sum, each) => sum + each, 0) - made;
  const weights = seats.map(seat => {
    const whole = itemAt(scores, seat);
    return Math.exp((STEEPNESS * (whole + LEADING_WEIGHT * (itemAt(sets, seat) - whole))) / Math.sqrt(left));
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map(weight => weight / sum);
}

/** Names what separated the two plays in layouts, and what had been heard. */
export function explainDecision(
  situation: Situation<AliceParts>,
  played: AlicePlay | undefined,
  best: AlicePlay | undefined,
): string {
  if (best === undefined || played === undefined) return '';
  const isOther = !isSame(situation, played, best);
  const difference = isCertain(situation, best) ? [] : [sayDifference(situation, best, isOther ? [played] : undefined)];
  return joinSentences([...difference, explainPlay(situation, best), ...(isOther ? sayFault(situation, played) : [])]);
}

/** More would take too long. */
const MAX_OTHERS = 6;

const rankOf: RankEvent<AliceEventCount> = event => ['has', 'turnSets', 'sets'].indexOf(event);

function sayDifference(situation: Situation<AliceParts>, best: AlicePlay, given?: readonly AlicePlay[]): string {
  const others = given ?? situation.plays.filter(play => !isSame(situation, play, best)).slice(0, MAX_OTHERS);
  if (others.length === 0) return text('onlyPlay');
  const layouts = sampleLayouts(situation);
  const [own, ...rest] = outcomesOf(situation, [best, ...others], layouts);
  const contrast = assertDefined(contrastWithOthers(assertDefined(own), rest, rankOf));
  return sayContrast(situation, contrast, best, itemAt(others, contrast.other));
}

function sayContrast(
  situation: Situation<AliceParts>,
  { layouts, better, worse, isClear, deciding }: Contrast<AliceEventCount>,
  best: AlicePlay,
  other: AlicePlay,
): string {
  const plays = { best: nameOfPlay(situation, best), other: nameOfPlay(situation, other) };
  if (better + worse === 0) return text('same', { ...plays, layouts });
  if (!deciding) return text(isClear ? 'better' : 'close', { ...plays, layouts, better, worse });
  const { event, times, timesOther, more, fewer } = deciding;
  if (event === 'has' && best.do === 'ask')
    return sayHolders(
      situation,
      { play: best, times },
      other.do === 'ask' ? { play: other, times: timesOther } : undefined,
      layouts,
    );
  if (event === 'turnSets') return text('turnSets', { ...plays, layouts, times, timesOther });
  return text('sets', { ...plays, layouts, more, fewer });
}

function nameOfPlay(situation: Situation<AliceParts>, play: AlicePlay): string {
  if (play.do === 'stop') return text('stopping');
  const card = phraseOf(situation, play.card);
  return play.do === 'expose' ? text('layingOut', { card }) : text('asking', { who: seatName(play.of), card });
}

const isSame = ({ game }: Situation<AliceParts>, one: AlicePlay, other: AlicePlay): boolean =>
  game.write(one) === game.write(other);

function sayFault(situation: Situation<AliceParts>, played: AlicePlay): readonly string[] {
  if (played.do !== 'ask') return [];
  const history = cardHistoryOf(situation.view, played.card);
  return itemAt(history.seats, played.of).can ? [] : (saySeat(situation, history, played.of) ?? []);
}

export function summarize(
  decided: readonly DecisionReview<AlicePlay>[],
  match: Match<AliceParts>,
  seat: Seat,
): string[] {
  return [...sayDeal(match, seat), ...sayQuestions(match, seat), ...sayCertain(decided, match, seat)];
}

/** With all cards open each Leading card would be a set. */
function sayDeal(match: Match<AliceParts>, seat: Seat): string[] {
  const { history } = viewForChair(match, seat);
  const dealt = history.flatMap(event => (event.what === 'hand' ? (event.hand ?? []) : []));
  const leading = dealt.filter(isLeading).length;
  const share = match.game.pack.length / 3 / match.seating.count;
  return [text('dealt', { leading, share, isEven: leading === share ? 'yes' : 'no' })];
}

function sayQuestions({ events }: Match<AliceParts>, seat: Seat): string[] {
  const asked = events.filter(event => event.what === 'ask' && event.seat === seat).length;
  const vain = events.filter(event => event.what === 'no' && event.to === seat).length;
  return asked === 0 ? [] : [text('asked', { asked, cards: asked - vain })];
}

/** Says how often it could be known who has the card, and how often they were asked for it then. */
function sayCertain(decided: readonly DecisionReview<AlicePlay>[], match: Match<AliceParts>, seat: Seat): string[] {
  if (decided.length === 0) return [];
  const certainTurns = decided.flatMap(({ step, played }) => {
    const certain = certainAt(rebuildMatch(match, step), seat);
    return certain.length > 0 && played?.do === 'ask' ? { isTaken: certain.includes(match.game.write(played)) } : [];
  });
  if (certainTurns.length === 0) return [text('neverCertain')];
  const times = certainTurns.length;
  const taken = certainTurns.filter(({ isTaken }) => isTaken).length;
  return [taken === times ? text('alwaysAsked', { times }) : text('sometimesAsked', { times, taken })];
}

function certainAt(match: Match<AliceParts>, seat: Seat): string[] {
  const view = viewForChair(match, seat);
  const plays = match.game.plays(match.state, seat);
  const asks = plays.filter(play => play.do === 'ask');
  return asks.filter(({ of, card }) => certainSeat(cardHistoryOf(view, card)) === of).map(match.game.write);
}

export const aliceReviewer: GameReviewer<AliceParts> = {
  unit: ['set', 'sets'],
  grave: [0.1, 0.25],
  budget: 1600,
  weigh: valuePlays,
  weighAgain: valuePlaysAgain,
  *prove(state, seat, choices) {
    return choices.map(play => openSetsAfter(state, seat, play));
  },
  say: explainDecision,
  stand: winChances,
  sum: summarize,
};

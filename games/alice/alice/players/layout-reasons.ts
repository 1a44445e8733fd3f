/** Reasons from sampled layouts: how often a player has a card, and how often a set can be completed. */
import type { Seat } from '@parlour/kernel/game';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { seatName } from '@parlour/kernel/sentences';
import { type Translate, translator } from '@parlour/messages';
import { capitalized } from '../rules/english.ts';
import { imagine } from '../rules/imagine.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { type Card, isLeading } from '../rules/pack.ts';
import type { State } from '../rules/state.ts';
import { certainSeat } from './card-history.ts';
import { explainPlay, missingFor, phraseOf, type ReasonContext, recallCard } from './reasons.ts';

const english = {
  share: 'in {times} of {layouts} layouts',
  never: 'in none',
  times: 'in {times}',
  has: '{who} has {card} {share}{rest}.',
  hasAlways: '{who} has {card} in all {layouts} layouts.',
  hasSame: ', {who} {share}',
  hasOther: '; {who} has {card} {share}',
  set: 'You get all of {leading} without a “no” {share}{rest}.',
  otherSet: ', all of {leading} {share}',
  setFails: 'Your likeliest set, {leading}, brings a “no” {share}.',
  onlyQuestion: '{who} is the only player you can ask for {card}.',
  onlyLeading: '{leading} is your only Leading card.',
  close: 'It’s close: {sentence}',
  recallsAsk: 'As far as you remember, {who} is likeliest to have {card}.',
  recallsSet: 'As far as you remember, {leading} is the likeliest set.',
} as const;
const text: Translate<typeof english> = translator('alice-layouts', english);

type Ask = Extract<AlicePlay, { do: 'ask' }>;

/** The reason for a play: what is certain, or how often it succeeds in layouts; then what has been heard. */
export function explainChoice(context: ReasonContext, play: AlicePlay, plays: readonly AlicePlay[]): string {
  const chance = context.span === undefined ? sayChance(context, play, plays) : sayRecalled(context, play);
  return [...(chance === undefined ? [] : [capitalized(chance)]), explainPlay(context, play)].join(' ');
}

/** Undefined where nothing has to be estimated. */
function sayChance(context: ReasonContext, play: AlicePlay, plays: readonly AlicePlay[]): string | undefined {
  if (isCertain(context, play)) return undefined;
  if (play.do === 'ask') return sayWhoHas(context, play, plays);
  return play.do === 'expose' ? saySetChance(context, play.card, plays) : sayRiskOfGoingOn(context);
}

/** A player who recalls only some questions goes by them, and not by all layouts. */
function sayRecalled(context: ReasonContext, play: AlicePlay): string | undefined {
  if (play.do === 'stop' || isCertain(context, play)) return undefined;
  const card = phraseOf(context, play.card);
  return play.do === 'ask'
    ? text('recallsAsk', { who: seatName(play.of), card })
    : text('recallsSet', { leading: card });
}

/** Whether a play is sure to succeed, or nothing is lost by it. */
export function isCertain(context: ReasonContext, play: AlicePlay): boolean {
  if (play.do === 'ask') return certainSeat(recallCard(context, play.card)) === play.of;
  const isKnown = (card: Card): boolean => certainSeat(recallCard(context, card)) !== undefined;
  if (play.do === 'expose') return missingFor(context, play.card).every(isKnown);
  const leading = assertDefined(context.view.hand).filter(isLeading);
  return leading.some(card => missingFor(context, card).every(isKnown));
}

const LAYOUTS = 100;

/** The same for every way to ask, and apart from the decision, which stays as it is. */
export function sampleLayouts({ view }: ReasonContext): State[] {
  const random = seededRandom('reasons');
  return Array.from({ length: LAYOUTS }, () => imagine(view, random));
}

const countHeld = (layouts: readonly State[], seat: Seat, card: Card): number =>
  layouts.filter(({ hands }) => itemAt(hands, seat).includes(card)).length;

/** A difference of fewer layouts may be chance. */
const CLOSE = 6;

type Rated<P> = { readonly play: P; readonly times: number };

const bestOf = <P>(rated: readonly Rated<P>[]): Rated<P> | undefined => rated.toSorted((a, b) => b.times - a.times)[0];

/** Says how often the player who is asked has the card, and how often the next best has what could be asked for. */
function sayWhoHas(context: ReasonContext, ask: Ask, plays: readonly AlicePlay[]): string {
  const layouts = sampleLayouts(context);
  const rate = (play: Ask): Rated<Ask> => ({ play, times: countHeld(layouts, play.of, play.card) });
  const others = plays.filter(play => play.do === 'ask' && (play.of !== ask.of || play.card !== ask.card)) as Ask[];
  if (others.length === 0) return text('onlyQuestion', { who: seatName(ask.of), card: phraseOf(context, ask.card) });
  return sayHolders(context, rate(ask), bestOf(others.map(rate)), layouts.length);
}

/** Says how often each of two questions would get its card, as far as that speaks for the first. */
export function sayHolders(
  context: ReasonContext,
  { play: { of, card }, times }: Rated<Ask>,
  other: Rated<Ask> | undefined,
  layouts: number,
): string {
  const told = { who: seatName(of), card: phraseOf(context, card) };
  if (times === layouts) return text('hasAlways', { ...told, layouts });
  const sentence = text('has', {
    ...told,
    share: text('share', { times, layouts }),
    rest: other ? sayOtherHolder(context, card, other) : '',
  });
  return other && times - other.times < CLOSE ? text('close', { sentence }) : sentence;
}

function sayOtherHolder(context: ReasonContext, card: Card, { play, times }: Rated<Ask>): string {
  const told = { who: seatName(play.of), share: times === 0 ? text('never') : text('times', { times }) };
  return play.card === card ? text('hasSame', told) : text('hasOther', { ...told, card: phraseOf(context, play.card) });
}

/** Says how often a set can be completed by asking the likeliest player for each card, and the next best set. */
function saySetChance(context: ReasonContext, leading: Card, plays: readonly AlicePlay[]): string {
  const layouts = sampleLayouts(context);
  const rate = (card: Card): Rated<Card> => ({ play: card, times: countComplete(context, layouts, card) });
  const others = plays.flatMap(play => (play.do === 'expose' && play.card !== leading ? rate(play.card) : []));
  if (plays.length === 1) return text('onlyLeading', { leading: phraseOf(context, leading) });
  const [own, other] = [rate(leading), bestOf(others)];
  const sentence = text('set', {
    leading: phraseOf(context, leading),
    share: text('share', { times: own.times, layouts: layouts.length }),
    rest: other
      ? text('otherSet', { leading: phraseOf(context, other.play), share: text('times', { times: other.times }) })
      : '',
  });
  return other && own.times - other.times < CLOSE ? text('close', { sentence }) : sentence;
}

/** Counts the layouts in which the likeliest holder of each missing card has it. */
function countComplete(context: ReasonContext, layouts: readonly State[], leading: Card): number {
  const holders = missingFor(context, leading).map(card => {
    const seats = context.view.others.map(({ seat }) => ({ play: seat, times: countHeld(layouts, seat, card) }));
    return { card, seat: assertDefined(bestOf(seats)).play };
  });
  return layouts.filter(({ hands }) => holders.every(({ card, seat }) => itemAt(hands, seat).includes(card))).length;
}

/** Says how often the likeliest set of the hand would fail; undefined without a Leading card. */
function sayRiskOfGoingOn(context: ReasonContext): string | undefined {
  const layouts = sampleLayouts(context);
  const sets = assertDefined(context.view.hand)
    .filter(isLeading)
    .map((card): Rated<Card> => ({ play: card, times: countComplete(context, layouts, card) }));
  const best = bestOf(sets);
  if (!best) return undefined;
  const share = text('share', { times: layouts.length - best.times, layouts: layouts.length });
  return text('setFails', { leading: phraseOf(context, best.play), share });
}

/** What separates cards in sampled layouts: who takes this trick, which cards take later ones, whose Stars fall. */
import type { Seat } from '@parlour/kernel/game';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Translate, translator } from '@parlour/messages';
import type { Situation } from '@parlour/players/player';
import {
  type Contrast,
  contrastWithOthers,
  type PlayOutcome,
  type RankEvent,
} from '@parlour/players/search/deciding-event';
import { type CardIndex, nationOf } from '../../pack/pack.ts';
import type { NationsParts } from '../rules/state.ts';
import { cardOfChoice, chooseByBook } from './book.ts';
import { copyDeal, type FastDeal, legalCards, newDeal, playCard } from './fast-deal.ts';
import { areEquivalent, candidateCards, type Position } from './levels/position.ts';
import { dealWorld, solveWorldFor, trickValueIn, type WorldDealer, type WorldSettings, world } from './levels/world.ts';
import { capitalize, cardName, nationName } from './reason-phrases.ts';

const english = {
  none: 'in none',
  all: 'in all layouts',
  some: 'in {times} of {layouts} layouts',
  someOf: 'in {times} of {layouts}',
  times: 'in {times}',
  ownTakes: '{card} takes this trick {share}, {other} {shareOther}.',
  ownTakesAlways: '{card} takes this trick, and {other} doesn’t.',
  partnerTakes: 'Partner takes this trick after {card} {share}, after {other} {shareOther}.',
  partnerTakesAlways: '{card} leaves this trick to partner, and {other} doesn’t.',
  partnerRuffs: 'Partner takes {card} with a Star {share}, {other} {shareOther}.',
  sideTakes: 'Your side takes this trick after {card} {share}, after {other} {shareOther}.',
  drawsStars: '{card} draws Stars from the opponents {share}, {other} {shareOther}.',
  costsStar: '{card} costs the opponents a Star {share}, {other} {shareOther}.',
  keptTakes: 'Your {kept} takes a later trick {share} after {card}, {shareOther} after {other}.',
  keeps: '{card} keeps {other}, which takes a later trick {share}.',
  moreTricks:
    '{who, select, you {You take} other {Partner takes}} more tricks {where} after {card} than after {other}: in {more} of {layouts} layouts{fewer, plural, =0 {} other { (fewer in #)}}.',
  fewerTricks:
    'The opponents take fewer tricks {where} after {card} than after {other}: in {more} of {layouts} layouts{fewer, plural, =0 {} other { (more in #)}}.',
  withStars: 'with Stars',
  inNation: 'in {nation}',
  later: 'later',
  better:
    'Your side does better after {card} than after {other}: in {better} of {layouts} layouts{worse, plural, =0 {} other { (worse in #)}}.',
  close: 'It’s close: {card} does better than {other} in {better} of {layouts} layouts, and worse in {worse}.',
  same: 'In {layouts} layouts, {card} comes to the same as {other}.',
  onlyCard: '{card} is the only card you may play.',
  alike: '{card} does as well as any other card you may play.',
  alikeBoth: '{card} and {other} come to the same.',
} as const;
const text: Translate<typeof english> = translator('nations-events', english);

type TrickEvent =
  | 'ownTakes'
  | 'partnerTakes'
  | 'partnerRuffs'
  | 'sideTakes'
  | 'stars'
  | `later ${CardIndex}`
  | `${Taker} ${number | 'later'}`;

/** Who takes later tricks, by the nation of the card that takes them. */
type Taker = 'you' | 'partner' | 'opponents';

/** What happens in this trick is named first, and that a side takes more tricks at all last. */
const rankOf: RankEvent<TrickEvent> = event => (event.includes(' ') ? (event.endsWith(' later') ? 2 : 1) : 0);

const playout: FastDeal = newDeal();

/** Plays a card and goes on by the book; tells what happened in this trick and in the later ones. */
function playOutcome(card: CardIndex, worthOf: (tricks: number) => number): PlayOutcome<TrickEvent> {
  copyDeal(world, playout);
  const { turn, left } = playout;
  const counts = new Map<TrickEvent, number>();
  const count = (event: TrickEvent, by = 1): void => void counts.set(event, (counts.get(event) ?? 0) + by);
  for (let next = card; ; next = cardOfChoice(chooseByBook(playout))) {
    const isLast = playout.inTrick === 3;
    const isThis = playout.left === left;
    const leader = (playout.turn - playout.inTrick) & 3;
    playCard(playout, next);
    if (!isLast) continue;
    countTrick(count, turn, isThis ? { card, leader } : undefined);
    if (playout.left === 0) break;
  }
  return { worth: worthOf((turn & 1) === 0 ? playout.even : playout.odd), counts };
}

type Count = (event: TrickEvent, by?: number) => void;

/** Counts the trick that has just ended; `now` if it is the one to which the card was played. */
function countTrick(
  count: Count,
  me: Seat,
  now: { readonly card: CardIndex; readonly leader: Seat } | undefined,
): void {
  const { best, bestBy, led, star, trick } = playout;
  const isRuff = nationOf(best) === star && led !== star;
  const isOurs = ((bestBy ^ me) & 1) === 0;
  if (now) {
    if (bestBy === me) count('ownTakes');
    else if (isOurs) count(isRuff && now.leader === me ? 'partnerRuffs' : 'partnerTakes');
    if (isOurs) count('sideTakes');
    let hasFallen = false;
    for (const [place, played] of trick.entries())
      if (((now.leader + place) ^ me) & 1 && nationOf(played) === star && now.leader === me) hasFallen = true;
    if (hasFallen) count('stars');
    return;
  }
  const taker: Taker = bestBy === me ? 'you' : isOurs ? 'partner' : 'opponents';
  if (bestBy === me) count(`later ${best}`);
  for (const where of [nationOf(best), 'later'] as const) count(`${taker} ${where}`, isOurs ? 1 : -1);
}

/** The same for every way to ask, and apart from the decision, which stays as it is. */
const LAYOUTS = 100;
const SEED = 'reasons';

type TrickOutcomes = readonly PlayOutcome<TrickEvent>[];

/** Returns the outcomes of each card in the same layouts. */
function tryCards(
  position: Position,
  cards: readonly CardIndex[],
  fill: WorldDealer,
  { valueIn, endingCards }: WorldSettings,
): readonly TrickOutcomes[] {
  const value = valueIn(position);
  const outcomes = cards.map((): PlayOutcome<TrickEvent>[] => []);
  for (let layout = 0; layout < LAYOUTS; layout++) {
    dealWorld(position, fill);
    const worthOf = trickValueIn(position, value);
    const open = position.deal.left <= endingCards ? solveWorldFor(cards).map(worthOf) : undefined;
    for (const [i, card] of cards.entries()) {
      const outcome = playOutcome(card, worthOf);
      itemAt(outcomes, i).push(open ? { ...outcome, worth: (outcome.worth + itemAt(open, i)) / 2 } : outcome);
    }
  }
  return outcomes;
}

/** Names the event that made the difference in the layouts, in one sentence; compared with the other card, if given. */
export function sayDifference(
  situation: Situation<NationsParts>,
  position: Position,
  settings: WorldSettings,
  card: CardIndex,
  other?: CardIndex,
): string {
  const { deal } = position;
  if (legalCards(deal).length === 1) return text('onlyCard', { card: capitalize(cardName(card)) });
  const isOther = (each: CardIndex): boolean => !areEquivalent(deal, each, card);
  const others = other === undefined ? candidateCards(position).filter(isOther) : [other].filter(isOther);
  if (others.length === 0)
    return capitalize(
      other === undefined ? text('alike', { card: cardName(card) }) : text('alikeBoth', namesOf(card, other)),
    );
  const fill = settings.dealerFor({ ...situation, random: seededRandom(SEED) }, position);
  const [own, ...rest] = tryCards(position, [card, ...others], fill, settings);
  const contrast = assertDefined(contrastWithOthers(assertDefined(own), rest, rankOf));
  return sayContrast(deal, contrast, card, itemAt(others, contrast.other));
}

const namesOf = (card: CardIndex, other: CardIndex): { card: string; other: string } => ({
  card: cardName(card),
  other: cardName(other),
});

function sayContrast(deal: FastDeal, contrast: Contrast<TrickEvent>, card: CardIndex, other: CardIndex): string {
  const { layouts, better, worse, isClear, deciding } = contrast;
  const cards = namesOf(card, other);
  if (better + worse === 0) return text('same', { ...cards, layouts });
  if (!deciding) return text(isClear ? 'better' : 'close', { ...cards, layouts, better, worse });
  const { event, times, timesOther, more, fewer } = deciding;
  const shares = { ...cards, ...sayShares(times, timesOther, layouts) };
  const isAlways = times === layouts && timesOther === 0;
  switch (event) {
    case 'ownTakes':
      return capitalize(isAlways ? text('ownTakesAlways', cards) : text('ownTakes', shares));
    case 'partnerTakes':
      return capitalize(isAlways ? text('partnerTakesAlways', cards) : text('partnerTakes', shares));
    case 'partnerRuffs':
    case 'sideTakes':
      return text(event, shares);
    case 'stars':
      return capitalize(text(nationOf(card) === deal.star ? 'drawsStars' : 'costsStar', shares));
    default: {
      const [who = '', what = ''] = event.split(' ');
      if (who !== 'later') return sayTaker(deal, who, what, { ...cards, layouts, more, fewer });
      const kept = Number(what);
      if (kept === other) return capitalize(text('keeps', shares));
      return text('keptTakes', { ...shares, kept: cardName(kept).replace(/^the /, '') });
    }
  }
}

type Told = { card: string; other: string; layouts: number; more: number; fewer: number };

function sayTaker({ star }: FastDeal, who: string, nation: string, told: Told): string {
  const where =
    nation === 'later'
      ? text('later')
      : Number(nation) === star
        ? text('withStars')
        : text('inNation', { nation: nationName(Number(nation)) });
  return who === 'opponents' ? text('fewerTricks', { ...told, where }) : text('moreTricks', { ...told, who, where });
}

/** "in 61 of 100 layouts" and "in 22". */
function sayShares(times: number, timesOther: number, layouts: number): { share: string; shareOther: string } {
  const share = times === layouts ? text('all') : text('some', { times, layouts });
  if (timesOther === 0) return { share, shareOther: text('none') };
  const counts = { times: timesOther, layouts };
  return { share, shareOther: times === layouts ? text('someOf', counts) : text('times', { times: timesOther }) };
}

/**
 * Whether any world that fits all that was heard has a card elsewhere than with a seat. All are tried: which card went with
 * each unseen forfeit, and to whom every card was dealt. It is for a chair whose turn it is, who sees their own hand.
 */
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { CardNumber, Facts } from '../rules/facts.ts';
import { isDealable, isDealtApart } from './dealt.ts';
import { type Reach, reachOf } from './reach.ts';

/** By card: where it can have been dealt, and where it can lie now. One that has moved lies in one place. */
type Cards = { readonly dealt: number[]; readonly now: number[] };

type Search = { readonly facts: Facts; readonly reach: Reach; steps: number };

/** Thrown where there is too much to try. */
const TOO_MUCH = new Error('too many worlds');
const MOST_STEPS = 4000;

/** Undefined where it cannot be told: sets lie face down, or there are too many worlds to try. */
export function canLieElsewhere(facts: Facts, card: CardNumber, seat: Seat): boolean | undefined {
  if (facts.hidden.some(sets => sets > 0)) return undefined;
  const search: Search = { facts, reach: reachOf(facts, { card, lies: seat }), steps: 0 };
  const first = Array.from(search.reach.subarray(0, facts.cards));
  try {
    return first.every(places => places > 0) && goOn(search, { dealt: withoutTable(first, facts), now: first }, 0);
  } catch (thrown) {
    if (thrown === TOO_MUCH) return undefined;
    throw thrown;
  }
}

const withoutTable = (masks: readonly number[], { seats }: Facts): number[] => masks.map(mask => mask & ~(1 << seats));

/** Whether some world goes on from here to the end. */
function goOn(search: Search, cards: Cards, epoch: number): boolean {
  const { facts } = search;
  if (search.steps++ > MOST_STEPS) throw TOO_MUCH;
  if (!isDealable(cards.dealt, facts.sizes)) return false;
  const lead = facts.leads.find(({ epoch: at, seat }) => at === epoch && !hasLeading(cards, seat));
  if (lead !== undefined) return someLeading(search, cards, epoch, lead.seat);
  if (epoch === facts.hops.length) return isDealtApart(cards.dealt, facts.sizes);
  return goersOf(search, cards, epoch).some(card => {
    const after = hop(search, cards, epoch, card);
    return after !== undefined && goOn(search, after, epoch + 1);
  });
}

function hasLeading({ now }: Cards, seat: Seat): boolean {
  for (let card = 0; card < now.length; card += 3) if (now[card] === 1 << seat) return true;
  return false;
}

/** One of the Leading cards that can be there is there. */
function someLeading(search: Search, cards: Cards, epoch: number, seat: Seat): boolean {
  for (let card = 0; card < cards.now.length; card += 3)
    if ((itemAt(cards.now, card) >> seat) & 1 && goOn(search, placed(cards, card, 1 << seat), epoch)) return true;
  return false;
}

/** What could lie in several places has not moved: where it lies, it was dealt. */
const placed = ({ dealt, now }: Cards, card: CardNumber, bit: number): Cards => ({
  dealt: itemAt(now, card) === bit ? dealt : dealt.with(card, bit),
  now: now.with(card, bit),
});

/** The cards that can go with a hop; one that can no longer stay is the only one. */
function goersOf({ facts, reach }: Search, { now }: Cards, epoch: number): CardNumber[] {
  const { from, to, card: seen } = itemAt(facts.hops, epoch);
  if (seen !== null) return [seen];
  const next = (epoch + 1) * facts.cards;
  const goers = [...now.keys()].filter(
    card => (itemAt(now, card) >> from) & 1 && (itemAt(reach, next + card) >> to) & 1,
  );
  const must = goers.filter(card => (itemAt(now, card) & itemAt(reach, next + card)) === 0);
  return must.length > 0 ? must.slice(0, 1) : goers;
}

/** The cards after a hop, or undefined where one of them would have nowhere to be. */
function hop({ facts, reach }: Search, cards: Cards, epoch: number, goer: CardNumber): Cards | undefined {
  const { from, to } = itemAt(facts.hops, epoch);
  if (((itemAt(cards.now, goer) >> from) & 1) === 0) return undefined;
  const { dealt, now } = placed(cards, goer, 1 << from);
  const next = (epoch + 1) * facts.cards;
  const after = now.map((places, card) => (card === goer ? 1 << to : places & itemAt(reach, next + card)));
  if (after.includes(0)) return undefined;
  return { now: after, dealt: dealt.map((seats, card) => (isOpen(itemAt(now, card)) ? itemAt(after, card) : seats)) };
}

const isOpen = (places: number): boolean => (places & (places - 1)) !== 0;

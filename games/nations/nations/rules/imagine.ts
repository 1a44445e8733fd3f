/**
 * Samples the deals a chair cannot tell apart, all equally likely: they fit the hand sizes, cards seen, known voids,
 * the dealer's Star card and titles revealed by failed calls.
 * Unconstrained cards are shuffled freely. The others form groups (a nation, or its titles) with bounds per seat; how
 * many go to each seat is drawn by counting all completions.
 */
import type { Seat } from '@parlour/kernel/game';
import { type Random, shuffle } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { CARDS, type CardIndex, indexOf, NATIONS, nationOf, rankOf } from '../../pack/pack.ts';
import { cardsOf, NO_CARDS, partnerOf, type ShownTitles, type State, sideOf } from './state.ts';
import type { NationsView } from './view.ts';

/** Cards of one kind, with bounds per hidden seat. */
type Group = {
  readonly cards: readonly CardIndex[];
  readonly least: readonly number[];
  readonly most: readonly number[];
};

type SamplingPlan = {
  readonly known: State;
  readonly hidden: readonly Seat[];
  readonly groups: readonly Group[];
  readonly room: readonly number[];
  readonly counts: Map<number, number>;
};

const planByView = new WeakMap<NationsView, SamplingPlan>();

export function imagine(view: NationsView, random: Random): State {
  let plan = planByView.get(view);
  if (plan === undefined) {
    plan = planOf(view);
    planByView.set(view, plan);
  }
  const hands = plan.known.hands.slice();
  let room = plan.room;
  plan.groups.forEach((group, g) => {
    const split = pickSplit(plan, g, room, random);
    distribute(hands, plan.hidden, shuffle(random, group.cards), split);
    room = room.map((free, i) => free - itemAt(split, i));
  });
  return { ...plan.known, hands, dealt: hands.map((mask, at) => mask | itemAt(plan.known.dealt, at)) };
}

function distribute(
  hands: number[],
  hidden: readonly Seat[],
  cards: readonly CardIndex[],
  split: readonly number[],
): void {
  let next = 0;
  hidden.forEach((seat, i) => {
    for (const card of cards.slice(next, next + itemAt(split, i))) addCard(hands, seat, card);
    next += itemAt(split, i);
  });
}

/** Yields every split of a group that can be completed, with the number of deals it stands for. */
function* possibleSplits(
  plan: SamplingPlan,
  g: number,
  room: readonly number[],
): Generator<{ split: number[]; deals: number }> {
  const { cards, least, most } = itemAt(plan.groups, g);
  const maxShares = room.map((free, i) => Math.min(free, itemAt(most, i)));
  for (const split of boundedSplits(cards.length, least, maxShares)) {
    const rest = countCompletions(
      plan,
      g + 1,
      room.map((free, i) => free - itemAt(split, i)),
    );
    if (rest > 0) yield { split, deals: rest * countArrangements(split) };
  }
}

function* boundedSplits(total: number, least: readonly number[], most: readonly number[], at = 0): Generator<number[]> {
  if (at === least.length) {
    if (total === 0) yield [];
    return;
  }
  for (let share = itemAt(least, at); share <= Math.min(total, itemAt(most, at)); share++) {
    for (const rest of boundedSplits(total - share, least, most, at + 1)) yield [share, ...rest];
  }
}

function countCompletions(plan: SamplingPlan, g: number, room: readonly number[]): number {
  if (g === plan.groups.length) return room.every(free => free === 0) ? 1 : 0;
  const key = room.reduce((sum, free) => 14 * sum + free, g);
  let count = plan.counts.get(key);
  if (count === undefined) {
    count = 0;
    for (const { deals } of possibleSplits(plan, g, room)) count += deals;
    plan.counts.set(key, count);
  }
  return count;
}

const FACTORIALS: number[] = [1];
for (let n = 1; n <= 52; n++) FACTORIALS.push(n * itemAt(FACTORIALS, n - 1));

const countArrangements = (split: readonly number[]): number =>
  split.reduce(
    (ways, share) => ways / itemAt(FACTORIALS, share),
    itemAt(
      FACTORIALS,
      split.reduce((sum, share) => sum + share, 0),
    ),
  );

function pickSplit(plan: SamplingPlan, g: number, room: readonly number[], random: Random): number[] {
  if (g === plan.groups.length - 1) return room.slice();
  let left = (random.below(2 ** 20) / 2 ** 20) * countCompletions(plan, g, room);
  let last: number[] = [];
  for (const { split, deals } of possibleSplits(plan, g, room)) {
    last = split;
    left -= deals;
    if (left < 0) break;
  }
  return last;
}

function planOf(view: NationsView): SamplingPlan {
  const known = knownState(view);
  const sizes = new Map(view.others.map(other => [other.seat, other.cards]));
  const hidden = [...sizes.keys()];
  const unseen = CARDS.map((_, card) => card).filter(card => !isSeen(known, card));
  const room = hidden.map(seat => assertDefined(sizes.get(seat)) - countCards(known, seat));
  return { known, hidden, groups: groupsOf(view, known, hidden, unseen), room, counts: new Map() };
}

/** Returns cards seen by all and not played yet. */
function exposedCards(view: NationsView): ShownTitles[] {
  const star =
    view.dealer !== null && holdsStar(view, view.dealer)
      ? [{ seat: view.dealer, cards: [assertDefined(view.star)] }]
      : [];
  return [...star, ...view.shown].map(({ seat, cards }) => ({
    seat,
    cards: cards.filter(card => !itemAt(view.played, seat).includes(card)),
  }));
}

const countCards = ({ hands }: State, seat: Seat): number => cardsOf(hands, seat).length;

const holdsStar = (view: NationsView, seat: Seat): boolean =>
  seat === view.dealer && view.star !== null && !itemAt(view.played, seat).includes(view.star);

function isSeen(known: State, card: CardIndex): boolean {
  const [nation, bit] = [nationOf(card), 1 << rankOf(card)];
  return [0, 4, 8, 12].some(at => (itemAt(known.dealt, at + nation) & bit) !== 0);
}

/** Returns the state with hidden hands empty except for exposed cards. */
function knownState(view: NationsView): State {
  const star = view.star === null ? null : indexOf(view.star);
  const hands = NO_CARDS.slice();
  if (view.seat !== null) addCards(hands, view.seat, assertDefined(view.hand));
  for (const { seat, cards } of exposedCards(view)) addCards(hands, seat, cards);
  const dealt = hands.slice();
  view.played.forEach((cards, seat) => {
    addCards(dealt, seat, cards);
  });
  return {
    target: view.target,
    dealer: view.dealer,
    scores: view.scores,
    hands,
    dealt,
    star,
    leader: view.leader,
    trick: view.trick.map(({ card }) => indexOf(card)),
    tricks: view.tricks,
    voids: view.voids.reduce((mask, nations, seat) => mask | (voidBits(nations) << (4 * seat)), 0),
    called: view.called,
    winner: view.winner,
  };
}

const voidBits = (nations: readonly string[]): number =>
  NATIONS.reduce((mask, nation, i) => (nations.includes(nation) ? mask | (1 << i) : mask), 0);

function addCards(masks: number[], seat: Seat, cards: readonly string[]): void {
  for (const card of cards) addCard(masks, seat, indexOf(card));
}

function addCard(masks: number[], seat: Seat, card: CardIndex): void {
  const at = 4 * seat + nationOf(card);
  masks[at] = itemAt(masks, at) | (1 << rankOf(card));
}

/** Returns constrained groups first, then all other cards as one. */
function groupsOf(view: NationsView, known: State, hidden: readonly Seat[], unseen: readonly CardIndex[]): Group[] {
  const star = known.star === null ? -1 : nationOf(known.star);
  const isTitle = (card: CardIndex): boolean => nationOf(card) === star && rankOf(card) >= 9;
  const kindOf = (card: CardIndex): number => (isTitle(card) && known.called.length > 0 ? 4 : nationOf(card));
  const groups = [0, 1, 2, 3, 4].map(kind => {
    const cards = unseen.filter(card => kindOf(card) === kind);
    const nation = kind === 4 ? star : kind;
    const limitOf = kind === 4 ? titleLimit : nationLimit;
    const limits = hidden.map(seat => limitOf(known, seat, nation, view));
    return { cards, least: limits.map(([least]) => least), most: limits.map(([, most]) => most) };
  });
  const isConstrained = ({ cards, most }: Group): boolean => cards.length > 0 && most.some(limit => limit < 52);
  const free = groups.filter(group => !isConstrained(group)).flatMap(group => group.cards);
  return [...groups.filter(isConstrained), { cards: free, least: hidden.map(() => 0), most: hidden.map(() => 52) }];
}

/** Returns bounds: none if the seat did not follow. */
const nationLimit = (known: State, seat: Seat, nation: number): [number, number] =>
  (known.voids >> (4 * seat + nation)) & 1 ? [0, 0] : [0, 52];

/** Returns bounds, as far as calls revealed titles. */
function titleLimit(known: State, seat: Seat, nation: number, view: NationsView): [number, number] {
  if (nationLimit(known, seat, nation)[1] === 0) return [0, 0];
  if (view.shown.length > 0) return sideOf(seat) === sideOf(itemAt(view.shown, 0).seat) ? [0, 0] : [0, 52];
  if (known.called.includes(partnerOf(seat))) return [0, 0];
  if (!known.called.includes(seat)) return [0, 52];
  const shown = [...itemAt(view.played, seat), ...(holdsStar(view, seat) ? [assertDefined(view.star)] : [])];
  const left = 2 - shown.filter(card => nationOf(indexOf(card)) === nation && rankOf(indexOf(card)) >= 9).length;
  return [left, left];
}

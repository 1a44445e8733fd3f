/**
 * A fair sample of the deals a chair cannot tell apart: all that fit the hands' sizes, the cards seen, the nations
 * somebody did not follow, the Star card in the dealer's hand and the titles told by a call that failed.
 *
 * Cards that anybody may hold are shuffled freely. The others come in groups (a nation, or its titles) that some seats
 * cannot have or must have so many of; how many go to whom is drawn by counting all completions, so that every deal
 * is equally likely.
 */
import type { Seat } from '@parlour/kernel/game';
import { type Random, shuffle } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { CARDS, type CardIndex, indexOf, NATIONS, nationOf, rankOf } from '../../pack/pack.ts';
import { cardsOf, NO_CARDS, partnerOf, type Shown, type State, sideOf } from './state.ts';
import type { NationsView } from './view.ts';

/** Cards of one kind, and how many of them each hidden seat can take, at least and at most. */
type Group = {
  readonly cards: readonly CardIndex[];
  readonly least: readonly number[];
  readonly most: readonly number[];
};

type Plan = {
  readonly known: State;
  readonly hidden: readonly Seat[];
  readonly groups: readonly Group[];
  readonly room: readonly number[];
  readonly counts: Map<number, number>;
};

const plans = new WeakMap<NationsView, Plan>();

export function imagine(view: NationsView, random: Random): State {
  let plan = plans.get(view);
  if (plan === undefined) {
    plan = planOf(view);
    plans.set(view, plan);
  }
  const hands = plan.known.hands.slice();
  let room = plan.room;
  plan.groups.forEach((group, g) => {
    const split = pickSplit(plan, g, room, random);
    giveOut(hands, plan.hidden, shuffle(random, group.cards), split);
    room = room.map((free, i) => free - itemAt(split, i));
  });
  return { ...plan.known, hands, dealt: hands.map((mask, at) => mask | itemAt(plan.known.dealt, at)) };
}

function giveOut(
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

/** Every way to split a group over the hidden seats that leaves a completion, and how many deals it stands for. */
function* splits(plan: Plan, g: number, room: readonly number[]): Generator<{ split: number[]; deals: number }> {
  const { cards, least, most } = itemAt(plan.groups, g);
  const tops = room.map((free, i) => Math.min(free, itemAt(most, i)));
  for (const split of sharings(cards.length, least, tops)) {
    const rest = completions(
      plan,
      g + 1,
      room.map((free, i) => free - itemAt(split, i)),
    );
    if (rest > 0) yield { split, deals: rest * arrangements(split) };
  }
}

function* sharings(total: number, least: readonly number[], most: readonly number[], at = 0): Generator<number[]> {
  if (at === least.length) {
    if (total === 0) yield [];
    return;
  }
  for (let share = itemAt(least, at); share <= Math.min(total, itemAt(most, at)); share++) {
    for (const rest of sharings(total - share, least, most, at + 1)) yield [share, ...rest];
  }
}

function completions(plan: Plan, g: number, room: readonly number[]): number {
  if (g === plan.groups.length) return room.every(free => free === 0) ? 1 : 0;
  const key = room.reduce((sum, free) => 14 * sum + free, g);
  let count = plan.counts.get(key);
  if (count === undefined) {
    count = 0;
    for (const { deals } of splits(plan, g, room)) count += deals;
    plan.counts.set(key, count);
  }
  return count;
}

const FACTORIALS: number[] = [1];
for (let n = 1; n <= 52; n++) FACTORIALS.push(n * itemAt(FACTORIALS, n - 1));

const arrangements = (split: readonly number[]): number =>
  split.reduce(
    (ways, share) => ways / itemAt(FACTORIALS, share),
    itemAt(
      FACTORIALS,
      split.reduce((sum, share) => sum + share, 0),
    ),
  );

function pickSplit(plan: Plan, g: number, room: readonly number[], random: Random): number[] {
  if (g === plan.groups.length - 1) return room.slice();
  let left = (random.below(2 ** 20) / 2 ** 20) * completions(plan, g, room);
  let last: number[] = [];
  for (const { split, deals } of splits(plan, g, room)) {
    last = split;
    left -= deals;
    if (left < 0) break;
  }
  return last;
}

function planOf(view: NationsView): Plan {
  const known = knownState(view);
  const sizes = new Map(view.others.map(other => [other.seat, other.cards]));
  const hidden = [...sizes.keys()];
  const unseen = CARDS.map((_, card) => card).filter(card => !isSeen(known, card));
  const room = hidden.map(seat => assertDefined(sizes.get(seat)) - countCards(known, seat));
  return { known, hidden, groups: groupsOf(view, known, hidden, unseen), room, counts: new Map() };
}

/** Cards of hidden hands that everybody has seen and nobody has played yet. */
function lyingOpen(view: NationsView): Shown[] {
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

/** The state with the hidden hands empty, but for the Star card. */
function knownState(view: NationsView): State {
  const star = view.star === null ? null : indexOf(view.star);
  const hands = NO_CARDS.slice();
  if (view.seat !== null) addCards(hands, view.seat, assertDefined(view.hand));
  for (const { seat, cards } of lyingOpen(view)) addCards(hands, seat, cards);
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

/** The groups that bind somebody first, then all other cards in one. */
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
  const binds = ({ cards, most }: Group): boolean => cards.length > 0 && most.some(limit => limit < 52);
  const free = groups.filter(group => !binds(group)).flatMap(group => group.cards);
  return [...groups.filter(binds), { cards: free, least: hidden.map(() => 0), most: hidden.map(() => 52) }];
}

/** How many cards of a nation a hidden seat can have, at least and at most: none if it did not follow. */
const nationLimit = (known: State, seat: Seat, nation: number): [number, number] =>
  (known.voids >> (4 * seat + nation)) & 1 ? [0, 0] : [0, 52];

/** How many titles of the star: so many as a call told. */
function titleLimit(known: State, seat: Seat, nation: number, view: NationsView): [number, number] {
  if (nationLimit(known, seat, nation)[1] === 0) return [0, 0];
  if (view.shown.length > 0) return sideOf(seat) === sideOf(itemAt(view.shown, 0).seat) ? [0, 0] : [0, 52];
  if (known.called.includes(partnerOf(seat))) return [0, 0];
  if (!known.called.includes(seat)) return [0, 52];
  const shown = [...itemAt(view.played, seat), ...(holdsStar(view, seat) ? [assertDefined(view.star)] : [])];
  const left = 2 - shown.filter(card => nationOf(indexOf(card)) === nation && rankOf(indexOf(card)) >= 9).length;
  return [left, left];
}

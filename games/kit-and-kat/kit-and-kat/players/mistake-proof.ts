/**
 * Proves that a turn is wrong in every world the chair can imagine. Replays the notes and branches over possible
 * cards, assuming that the turn was right: a seat that did anything but play a 1 had none. If no hypothesis survives,
 * the mistake is proven.
 */

import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Card, isOne } from '../rules/cards.ts';
import { handSizesBefore } from '../rules/hidden-hands.ts';
import { handSizes, unseenCards } from '../rules/imagine.ts';
import type { Note } from '../rules/notes.ts';
import type { Cards } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';

export type HiddenCard = {
  readonly face: Card | null;
  readonly isNotOne: boolean;
  /** In the hand when an earlier turn ended (KK-23r). */
  readonly wasHeld: boolean;
  /** Bit mask of groups; each group contains a 1. */
  readonly groups: number;
};

/** Latest first; hypotheses share the common tail. */
export type ShownCards = { readonly card: HiddenCard; readonly earlier: ShownCards } | null;

export type Hypothesis = {
  readonly hands: readonly (readonly HiddenCard[])[];
  readonly shown: ShownCards;
  /** Bit masks: groups so far, and groups whose 1 has been seen. */
  readonly groups: number;
  readonly groupsWithOneSeen: number;
};

/** Packets take any card that is in no hand. */
export function canPlaceOnes({ hands, groups, groupsWithOneSeen }: Hypothesis, unseen: Cards): boolean {
  const hidden = hands.flat();
  const known = new Set(hidden.flatMap(({ face }) => face ?? []));
  const unknown = hidden.filter(({ face }) => face === null);
  const open = unseen.filter(card => !known.has(card));
  const ones = open.filter(isOne).length;
  const others = open.length - ones;
  if (unknown.filter(({ isNotOne }) => isNotOne).length > others) return false;
  return canCoverGroups(
    groups & ~groupsWithKnownOne(hidden, groupsWithOneSeen),
    unknown.filter(({ isNotOne }) => !isNotOne),
    ones,
  );
}

const groupsWithKnownOne = (hidden: readonly HiddenCard[], groupsWithOneSeen: number): number =>
  hidden.reduce((covered, { face, groups }) => (isKnownOne(face) ? covered | groups : covered), groupsWithOneSeen);

const isKnownOne = (face: Card | null): boolean => face !== null && isOne(face);

/** Whether this many 1s can cover all groups. */
function canCoverGroups(groups: number, cards: readonly HiddenCard[], ones: number): boolean {
  if (groups === 0) return true;
  if (ones === 0) return false;
  const first = groups & -groups;
  const groupSets = new Set(cards.map(card => card.groups).filter(of => (of & first) !== 0));
  return [...groupSets].some(groupsWithOneSeen => canCoverGroups(groups & ~groupsWithOneSeen, cards, ones - 1));
}

type ProofSearch = { readonly view: KitView; readonly unseen: Cards; stepsLeft: number };

export type Proof = { readonly proven: boolean; readonly units: number };

/** Not proven if the steps run out. */
export function proveFromNotes(view: KitView, maxSteps: number): Proof {
  const search: ProofSearch = { view, unseen: unseenCards(view), stepsLeft: maxSteps };
  const before = handSizesBefore(view.notes, handSizes(view));
  const hands = allSeats(before.length).map(seat => (seat === view.seat ? [] : unknownCards(itemAt(before, seat))));
  const proven = !canBeInnocent(search, { hands, shown: null, groups: 0, groupsWithOneSeen: 0 }, 0);
  return { proven: proven && search.stepsLeft > 0, units: maxSteps - search.stepsLeft };
}

const unknownCards = (count: number): HiddenCard[] =>
  Array.from({ length: count }, () => ({ face: null, isNotOne: false, wasHeld: false, groups: 0 }));

function canBeInnocent(search: ProofSearch, hypothesis: Hypothesis, at: number): boolean {
  const note = search.view.notes[at];
  if (search.stepsLeft-- <= 0) return true;
  if (note === undefined) return canPlaceOnes(hypothesis, search.unseen);
  return hypothesesAfter(search, hypothesis, note, at).some(next => canBeInnocent(search, next, at + 1));
}

function hypothesesAfter({ view }: ProofSearch, hypothesis: Hypothesis, note: Note, at: number): Hypothesis[] {
  if (note.is === 'drew') return replayDraw(hypothesis, note, view.seat);
  if (note.seat === null || note.seat === view.seat) return [hypothesis];
  const isJudged = at >= assertDefined(view.window).since && note.seat === assertDefined(view.window).seat;
  const right = isJudged ? assumeRight(hypothesis, note) : hypothesis;
  const after = right === undefined ? [] : replayNote(right, note.seat, note);
  return isJudged && note.is === 'played' ? after.filter(next => !isLate(view, next, note)) : after;
}

/** KK-8 */
function assumeRight(hypothesis: Hypothesis, note: Note & { seat: Seat }): Hypothesis | undefined {
  const isPlayOfOne = note.is === 'played' && isOne(note.card);
  if (isPlayOfOne || (note.is !== 'played' && note.is !== 'laid' && note.is !== 'passed')) return hypothesis;
  return assumeNoOnes(hypothesis, note.seat);
}

/** KK-23r: a 1 that was held before in this hypothesis. */
const isLate = ({ unsure }: KitView, { shown }: Hypothesis, { seat, card }: Note & { is: 'played' }): boolean =>
  itemAt(unsure, seat).includes(card) && lastShown(shown, card)?.wasHeld === true;

function replayNote(hypothesis: Hypothesis, seat: Seat, note: Note): Hypothesis[] {
  const hand = itemAt(hypothesis.hands, seat);
  switch (note.is) {
    case 'anew':
      return hand.length > 0 ? [] : [withHand(hypothesis, seat, unknownCards(note.cards))];
    case 'played':
      return note.from !== null ? [hypothesis] : revealCard(hypothesis, seat, note.card);
    case 'laid':
      return revealCard(hypothesis, seat, note.card);
    case 'back':
      return [returnCards(hypothesis, seat, note.cards)];
    case 'ones':
      return note.held === 'some' ? [assumeSomeOne(hypothesis, seat)] : [assumeNoOnes(hypothesis, seat) ?? []].flat();
    case 'ended':
    case 'paid':
      return [withHand(hypothesis, seat, markHeld(hand, note.is))];
    default:
      return [hypothesis];
  }
}

function markHeld(hand: readonly HiddenCard[], is: 'ended' | 'paid'): HiddenCard[] {
  const held = is === 'ended';
  return hand.map(card => (card.wasHeld === held ? card : { ...card, wasHeld: held }));
}

const withHand = (hypothesis: Hypothesis, seat: Seat, hand: readonly HiddenCard[]): Hypothesis => ({
  ...hypothesis,
  hands: hypothesis.hands.with(seat, hand),
});

function assumeNoOnes(hypothesis: Hypothesis, seat: Seat): Hypothesis | undefined {
  const hand = itemAt(hypothesis.hands, seat);
  if (hand.some(({ face }) => face !== null && isOne(face))) return undefined;
  return withHand(
    hypothesis,
    seat,
    hand.map(card => (card.isNotOne ? card : { ...card, isNotOne: true })),
  );
}

function assumeSomeOne(hypothesis: Hypothesis, seat: Seat): Hypothesis {
  const group = hypothesis.groups + 1;
  const hand = itemAt(hypothesis.hands, seat).map(card => ({ ...card, groups: card.groups | group }));
  const met = hand.some(({ face }) => face !== null && isOne(face))
    ? hypothesis.groupsWithOneSeen | group
    : hypothesis.groupsWithOneSeen;
  return { ...withHand(hypothesis, seat, hand), groups: hypothesis.groups | group, groupsWithOneSeen: met };
}

function revealCard(hypothesis: Hypothesis, seat: Seat, face: Card): Hypothesis[] {
  return possibleCards(hypothesis, seat, face).map(card => ({
    ...withHand(
      hypothesis,
      seat,
      itemAt(hypothesis.hands, seat).toSpliced(itemAt(hypothesis.hands, seat).indexOf(card), 1),
    ),
    shown: { card: { ...card, face }, earlier: hypothesis.shown },
    groupsWithOneSeen: isOne(face) ? hypothesis.groupsWithOneSeen | card.groups : hypothesis.groupsWithOneSeen,
  }));
}

function lastShown(shown: ShownCards, face: Card): HiddenCard | undefined {
  for (let at = shown; at !== null; at = at.earlier) if (at.card.face === face) return at.card;
  return undefined;
}

function possibleCards({ hands }: Hypothesis, seat: Seat, face: Card): HiddenCard[] {
  const known = itemAt(hands, seat).find(card => card.face === face);
  if (known !== undefined) return [known];
  if (hands.some(hand => hand.some(card => card.face === face))) return [];
  return distinctCards(itemAt(hands, seat).filter(card => card.face === null && !(card.isNotOne && isOne(face))));
}

/** One of each kind: equal cards lead to equal hypotheses. */
function distinctCards(cards: readonly HiddenCard[]): HiddenCard[] {
  const kinds: HiddenCard[] = [];
  for (const card of cards) {
    const at = kinds.findIndex(kind => isAlike(kind, card));
    if (at < 0) kinds.push(card);
    else kinds[at] = card;
  }
  return kinds;
}

const isAlike = (one: HiddenCard, other: HiddenCard): boolean =>
  one.face === other.face &&
  one.isNotOne === other.isNotOne &&
  one.wasHeld === other.wasHeld &&
  one.groups === other.groups;

function returnCards(hypothesis: Hypothesis, seat: Seat, faces: Cards): Hypothesis {
  const cards = faces.map(
    face => lastShown(hypothesis.shown, face) ?? { face, isNotOne: false, wasHeld: false, groups: 0 },
  );
  return withHand(hypothesis, seat, [...itemAt(hypothesis.hands, seat), ...cards]);
}

/** The chair knows cards drawn by or from it. */
function replayDraw(
  hypothesis: Hypothesis,
  { seat, from, card }: Note & { is: 'drew' },
  chair: Seat | null,
): Hypothesis[] {
  const taken = drawFrom(hypothesis, from, card, chair);
  return taken.map(([after, drawn]) =>
    seat === chair ? after : withHand(after, seat, [...itemAt(after.hands, seat), { ...drawn, wasHeld: false }]),
  );
}

function drawFrom(
  hypothesis: Hypothesis,
  from: Seat,
  card: Card | null,
  chair: Seat | null,
): [Hypothesis, HiddenCard][] {
  if (from === chair) return [[hypothesis, { face: card, isNotOne: false, wasHeld: false, groups: 0 }]];
  const hand = itemAt(hypothesis.hands, from);
  if (card !== null)
    return revealCard(hypothesis, from, card).map(after => [after, assertDefined(lastShown(after.shown, card))]);
  return distinctCards(hand).map(drawn => [withHand(hypothesis, from, hand.toSpliced(hand.indexOf(drawn), 1)), drawn]);
}

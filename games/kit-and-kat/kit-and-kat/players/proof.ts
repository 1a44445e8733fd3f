/**
 * Proof-keeping: whether a turn was a mistake in every world that a chair can still imagine.
 *
 * The notes are gone through again, and wherever it is open which card it was, every kind of card is tried. What the turn
 * in question did is taken for right: whoever did anything but play a 1 then held none. If no world fits that, there is
 * none in which the player is innocent.
 */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Card, isOne } from '../rules/cards.ts';
import { sizesBefore } from '../rules/foresight.ts';
import { handSizes, unseenCards } from '../rules/imagine.ts';
import type { Note } from '../rules/notes.ts';
import type { Cards } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { canPlaceOnes, type Hidden, type Shown, type Way } from './ones.ts';

type Search = { readonly view: KitView; readonly unseen: Cards; left: number };

export type Proof = { readonly proven: boolean; readonly units: number };

/** Gives up, and proves nothing, after so many steps. */
export function prove(view: KitView, most: number): Proof {
  const search: Search = { view, unseen: unseenCards(view), left: most };
  const before = sizesBefore(view.notes, handSizes(view));
  const hands = allSeats(before.length).map(seat => (seat === view.seat ? [] : unknowns(itemAt(before, seat))));
  const proven = !canBeInnocent(search, { hands, shown: null, groups: 0, met: 0 }, 0);
  return { proven: proven && search.left > 0, units: most - search.left };
}

const unknowns = (count: number): Hidden[] =>
  Array.from({ length: count }, () => ({ face: null, notOne: false, held: false, groups: 0 }));

function canBeInnocent(search: Search, way: Way, at: number): boolean {
  const note = search.view.notes[at];
  if (search.left-- <= 0) return true;
  if (note === undefined) return canPlaceOnes(way, search.unseen);
  return waysAfter(search, way, note, at).some(next => canBeInnocent(search, next, at + 1));
}

function waysAfter({ view }: Search, way: Way, note: Note, at: number): Way[] {
  if (note.is === 'drew') return draws(way, note, view.seat);
  if (note.seat === null || note.seat === view.seat) return [way];
  const isJudged = at >= assertDefined(view.window).since && note.seat === assertDefined(view.window).seat;
  const right = isJudged ? takenForRight(way, note) : way;
  const after = right === undefined ? [] : happens(right, note.seat, note);
  return isJudged && note.is === 'played' ? after.filter(next => !isLate(view, next, note)) : after;
}

/** KK-8: whoever did anything else held no 1. */
function takenForRight(way: Way, note: Note & { seat: Seat }): Way | undefined {
  const isPlayOfOne = note.is === 'played' && isOne(note.card);
  if (isPlayOfOne || (note.is !== 'played' && note.is !== 'laid' && note.is !== 'passed')) return way;
  return holdsNone(way, note.seat);
}

/** KK-23r: a 1 of which only this way can tell whether it had been held before. */
const isLate = ({ unsure }: KitView, { shown }: Way, { seat, card }: Note & { is: 'played' }): boolean =>
  itemAt(unsure, seat).includes(card) && lastShown(shown, card)?.held === true;

function happens(way: Way, seat: Seat, note: Note): Way[] {
  const hand = itemAt(way.hands, seat);
  switch (note.is) {
    case 'anew':
      return hand.length > 0 ? [] : [withHand(way, seat, unknowns(note.cards))];
    case 'played':
      return note.from !== null ? [way] : comesOut(way, seat, note.card);
    case 'laid':
      return comesOut(way, seat, note.card);
    case 'back':
      return [goesBack(way, seat, note.cards)];
    case 'ones':
      return note.held === 'some' ? [holdsSome(way, seat)] : [holdsNone(way, seat) ?? []].flat();
    case 'ended':
    case 'paid':
      return [withHand(way, seat, heldSince(hand, note.is))];
    default:
      return [way];
  }
}

function heldSince(hand: readonly Hidden[], is: 'ended' | 'paid'): Hidden[] {
  const held = is === 'ended';
  return hand.map(card => (card.held === held ? card : { ...card, held }));
}

const withHand = (way: Way, seat: Seat, hand: readonly Hidden[]): Way => ({
  ...way,
  hands: way.hands.with(seat, hand),
});

function holdsNone(way: Way, seat: Seat): Way | undefined {
  const hand = itemAt(way.hands, seat);
  if (hand.some(({ face }) => face !== null && isOne(face))) return undefined;
  return withHand(
    way,
    seat,
    hand.map(card => (card.notOne ? card : { ...card, notOne: true })),
  );
}

function holdsSome(way: Way, seat: Seat): Way {
  const group = way.groups + 1;
  const hand = itemAt(way.hands, seat).map(card => ({ ...card, groups: card.groups | group }));
  const met = hand.some(({ face }) => face !== null && isOne(face)) ? way.met | group : way.met;
  return { ...withHand(way, seat, hand), groups: way.groups | group, met };
}

/** A card shows its face: the one known to be it, or one that nobody knew. */
function comesOut(way: Way, seat: Seat, face: Card): Way[] {
  return whichCanBe(way, seat, face).map(card => ({
    ...withHand(way, seat, itemAt(way.hands, seat).toSpliced(itemAt(way.hands, seat).indexOf(card), 1)),
    shown: { card: { ...card, face }, earlier: way.shown },
    met: isOne(face) ? way.met | card.groups : way.met,
  }));
}

function lastShown(shown: Shown, face: Card): Hidden | undefined {
  for (let at = shown; at !== null; at = at.earlier) if (at.card.face === face) return at.card;
  return undefined;
}

function whichCanBe({ hands }: Way, seat: Seat, face: Card): Hidden[] {
  const known = itemAt(hands, seat).find(card => card.face === face);
  if (known !== undefined) return [known];
  if (hands.some(hand => hand.some(card => card.face === face))) return [];
  return kindsOf(itemAt(hands, seat).filter(card => card.face === null && !(card.notOne && isOne(face))));
}

/** One card of each kind: which of several that are alike makes no difference. */
function kindsOf(cards: readonly Hidden[]): Hidden[] {
  const kinds: Hidden[] = [];
  for (const card of cards) {
    const at = kinds.findIndex(kind => isAlike(kind, card));
    if (at < 0) kinds.push(card);
    else kinds[at] = card;
  }
  return kinds;
}

const isAlike = (one: Hidden, other: Hidden): boolean =>
  one.face === other.face && one.notOne === other.notOne && one.held === other.held && one.groups === other.groups;

function goesBack(way: Way, seat: Seat, faces: Cards): Way {
  const cards = faces.map(face => lastShown(way.shown, face) ?? { face, notOne: false, held: false, groups: 0 });
  return withHand(way, seat, [...itemAt(way.hands, seat), ...cards]);
}

/** A card drawn unseen may have been any; a card drawn by the chair or from it is known to it. */
function draws(way: Way, { seat, from, card }: Note & { is: 'drew' }, chair: Seat | null): Way[] {
  const taken = takeFrom(way, from, card, chair);
  return taken.map(([after, drawn]) =>
    seat === chair ? after : withHand(after, seat, [...itemAt(after.hands, seat), { ...drawn, held: false }]),
  );
}

function takeFrom(way: Way, from: Seat, card: Card | null, chair: Seat | null): [Way, Hidden][] {
  if (from === chair) return [[way, { face: card, notOne: false, held: false, groups: 0 }]];
  const hand = itemAt(way.hands, from);
  if (card !== null)
    return comesOut(way, from, card).map(after => [after, assertDefined(lastShown(after.shown, card))]);
  return kindsOf(hand).map(drawn => [withHand(way, from, hand.toSpliced(hand.indexOf(drawn), 1)), drawn]);
}

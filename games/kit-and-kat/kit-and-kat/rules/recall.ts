/**
 * The notes played through again with unknown cards: one way it may have been, or none.
 *
 * Every unseen draw takes each card of the hand with equal chance, and a card that comes into the open may have been any
 * that nobody knew. A way that contradicts what was seen is given up, so those that are left are as likely as they were
 * at the table. Where a contradiction can be foreseen the choice avoids it, but only as far as that is the same in all
 * ways; what differs between them is still left to chance.
 */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Chair, Seat } from '@parlour/kernel/game';
import { pick, type Random } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Card, isOne } from './cards.ts';
import { canReach, sizesBefore } from './foresight.ts';
import type { Note } from './notes.ts';
import type { Cards } from './state.ts';

/** A hidden card: its face if it is known, whether its place is the same in all ways, and what has come out about it. */
export type Hidden = { face: Card | null; sure: boolean; notOne: boolean; held: boolean };

export type Recalled = {
  readonly hands: Hidden[][];
  /** Cards of hidden hands that have come into the open, and the hidden cards that have been drawn unseen, by note. */
  readonly shown: Map<Card, Hidden>;
  readonly drawn: Map<number, Hidden>;
  /** Hidden cards at least one of which is a 1. */
  readonly some: Hidden[][];
};

type Recall = Recalled & { readonly notes: readonly Note[]; readonly chair: Chair; readonly random: Random };

const unknown = (): Hidden => ({ face: null, sure: false, notOne: false, held: false });
const known = (face: Card): Hidden => ({ face, sure: true, notOne: false, held: false });
const unknowns = (count: number): Hidden[] => Array.from({ length: count }, unknown);

/** A hand older than the notes has seen a turn end. */
const heldSince = (count: number): Hidden[] => unknowns(count).map(card => ({ ...card, held: true }));

/** The hidden hands as they may be now, or undefined if this way contradicts what was seen. */
export function recall(
  notes: readonly Note[],
  sizes: readonly number[],
  chair: Chair,
  random: Random,
): Recalled | undefined {
  const before = sizesBefore(notes, sizes);
  const hands = allSeats(sizes.length).map(seat => (seat === chair ? [] : heldSince(itemAt(before, seat))));
  const way: Recall = { hands, shown: new Map(), drawn: new Map(), some: [], notes, chair, random };
  return notes.every((note, i) => happens(way, note, i)) ? way : undefined;
}

/** False if it could not have happened this way. */
function happens(way: Recall, note: Note, i: number): boolean {
  if (note.is === 'drew') return draws(way, note, i);
  if (note.seat === null || note.seat === way.chair) return true;
  const hand = itemAt(way.hands, note.seat);
  switch (note.is) {
    case 'anew':
      way.hands[note.seat] = unknowns(note.cards);
      return hand.length === 0;
    case 'played':
      return note.from !== null || comesOut(way, note.seat, note.card) !== undefined;
    case 'laid':
      return comesOut(way, note.seat, note.card) !== undefined;
    case 'back':
      hand.push(...note.cards.map(card => goesBack(way, card)));
      return true;
    case 'ones':
      return tellsOnes(way, hand, note.held);
    case 'ended':
    case 'paid':
      for (const card of hand) card.held = note.is === 'ended';
      return true;
    default:
      return true;
  }
}

function draws(way: Recall, note: Note & { is: 'drew' }, i: number): boolean {
  const drawn = cardDrawn(way, note, i);
  if (drawn === undefined) return false;
  way.drawn.set(i, drawn);
  drawn.held = false;
  if (note.seat !== way.chair) itemAt(way.hands, note.seat).push(drawn);
  return true;
}

function cardDrawn(way: Recall, note: Note & { is: 'drew' }, i: number): Hidden | undefined {
  if (note.card === null) return takeUnseen(way, note, i);
  return note.from === way.chair ? known(note.card) : comesOut(way, note.from, note.card);
}

/** A card taken unseen from one hidden hand to another: none that is seen elsewhere next, or the one that must be. */
function takeUnseen(way: Recall, { seat, from }: Note & { is: 'drew' }, i: number): Hidden | undefined {
  const hand = itemAt(way.hands, from);
  const reaches = (card: Hidden, place: Seat): boolean =>
    card.face === null || canReach(way.notes, i + 1, card.face, place);
  const must = hand.filter(card => !reaches(card, from));
  const stuck = hand.filter(card => !reaches(card, seat));
  const decided = must.some(card => card.sure);
  const most = decided ? 1 : hand.length - stuck.filter(card => card.sure).length;
  const may = (must.length > 0 ? must : hand).filter(card => !stuck.includes(card));
  if (must.length > 1 || way.random.below(most) >= may.length) return undefined;
  if (!decided) for (const card of hand) if (!stuck.includes(card)) card.sure = false;
  const drawn = pick(way.random, may);
  hand.splice(hand.indexOf(drawn), 1);
  return drawn;
}

/** A card leaves a hidden hand and shows its face: the card known to be it, or any that nobody knew. */
function comesOut(way: Recall, seat: Seat, face: Card): Hidden | undefined {
  const hand = itemAt(way.hands, seat);
  const card = hand.find(there => there.face === face) ?? anyThatCouldBe(way, hand, face);
  if (card === undefined) return undefined;
  hand.splice(hand.indexOf(card), 1);
  card.face = face;
  way.shown.set(face, card);
  return card;
}

function anyThatCouldBe(way: Recall, hand: readonly Hidden[], face: Card): Hidden | undefined {
  const card = pick(
    way.random,
    hand.filter(there => !there.sure),
  );
  if (card === undefined || card.face !== null || (card.notOne && isOne(face))) return undefined;
  return way.hands.some(other => other.some(there => there.face === face)) ? undefined : card;
}

function goesBack(way: Recall, face: Card): Hidden {
  const card = way.shown.get(face) ?? known(face);
  way.shown.delete(face);
  card.sure = true;
  return card;
}

function tellsOnes(way: Recall, hand: readonly Hidden[], held: 'none' | 'some'): boolean {
  if (held === 'some') way.some.push(hand.slice());
  else for (const card of hand) card.notOne = true;
  return held === 'some' || !hand.some(card => card.face !== null && isOne(card.face));
}

/** Gives the unknown cards their faces in the order they come; what is left over lies in the packets. */
export function reveal(way: Recalled, faces: Cards): Cards | undefined {
  const hidden = way.hands.flat().filter(card => card.face === null);
  for (const [i, card] of hidden.entries()) {
    card.face = itemAt(faces, i);
    if (card.notOne && isOne(card.face)) return undefined;
  }
  const fits = way.some.every(cards => cards.some(card => card.face !== null && isOne(card.face)));
  return fits ? faces.slice(hidden.length) : undefined;
}

/** The notes with every unseen draw told. */
export const tellDraws = (way: Recalled, notes: readonly Note[]): Note[] =>
  notes.map((note, i) =>
    note.is === 'drew' && note.card === null ? { ...note, card: assertDefined(way.drawn.get(i)).face } : note,
  );

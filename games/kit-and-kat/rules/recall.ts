/**
 * The notes played through again with unknown cards: one way it may have been, or none.
 * Every unseen draw takes each card of the hand with equal chance, and a card that comes into the open is as likely to
 * have been any of those that nobody knew. So the ways that are not given up are as likely as they were at the table.
 */
import { seatsOf } from '@parlour/kernel/cards';
import type { Chair, Seat } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import { type Card, isOne } from './cards.ts';
import type { Note } from './notes.ts';
import type { Cards } from './state.ts';

/** A hidden card: its face if it is known or has been shown, and what else has come out about it. */
export type Hidden = { face: Card | null; notOne: boolean; held: boolean };

export type Recalled = {
  readonly hands: Hidden[][];
  /** Cards of hidden hands that have come into the open, and the hidden cards that have been drawn unseen, by note. */
  readonly shown: Map<Card, Hidden>;
  readonly drawn: Map<number, Hidden>;
  /** Hidden cards at least one of which is a 1. */
  readonly some: Hidden[][];
};

type Recall = Recalled & { readonly chair: Chair; readonly random: Random };

const hidden = (face: Card | null = null): Hidden => ({ face, notOne: false, held: false });

/** How many hidden cards each seat had before the notes began. */
function sizesBefore(notes: readonly Note[], sizes: readonly number[]): number[] {
  const before = sizes.slice();
  for (const note of notes.toReversed()) {
    if (note.is === 'anew') before[note.seat] = 0;
    if (note.is === 'laid' || (note.is === 'played' && note.from === null)) before[note.seat]! += 1;
    if (note.is === 'back') before[note.seat]! -= note.cards.length;
    if (note.is === 'drew') before[note.seat]! -= 1;
    if (note.is === 'drew') before[note.from]! += 1;
  }
  return before;
}

/** The hidden hands as they may be now, or undefined if this way contradicts what was seen. */
export function recall(
  notes: readonly Note[],
  sizes: readonly number[],
  chair: Chair,
  random: Random,
): Recalled | undefined {
  const before = sizesBefore(notes, sizes);
  const hands = seatsOf(sizes.length).map(seat =>
    seat === chair ? [] : Array.from({ length: before[seat]! }, () => hidden()),
  );
  const way: Recall = { hands, shown: new Map(), drawn: new Map(), some: [], chair, random };
  return notes.every((note, i) => happens(way, note, i)) ? way : undefined;
}

/** False if it could not have happened this way. */
function happens(way: Recall, note: Note, i: number): boolean {
  if (note.is === 'drew') return draws(way, note, i);
  if (note.seat === null || note.seat === way.chair) return true;
  const hand = way.hands[note.seat]!;
  switch (note.is) {
    case 'anew':
      way.hands[note.seat] = Array.from({ length: note.cards }, () => hidden());
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
      for (const card of hand) card.held = true;
      return true;
    default:
      return true;
  }
}

function draws(way: Recall, { seat, from, card }: Note & { is: 'drew' }, i: number): boolean {
  const drawn = from === way.chair ? hidden(card) : takeOut(way, from, card);
  if (drawn === undefined) return false;
  way.drawn.set(i, drawn);
  drawn.held = false;
  if (seat !== way.chair) way.hands[seat]!.push(drawn);
  return true;
}

function takeOut(way: Recall, seat: Seat, card: Card | null): Hidden | undefined {
  if (card !== null) return comesOut(way, seat, card);
  const hand = way.hands[seat]!;
  return hand.splice(way.random.below(hand.length), 1)[0];
}

/** A card leaves a hidden hand and shows its face: the card known to be it, or any that nobody knew. */
function comesOut(way: Recall, seat: Seat, face: Card): Hidden | undefined {
  const hand = way.hands[seat]!;
  const known = hand.findIndex(card => card.face === face);
  const at = known < 0 ? way.random.below(hand.length) : known;
  const card = hand[at];
  if (card === undefined || (known < 0 && !couldBe(way, card, face))) return undefined;
  hand.splice(at, 1);
  card.face = face;
  way.shown.set(face, card);
  return card;
}

const couldBe = (way: Recall, card: Hidden, face: Card): boolean =>
  card.face === null &&
  !(card.notOne && isOne(face)) &&
  !way.hands.some(hand => hand.some(other => other.face === face));

function goesBack(way: Recall, face: Card): Hidden {
  const card = way.shown.get(face) ?? hidden(face);
  way.shown.delete(face);
  return card;
}

function tellsOnes(way: Recall, hand: readonly Hidden[], held: 'none' | 'some'): boolean {
  if (held === 'some') way.some.push(hand.slice());
  else for (const card of hand) card.notOne = true;
  return held === 'some' || !hand.some(card => card.face !== null && isOne(card.face));
}

/** Gives the unknown cards their faces in the order they come; what is left over lies in the packets. */
export function reveal(way: Recalled, faces: Cards): Cards | undefined {
  const unknown = way.hands.flat().filter(card => card.face === null);
  for (const [i, card] of unknown.entries()) {
    card.face = faces[i]!;
    if (card.notOne && isOne(card.face)) return undefined;
  }
  const fits = way.some.every(cards => cards.some(card => card.face !== null && isOne(card.face)));
  return fits ? faces.slice(unknown.length) : undefined;
}

/** The notes with every unseen draw told. */
export const tellDraws = (way: Recalled, notes: readonly Note[]): Note[] =>
  notes.map((note, i) => (note.is === 'drew' && note.card === null ? { ...note, card: way.drawn.get(i)!.face } : note));

/**
 * Samples hidden hands by replaying the notes. An unseen draw takes each card with equal chance, and a revealed card
 * may have been any unknown one. Ways that contradict the notes are discarded, so the others keep their probability.
 * Choices avoid foreseeable contradictions only where all ways agree; the rest is left to chance.
 */

import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Chair, Seat } from '@parlour/kernel/game';
import { pick, type Random } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Card, isOne } from './cards.ts';
import type { Note } from './notes.ts';
import type { Cards } from './state.ts';

export function handSizesBefore(notes: readonly Note[], sizes: readonly number[]): number[] {
  const before = sizes.slice();
  for (const note of notes.toReversed()) {
    if (note.is === 'anew') before[note.seat] = 0;
    if (note.is === 'laid' || (note.is === 'played' && note.from === null))
      before[note.seat] = itemAt(before, note.seat) + 1;
    if (note.is === 'back') before[note.seat] = itemAt(before, note.seat) - note.cards.length;
    if (note.is === 'drew') before[note.seat] = itemAt(before, note.seat) - 1;
    if (note.is === 'drew') before[note.from] = itemAt(before, note.from) + 1;
  }
  return before;
}

/** Whether unseen draws can bring a hidden card to where it is seen next. */
export function canReach(notes: readonly Note[], start: number, card: Card, seat: Seat): boolean {
  const seats = new Set([seat]);
  for (let i = start; i < notes.length && seats.size > 0; i++) {
    const note = itemAt(notes, i);
    const seen = shownHolder(note, card);
    if (seen !== undefined) return seats.has(seen);
    if (note.is === 'anew') seats.delete(note.seat);
    if (note.is === 'drew' && note.card === null && seats.has(note.from)) seats.add(note.seat);
  }
  return seats.size > 0;
}

function shownHolder(note: Note, card: Card): Seat | undefined {
  if (note.is === 'drew') return note.card === card ? note.from : undefined;
  return (note.is === 'played' || note.is === 'laid') && note.card === card ? note.seat : undefined;
}

/** `isPlaceCertain`: in the same hand in all ways. */
export type HiddenCard = { face: Card | null; isPlaceCertain: boolean; isNotOne: boolean; held: boolean };

export type SampledHands = {
  readonly hands: HiddenCard[][];
  /** Revealed cards, and unseen draws by note. */
  readonly shown: Map<Card, HiddenCard>;
  readonly drawn: Map<number, HiddenCard>;
  /** Each group contains a 1. */
  readonly groupsWithOne: HiddenCard[][];
};

type Replay = SampledHands & { readonly notes: readonly Note[]; readonly chair: Chair; readonly random: Random };

const unknownCard = (): HiddenCard => ({ face: null, isPlaceCertain: false, isNotOne: false, held: false });
const knownCard = (face: Card): HiddenCard => ({ face, isPlaceCertain: true, isNotOne: false, held: false });
const unknownCards = (count: number): HiddenCard[] => Array.from({ length: count }, unknownCard);

/** Older than the notes, so held at the end of a turn. */
const heldCards = (count: number): HiddenCard[] => unknownCards(count).map(card => ({ ...card, held: true }));

/** Undefined if this way contradicts the notes. */
export function sampleHiddenHands(
  notes: readonly Note[],
  sizes: readonly number[],
  chair: Chair,
  random: Random,
): SampledHands | undefined {
  const before = handSizesBefore(notes, sizes);
  const hands = allSeats(sizes.length).map(seat => (seat === chair ? [] : heldCards(itemAt(before, seat))));
  const replay: Replay = { hands, shown: new Map(), drawn: new Map(), groupsWithOne: [], notes, chair, random };
  return notes.every((note, i) => replayNote(replay, note, i)) ? replay : undefined;
}

/** False if impossible in this way. */
function replayNote(replay: Replay, note: Note, i: number): boolean {
  if (note.is === 'drew') return replayDraw(replay, note, i);
  if (note.seat === null || note.seat === replay.chair) return true;
  const hand = itemAt(replay.hands, note.seat);
  switch (note.is) {
    case 'anew':
      replay.hands[note.seat] = unknownCards(note.cards);
      return hand.length === 0;
    case 'played':
      return note.from !== null || revealCard(replay, note.seat, note.card) !== undefined;
    case 'laid':
      return revealCard(replay, note.seat, note.card) !== undefined;
    case 'back':
      hand.push(...note.cards.map(card => returnCard(replay, card)));
      return true;
    case 'ones':
      return replayOnes(replay, hand, note.held);
    case 'ended':
    case 'paid':
      for (const card of hand) card.held = note.is === 'ended';
      return true;
    default:
      return true;
  }
}

function replayDraw(replay: Replay, note: Note & { is: 'drew' }, i: number): boolean {
  const drawn = drawnCard(replay, note, i);
  if (drawn === undefined) return false;
  replay.drawn.set(i, drawn);
  drawn.held = false;
  if (note.seat !== replay.chair) itemAt(replay.hands, note.seat).push(drawn);
  return true;
}

function drawnCard(replay: Replay, note: Note & { is: 'drew' }, i: number): HiddenCard | undefined {
  if (note.card === null) return takeUnseen(replay, note, i);
  return note.from === replay.chair ? knownCard(note.card) : revealCard(replay, note.from, note.card);
}

/** Never takes a card that is seen elsewhere next; takes the one that must move. */
function takeUnseen(replay: Replay, { seat, from }: Note & { is: 'drew' }, i: number): HiddenCard | undefined {
  const hand = itemAt(replay.hands, from);
  const reaches = (card: HiddenCard, place: Seat): boolean =>
    card.face === null || canReach(replay.notes, i + 1, card.face, place);
  const forced = hand.filter(card => !reaches(card, from));
  const stuck = hand.filter(card => !reaches(card, seat));
  const decided = forced.some(card => card.isPlaceCertain);
  const most = decided ? 1 : hand.length - stuck.filter(card => card.isPlaceCertain).length;
  const may = (forced.length > 0 ? forced : hand).filter(card => !stuck.includes(card));
  if (forced.length > 1 || replay.random.below(most) >= may.length) return undefined;
  if (!decided) for (const card of hand) if (!stuck.includes(card)) card.isPlaceCertain = false;
  const drawn = pick(replay.random, may);
  hand.splice(hand.indexOf(drawn), 1);
  return drawn;
}

function revealCard(replay: Replay, seat: Seat, face: Card): HiddenCard | undefined {
  const hand = itemAt(replay.hands, seat);
  const card = hand.find(there => there.face === face) ?? pickPossibleCard(replay, hand, face);
  if (card === undefined) return undefined;
  hand.splice(hand.indexOf(card), 1);
  card.face = face;
  replay.shown.set(face, card);
  return card;
}

function pickPossibleCard(replay: Replay, hand: readonly HiddenCard[], face: Card): HiddenCard | undefined {
  const card = pick(
    replay.random,
    hand.filter(there => !there.isPlaceCertain),
  );
  if (card === undefined || card.face !== null || (card.isNotOne && isOne(face))) return undefined;
  return replay.hands.some(other => other.some(there => there.face === face)) ? undefined : card;
}

function returnCard(replay: Replay, face: Card): HiddenCard {
  const card = replay.shown.get(face) ?? knownCard(face);
  replay.shown.delete(face);
  card.isPlaceCertain = true;
  return card;
}

function replayOnes(replay: Replay, hand: readonly HiddenCard[], held: 'none' | 'some'): boolean {
  if (held === 'some') replay.groupsWithOne.push(hand.slice());
  else for (const card of hand) card.isNotOne = true;
  return held === 'some' || !hand.some(card => card.face !== null && isOne(card.face));
}

/** Returns the faces left over for the packets; undefined if they contradict the notes. */
export function assignFaces(replay: SampledHands, faces: Cards): Cards | undefined {
  const hidden = replay.hands.flat().filter(card => card.face === null);
  for (const [i, card] of hidden.entries()) {
    card.face = itemAt(faces, i);
    if (card.isNotOne && isOne(card.face)) return undefined;
  }
  const fits = replay.groupsWithOne.every(cards => cards.some(card => card.face !== null && isOne(card.face)));
  return fits ? faces.slice(hidden.length) : undefined;
}

export const withDrawsRevealed = (replay: SampledHands, notes: readonly Note[]): Note[] =>
  notes.map((note, i) =>
    note.is === 'drew' && note.card === null ? { ...note, card: assertDefined(replay.drawn.get(i)).face } : note,
  );

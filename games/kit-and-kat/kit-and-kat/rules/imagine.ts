/**
 * Fair samples of the worlds a chair cannot tell apart. Rejects and retries impossible samples. Where mistakes are
 * possible, a seat with a 1 may have done something else.
 */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { type Random, shuffle } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Card, cardsOfBooks, isOne, PACKET_SIZE, sortCards } from './cards.ts';
import { assignFaces, type SampledHands, sampleHiddenHands, withDrawsRevealed } from './hidden-hands.ts';
import type { Note } from './notes.ts';
import type { Cards, KitState } from './state.ts';
import type { KitView } from './view.ts';

type SampledWorld = { readonly sample: SampledHands; readonly packets: Cards };

export function imagine(view: KitView, random: Random): KitState {
  const hidden = hiddenNotes(view);
  const sizes = handSizes(view);
  const unseen = unseenCards(view);
  for (;;) {
    const sample = sampleHiddenHands(hidden, sizes, view.seat, random);
    const packets = sample && assignFaces(sample, shuffle(random, unknownCards(sample, unseen)));
    if (sample && packets) return toState(view, { sample, packets }, random);
  }
}

/** Nothing new is hidden in the last phase. */
function hiddenNotes({ notes, last }: KitView): readonly Note[] {
  return last ? notes.slice(0, notes.findIndex(note => note.is === 'last') + 1) : notes;
}

export function handSizes(view: KitView): number[] {
  const sizes = new Map(view.others.map(other => [other.seat, view.last ? 0 : other.cards]));
  return allSeats(view.scores.length).map(seat => sizes.get(seat) ?? 0);
}

/** Neither open nor in the chair's hand. */
export function unseenCards(view: KitView): Cards {
  const seen = new Set(view.hand);
  const open = [...view.kittens.flat(), ...Object.values(view.rows), ...view.others.map(other => other.open)];
  for (const cards of open) for (const card of cards) seen.add(card);
  const taken = view.books.flat();
  return cardsOfBooks(view.tens.length).filter(card => !seen.has(card) && !taken.includes(card.charAt(0)));
}

function unknownCards(sample: SampledHands, unseen: Cards): Card[] {
  const known = new Set(sample.hands.flat().map(card => card.face));
  return unseen.filter(card => !known.has(card));
}

function toState(view: KitView, { sample, packets }: SampledWorld, random: Random): KitState {
  const seats = allSeats(view.scores.length);
  return {
    rules: view.rules,
    mistakes: view.mistakes,
    falseShout: view.falseShout,
    turns: view.turns,
    count: seats.length,
    dealer: view.dealer,
    dealt: view.dealt,
    hands: seats.map(seat => handOf(view, sample, seat)),
    kittens: view.kittens,
    packets: Array.from({ length: view.packetsLeft }, (_, i) =>
      sortCards(packets.slice(PACKET_SIZE * i, PACKET_SIZE * (i + 1))),
    ),
    rows: Object.values(view.rows),
    tens: view.tens,
    books: view.books,
    turn: view.player,
    acted: view.acted,
    last: view.last,
    window: view.window,
    silent: view.silent,
    drawing: view.drawing,
    held: seats.map(seat => heldOnes(view, sample, seat, random)),
    unsure: view.unsure,
    notes: withDrawsRevealed(sample, view.notes),
  };
}

function handOf(view: KitView, sample: SampledHands, seat: Seat): Cards {
  if (seat === view.seat) return assertDefined(view.hand);
  if (view.last) return assertDefined(view.others.find(other => other.seat === seat)).open;
  return sortCards(itemAt(sample.hands, seat).map(card => assertDefined(card.face)));
}

/** KK-23r: known to the chair, known in this world, or drawn by chance. */
function heldOnes(view: KitView, sample: SampledHands, seat: Seat, random: Random): Cards {
  const known = itemAt(view.held, seat);
  if (seat === view.seat) return known;
  const hand = itemAt(sample.hands, seat);
  const inHand = hand
    .filter(card => card.held && isOne(assertDefined(card.face)))
    .map(card => assertDefined(card.face));
  const shown = itemAt(view.unsure, seat).filter(one => !hand.some(card => card.face === one));
  const heldToo = shown.filter(one => sample.shown.get(one)?.held ?? random.below(2) === 0);
  return sortCards([...new Set([...known, ...inHand, ...heldToo])]);
}

/**
 * A fair sample of the worlds a chair cannot tell apart: all orders of the pack and all unseen draws that fit what it
 * sees and has noted, each as likely as any other. A way that turns out impossible is given up and another one tried.
 *
 * Whoever holds a 1 and does something else makes a mistake; where mistakes are possible, that is possible.
 */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { type Random, shuffle } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Card, inOrder, isOne, PACKET, packOf } from './cards.ts';
import type { Note } from './notes.ts';
import { type Recalled, recall, reveal, tellDraws } from './recall.ts';
import type { Cards, State } from './state.ts';
import type { KitView } from './view.ts';

type World = { readonly way: Recalled; readonly packets: Cards };

export function imagine(view: KitView, random: Random): State {
  const hidden = hiddenNotes(view);
  const sizes = handSizes(view);
  const unseen = unseenCards(view);
  for (;;) {
    const way = recall(hidden, sizes, view.seat, random);
    const packets = way && reveal(way, shuffle(random, unknownIn(way, unseen)));
    if (way && packets) return stateOf(view, { way, packets }, random);
  }
}

/** Once the last phase has begun nothing new is hidden. */
function hiddenNotes({ notes, last }: KitView): readonly Note[] {
  return last ? notes.slice(0, notes.findIndex(note => note.is === 'last') + 1) : notes;
}

export function handSizes(view: KitView): number[] {
  const sizes = new Map(view.others.map(other => [other.seat, view.last ? 0 : other.cards]));
  return allSeats(view.scores.length).map(seat => sizes.get(seat) ?? 0);
}

/** Cards that neither lie open nor are in the chair's own hand. */
export function unseenCards(view: KitView): Cards {
  const seen = new Set(view.hand);
  const open = [...view.kittens.flat(), ...Object.values(view.rows), ...view.others.map(other => other.open)];
  for (const cards of open) for (const card of cards) seen.add(card);
  const taken = view.books.flat();
  return packOf(view.tens.length).filter(card => !seen.has(card) && !taken.includes(card.charAt(0)));
}

function unknownIn(way: Recalled, unseen: Cards): Card[] {
  const known = new Set(way.hands.flat().map(card => card.face));
  return unseen.filter(card => !known.has(card));
}

function stateOf(view: KitView, { way, packets }: World, random: Random): State {
  const seats = allSeats(view.scores.length);
  return {
    rules: view.rules,
    mistakes: view.mistakes,
    falseShout: view.falseShout,
    count: seats.length,
    dealer: view.dealer,
    dealt: view.dealt,
    hands: seats.map(seat => handOf(view, way, seat)),
    kittens: view.kittens,
    packets: Array.from({ length: view.packetsLeft }, (_, i) => inOrder(packets.slice(PACKET * i, PACKET * (i + 1)))),
    rows: Object.values(view.rows),
    tens: view.tens,
    books: view.books,
    turn: view.player,
    acted: view.acted,
    last: view.last,
    window: view.window,
    silent: view.silent,
    drawing: view.drawing,
    held: seats.map(seat => heldBy(view, way, seat, random)),
    unsure: view.unsure,
    notes: tellDraws(way, view.notes),
  };
}

function handOf(view: KitView, way: Recalled, seat: Seat): Cards {
  if (seat === view.seat) return assertDefined(view.hand);
  if (view.last) return assertDefined(view.others.find(other => other.seat === seat)).open;
  return inOrder(itemAt(way.hands, seat).map(card => assertDefined(card.face)));
}

/** KK-23r: what the chair knows to have been held, and what only this world can tell, or nobody any more. */
function heldBy(view: KitView, way: Recalled, seat: Seat, random: Random): Cards {
  const known = itemAt(view.held, seat);
  if (seat === view.seat) return known;
  const hand = itemAt(way.hands, seat);
  const inHand = hand
    .filter(card => card.held && isOne(assertDefined(card.face)))
    .map(card => assertDefined(card.face));
  const shown = itemAt(view.unsure, seat).filter(one => !hand.some(card => card.face === one));
  const heldToo = shown.filter(one => way.shown.get(one)?.held ?? random.below(2) === 0);
  return inOrder([...new Set([...known, ...inHand, ...heldToo])]);
}

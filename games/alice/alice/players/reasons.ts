/** Why a play is a good one, from what was heard and what is seen. Every clause is a fact; none is a reckoning. */
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { seatName } from '@parlour/kernel/sentences';
import type { Situation } from '@parlour/players/player';
import type { AlicePlay } from '../rules/judge.ts';
import { type Card, isLeading, PACK, setOf, wantedOf } from '../rules/pack.ts';
import type { AliceParts } from '../rules/parts.ts';
import { type Heard, heardOf, mustHave } from './heard.ts';
import { called, counted, joined, numbered, sayMust, sayWord } from './telling.ts';

/** Whose reasons they are, and how many questions back they recall; all, if it is not said. */
export type Told = Pick<Situation<AliceParts>, 'game' | 'seat' | 'view'> & { readonly span?: number };

export const recall = ({ view, span }: Told, card: Card): Heard => heardOf(view, card, span);

/** One sentence without its full stop. */
export function reasonFor(told: Told, play: AlicePlay): string {
  if (play.do === 'ask') return reasonToAsk(told, play.of, play.card);
  return play.do === 'expose' ? reasonToExpose(told, play.card) : reasonToStop(told);
}

/** Whose question it is matters where the likeliest is not the best. */
function reasonToAsk(told: Told, of: Seat, card: Card): string {
  const heard = recall(told, card);
  if (mustHave(heard) === of) return assertDefined(sayMust(told, heard));
  const { word } = itemAt(heard.seats, of);
  if (word?.what === 'drew') return `${called(told, card)}: ${sayWord(told, heard, of, word)}`;
  const said = heard.seats.flatMap((about, seat) =>
    about.word === undefined || seat === told.seat ? [] : sayWord(told, heard, seat, about.word),
  );
  const words = said.length > 0 ? joined(said) : 'nothing has been heard of it yet';
  return [`${sayPlaces(told, heard)}: ${words}`, ...sayRather(told, heard, of)].join('; ');
}

/** More hands than these are not told one by one. */
const MOST_NAMED = 4;

/** “X” can be among five cards of Seat 1 or seven of Seat 3: cards that are known to be others are not counted. */
function sayPlaces(told: Told, heard: Heard): string {
  const rooms = placesOf(heard).map(seat => ({ seat, room: roomOf(told, seat) }));
  const places = rooms.flatMap(({ seat, room }) => (room > 0 ? `${counted(room, 'card')} of ${seatName(seat)}` : []));
  const card = called(told, heard.card);
  if (places.length > MOST_NAMED) return `${card} can be with ${numbered(places.length)} of the others`;
  return `${card} can ${places.length === 1 ? 'only ' : ''}be among ${joined(places, 'or')}`;
}

const placesOf = ({ seats }: Heard): Seat[] => seats.flatMap(({ can }, seat) => (can ? seat : []));

/** The cards in a hand of which it is not known what they are. */
function roomOf(told: Told, seat: Seat): number {
  const size = told.view.others.find(other => other.seat === seat)?.cards ?? 0;
  return size - PACK.filter(card => mustHave(recall(told, card)) === seat).length;
}

/** What speaks against somebody who has more cards that it could be. */
function sayRather(told: Told, heard: Heard, of: Seat): string[] {
  const { view } = told;
  const room = roomOf(told, of);
  const likelier = placesOf(heard).find(seat => seat !== of && roomOf(told, seat) > room);
  if (likelier === undefined) return [];
  const leading = itemAt(view.exposed, likelier);
  const wanted =
    leading === null ? undefined : wantedOf(setOf(leading)).find(card => assertDefined(view.hand).includes(card));
  if (wanted !== undefined) return [`${seatName(likelier)} wants ${called(told, wanted)}, which a no could hand over`];
  const isAhead = itemAt(view.sets, likelier) > itemAt(view.sets, of);
  return isAhead ? [`a no would give a card to ${seatName(likelier)}, who has more sets`] : [];
}

/** What the set of a Leading card still wants. */
export const missingFor = ({ view }: Told, leading: Card): Card[] =>
  wantedOf(setOf(leading)).filter(card => !assertDefined(view.hand).includes(card));

function reasonToExpose(told: Told, leading: Card): string {
  const missing = missingFor(told, leading).map(card => recall(told, card));
  if (missing.length === 0) return `you hold all three of ${called(told, leading)}: it is completed without a question`;
  const sure = missing.filter(heard => mustHave(heard) !== undefined);
  if (sure.length === missing.length) return sure.map(heard => assertDefined(sayMust(told, heard))).join('; ');
  const [held] = wantedOf(setOf(leading)).filter(card => assertDefined(told.view.hand).includes(card));
  const open = missing.filter(heard => mustHave(heard) === undefined);
  if (held !== undefined) return `you hold ${called(told, held)} already, and ${sayOpen(told, open)}`;
  return sure.length > 0
    ? `${assertDefined(sayMust(told, itemAt(sure, 0)))}, and ${sayOpen(told, open)}`
    : sayOpen(told, open);
}

/** Where cards of which nobody is known to have them can be. */
function sayOpen(told: Told, open: readonly Heard[]): string {
  const isNew = ({ seen, seats }: Heard): boolean => !seen && seats.every(({ word }) => word === undefined);
  const names = joined(
    open.map(({ card }) => called(told, card)),
    'or',
  );
  return open.every(isNew) ? `nothing has been heard of ${names}` : joined(open.map(heard => sayPlaces(told, heard)));
}

/** Nobody but who has the Leading card can ask for what it wants, so what is known can wait. */
function reasonToStop(told: Told): string {
  const hand = assertDefined(told.view.hand);
  const leading = hand.filter(isLeading);
  const known = leading
    .flatMap(card => missingFor(told, card))
    .find(card => mustHave(recall(told, card)) !== undefined);
  if (leading.some(card => missingFor(told, card).every(wanted => mustHave(recall(told, wanted)) !== undefined)))
    return `nobody but you can ask for ${known === undefined ? 'it' : called(told, known)}, so it can wait while others lose cards by asking`;
  const risk = `a no would cost one of your ${counted(hand.length, 'card')}, ${numbered(leading.length)} of them Leading`;
  return `of no Leading card in your hand is it known who has all that it wants, and ${risk}`;
}

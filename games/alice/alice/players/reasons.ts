/** Explains plays and gives hints by what was heard and seen. Every clause is a fact, none an estimate. */
import type { Game, Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { seatName } from '@parlour/kernel/sentences';
import type { HintSteps, Situation } from '@parlour/players/player';
import type { AlicePlay } from '../rules/judge.ts';
import { type Card, isLeading, PACK, setOf, wantedOf } from '../rules/pack.ts';
import type { AliceParts } from '../rules/state.ts';
import { type CardHistory, cardHistoryOf, certainSeat, type LastWord } from './card-history.ts';

/** `span`: how many questions back the player recalls; all by default. */
export type ReasonContext = Pick<Situation<AliceParts>, 'game' | 'seat' | 'view'> & { readonly span?: number };

export const recallCard = ({ view, span }: ReasonContext, card: Card): CardHistory => cardHistoryOf(view, card, span);

/** Returns one sentence without its full stop. */
export function explainPlay(context: ReasonContext, play: AlicePlay): string {
  if (play.do === 'ask') return reasonToAsk(context, play.of, play.card);
  return play.do === 'expose' ? reasonToExpose(context, play.card) : reasonToStop(context);
}

/** Says too why a likelier seat is not asked. */
function reasonToAsk(context: ReasonContext, of: Seat, card: Card): string {
  const history = recallCard(context, card);
  if (certainSeat(history) === of) return assertDefined(sayCertainSeat(context, history));
  const { word } = itemAt(history.seats, of);
  if (word?.what === 'drew') return `${quotedTitle(context, card)}: ${sayWord(context, history, of, word)}`;
  const said = history.seats.flatMap((about, seat) =>
    about.word === undefined || seat === context.seat ? [] : sayWord(context, history, seat, about.word),
  );
  const words = said.length > 0 ? joinList(said) : 'nothing has been heard of it yet';
  return [`${sayPlaces(context, history)}: ${words}`, ...sayAgainstLikelier(context, history, of)].join('; ');
}

/** More hands are not listed one by one. */
const MAX_NAMED_HANDS = 4;

/** “X” can be among five cards of Seat 1 or seven of Seat 3: cards known to be others are not counted. */
function sayPlaces(context: ReasonContext, history: CardHistory): string {
  const rooms = possibleSeats(history).map(seat => ({ seat, room: countUnknownCards(context, seat) }));
  const places = rooms.flatMap(({ seat, room }) =>
    room > 0 ? `${countInWords(room, 'card')} of ${seatName(seat)}` : [],
  );
  const card = quotedTitle(context, history.card);
  if (places.length > MAX_NAMED_HANDS) return `${card} can be with ${numberWord(places.length)} of the others`;
  return `${card} can ${places.length === 1 ? 'only ' : ''}be among ${joinList(places, 'or')}`;
}

const possibleSeats = ({ seats }: CardHistory): Seat[] => seats.flatMap(({ can }, seat) => (can ? seat : []));

function countUnknownCards(context: ReasonContext, seat: Seat): number {
  const size = context.view.others.find(other => other.seat === seat)?.cards ?? 0;
  return size - PACK.filter(card => certainSeat(recallCard(context, card)) === seat).length;
}

function sayAgainstLikelier(context: ReasonContext, history: CardHistory, of: Seat): string[] {
  const { view } = context;
  const room = countUnknownCards(context, of);
  const likelier = possibleSeats(history).find(seat => seat !== of && countUnknownCards(context, seat) > room);
  if (likelier === undefined) return [];
  const leading = itemAt(view.exposed, likelier);
  const wanted =
    leading === null ? undefined : wantedOf(setOf(leading)).find(card => assertDefined(view.hand).includes(card));
  if (wanted !== undefined)
    return [`${seatName(likelier)} wants ${quotedTitle(context, wanted)}, which a no could hand over`];
  const isAhead = itemAt(view.sets, likelier) > itemAt(view.sets, of);
  return isAhead ? [`a no would give a card to ${seatName(likelier)}, who has more sets`] : [];
}

export const missingFor = ({ view }: ReasonContext, leading: Card): Card[] =>
  wantedOf(setOf(leading)).filter(card => !assertDefined(view.hand).includes(card));

function reasonToExpose(context: ReasonContext, leading: Card): string {
  const missing = missingFor(context, leading).map(card => recallCard(context, card));
  if (missing.length === 0)
    return `you hold all three of ${quotedTitle(context, leading)}: it is completed without a question`;
  const sure = missing.filter(history => certainSeat(history) !== undefined);
  if (sure.length === missing.length)
    return sure.map(history => assertDefined(sayCertainSeat(context, history))).join('; ');
  const [held] = wantedOf(setOf(leading)).filter(card => assertDefined(context.view.hand).includes(card));
  const open = missing.filter(history => certainSeat(history) === undefined);
  if (held !== undefined) return `you hold ${quotedTitle(context, held)} already, and ${sayUncertain(context, open)}`;
  return sure.length > 0
    ? `${assertDefined(sayCertainSeat(context, itemAt(sure, 0)))}, and ${sayUncertain(context, open)}`
    : sayUncertain(context, open);
}

function sayUncertain(context: ReasonContext, open: readonly CardHistory[]): string {
  const isNew = ({ seen, seats }: CardHistory): boolean => !seen && seats.every(({ word }) => word === undefined);
  const names = joinList(
    open.map(({ card }) => quotedTitle(context, card)),
    'or',
  );
  return open.every(isNew)
    ? `nothing has been heard of ${names}`
    : joinList(open.map(history => sayPlaces(context, history)));
}

/** Only this seat can ask for what its Leading card wants, so what is known can wait. */
function reasonToStop(context: ReasonContext): string {
  const hand = assertDefined(context.view.hand);
  const leading = hand.filter(isLeading);
  const known = leading
    .flatMap(card => missingFor(context, card))
    .find(card => certainSeat(recallCard(context, card)) !== undefined);
  if (
    leading.some(card =>
      missingFor(context, card).every(wanted => certainSeat(recallCard(context, wanted)) !== undefined),
    )
  )
    return `nobody but you can ask for ${known === undefined ? 'it' : quotedTitle(context, known)}, so it can wait while others lose cards by asking`;
  const risk = `a no would cost one of your ${countInWords(hand.length, 'card')}, ${numberWord(leading.length)} of them Leading`;
  return `of no Leading card in your hand is it known who has all that it wants, and ${risk}`;
}

/** The seat addressed as “you”. */
export type SentenceContext = { readonly game: Pick<Game<AliceParts>, 'sayCard'>; readonly seat: Seat };

export const quotedTitle = ({ game }: SentenceContext, card: Card): string => `“${game.sayCard?.(card) ?? card}”`;
const seatOrYou = ({ seat }: SentenceContext, other: Seat): string => (other === seat ? 'you' : seatName(other));

const NUMBER_WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
export const numberWord = (n: number): string => NUMBER_WORDS[n] ?? `${n}`;

/** “three questions ago” */
export function sayAgo({ questions }: CardHistory, word: LastWord): string {
  const since = questions - word.questions + 1;
  return since === 1 ? 'at the last question' : `${numberWord(since)} questions ago`;
}

/** “Seat 2 said no to it four questions ago” */
export function sayWord(context: SentenceContext, history: CardHistory, seat: Seat, word: LastWord): string {
  const [one, other, when] = [seatOrYou(context, seat), seatOrYou(context, word.other), sayAgo(history, word)];
  switch (word.what) {
    case 'asked':
      return `${one} asked ${other} for it ${when}`;
    case 'no':
      return `${one} said no to it ${when}`;
    case 'got':
      return `${one} got it from ${other} ${when}`;
    case 'took':
      return `${one} drew it from ${other} ${when}`;
    case 'drew':
      return `${one} drew a card from ${other} ${when}, who may have had it`;
  }
}

export const joinList = (parts: readonly string[], word: 'and' | 'or' = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${itemAt(parts, parts.length - 1)}`;

/** “one card”, “five cards” */
export const countInWords = (n: number, one: string): string => `${numberWord(n)} ${one}${n === 1 ? '' : 's'}`;

export const toSentence = (clause: string): string => `${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}.`;

/** Returns undefined if several seats can have it; no full stop. */
export function sayCertainSeat(context: SentenceContext, history: CardHistory): string | undefined {
  const seat = certainSeat(history);
  if (seat === undefined) return undefined;
  const words = joinList(sayAllWords(context, history));
  if (history.seen) return `${quotedTitle(context, history.card)} is with ${seatName(seat)}: ${words}`;
  return `${quotedTitle(context, history.card)} must be with ${seatName(seat)}: ${words}, and nothing that could be it has come to them since`;
}

/** Says when it was last seen, and what was heard of the others since. */
function sayAllWords(context: SentenceContext, history: CardHistory): string[] {
  const { seats, seen } = history;
  const first = seen ? [sayWord(context, history, seen.seat, seen.word)] : [];
  const later = seats.flatMap(({ can, word }, other) => {
    if (other === context.seat || (seen ? word === seen.word : can)) return [];
    if (word !== undefined) return sayWord(context, history, other, word);
    return seen ? [] : `${seatName(other)} had no card left in hand`;
  });
  return [...first, ...later];
}

/** Returns undefined if nothing was heard. */
export function saySeat(context: SentenceContext, history: CardHistory, seat: Seat): string | undefined {
  const { can, word } = itemAt(history.seats, seat);
  if (word === undefined) return undefined;
  const said = sayWord(context, history, seat, word);
  const lacked = word.what === 'asked' || word.what === 'no';
  return lacked && !can ? `${said} and has drawn nothing since that could be it` : said;
}

/** Returns what to look at, and what kind of play it is, without naming the play. */
export function hintStepsFor(context: ReasonContext, play: AlicePlay): HintSteps {
  if (play.do === 'stop')
    return { look: 'Look at what a no would cost you now.', kind: 'What you have may be enough for this turn.' };
  if (play.do === 'ask') return { look: lookForAsk(context), kind: kindOfAsk(context, play) };
  const look =
    'Look at what each of your Leading cards wants: what of it do you hold, and of what do you know who has it?';
  return { look, kind: kindOfExpose(context, play.card) };
}

function lookForAsk(context: ReasonContext): string {
  const leading = assertDefined(context.view.exposed[context.seat]);
  const missing = missingFor(context, leading);
  const wasAsked = context.view.history.some(event => event.what === 'ask' && missing.includes(event.card));
  const think = `Think of what ${quotedTitle(context, leading)} wants`;
  return wasAsked
    ? `${think}: who asked for it, who said no, and who has drawn a card since?`
    : `${think}: no one has asked for it yet.`;
}

function kindOfAsk(context: ReasonContext, { of, card }: Extract<AlicePlay, { do: 'ask' }>): string {
  const history = recallCard(context, card);
  if (certainSeat(history) === of)
    return history.seen ? 'Ask for a card that you have seen go.' : 'There is a question that cannot fail.';
  const { word } = itemAt(history.seats, of);
  if (word?.what === 'drew') return 'Somebody who had it not has drawn a card since.';
  const ruledOut = history.seats.some(({ can, word: said }) => !can && said !== undefined);
  return ruledOut
    ? 'Nothing is certain, but somebody can be ruled out.'
    : 'Nothing has been heard of it: count the cards.';
}

function kindOfExpose(context: ReasonContext, leading: string): string {
  const open = missingFor(context, leading).filter(card => certainSeat(recallCard(context, card)) === undefined);
  if (open.length === 0) return 'One of your sets is sure to be completed.';
  return missingFor(context, leading).length === 1
    ? 'One of your sets wants only one card.'
    : 'Begin where most is known.';
}

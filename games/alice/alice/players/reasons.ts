/** Explains plays and gives hints by what was heard and seen. Every sentence is a fact, none an estimate. */
import type { Game, Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { seatName } from '@parlour/kernel/sentences';
import { formatList, type Translate, translator } from '@parlour/messages';
import type { HintSteps, Situation } from '@parlour/players/player';
import { capitalized, cardPhrase } from '../rules/english.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { type Card, isLeading, PACK, setOf, wantedOf } from '../rules/pack.ts';
import type { AliceParts } from '../rules/state.ts';
import { type CardHistory, cardHistoryOf, certainSeat, type LastWord } from './card-history.ts';

const english = {
  it: 'it',
  you: 'you',
  nothingHeard: 'No one has asked for it yet.',
  nothingHeardOf: 'No one has asked for {cards} yet.',
  place: '{cards, plural, one {# card} other {# cards}} of {who}',
  only: '{card} can only be among {places}.',
  among: '{card} can be among {places}.',
  manyHands: '{count} of the others can have {card}.',
  likelierWants: 'Don’t ask {who}: they need {card}, and a “no” could hand it over.',
  likelierLeads: 'Don’t ask {who}: they have more sets, and a “no” would give them a card.',
  allHeld: 'You have all three cards of {leading}: the set needs no question.',
  oneHeld: 'You already have {card}.',
  onlyYou: 'Only you can ask for {card}, so it can wait while the others lose cards.',
  notSure: 'You don’t know where to find a whole set.',
  risk: 'A “no” would cost you {cards, plural, one {your last card} other {one of your # cards}}.',
  leadingAtRisk: '{leading, plural, one {# of them is a Leading card.} other {# of them are Leading cards.}}',
  asked: '{one} asked {other} for {card} {ago, plural, =1 {with the last question} other {# questions ago}}.',
  saidNo: '{one} said no to {card} {ago, plural, =1 {with the last question} other {# questions ago}}.',
  got: '{one} got {card} from {other} {ago, plural, =1 {with the last question} other {# questions ago}}.',
  took: '{one} drew {card} from {other} {ago, plural, =1 {at the last question} other {# questions ago}}.',
  drew: '{one} drew a card {ago, plural, =1 {at the last question} other {# questions ago}} from {other}, who may have had {card}.',
  noHand: '{who} had no cards left in hand.',
  has: '{who} has {card}.',
  mustHave: '{who} must have {card}.',
  noneSince: 'It can’t have reached them since.',
  lookStop: 'What would a “no” cost you now?',
  kindStop: 'You may have enough for this turn.',
  lookAskHeard: 'Who has asked for a card of {leading}, who said no, and who has drawn a card since?',
  lookAskNew: 'No one has asked for what {leading} needs. How many cards does each player hold?',
  lookLayOut: 'What does each of your Leading cards need? Which of it do you have, and who has the rest?',
  kindSeen: 'You have seen a card you need change hands.',
  kindCertain: 'One question can’t fail.',
  kindDrew: 'A player who didn’t have it has drawn a card since.',
  kindRuledOut: 'Nothing is certain, but you can rule out a player.',
  kindNew: 'Nothing is known about it yet: count the cards.',
  kindSetCertain: 'You can be certain to complete one of your sets.',
  kindOneCard: 'One of your sets needs only one card.',
  kindMostKnown: 'Start with the set you know most about.',
} as const;
const text: Translate<typeof english> = translator('alice-reasons', english);

/** `span`: how many questions back the player recalls; all by default. */
export type ReasonContext = Pick<Situation<AliceParts>, 'game' | 'seat' | 'view'> & { readonly span?: number };

export const recallCard = ({ view, span }: ReasonContext, card: Card): CardHistory => cardHistoryOf(view, card, span);

/** Returns one or more sentences. */
export function explainPlay(context: ReasonContext, play: AlicePlay): string {
  if (play.do === 'ask') return joinSentences(reasonToAsk(context, play.of, play.card));
  return joinSentences(play.do === 'expose' ? reasonToExpose(context, play.card) : reasonToStop(context));
}

export const joinSentences = (sentences: readonly string[]): string => sentences.map(capitalized).join(' ');

/** Says too why a likelier seat is not asked. */
function reasonToAsk(context: ReasonContext, of: Seat, card: Card): string[] {
  const history = recallCard(context, card);
  if (certainSeat(history) === of) return assertDefined(sayCertainSeat(context, history));
  const { word } = itemAt(history.seats, of);
  if (word?.what === 'drew') return [sayWord(context, history, of, word, phraseOf(context, card))];
  const said = history.seats.flatMap((about, seat) =>
    about.word === undefined || seat === context.seat ? [] : sayWord(context, history, seat, about.word),
  );
  const words = said.length > 0 ? said : [text('nothingHeard')];
  return [sayPlaces(context, history), ...words, ...sayAgainstLikelier(context, history, of)];
}

/** More hands are not listed one by one. */
const MAX_NAMED_HANDS = 4;

/** The Mouse can be among 5 cards of Seat 1 or 7 cards of Seat 3: cards known to be others are not counted. */
function sayPlaces(context: ReasonContext, history: CardHistory): string {
  const rooms = possibleSeats(history).map(seat => ({ seat, room: countUnknownCards(context, seat) }));
  const places = rooms.flatMap(({ seat, room }) =>
    room > 0 ? text('place', { cards: room, who: seatName(seat) }) : [],
  );
  const card = phraseOf(context, history.card);
  if (places.length > MAX_NAMED_HANDS) return text('manyHands', { count: places.length, card });
  return text(places.length === 1 ? 'only' : 'among', { card, places: formatList(places, 'or') });
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
  const who = seatName(likelier);
  const leading = itemAt(view.exposed, likelier);
  const wanted =
    leading === null ? undefined : wantedOf(setOf(leading)).find(card => assertDefined(view.hand).includes(card));
  if (wanted !== undefined) return [text('likelierWants', { who, card: phraseOf(context, wanted) })];
  return itemAt(view.sets, likelier) > itemAt(view.sets, of) ? [text('likelierLeads', { who })] : [];
}

export const missingFor = ({ view }: ReasonContext, leading: Card): Card[] =>
  wantedOf(setOf(leading)).filter(card => !assertDefined(view.hand).includes(card));

function reasonToExpose(context: ReasonContext, leading: Card): string[] {
  const missing = missingFor(context, leading).map(card => recallCard(context, card));
  if (missing.length === 0) return [text('allHeld', { leading: phraseOf(context, leading) })];
  const certain = missing.flatMap(history => sayCertainSeat(context, history) ?? []);
  const open = missing.filter(history => certainSeat(history) === undefined);
  if (open.length === 0) return certain;
  const [held] = wantedOf(setOf(leading)).filter(card => assertDefined(context.view.hand).includes(card));
  const known = held === undefined ? certain : [text('oneHeld', { card: phraseOf(context, held) })];
  return [...known, ...sayUncertain(context, open)];
}

function sayUncertain(context: ReasonContext, open: readonly CardHistory[]): string[] {
  const isNew = ({ seen, seats }: CardHistory): boolean => !seen && seats.every(({ word }) => word === undefined);
  if (!open.every(isNew)) return open.map(history => sayPlaces(context, history));
  const cards = open.map(({ card }) => phraseOf(context, card));
  return [text('nothingHeardOf', { cards: formatList(cards, 'or') })];
}

/** Only this seat can ask for what its Leading card wants, so what is known can wait. */
function reasonToStop(context: ReasonContext): string[] {
  const hand = assertDefined(context.view.hand);
  const leading = hand.filter(isLeading);
  const isKnown = (card: Card): boolean => certainSeat(recallCard(context, card)) !== undefined;
  if (leading.some(card => missingFor(context, card).every(isKnown))) {
    const known = leading.flatMap(card => missingFor(context, card)).find(isKnown);
    return [text('onlyYou', { card: known === undefined ? text('it') : phraseOf(context, known) })];
  }
  const risk = [text('notSure'), text('risk', { cards: hand.length })];
  return leading.length > 0 && hand.length > 1 ? [...risk, text('leadingAtRisk', { leading: leading.length })] : risk;
}

/** The seat addressed as “you”. */
export type SentenceContext = { readonly game: Pick<Game<AliceParts>, 'sayCard'>; readonly seat: Seat };

export const phraseOf = ({ game }: SentenceContext, card: Card): string =>
  cardPhrase(card, game.sayCard?.(card) ?? card);
const seatOrYou = ({ seat }: SentenceContext, other: Seat): string => (other === seat ? text('you') : seatName(other));

const WORD_KEYS = { asked: 'asked', no: 'saidNo', got: 'got', took: 'took', drew: 'drew' } as const;

/** “Seat 2 said no to it 4 questions ago.” */
function sayWord(
  context: SentenceContext,
  history: CardHistory,
  seat: Seat,
  word: LastWord,
  card: string = text('it'),
): string {
  const [one, other] = [seatOrYou(context, seat), seatOrYou(context, word.other)];
  const ago = history.questions - word.questions + 1;
  return text(WORD_KEYS[word.what], { one, other, ago, card });
}

/** Returns undefined if several seats can have it. */
export function sayCertainSeat(context: SentenceContext, history: CardHistory): string[] | undefined {
  const seat = certainSeat(history);
  if (seat === undefined) return undefined;
  const place = { who: seatName(seat), card: phraseOf(context, history.card) };
  const words = sayAllWords(context, history);
  return history.seen ? [text('has', place), ...words] : [text('mustHave', place), ...words, text('noneSince')];
}

/** Says when it was last seen, and what was heard of the others since. */
function sayAllWords(context: SentenceContext, history: CardHistory): string[] {
  const { seats, seen } = history;
  const first = seen ? [sayWord(context, history, seen.seat, seen.word)] : [];
  const later = seats.flatMap(({ can, word }, other) => {
    if (other === context.seat || (seen ? word === seen.word : can)) return [];
    if (word !== undefined) return sayWord(context, history, other, word);
    return seen ? [] : text('noHand', { who: seatName(other) });
  });
  return [...first, ...later];
}

/** Returns undefined if nothing was heard. */
export function saySeat(context: SentenceContext, history: CardHistory, seat: Seat): string[] | undefined {
  const { can, word } = itemAt(history.seats, seat);
  if (word === undefined) return undefined;
  const said = sayWord(context, history, seat, word, phraseOf(context, history.card));
  const lacked = word.what === 'asked' || word.what === 'no';
  return lacked && !can ? [said, text('noneSince')] : [said];
}

/** Returns what to look at, and what kind of play it is, without naming the play. */
export function hintStepsFor(context: ReasonContext, play: AlicePlay): HintSteps {
  if (play.do === 'stop') return { look: text('lookStop'), kind: text('kindStop') };
  if (play.do === 'ask') return { look: lookForAsk(context), kind: kindOfAsk(context, play) };
  return { look: text('lookLayOut'), kind: kindOfExpose(context, play.card) };
}

function lookForAsk(context: ReasonContext): string {
  const leading = assertDefined(context.view.exposed[context.seat]);
  const missing = missingFor(context, leading);
  const wasAsked = context.view.history.some(event => event.what === 'ask' && missing.includes(event.card));
  return text(wasAsked ? 'lookAskHeard' : 'lookAskNew', { leading: phraseOf(context, leading) });
}

function kindOfAsk(context: ReasonContext, { of, card }: Extract<AlicePlay, { do: 'ask' }>): string {
  const history = recallCard(context, card);
  if (certainSeat(history) === of) return text(history.seen ? 'kindSeen' : 'kindCertain');
  const { word } = itemAt(history.seats, of);
  if (word?.what === 'drew') return text('kindDrew');
  const ruledOut = history.seats.some(({ can, word: said }) => !can && said !== undefined);
  return text(ruledOut ? 'kindRuledOut' : 'kindNew');
}

function kindOfExpose(context: ReasonContext, leading: string): string {
  const missing = missingFor(context, leading);
  if (missing.every(card => certainSeat(recallCard(context, card)) !== undefined)) return text('kindSetCertain');
  return text(missing.length === 1 ? 'kindOneCard' : 'kindMostKnown');
}

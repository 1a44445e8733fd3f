import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Reader, Seat, SeatName, Words } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { formatList, type Translate, translator } from '@parlour/messages';
import { sheet } from '../../sheet.generated.ts';
import type { AliceEvent } from './apply.ts';
import type { AlicePlay } from './judge.ts';
import { type Card, isLeading, leadingOf, setOf, type Titles, titleOf, titleWithName, wantedOf } from './pack.ts';
import type { AliceRefusal, QuestionFault } from './refusals.ts';
import { type AliceParts, MAX_TURNS } from './state.ts';
import { type AliceView, isDealtInView } from './view.ts';

const english = {
  title: 'Alice in Wonderland',
  theCard: 'the {title}',
  quotedCard: '“{title}”',
  set: 'set {set}, {scene}',

  deals: '{who} shuffles and deals all the cards.',
  isDealt: '{who} is dealt {cards, plural, one {# card} other {# cards}}.',
  isDealtHand: '{who} is dealt {cards, plural, one {# card} other {# cards}}: {hand}.',
  laysSet: '{who} was dealt a complete set and lays it down: {set}.',
  laysHiddenSet: '{who} was dealt a complete set and lays it down.',
  begins: '{who} begins.',
  laysOut: '{who} lays out {card}.',
  asks: '{who} asks {of} for {card}.',
  hands: '{who} hands {card} to {to}.',
  doesNotHave: '{who} doesn’t have it.',
  completes: '{who} completes {set}.',
  owes: '{who} has no Leading card and owes {to} a forfeit.',
  draws: '{to} draws a card from {who}.',
  drawsCard: '{to} draws a card from {who}: {card}.',
  drawsForfeit: '{to} draws a card from {who} as a forfeit.',
  drawsForfeitCard: '{to} draws a card from {who} as a forfeit: {card}.',
  takesLeading: '{to} takes the last card that {who} had, the Leading card: {card}.',
  passes: '{who} has no Leading card. The turn passes without a forfeit.',
  ends: '{who} ends the turn.',
  isOut: '{who} has no cards left and is out.',
  wins: 'All sets are made. {who} has the most and wins.',
  shareWin: 'All sets are made. {names} share the win.',
  winsOnTurns: '{turns} turns have been played. {who} has the most sets and wins.',
  shareWinOnTurns: '{turns} turns have been played. {names} share the win.',

  notDealt: 'The cards haven’t been dealt yet.',
  over: 'All sets are made, so the game is over.',
  turnsUp: 'The game ended after {turns} turns.',
  forfeitDue: 'A forfeit is still being drawn.',
  notYourTurn: 'It’s {who}’s turn.',
  mustAsk: 'You have laid out {leading}: ask for a card it needs.',
  nothingCompleted: 'You can end your turn only after you complete a set.',
  setUnfinished: 'Complete the set of {leading} first.',
  notLeading: '{card} is not a Leading card.',
  notHeld: 'You don’t have {card}.',
  nothingLaidOut: 'Lay out a Leading card before you ask.',
  otherSet: '{card} doesn’t belong to the set of {leading}.',
  ownCard: 'You have {card} yourself.',
  ownSeat: 'You can’t ask yourself.',
  noSeat: 'There is no such seat: this table has {seats} seats.',
  emptyHand: '{who} has no cards in hand.',
  saidNo: '{who} said no to that, and hasn’t received a card since.',

  playLayOut: 'lay out {card}',
  playAsk: 'ask {who} for {card}',

  undealt: 'Alice in Wonderland. The cards haven’t been dealt yet.',
  setsMade: 'Alice in Wonderland. {made} of {all} sets are made.',
  setsMadeInTurn: 'Alice in Wonderland. {made} of {all} sets are made. Turn {turn} of at most {turns}.',
  seat: 'Seat {seat}',
  seatWithMarks: 'Seat {seat} ({marks})',
  you: 'you',
  dealer: 'dealer',
  toPlay: 'to play',
  cards: '{cards, plural, one {# card} other {# cards}}',
  sets: '{sets, plural, one {# set} other {# sets}}',
  laidOut: 'laid out: {leading}, needs {one} and {other}',
  made: 'made: {sets}',
  saidNoTitle: 'Said no, and has received no card since:',
  saidNoBarredTitle: 'Said no, so can’t be asked again yet:',
  saidNoLine: 'seat {of}, asked by seat {by}: {card}',
  yourHand: 'Your hand (seat {seat}):',
} as const;
export const aliceText: Translate<typeof english> = translator('alice', english);

/** A card inside a sentence: "the Mouse". Scenes, and titles of players' own packs, are quoted. */
export function cardPhrase(card: Card, title: string): string {
  if (isLeading(card) || title !== titleOf(card)) return aliceText('quotedCard', { title });
  if (title.startsWith('Bill')) return title;
  return aliceText('theCard', { title: title.replace(/^The /, '') });
}

export const capitalized = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** How cards and sets are called for one reader. */
type Phrasing = {
  readonly name: SeatName;
  readonly reader: Reader;
  readonly card: Titles;
  readonly set: (set: number) => string;
};

/** A reader of text needs the card's name to type it. */
const phrasingFor = (reader: Reader, name: SeatName, titles: Titles): Phrasing => ({
  name,
  reader,
  card: card => (reader === 'board' ? cardPhrase(card, titles(card)) : titleWithName(card, titles)),
  set: set => aliceText('set', { set, scene: titles(leadingOf(set)) }),
});

function sayEvent(event: AliceEvent, phrasing: Phrasing): string {
  const { name, card, set } = phrasing;
  switch (event.what) {
    case 'deal':
      return aliceText('deals', { who: name(event.dealer) });
    case 'hand':
      return sayHand(event, phrasing);
    case 'lay':
      return event.set === undefined
        ? aliceText('laysHiddenSet', { who: name(event.seat) })
        : aliceText('laysSet', { who: name(event.seat), set: set(event.set) });
    case 'begin':
      return aliceText('begins', { who: name(event.seat) });
    case 'expose':
      return aliceText('laysOut', { who: name(event.seat), card: card(event.card) });
    case 'ask':
      return aliceText('asks', { who: name(event.seat), of: name(event.of), card: card(event.card) });
    case 'give':
      return aliceText('hands', { who: name(event.seat), to: name(event.to), card: card(event.card) });
    case 'no':
      return aliceText('doesNotHave', { who: name(event.seat) });
    case 'complete':
      return aliceText('completes', { who: name(event.seat), set: set(event.set) });
    case 'lack':
      return aliceText('owes', { who: name(event.seat), to: name(event.to) });
    case 'forfeit':
      return sayForfeit(event, phrasing);
    case 'pass':
      return aliceText('passes', { who: name(event.seat) });
    case 'stop':
      return aliceText('ends', { who: name(event.seat) });
    case 'out':
      return aliceText('isOut', { who: name(event.seat) });
    case 'end':
      return sayEnd(event, name);
  }
}

function sayHand({ seat, cards, hand }: AliceEvent & { what: 'hand' }, { name, reader }: Phrasing): string {
  return hand && reader !== 'board'
    ? aliceText('isDealtHand', { who: name(seat), cards, hand: hand.join(' ') })
    : aliceText('isDealt', { who: name(seat), cards });
}

/** A record says on the line before what the card is drawn for. */
function sayForfeit(forfeit: AliceEvent & { what: 'forfeit' }, { name, card: called, reader }: Phrasing): string {
  const { clause, card } = forfeit;
  const seats = { who: name(forfeit.seat), to: name(forfeit.to) };
  if (clause === 'AL-13') return aliceText('takesLeading', { ...seats, card: called(assertDefined(card)) });
  const isBoard = reader === 'board';
  if (card === undefined) return aliceText(isBoard ? 'drawsForfeit' : 'draws', seats);
  return aliceText(isBoard ? 'drawsForfeitCard' : 'drawsCard', { ...seats, card: called(card) });
}

function sayEnd({ winners, turns }: AliceEvent & { what: 'end' }, name: SeatName): string {
  if (winners.length > 1) {
    const names = formatList(winners.map(name));
    return turns === undefined ? aliceText('shareWin', { names }) : aliceText('shareWinOnTurns', { turns, names });
  }
  const who = name(itemAt(winners, 0));
  return turns === undefined ? aliceText('wins', { who }) : aliceText('winsOnTurns', { turns, who });
}

function sayRefusal(refusal: AliceRefusal, name: SeatName, titles: Titles): string {
  const phrase = (card: Card): string => cardPhrase(card, titles(card));
  switch (refusal.why) {
    case 'not-dealt':
      return aliceText('notDealt');
    case 'over':
      return aliceText('over');
    case 'turns-up':
      return aliceText('turnsUp', { turns: MAX_TURNS });
    case 'forfeit-due':
      return aliceText('forfeitDue');
    case 'not-your-turn':
      return aliceText('notYourTurn', { who: name(refusal.turn) });
    case 'must-ask':
      return aliceText('mustAsk', { leading: phrase(refusal.leading) });
    case 'nothing-completed':
      return aliceText('nothingCompleted');
    case 'set-unfinished':
      return aliceText('setUnfinished', { leading: phrase(refusal.leading) });
    case 'not-leading':
      return capitalized(aliceText('notLeading', { card: phrase(refusal.card) }));
    case 'not-held':
      return aliceText('notHeld', { card: phrase(refusal.card) });
    default:
      return sayRefusedQuestion(refusal, name, phrase);
  }
}

function sayRefusedQuestion(
  refusal: Extract<AliceRefusal, { why: QuestionFault }>,
  name: SeatName,
  phrase: Titles,
): string {
  switch (refusal.why) {
    case 'nothing-exposed':
      return aliceText('nothingLaidOut');
    case 'other-set':
      return capitalized(aliceText('otherSet', { card: phrase(refusal.card), leading: phrase(refusal.leading) }));
    case 'own-card':
      return aliceText('ownCard', { card: phrase(refusal.card) });
    case 'own-seat':
      return aliceText('ownSeat');
    case 'no-seat':
      return aliceText('noSeat', { seats: refusal.seats });
    case 'empty-hand':
      return aliceText('emptyHand', { who: name(refusal.of) });
    case 'said-no':
      return aliceText('saidNo', { who: name(refusal.of) });
  }
}

export const englishWith = (titles: Titles): Words<AliceParts> => ({
  title: aliceText('title'),
  clauses: sheet.alice,
  show: view => showTable(view, titles),
  say: (event, name, reader = 'text') => sayEvent(event, phrasingFor(reader, name, titles)),
  sayRefusal: (refusal, name) => sayRefusal(refusal, name, titles),
  sayCard: titles,
  sayPlay: (play, name) => sayPlay(play, name, titles),
});

function sayPlay(play: AlicePlay, name: SeatName, titles: Titles): string | undefined {
  if (play.do === 'stop') return undefined;
  const card = cardPhrase(play.card, titles(play.card));
  return play.do === 'expose' ? aliceText('playLayOut', { card }) : aliceText('playAsk', { who: name(play.of), card });
}

export function showTable(view: AliceView, titles: Titles): string {
  const named = (card: Card): string => titleWithName(card, titles);
  return [
    headline(view),
    '',
    ...allSeats(view.sets.length).flatMap(seat => seatLines(view, seat, titles)),
    ...section(
      aliceText(view.repeats === 'allowed' ? 'saidNoTitle' : 'saidNoBarredTitle'),
      view.barred.map(({ by, of, card }) => `  ${aliceText('saidNoLine', { by, of, card: named(card) })}`),
    ),
    ...section(view.seat === null ? '' : aliceText('yourHand', { seat: view.seat }), handLines(view, named)),
  ].join('\n');
}

function headline(view: AliceView): string {
  if (view.dealer === null || !isDealtInView(view)) return aliceText('undealt');
  const made = view.sets.reduce((sum, sets) => sum + sets, 0);
  const left = allSeats(view.sets.length).reduce(
    (sum, seat) => sum + cardCount(view, seat) + exposedCount(view, seat),
    0,
  );
  const all = made + left / 3;
  if (view.repeats !== 'allowed') return aliceText('setsMade', { made, all });
  return aliceText('setsMadeInTurn', { made, all, turn: Math.min(MAX_TURNS, view.turns + 1), turns: MAX_TURNS });
}

const cardCount = (view: AliceView, seat: Seat): number =>
  view.others.find(other => other.seat === seat)?.cards ?? view.hand?.length ?? 0;

const exposedCount = (view: AliceView, seat: Seat): number => (view.exposed[seat] === null ? 0 : 1);

function seatLines(view: AliceView, seat: Seat, titles: Titles): string[] {
  const isTurn = view.turn.includes(seat);
  const marks = [
    ...(seat === view.seat ? [aliceText('you')] : []),
    ...(seat === view.dealer ? [aliceText('dealer')] : []),
    ...(isTurn ? [aliceText('toPlay')] : []),
  ];
  const name =
    marks.length > 0 ? aliceText('seatWithMarks', { seat, marks: marks.join(', ') }) : aliceText('seat', { seat });
  const cards = aliceText('cards', { cards: cardCount(view, seat) });
  const sets = aliceText('sets', { sets: itemAt(view.sets, seat) });
  const line = `${isTurn ? '>' : ' '} ${name.padEnd(31)}${cards.padEnd(10)}${sets}`;
  return [line.trimEnd(), ...exposedLine(view, seat, titles), ...finishedLines(view, seat, titles)];
}

function exposedLine(view: AliceView, seat: Seat, titles: Titles): string[] {
  const leading = view.exposed[seat] ?? null;
  if (leading === null) return [];
  const [one = '', other = ''] = wantedOf(setOf(leading)).map(card => titleWithName(card, titles));
  return [`      ${aliceText('laidOut', { leading: titleWithName(leading, titles), one, other })}`];
}

/** Sets that lie face down are only counted. */
function finishedLines(view: AliceView, seat: Seat, titles: Titles): string[] {
  const sets = itemAt(view.finished, seat).filter(set => set !== null);
  if (sets.length === 0) return [];
  return [`      ${aliceText('made', { sets: sets.map(set => `${set} ${titles(leadingOf(set))}`).join(', ') })}`];
}

function handLines(view: AliceView, named: Titles): string[] {
  const sets = [...new Set(view.hand?.map(setOf))];
  return sets.map(
    set =>
      `  ${assertDefined(view.hand)
        .filter(card => setOf(card) === set)
        .map(named)
        .join(', ')}`,
  );
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Reader, Seat, SeatName, Words } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { pluralize } from '@parlour/kernel/sentences';
import { sheet } from '../../sheet.generated.ts';
import type { AliceEvent } from './apply.ts';
import type { AlicePlay } from './judge.ts';
import { type Card, leadingOf, setOf, type Titles, titleWithName, wantedOf } from './pack.ts';
import type { AliceRefusal, QuestionFault } from './refusals.ts';
import { type AliceParts, MAX_TURNS } from './state.ts';
import { type AliceView, isDealtInView } from './view.ts';

/** How seats, cards and sets are called for one reader. */
type Phrasing = {
  readonly name: SeatName;
  readonly card: Titles;
  readonly set: (set: number) => string;
  readonly list: ListHand;
  /** What a card is drawn for; a record says it on the line before. */
  readonly owed: string;
};
type ListHand = (hand: readonly Card[]) => string;

/**
 * On the board a title is enough, quoted because a player may have the same name; a reader of text needs the card's
 * name to type it.
 */
const phrasingFor = (reader: Reader, name: SeatName, titles: Titles): Phrasing => ({
  name,
  card: card => (reader === 'board' ? `“${titles(card)}”` : titleWithName(card, titles)),
  set: set => `set ${set}, ${titles(leadingOf(set))}`,
  owed: reader === 'board' ? ' as a forfeit' : '',
  list: hand => (reader === 'board' ? '' : `: ${hand.join(' ')}`),
});

function sayEvent(event: AliceEvent, phrasing: Phrasing): string {
  const { name, card, set, list } = phrasing;
  switch (event.what) {
    case 'deal':
      return `${name(event.dealer)} shuffles and deals all cards.`;
    case 'hand':
      return `${name(event.seat)} is dealt ${pluralize(event.cards, 'card')}${event.hand ? list(event.hand) : ''}.`;
    case 'lay':
      return `${name(event.seat)} was dealt a whole set and lays it down${event.set === undefined ? '' : `: ${set(event.set)}`}.`;
    case 'begin':
      return `${name(event.seat)} begins.`;
    case 'expose':
      return `${name(event.seat)} exposes ${card(event.card)}.`;
    case 'ask':
      return `${name(event.seat)} asks ${name(event.of)} for ${card(event.card)}.`;
    case 'give':
      return `${name(event.seat)} hands ${card(event.card)} to ${name(event.to)}.`;
    case 'no':
      return `${name(event.seat)} has not got it.`;
    case 'complete':
      return `${name(event.seat)} completes ${set(event.set)}.`;
    case 'lack':
      return `${name(event.seat)} has no Leading card and owes ${name(event.to)} a forfeit.`;
    case 'forfeit':
      return sayForfeit(event, phrasing);
    case 'pass':
      return `${name(event.seat)} has no Leading card; the turn passes without a forfeit.`;
    case 'stop':
      return `${name(event.seat)} stops.`;
    case 'out':
      return `${name(event.seat)} has no card left and is out.`;
    case 'end':
      return sayEnd(event, name);
  }
}

function sayForfeit(forfeit: AliceEvent & { what: 'forfeit' }, { name, card: called, owed }: Phrasing): string {
  const { clause, seat, to, card } = forfeit;
  if (clause === 'AL-13')
    return `${name(to)} takes the exposed card, all that ${name(seat)} had: ${called(assertDefined(card))}.`;
  return `${name(to)} draws a card from ${name(seat)}${owed}${card === undefined ? '' : `: ${called(card)}`}.`;
}

function sayEnd({ winners, turns }: AliceEvent & { what: 'end' }, name: SeatName): string {
  const why = turns === undefined ? 'All sets are made' : `${turns} turns have been played`;
  if (winners.length === 1) return `${why}; ${name(itemAt(winners, 0))} has the most${turns ? ' sets' : ''} and wins.`;
  const [last, ...others] = winners.map(name).reverse();
  return `${why}; ${others.reverse().join(', ')} and ${last} share the win.`;
}

function sayRefusal(refusal: AliceRefusal, name: SeatName, titles: Titles): string {
  switch (refusal.why) {
    case 'not-dealt':
      return 'The cards are to be dealt first.';
    case 'over':
      return 'All sets are made; the game is over.';
    case 'turns-up':
      return `${MAX_TURNS} turns have been played; the game is over.`;
    case 'forfeit-due':
      return 'A forfeit is being drawn.';
    case 'not-your-turn':
      return `It is the turn of ${name(refusal.turn)}.`;
    case 'must-ask':
      return `${titles(refusal.leading)} lies before you: ask for what is missing.`;
    case 'nothing-completed':
      return 'You may stop when you have completed a set in this turn.';
    case 'set-unfinished':
      return `Complete the set of ${titles(refusal.leading)} first.`;
    case 'not-leading':
      return `${titles(refusal.card)} is not a Leading card.`;
    case 'not-held':
      return `You do not hold ${titles(refusal.card)}.`;
    default:
      return sayRefusedQuestion(refusal, name, titles);
  }
}

function sayRefusedQuestion(
  refusal: Extract<AliceRefusal, { why: QuestionFault }>,
  name: SeatName,
  titles: Titles,
): string {
  switch (refusal.why) {
    case 'nothing-exposed':
      return 'Expose a Leading card before you ask.';
    case 'other-set':
      return `${titles(refusal.card)} is not of the set of ${titles(refusal.leading)}.`;
    case 'own-card':
      return `You have ${titles(refusal.card)} yourself.`;
    case 'own-seat':
      return 'You cannot ask yourself.';
    case 'no-seat':
      return `Nobody sits there: there are ${refusal.seats} seats.`;
    case 'empty-hand':
      return `${name(refusal.of)} has no card in hand.`;
    case 'said-no':
      return `${name(refusal.of)} has said no to that, and has received no card since.`;
  }
}

export const englishWith = (titles: Titles): Words<AliceParts> => ({
  title: 'Alice in Wonderland',
  clauses: sheet.alice,
  show: view => showTable(view, titles),
  say: (event, name, reader = 'text') => sayEvent(event, phrasingFor(reader, name, titles)),
  sayRefusal: (refusal, name) => sayRefusal(refusal, name, titles),
  sayCard: titles,
  sayPlay: (play, name) => sayPlay(play, name, titles),
});

function sayPlay(play: AlicePlay, name: SeatName, titles: Titles): string | undefined {
  if (play.do === 'stop') return undefined;
  return play.do === 'expose' ? `expose ${titles(play.card)}` : `ask ${name(play.of)} for ${titles(play.card)}`;
}

export function showTable(view: AliceView, titles: Titles): string {
  const named = (card: Card): string => titleWithName(card, titles);
  return [
    headline(view),
    '',
    ...allSeats(view.sets.length).flatMap(seat => seatLines(view, seat, titles)),
    ...section(
      `Answered with no, and ${view.repeats === 'allowed' ? 'no card received since' : 'not to be asked again for now'}:`,
      view.barred.map(no => sayBarred(no, named)),
    ),
    ...section(`Your hand (seat ${view.seat}):`, handLines(view, named)),
  ].join('\n');
}

function headline(view: AliceView): string {
  if (view.dealer === null || !isDealtInView(view)) return 'Alice in Wonderland. The cards are to be dealt.';
  const made = view.sets.reduce((sum, sets) => sum + sets, 0);
  const left = allSeats(view.sets.length).reduce(
    (sum, seat) => sum + cardCount(view, seat) + exposedCount(view, seat),
    0,
  );
  const turn =
    view.repeats === 'allowed' ? ` Turn ${Math.min(MAX_TURNS, view.turns + 1)} of ${MAX_TURNS} at most.` : '';
  return `Alice in Wonderland. ${made} of ${made + left / 3} sets are made.${turn}`;
}

const cardCount = (view: AliceView, seat: Seat): number =>
  view.others.find(other => other.seat === seat)?.cards ?? view.hand?.length ?? 0;

const exposedCount = (view: AliceView, seat: Seat): number => (view.exposed[seat] === null ? 0 : 1);

const paddedCount = (n: number, one: string): string => `${`${n}`.padStart(2)} ${one}${n === 1 ? ' ' : 's'}`;

function seatLines(view: AliceView, seat: Seat, titles: Titles): string[] {
  const marks = [
    seat === view.seat ? 'you' : '',
    seat === view.dealer ? 'dealer' : '',
    view.turn.includes(seat) ? 'to play' : '',
  ].filter(mark => mark !== '');
  const name = `Seat ${seat}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
  const line = `${view.turn.includes(seat) ? '>' : ' '} ${name.padEnd(30)}${paddedCount(cardCount(view, seat), 'card')}  ${paddedCount(itemAt(view.sets, seat), 'set')}`;
  return [line.trimEnd(), ...exposedLine(view, seat, titles), ...finishedLines(view, seat, titles)];
}

function exposedLine(view: AliceView, seat: Seat, titles: Titles): string[] {
  const leading = view.exposed[seat] ?? null;
  if (leading === null) return [];
  const [named, ...wanted] = [leading, ...wantedOf(setOf(leading))].map(card => titleWithName(card, titles));
  return [`      exposed: ${named}, wants ${wanted.join(' and ')}`];
}

/** Sets that lie face down are only counted. */
function finishedLines(view: AliceView, seat: Seat, titles: Titles): string[] {
  const sets = itemAt(view.finished, seat).filter(set => set !== null);
  return sets.length === 0 ? [] : [`      made: ${sets.map(set => `${set} ${titles(leadingOf(set))}`).join(', ')}`];
}

const sayBarred = ({ by, of, card }: AliceView['barred'][number], named: Titles): string =>
  `  seat ${by} of seat ${of}: ${named(card)}`;

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

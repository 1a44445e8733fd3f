/** Alice in English; the cards have the titles of the pack in use. */
import type { Reader, SeatName, Words } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { pluralize } from '@parlour/kernel/sentences';
import { sheet } from '../../sheet.generated.ts';
import type { AliceEvent } from './happenings.ts';
import type { AlicePlay } from './judge.ts';
import { type Card, leadingOf, nameOf, type Titles } from './pack.ts';
import type { AliceParts } from './parts.ts';
import type { AliceRefusal, UnaskedFor } from './refusals.ts';
import { show } from './show.ts';
import { MOST_TURNS } from './state.ts';

/** What the sentences of one moment are made with: how seats, cards and sets are called, and whether hands are told. */
type Telling = {
  readonly name: SeatName;
  readonly card: Titles;
  readonly set: (set: number) => string;
  readonly list: Listing;
  /** What a card is drawn for; in a record it stands on the line before. */
  readonly owed: string;
};
type Listing = (hand: readonly Card[]) => string;

/** On the board a card is known by its title, which may be a player's too; whoever types needs its name. */
const tellingTo = (reader: Reader, name: SeatName, titles: Titles): Telling => ({
  name,
  card: card => (reader === 'board' ? `“${titles(card)}”` : nameOf(card, titles)),
  set: set => `set ${set}, ${titles(leadingOf(set))}`,
  owed: reader === 'board' ? ' as a forfeit' : '',
  list: hand => (reader === 'board' ? '' : `: ${hand.join(' ')}`),
});

function say(event: AliceEvent, telling: Telling): string {
  const { name, card, set, list } = telling;
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
      return sayForfeit(event, telling);
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

function sayForfeit(forfeit: AliceEvent & { what: 'forfeit' }, { name, card: called, owed }: Telling): string {
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
      return `${MOST_TURNS} turns have been played; the game is over.`;
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
      return sayUnasked(refusal, name, titles);
  }
}

/** Why a question is not asked. */
function sayUnasked(refusal: Extract<AliceRefusal, { why: UnaskedFor }>, name: SeatName, titles: Titles): string {
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
  show: view => show(view, titles),
  say: (event, name, reader = 'text') => say(event, tellingTo(reader, name, titles)),
  sayRefusal: (refusal, name) => sayRefusal(refusal, name, titles),
  sayCard: titles,
  sayPlay: (play, name) => sayPlay(play, name, titles),
});

function sayPlay(play: AlicePlay, name: SeatName, titles: Titles): string | undefined {
  if (play.do === 'stop') return undefined;
  return play.do === 'expose' ? `expose ${titles(play.card)}` : `ask ${name(play.of)} for ${titles(play.card)}`;
}

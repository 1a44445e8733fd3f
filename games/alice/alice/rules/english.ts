/** Alice in English; the cards have the titles of the pack in use. */
import type { Name, Reader, Words } from '@parlour/kernel/game';
import { must, nth } from '@parlour/kernel/must';
import { counted } from '@parlour/kernel/saying';
import { sheet } from '../../sheet.generated.ts';
import type { AliceHappening } from './happenings.ts';
import type { AlicePlay } from './judge.ts';
import { type Card, leadingOf, nameOf, type Titles } from './pack.ts';
import type { AliceParts } from './parts.ts';
import type { AliceRefusal, UnaskedFor } from './refusals.ts';
import { show } from './show.ts';
import { MOST_TURNS } from './state.ts';

/** What the sentences of one moment are made with: how seats, cards and sets are called, and whether hands are told. */
type Telling = {
  readonly name: Name;
  readonly card: Titles;
  readonly set: (set: number) => string;
  readonly list: Listing;
  /** What a card is drawn for; in a record it stands on the line before. */
  readonly owed: string;
};
type Listing = (hand: readonly Card[]) => string;

/** On the board a card is known by its title, which may be a player's too; whoever types needs its name. */
const tellingTo = (reader: Reader, name: Name, titles: Titles): Telling => ({
  name,
  card: card => (reader === 'board' ? `“${titles(card)}”` : nameOf(card, titles)),
  set: set => `set ${set}, ${titles(leadingOf(set))}`,
  owed: reader === 'board' ? ' as a forfeit' : '',
  list: hand => (reader === 'board' ? '' : `: ${hand.join(' ')}`),
});

function say(happening: AliceHappening, telling: Telling): string {
  const { name, card, set, list } = telling;
  switch (happening.what) {
    case 'deal':
      return `${name(happening.dealer)} shuffles and deals all cards.`;
    case 'hand':
      return `${name(happening.seat)} is dealt ${counted(happening.cards, 'card')}${happening.hand ? list(happening.hand) : ''}.`;
    case 'lay':
      return `${name(happening.seat)} was dealt a whole set and lays it down${happening.set === undefined ? '' : `: ${set(happening.set)}`}.`;
    case 'begin':
      return `${name(happening.seat)} begins.`;
    case 'expose':
      return `${name(happening.seat)} exposes ${card(happening.card)}.`;
    case 'ask':
      return `${name(happening.seat)} asks ${name(happening.of)} for ${card(happening.card)}.`;
    case 'give':
      return `${name(happening.seat)} hands ${card(happening.card)} to ${name(happening.to)}.`;
    case 'no':
      return `${name(happening.seat)} has not got it.`;
    case 'complete':
      return `${name(happening.seat)} completes ${set(happening.set)}.`;
    case 'lack':
      return `${name(happening.seat)} has no Leading card and owes ${name(happening.to)} a forfeit.`;
    case 'forfeit':
      return sayForfeit(happening, telling);
    case 'pass':
      return `${name(happening.seat)} has no Leading card; the turn passes without a forfeit.`;
    case 'stop':
      return `${name(happening.seat)} stops.`;
    case 'out':
      return `${name(happening.seat)} has no card left and is out.`;
    case 'end':
      return sayEnd(happening, name);
  }
}

function sayForfeit(forfeit: AliceHappening & { what: 'forfeit' }, { name, card: called, owed }: Telling): string {
  const { clause, seat, to, card } = forfeit;
  if (clause === 'AL-13')
    return `${name(to)} takes the exposed card, all that ${name(seat)} had: ${called(must(card))}.`;
  return `${name(to)} draws a card from ${name(seat)}${owed}${card === undefined ? '' : `: ${called(card)}`}.`;
}

function sayEnd({ winners, turns }: AliceHappening & { what: 'end' }, name: Name): string {
  const why = turns === undefined ? 'All sets are made' : `${turns} turns have been played`;
  if (winners.length === 1) return `${why}; ${name(nth(winners, 0))} has the most${turns ? ' sets' : ''} and wins.`;
  const [last, ...others] = winners.map(name).reverse();
  return `${why}; ${others.reverse().join(', ')} and ${last} share the win.`;
}

function sayRefusal(refusal: AliceRefusal, name: Name, titles: Titles): string {
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
function sayUnasked(refusal: Extract<AliceRefusal, { why: UnaskedFor }>, name: Name, titles: Titles): string {
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
  say: (happening, name, reader = 'text') => say(happening, tellingTo(reader, name, titles)),
  sayRefusal: (refusal, name) => sayRefusal(refusal, name, titles),
  sayCard: titles,
  sayPlay: (play, name) => sayPlay(play, name, titles),
});

function sayPlay(play: AlicePlay, name: Name, titles: Titles): string | undefined {
  if (play.do === 'stop') return undefined;
  return play.do === 'expose' ? `expose ${titles(play.card)}` : `ask ${name(play.of)} for ${titles(play.card)}`;
}

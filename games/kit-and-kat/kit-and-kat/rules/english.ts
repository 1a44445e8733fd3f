/** Kit and Kat in English, with the pack's texts (KK-10). */
import type { Reader, SeatName, Words } from '@parlour/kernel/game';
import { formatList, type Translate, translator } from '@parlour/messages';
import { isQuestion, type Pack, textOf } from '../../pack/pack.ts';
import { sheet } from '../../sheet.generated.ts';
import { withPackNumbers } from './cards.ts';
import type { KitEvent } from './events.ts';
import type { KitRefusal, LayRefusalReason } from './refusals.ts';
import { show } from './show.ts';
import type { KitParts } from './state.ts';

const english = {
  title: 'Kit and Kat',

  deal: '{player} deals the pack into packets of five.',
  takesPacket: '{player} takes a packet.',
  takesKnownPacket: '{player} takes a packet: {cards}.',
  beginsWithOne: '{player} has a 1 and begins.',
  beginsWithoutOne: 'There is no 1 in any hand; {player} begins.',
  asks: '{player} plays {card} and asks: "{text}"',
  asksFromKittens: '{player} plays {card} from the Kittens and asks: "{text}"',
  answers: '{player} plays {card} and answers: "{text}"',
  answersFromKittens: '{player} plays {card} from the Kittens and answers: "{text}"',
  parks: '{player} parks {card}.',
  parksOn: '{player} parks {card} on {covered}.',
  parksAfterStacking: '{player} parks {card} after stacking the pile of {top} on {under}.',
  passes: '{player} passes.',
  takesBook: '{player} takes book {book}.',
  lastPhase: 'All hands are played out. The Kittens are the hands now, face up.',
  shoutsRightly: '{player} shouts "Kit-and-Kat!" at {accused}. It was a mistake.',
  shoutsAtLateOne: '{player} shouts "Kit-and-Kat!" at {accused}. A 1 had been held back.',
  shoutsFalsely: '{player} shouts "Kit-and-Kat!" at {accused}. There was no mistake.',
  takesBack: '{player} takes back {cards}.',
  takesBackWithBooks:
    '{player} takes back {cards}. {count, plural, one {Book {books} is} other {Books {books} are}} on the table again.',
  draws: '{player} draws a card from {from}.',
  drawsKnownCard: '{player} draws {card} from {from}.',
  wins: '{player} has the most books and wins.',
  shareWin: '{players} share the win: they have the same number of books.',

  refusedOver: 'All books are taken: the game is over.',
  refusedNotDealt: "The packets haven't been dealt yet.",
  refusedDrawDue: 'A card is being drawn. Wait a moment.',
  refusedNotYourTurn: "It's {player}'s turn.",
  refusedCovered: '{card} is covered. Play the card on top of it first.',
  refusedNotPlayable: "You don't have {card}. Play a card from your hand or from the top of your Kittens.",
  refusedMustPlay: 'One of your cards fits, so you must play at least one before you pass.',
  refusedMustPark: 'End your turn by parking a card from your hand.',
  refusedOneFirst: 'You have a 1. Play it before anything else.',
  refusedOutOfOrder: "That card doesn't fit: its book is waiting for another one.",
  refusedShoutAtYourself: "You can't shout at yourself.",
  refusedNothingToShoutAt: "You can't shout at {player} now: there is no turn to catch, or it's too late.",
  refusedShoutedInVain: 'You made a false shout this turn, so you stay silent until it ends.',
  refusedLastPhase: "You can't park cards in the last phase. Play a card or pass.",
  refusedNoHand: 'You have no hand to park a card from. Play your top Kittens or pass.',
  refusedNotInHand: "You can only park a card from your hand, and {card} isn't in it.",
  refusedNewPile: 'You have a free place, so the card goes there.',
  refusedWhichPile: 'All four places are full. Say which pile to cover, or stack two piles.',
  refusedWhichPileInText: 'All four places are full. Say which pile, 0 to 3, to cover or to stack on another.',
  refusedNoStacking: "At this table a parked card covers a pile; piles can't be stacked.",
  refusedSamePile: "A pile can't be stacked on itself.",
} as const;
const kitText: Translate<typeof english> = translator('kit-and-kat', english);

function say(pack: Pack, event: KitEvent, name: SeatName): string {
  switch (event.what) {
    case 'deal':
      return kitText('deal', { player: name(event.dealer) });
    case 'packet':
      return event.cards
        ? kitText('takesKnownPacket', { player: name(event.seat), cards: event.cards.join(' ') })
        : kitText('takesPacket', { player: name(event.seat) });
    case 'begins':
      return kitText(event.clause === 'KK-3' ? 'beginsWithOne' : 'beginsWithoutOne', { player: name(event.seat) });
    case 'plays':
      return sayPlayed(pack, event, name);
    case 'lays':
      return sayParked(event, name);
    case 'passes':
      return kitText('passes', { player: name(event.seat) });
    case 'book':
      return kitText('takesBook', { player: name(event.seat), book: event.book });
    case 'last':
      return kitText('lastPhase');
    case 'shout':
      return kitText(VERDICTS[event.verdict], { player: name(event.seat), accused: name(event.at) });
    case 'back':
      return sayTakenBack(event, name);
    case 'draws':
      return event.card === undefined
        ? kitText('draws', { player: name(event.seat), from: name(event.from) })
        : kitText('drawsKnownCard', { player: name(event.seat), from: name(event.from), card: event.card });
    case 'ends':
      return event.winners.length === 1
        ? kitText('wins', { player: name(event.winners[0]!) })
        : kitText('shareWin', { players: formatList(event.winners.map(name)) });
  }
}

const VERDICTS = { mistake: 'shoutsRightly', late: 'shoutsAtLateOne', false: 'shoutsFalsely' } as const;

function sayPlayed(pack: Pack, { seat, card, from }: KitEvent & { what: 'plays' }, name: SeatName): string {
  const deed = { player: name(seat), card, text: textOf(pack, card) };
  if (isQuestion(card)) return kitText(from === 'hand' ? 'asks' : 'asksFromKittens', deed);
  return kitText(from === 'hand' ? 'answers' : 'answersFromKittens', deed);
}

function sayParked({ seat, card, covers, moved }: KitEvent & { what: 'lays' }, name: SeatName): string {
  const player = name(seat);
  if (moved) return kitText('parksAfterStacking', { player, card, top: moved.top, under: moved.on });
  return covers ? kitText('parksOn', { player, card, covered: covers }) : kitText('parks', { player, card });
}

function sayTakenBack({ seat, cards, books }: KitEvent & { what: 'back' }, name: SeatName): string {
  const deed = { player: name(seat), cards: cards.join(' ') };
  if (books.length === 0) return kitText('takesBack', deed);
  return kitText('takesBackWithBooks', { ...deed, count: books.length, books: formatList(books) });
}

function sayRefusal(refusal: KitRefusal, name: SeatName, reader: Reader): string {
  switch (refusal.why) {
    case 'over':
      return kitText('refusedOver');
    case 'not-dealt':
      return kitText('refusedNotDealt');
    case 'draw-due':
      return kitText('refusedDrawDue');
    case 'not-your-turn':
      return kitText('refusedNotYourTurn', { player: name(refusal.turn) });
    case 'covered':
      return kitText('refusedCovered', { card: refusal.card });
    case 'not-playable':
      return kitText('refusedNotPlayable', { card: refusal.card });
    case 'must-play':
      return kitText('refusedMustPlay');
    case 'must-lay':
      return kitText('refusedMustPark');
    case 'one-first':
      return kitText('refusedOneFirst');
    case 'out-of-order':
      return kitText('refusedOutOfOrder');
    case 'shout-at-yourself':
      return kitText('refusedShoutAtYourself');
    case 'nothing-to-shout-at':
      return kitText('refusedNothingToShoutAt', { player: name(refusal.at) });
    case 'shouted-in-vain':
      return kitText('refusedShoutedInVain');
    default:
      return sayLayRefusal(refusal, reader);
  }
}

function sayLayRefusal(refusal: Extract<KitRefusal, { why: LayRefusalReason }>, reader: Reader): string {
  switch (refusal.why) {
    case 'last-phase':
      return kitText('refusedLastPhase');
    case 'no-hand':
      return kitText('refusedNoHand');
    case 'not-in-hand':
      return kitText('refusedNotInHand', { card: refusal.card });
    case 'new-pile':
      return kitText('refusedNewPile');
    case 'which-pile':
      return kitText(reader === 'text' ? 'refusedWhichPileInText' : 'refusedWhichPile');
    case 'no-moving':
      return kitText('refusedNoStacking');
    case 'same-pile':
      return kitText('refusedSamePile');
  }
}

export const englishWith = (pack: Pack): Words<KitParts> => ({
  title: kitText('title'),
  clauses: sheet['kit-and-kat'].map(clause => ({ ...clause, text: withPackNumbers(pack.books.length, clause.text) })),
  show: view => show(pack, view),
  say: (event, name) => say(pack, event, name),
  sayRefusal: (refusal, name, reader = 'text') => sayRefusal(refusal, name, reader),
});

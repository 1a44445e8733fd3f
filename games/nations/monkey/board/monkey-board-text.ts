import { type Translate, translator } from '@parlour/messages';

const english = {
  over: 'The game is over.',
  oneMoment: 'One moment …',
  turnOf: '{who}’s turn',
  layPair: 'Lay down a pair: tap one of its cards.',
  pickFrom: 'No pair? Pick a card from {who}.',
  tapPartner: 'Tap the card that goes with it.',
  namedPair: 'Lay down {one} and {two}.',
  namedDraw: 'Draw card {number} of the fan.',
  callPair: 'A pair of {ranks}',

  lessonOdd: 'One card is hidden, so one card can never be paired. The player who holds it at the end is the Monkey.',
  lessonPair:
    'Lay down one pair a turn: two cards of the same value, from any nations. Tap a raised card, and its partner goes with it.',
  lessonDraw:
    'You have no pair, so draw a card from the player on your right. If it makes a pair, you lay it down at once.',
  lessonSafe:
    'A player with no cards left is safe and sits out. From now on, draw from the next player on that side who has cards.',

  players: 'The other players, from your left',
  safe: 'safe',
  dealer: 'dealer',
  heap: 'Pairs on the table: {pairs} of 25',
  pairs: '{pairs} of 25 pairs',
  pairsEnded: '{pairs} of 25 pairs; hidden was {removed}',
  fan: '{who}’s cards: {cards} face down',
  yourHand: 'Your hand, {cards, plural, one {# card} other {# cards}}',

  youAreMonkey: 'You’re the Monkey!',
  isMonkey: '{who} is the Monkey!',
  rejoices:
    '{who, select, You {You rejoice} other {{who} rejoices}} in “the pleasure of being called the Monkey”, as the old sheet puts it.',
  decided:
    'The odd card was {card}. Its partner, {removed}, was hidden at the start. The game took {turns, plural, one {# turn} other {# turns}}.',
  nthSafe: '{nth, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} safe',
  lastCard: 'Last card in hand',
  leftOver: 'left over',
  hidden: 'hidden',
  order: 'The Monkey and the others',
  monkey: 'Monkey',
} as const;
export const monkeyBoardText: Translate<typeof english> = translator('monkey-board', english);

/** Words of the tables and endings of Kan-U-Go and the race. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  out: 'Out',
  turnOf: "{player}'s turn",
  round: 'Round {number} · lowest wins',
  heat: 'Heat {number} · lowest wins',
  onlyFreeCards: 'Your turn: throw in your free cards',
  nothingToTake: 'Your turn: there is nothing to take',
  firstWord: 'Your turn: make a first word of 2 to {most} letters',
  addOrExchange: 'Your turn: add 1 to {most} letters, or exchange a card',

  takeFaceUp: 'Take it for one of your cards.',
  takeStock: 'Take the top card for one of yours.',
  exchangeForFaceUp: 'Exchange {card} for the face-up card',
  exchangeForStock: 'Exchange {card} for a card from the stock',
  giveForFaceUp: 'Which card do you give for {card}?',
  giveForStock: 'Which card do you give for one from the stock?',
  keepAll: 'Cancel',
  faster: 'Someone was faster there. Your letters are back.',
  throwIn: 'Throw in your free cards',
  pass: 'Pass',
  callOut: 'Out!',
  callKanUGo: 'Kan-U-Go!',

  players: 'Players',
  player: '{player}: {cards, plural, one {# card} other {# cards}}, score {score}',
  markedPlayer: '{player}: {cards, plural, one {# card} other {# cards}}, {mark}, score {score}',
  cardCount: '{count, plural, one {# card} other {# cards}}',
  you: 'You',
  dealer: 'dealer',

  count: 'The round is counted',
  lowest: 'Lowest score wins when someone reaches {target}.',
  leftInHand: 'Left in hand',
  cards: 'Cards',
  points: 'Points',
  score: 'Score',

  wonWith: '{name} {count, plural, =0 {won with no points at all} one {won with # point} other {won with # points}}.',
  sharedWith:
    '{names} {count, plural, =0 {share the win with no points at all} one {share the win with # point} other {share the win with # points}}.',
  decidedByCount: 'The cards left in hand were counted. Lowest score wins.',
  decided:
    '{out} went out, and {left} {who, select, you {were} other {was}} left with {points, plural, one {# point} other {# points}}. Lowest score wins.',
  finalScore: 'Final score',

  numbersLesson:
    'Get rid of your cards. First out ends the round. The rest add up the cards they hold, and the lowest score wins. Each name shows cards held and score.',
  beginLesson: 'Make the first word: tap your letters in order, type them, or drag them to the cloth. Then Play.',
  addLesson:
    'Add one to four letters in one line: tap a square, then your letters. Tap the square again to change direction.',
  exchangeLesson: "No word? Tap the face-up card or the stock, then the card you give for it. That's your turn.",
  meaningsLesson: 'What does a word mean? Tap it, and the dictionary opens.',
  freeLesson:
    'You have a free card. It never goes in the crossword: throw it in with your last letters, or exchange it.',
} as const;
export const kanUGoRoundBoardText: Translate<typeof english> = translator('kan-u-go-round-board', english);

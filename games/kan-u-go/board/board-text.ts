/** Words of the tables and endings that the games of the box share. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  noDictionary: "Can't load the dictionary. Check your connection and try again.",
  grid: 'The crossword. Arrows move, letters lay cards, Backspace takes one back, Space changes direction, Enter plays or looks up a word.',
  wordsOnTable: 'Words on the table',
  wordAt: '{word} {direction, select, across {across} other {down}} at {row},{column}',
  freeSquare: 'free, row {row}, column {column}',
  letterOfWords: '{letter} of {words}, row {row}, column {column}',
  wordInDirection: '{word} {direction, select, across {across} other {down}}',
  picture: 'The crossword: {words}',
  longest: 'Longest word: <b>{word}</b>',
  longestBy: 'Longest word: <b>{word}</b>, by {player}',

  dictionary: 'Dictionary',
  lookingUp: 'Looking it up …',
  noMeaning: 'In the dictionary, but we have no meaning for it.',
  formOf: 'a form of <b>{word}</b>',

  isWord: '{count, plural, one {{words} is a word} other {{words} are words}}',
  unfinished: '{words} …',
  cost: 'Lays {cards, plural, one {# card} other {# cards}}. {points, plural, one {# point} other {# points}} left in hand.',
  goesOut: 'Lays your last letters and goes out.',
  costAlone:
    'Lays {cards, plural, one {# card} other {# cards}}. {left, plural, =0 {That wins the game.} one {# card to go.} other {# cards to go.}}',
  lay: 'Lay {letters}',
  advisedAt: 'Hint: {written}',
  rule: 'Rule {clause}',
  play: 'Play',
  clear: 'Clear',
  whyNot: 'Why not?',

  stock: 'Stock',
  pack: 'Pack',
  faceUp: 'Face up',
  used: 'Used',
  pileLabel: '{pile} {count}',
  cards: 'Your cards, {count}',
  log: 'Log',
  pileWithCard: '{pile}: {card}. {action}',
  pileWithCount: '{pile}, {count}. {action}',

  oneMoment: 'One moment …',
  gameOver: 'The game is over.',
  noOffers: 'Your letters make no word here.',
  offers: '{count, plural, one {# addition is} other {# additions are}} possible.',
  manyOffers: 'More than {count} additions are possible.',
} as const;
export const kanUGoBoardText: Translate<typeof english> = translator('kan-u-go-board', english);

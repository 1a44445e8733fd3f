/** Words of the tables and endings of the patiences. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  begin: 'Your turn: make a first word of 2 to 4 letters',
  addOr:
    '{draw, select, card {Your turn: add 1 to 4 letters, or turn a card} take {Your turn: add 1 to 4 letters, or take a card} other {Your turn: add 1 to 4 letters, or turn the pack}}',
  noWord:
    '{draw, select, card {No word fits: turn a card} take {No word fits: take a card} other {No word fits: turn the pack}}',
  toGo: '{cards, plural, one {<b>#</b> card to go} other {<b>#</b> cards to go}}',
  faceUpCard: 'The face-up card',
  row: 'The row',
  stack: 'Stack {number}, {below} below',
  turnACard: 'Turn a card',
  takeACard: 'Take a card',
  turnThePack: 'Turn the pack',
  turnCard: 'Turn its top card.',
  takeCard: 'Take its top card.',
  turnThree: 'Turn the third card from its top.',
  giveUp: 'Give up',
  askGiveUp: 'Give up?',
  playOn: 'Play on',

  won: 'You won!',
  lost: 'Not this time.',
  wonIn:
    '{time, select, unknown {All {cards} cards are in {words, plural, one {# word} other {# words}}.} short {All {cards} cards are in {words, plural, one {# word} other {# words}}, in less than a minute.} other {All {cards} cards are in {words, plural, one {# word} other {# words}}, in {minutes, plural, one {# minute} other {# minutes}}.}}',
  lostIn:
    '{time, select, unknown {{left, plural, one {# card} other {# cards}} left. {cards} are in {words, plural, one {# word} other {# words}}.} short {{left, plural, one {# card} other {# cards}} left after less than a minute. {cards} are in {words, plural, one {# word} other {# words}}.} other {{left, plural, one {# card} other {# cards}} left after {minutes, plural, one {# minute} other {# minutes}}. {cards} are in {words, plural, one {# word} other {# words}}.}}',

  beginLesson:
    'You win when all 58 cards are in the crossword. Make a first word: tap letters in order, type them, or drag them to the cloth. Then Play.',
  addLesson:
    'Add one to four letters in one line. Tap a square, then your letters. Tap the square again to change direction.',
  undoLesson: "Undo as often as you like: you're playing alone.",
  firstTurnLesson:
    'No word? Turn the next card of the stock. Only the top card of the pile is in play, and you can use one of them in each addition.',
  firstRowLesson:
    'Cards you take from the row are replaced from the stock. Use the face-up card when you can: it costs you nothing.',
  secondTakeLesson: 'No word? Take the top card of the stock, and another, until a word fits. Your hand has no limit.',
  secondRoomLesson: 'Leave room around words: letters side by side must make a word, across and down.',
  thirdTurnLesson:
    'No word from the stacks? Turn the pack, three cards at a time. Only the third is in play, together with the stacks.',
  thirdStacksLesson: 'If the stacks have the same letters, they must come from the stacks: those are harder to clear.',
} as const;
export const aloneBoardText: Translate<typeof english> = translator('kan-u-go-alone-board', english);

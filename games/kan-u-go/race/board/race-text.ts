/** Words of the race's table. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  over: 'The race is over.',
  choose: 'Choose the opening word.',
  choosing: '{player} is choosing the opening word.',
  stop: 'Stop! The stock is being shuffled.',
  ready: 'Ready …',
  allAtOnce: 'Everyone plays at once.',
  look: 'Look at your letters. Ready?',
  onlyFreeCards: 'You only have free cards left: call!',
  goOn: 'Go on: any letters, any length!',
  start: 'Go! At least three letters first.',
  atTheStart: 'at the start',

  openingWord: 'The opening word',
  fromTheseCards: 'Make the opening word from these cards.',
  typeWord: 'type a word',
  aWord: 'A word made from these cards',
  layOut: 'Lay it out',
  times: '×{count}',
  rules: 'Five letters, no plural.',
  permitted: '✓ {word} is a word',
  refused: '{clause} {reason}',
  fiveLetters: 'It needs five letters.',

  outLesson:
    'First out wins the heat and takes 20 off their score. The rest add up the cards they hold. Heats follow until someone reaches the target, and the lowest score wins.',
  startLesson:
    'Everyone plays at once. Tap a square (tap again to change direction), then your letters, then Play. Your first addition needs three cards. If someone is faster, your letters come back. Stuck? Tap the face-up card or the stock to exchange one.',
  longLesson: "There's no upper limit: long words empty your hand.",
} as const;
export const raceBoardText: Translate<typeof english> = translator('kan-u-go-race-board', english);

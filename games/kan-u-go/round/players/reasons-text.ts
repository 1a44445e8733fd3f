/** Why a play is good: hints, reasons, reviews and puzzles of Kan-U-Go and the race. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  lookAtFaceUp: 'The face-up card is {card}.',
  lookWithoutWord: 'No word fits your letters. The face-up card is {card}.',
  lookAtEmptyPile: 'No card is face up.',
  lookAtHand: 'Look at your whole hand: {letters}.',
  lookAtRest: 'Think about the letters you will keep.',
  lookAtLetter:
    'Look at your {letter}. {others, plural, =0 {No more {letter}s are left.} one {One more {letter} can still come.} other {# more {letter}s can still come.}}',
  exchangeInstead: 'Exchange a card instead of making a word.',
  layEverything: 'One addition lays everything.',
  lookForLetters:
    'Look for {count, plural, =1 {one letter} =2 {two letters} =3 {three letters} =4 {four letters} =5 {five letters} =6 {six letters} =7 {seven letters} other {# letters}}.',
  lookForLettersThenRest:
    'Look for {count, plural, =1 {one letter} =2 {two letters} =3 {three letters} =4 {four letters} =5 {five letters} =6 {six letters} =7 {seven letters} other {# letters}}. The rest can go down together after that.',

  faceUpCard: 'exchanging {card} for the face-up {got}',
  faceUpFreeCard: 'exchanging {card} for the free card',
  stockCard: 'exchanging {card} for a card from the stock',
  throwingIn: 'throwing in the free cards',

  onlyFreeCards: 'Only free cards are left, so throw them in.',
  goesOut: '{word} lays the whole hand, {letters}, and goes out.',
  leavesExit:
    '{word} leaves {letters}, which can then go down together in {places, plural, one {one place} other {# places}}.',
  leavesPoints: '{word} lays {letters}. {points, plural, one {# point} other {# points}} left in hand: {left}.',
  exchangeMakesExit:
    'With the face-up card the hand is {letters}, which can go down together in {places, plural, one {one place} other {# places}}.',
  noWordFits:
    'No word fits this hand. {vowels, plural, one {# of the {unseen} unseen cards is a vowel} other {# of the {unseen} unseen cards are vowels}}.',
  fitsSeldom:
    '{letter} fits {uses} of the {additions, plural, one {# possible addition} other {# possible additions}}. {vowels, plural, one {# of the {unseen} unseen cards is a vowel} other {# of the {unseen} unseen cards are vowels}}.',

  missedThrowingIn: 'Only free cards were left, and throwing them in would have ended the round.',
  missedExit:
    '{better} would have laid the whole hand, {letters}, and ended the round. After {mine}, {left, plural, one {# letter was} other {# letters were}} left.',
  moreExits:
    'After {better}, the rest ({letters}) can go down together in {places, plural, one {one place} other {# places}}. After {mine}, {fewer, plural, =0 {the rest fits nowhere} one {there is only one place} other {there are only # places}}.',
  wordWasPossible:
    'A word was possible: {better} lays {cards, plural, one {# card} other {# cards}}, an exchange none.',
  exchangeWasBetter: 'Better: {exchange}. {reason}',
  moreCards: '{better} lays {cards, plural, one {# card} other {# cards}}, {mine} only {fewer}.',
  fewerPoints: '{better} leaves {points, plural, one {# point} other {# points}} in hand, {mine} {more}.',
  hardestGone: '{better} gets rid of the {letter}, and {mine} keeps it.',
  vowels:
    '{better} leaves {betterVowels, plural, one {# vowel} other {# vowels}} among {betterLetters, plural, one {# letter} other {# letters}}, {mine} {mineVowels, plural, one {# vowel} other {# vowels}} among {mineLetters, plural, one {# letter} other {# letters}}.',
  moreAdditions:
    'The letters that {better} leaves make {ways, plural, one {# addition} other {# additions}} next, those that {mine} leaves {fewer}.',
  otherLetters:
    '{better} leaves {letters}, {mine} {others}. No other player has fewer than {cards, plural, one {# card} other {# cards}}.',
  betterPlace:
    'The same word is better in the other place: the rest ({letters}) makes {ways} additions there, {fewer} here.',
  otherPlace:
    'The same word in the other place: the rest ({letters}) makes {ways} additions there and {fewer} here, so what the others can add decides.',
  outInLayouts: 'You go out first in {times} of {layouts} layouts after {play}, in {timesOther} after {other}.',
  betterInLayouts:
    'The round ends better for you after {play} than after {other}: in {better} of {layouts} layouts{worse, plural, =0 {} other { (worse in #)}}.',
  closeInLayouts: 'It’s close: {play} does better than {other} in {better} of {layouts} layouts, and worse in {worse}.',
  sameInLayouts: 'In {layouts} layouts, {play} comes to the same as {other}.',
  elsewhere: '{word} in the other place',
  noChoice: 'There was no choice to make.',

  emptiesHand: 'This empties the hand.',
  moreTurns: 'About {turns, plural, one {# more turn} other {# more turns}} to go out.',
  bestExchange:
    'This exchange leaves the best hand. About {turns, plural, one {# more turn} other {# more turns}} to go out.',
  bestExchangeWithoutWord:
    'No word fits, and this exchange leaves the best hand. About {turns, plural, one {# more turn} other {# more turns}} to go out.',
  averageAhead:
    'In {worlds} possible deals of the hidden cards, this ends the round {points, plural, one {# point} other {# points}} ahead on average.',
  averageBehind:
    'In {worlds} possible deals of the hidden cards, this ends the round {points, plural, one {# point} other {# points}} behind on average.',
  laysHardest:
    'This lays {cards, plural, one {# card} other {# cards}} at once, including {letter}, the hardest one to place.',
  wordRequired: 'A word is required.',
  faceUpHelps: 'No word fits. {card} is the least useful card, and the face-up card helps more.',
  anyCardHelps: 'No word fits. {card} is the least useful card, and almost any other helps more.',
  commonWord: 'A common word that lays {cards, plural, one {# card} other {# cards}}.',
  livelyStart: '{word} has two vowels: a lively start.',
  openingWord: 'The cards that are left make {word}.',

  missedExits: 'A chance to go out was missed {count, plural, one {once} other {# times}}.',
  missedWords: 'A card was exchanged where a word was better {count, plural, one {once} other {# times}}.',
  nothingLost: 'No play was clearly a mistake: the differences are within chance.',
  lost: '{plays, plural, one {# play} other {# plays}} cost {points, plural, one {# point} other {# points}} in {plays, plural, one {its round} other {their rounds}}. The rest is within chance.',

  goingOut: 'Going out',
  goingOutAsks: 'One word uses every letter you hold. Which one?',
  goingOutAnswer:
    '{word}: with {letters} the hand is empty. {others, plural, one {# other addition is} other {# other additions are}} possible, and each leaves a letter behind.',
  bestAddition: 'The best word',
  bestAdditionAsks: 'Which word takes the most points off your hand?',
  bestAdditionAnswer:
    '{word} takes {letters} off the hand: {points, plural, one {# point} other {# points}}. The next best, {next}, takes {fewer}.',
  greedyPlayer: 'lays as many cards as possible, with every word the expert knows',
} as const;
export const kanUGoReasonsText: Translate<typeof english> = translator('kan-u-go-reasons', english);

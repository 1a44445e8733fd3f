/** Why a play is good: hints, reasons, reviews and puzzles of the patiences. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  anotherCard: 'another card',
  hardLetter: '{copies, plural, one {{letter}} other {# {letter}s}}',
  oneLeft: 'Only {letter} is left.',
  easyLeft: '{count} cards are left, none of them hard to place.',
  hardLeft: '{count} cards are left, including {hard}.',

  lookAtLast: 'Only {letter} is left to place.',
  lookAtEasy: '{count} cards are left to place, none of them hard.',
  lookAtHard:
    '{count} cards are left to place. {kinds, plural, one {The hardest is {hard}.} other {The hardest are {hard}.}}',
  nothingKind: 'No word fits any more.',
  drawKind: "Don't look for a word.",
  lookForLetters:
    'Look for {count, plural, =1 {one letter} =2 {two letters} =3 {three letters} other {four letters}}, including the {letter}.',

  nothingFits: 'No word fits any more. {left}',
  drawMore: 'Another card may help. {left}',
  laysLast: '{word} lays the last cards and wins the game.',
  lays: '{word} lays {letters}. {left}',
  notOver: "The game wasn't over. {reason}",
  wordWasPossible: 'A word was possible. {reason}',
  usesUp: '{word} uses up {letters}. {left}',
  laysHardest: "{better} lays the {letter}, and {mine} doesn't. {left}",
  keepsMore: '{better} lays {letters} and keeps more letters for the next words than {mine}, which lays {others}.',
  moreCards: '{better} lays {cards, plural, one {# card} other {# cards}}, {mine} only {fewer}.',
  otherLetters: '{better} lays {letters}, {mine} {others}. {left}',
  noChoice: 'There was no choice to make.',

  laysAwkward:
    'This lays {cards, plural, one {# card} other {# cards}} that would be harder to place later, and the rest can still make words.',
  wordRequired: 'A word is required.',
  noWordFits: 'No word fits with these cards.',
  noWordCanFit: 'No word fits, and no card still to come will change that.',
  allKnown:
    'All cards are known now: {plays, plural, one {# play wins the game} other {a line of # plays wins the game}}.',
  wonInLayouts: 'All cards get laid in {times} of {layouts} layouts after {play}, in {timesOther} after {other}.',
  betterInLayouts:
    'More cards get laid after {play} than after {other}: in {better} of {layouts} layouts{worse, plural, =0 {} other { (fewer in #)}}.',
  closeInLayouts:
    'It’s close: more cards get laid after {play} than after {other} in {better} of {layouts} layouts, and fewer in {worse}.',
  sameInLayouts: 'In {layouts} layouts, as many cards get laid after {play} as after {other}.',
  elsewhere: '{word} in the other place',

  won: 'All cards reached the crossword.',
  lostUnproved: 'The game was lost. Which play lost it is not proved.',
  lostAt: 'Before {play}, the game could still be won. After it, no longer.',
  lostAfter: 'After {play}, the game could no longer be won. Whether it could before is not proved.',
  givingUp: 'giving up',
  takingAnotherCard: 'taking another card',

  finish: 'Finish the patience',
  finishAsks: 'All cards are in your hand. Which play still wins the game?',
  finishAnswer:
    '{first}, and no letter is left. After any of the {others, plural, one {# other addition} other {# other additions}}, at least one letter stays in hand.',
  finishLongAnswer:
    '{first}, then {rest}: no letter is left. After any of the {others, plural, one {# other addition} other {# other additions}}, at least one letter stays in hand.',
  solverPlayer: 'knows the order of the pack',
} as const;
export const aloneReasonsText: Translate<typeof english> = translator('kan-u-go-alone-reasons', english);

/** Why an addition is refused, in English. On the board squares have no numbers: letters say which are meant. */
import type { Reader } from '@parlour/kernel/game';
import type { AdditionRefusal, Place, WordRefusal } from '../crossword/refusals.ts';

const at = ([row, column]: Place): string => `${row},${column}`;

export function sayAddition(refusal: AdditionRefusal, reader: Reader): string {
  switch (refusal.why) {
    case 'free-card':
      return 'A free card is never laid in the crossword.';
    case 'taken':
      return reader === 'board'
        ? `${refusal.letter} lies there already, and it stays.`
        : `At ${at(refusal.square)} lies ${refusal.letter} already, and it stays.`;
    case 'two-on-one':
      return `Two cards cannot lie on the one square${reader === 'board' ? '' : ` ${at(refusal.square)}`}.`;
    case 'number':
      return `${refusal.clause === 'KG-2' ? 'The first word' : 'An addition'} has ${refusal.least} to ${refusal.most} letters, not ${refusal.laid}.`;
    case 'no-line':
      return 'The letters of one turn stand in one line, across or down.';
    case 'gap':
      return reader === 'board'
        ? `Between ${refusal.between[0]} and ${refusal.between[1]} a square is empty.`
        : `The run is broken: no letter stands at ${at(refusal.square)}.`;
    case 'apart':
      return 'The letters touch nothing of the crossword.';
    case 'not-at-start':
      return `The first letter of the first word lies ${reader === 'board' ? 'on the square that was marked' : 'at 0,0'}.`;
    default:
      return sayWord(refusal);
  }
}

function sayWord(refusal: WordRefusal): string {
  const { word } = refusal;
  switch (refusal.why) {
    case 'no-word':
      return `${word} is not in the dictionary in use.`;
    case 'no-cross-word':
      return `It would make ${word} ${refusal.direction}, which is no word.`;
    case 'opening-plural':
      return `${word} is a plural, and an opening plural is never permitted.`;
    case 'lone-plural':
      return `${word} is a plural: its S may only be laid together with other letters that make another word.`;
    case 'plural':
      return `${word} is a plural ending in S and may not be made.`;
    case 'two-plurals':
      return `${word} needs a permitted word along the line of play, and ${refusal.main} is a plural.`;
  }
}

/** English phrases shared by the games of the box. */

import type { Reader } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { AdditionRefusal, SquarePosition, WordRefusal } from '../crossword/refusals.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isFree } from '../pack/pack.ts';

export const countNoun = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

export const cardName = (card: string): string => (isFree(card) ? 'a free card' : card);

export const capitalize = (sentence: string): string => itemAt(sentence, 0).toUpperCase() + sentence.slice(1);

export const joinWithAnd = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** For readers who see the board. */
export const sayWordsMade = (player: string, words: readonly string[]): string =>
  `${player} makes ${joinWithAnd(words)}.`;

export const lexiconRecordData = ({ name, hash }: Lexicon): { Lexicon: string } => ({ Lexicon: `${name} ${hash}` });

export const formatHand = (cards: readonly string[]): string => (cards.length === 0 ? '-' : cards.toSorted().join(' '));

const formatSquare = ([row, column]: SquarePosition): string => `${row},${column}`;

/** Squares have no numbers on the board; letters identify them there. */
export function sayAdditionRefusal(refusal: AdditionRefusal, reader: Reader): string {
  switch (refusal.why) {
    case 'free-card':
      return 'A free card is never laid in the crossword.';
    case 'taken':
      return reader === 'board'
        ? `${refusal.letter} lies there already, and it stays.`
        : `At ${formatSquare(refusal.square)} lies ${refusal.letter} already, and it stays.`;
    case 'two-on-one':
      return `Two cards cannot lie on the one square${reader === 'board' ? '' : ` ${formatSquare(refusal.square)}`}.`;
    case 'number':
      return `${refusal.clause === 'KG-2' ? 'The first word' : 'An addition'} has ${refusal.least} to ${refusal.most} letters, not ${refusal.laid}.`;
    case 'no-line':
      return 'The letters of one turn stand in one line, across or down.';
    case 'gap':
      return reader === 'board'
        ? `Between ${refusal.between[0]} and ${refusal.between[1]} a square is empty.`
        : `The run is broken: no letter stands at ${formatSquare(refusal.square)}.`;
    case 'apart':
      return 'The letters touch nothing of the crossword.';
    case 'not-at-start':
      return `The first letter of the first word lies ${reader === 'board' ? 'on the square that was marked' : 'at 0,0'}.`;
    default:
      return sayWordRefusal(refusal);
  }
}

function sayWordRefusal(refusal: WordRefusal): string {
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

/** English phrases shared by the games of the box. */

import type { Reader } from '@parlour/kernel/game';
import { formatList, type Translate, translator } from '@parlour/messages';
import type { AdditionRefusal, SquarePosition, WordRefusal } from '../crossword/refusals.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isFree } from '../pack/pack.ts';

const english = {
  freeCard: 'a free card',
  makes: '{player} makes {words}.',
  lays: '{player} lays {letters} and makes {words}.',

  freeCardLaid: 'Free cards never go in the crossword.',
  taken:
    '{reader, select, board {That square already has {letter}. Letters stay where they are.} other {{square} already has {letter}. Letters stay where they are.}}',
  twoOnOne:
    "{reader, select, board {Two cards can't share a square.} other {Two cards can't share the square {square}.}}",
  openingLength: 'The first word needs {least} to {most} letters. You laid {laid}.',
  additionLength: 'An addition needs {least} to {most} letters. You laid {laid}.',
  noLine: 'All letters of a turn go in one line, across or down.',
  gap: "{reader, select, board {There's a gap between {before} and {after}.} other {There's a gap at {square}: the letters must form one unbroken line.}}",
  apart: 'The letters must touch the crossword.',
  notAtStart:
    '{reader, select, board {The first word starts on the marked square.} other {The first word starts at 0,0.}}',
  noWord: "{word} isn't in the dictionary.",
  noCrossWord: "That would also make {word} {direction, select, across {across} other {down}}, which isn't a word.",
  openingPlural: "{word} is a plural, and the first word can't be one.",
  lonePlural: '{word} is a plural. You can only add its S together with other letters that make another word.',
  plural: "{word} is a plural in S. You can't make those.",
  twoPlurals: '{word} is a plural. It needs an allowed word across it, and {main} is a plural too.',
} as const;
export const kanUGoBoxText: Translate<typeof english> = translator('kan-u-go-box', english);

export const cardName = (card: string): string => (isFree(card) ? kanUGoBoxText('freeCard') : card);

/** For readers who see the board. */
export const sayWordsMade = (player: string, words: readonly string[]): string =>
  kanUGoBoxText('makes', { player, words: formatList(words) });

export const sayLettersLaid = (player: string, letters: string, words: readonly string[]): string =>
  kanUGoBoxText('lays', { player, letters, words: formatList(words) });

export const lexiconRecordData = ({ name, hash }: Lexicon): { Lexicon: string } => ({ Lexicon: `${name} ${hash}` });

export const formatHand = (cards: readonly string[]): string => (cards.length === 0 ? '-' : cards.toSorted().join(' '));

const formatSquare = ([row, column]: SquarePosition): string => `${row},${column}`;

/** Squares have no numbers on the board; letters identify them there. */
export function sayAdditionRefusal(refusal: AdditionRefusal, reader: Reader): string {
  switch (refusal.why) {
    case 'free-card':
      return kanUGoBoxText('freeCardLaid');
    case 'taken':
      return kanUGoBoxText('taken', { reader, letter: refusal.letter, square: formatSquare(refusal.square) });
    case 'two-on-one':
      return kanUGoBoxText('twoOnOne', { reader, square: formatSquare(refusal.square) });
    case 'number':
      return kanUGoBoxText(refusal.clause === 'KG-2' ? 'openingLength' : 'additionLength', {
        least: refusal.least,
        most: refusal.most,
        laid: refusal.laid,
      });
    case 'no-line':
      return kanUGoBoxText('noLine');
    case 'gap':
      return kanUGoBoxText('gap', {
        reader,
        before: refusal.between[0],
        after: refusal.between[1],
        square: formatSquare(refusal.square),
      });
    case 'apart':
      return kanUGoBoxText('apart');
    case 'not-at-start':
      return kanUGoBoxText('notAtStart', { reader });
    default:
      return sayWordRefusal(refusal);
  }
}

function sayWordRefusal(refusal: WordRefusal): string {
  const { word } = refusal;
  switch (refusal.why) {
    case 'no-word':
      return kanUGoBoxText('noWord', { word });
    case 'no-cross-word':
      return kanUGoBoxText('noCrossWord', { word, direction: refusal.direction });
    case 'opening-plural':
      return kanUGoBoxText('openingPlural', { word });
    case 'lone-plural':
      return kanUGoBoxText('lonePlural', { word });
    case 'plural':
      return kanUGoBoxText('plural', { word });
    case 'two-plurals':
      return kanUGoBoxText('twoPlurals', { word, main: refusal.main });
  }
}

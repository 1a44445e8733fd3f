/** What the terminal commands of the box say. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  unknownList: "There's no list {list}. --list takes full, common, child or large.",
  unknownWord: '{word} is not in the dictionary "{list}".',
  word: '{word} is in the dictionary "{list}", {grade, select, large {beyond all grades} other {grade {grade}}}.',
  plural: 'It is a plural.',
  pluralOf: 'It is a plural of {words}.',
  verbForm: 'It is also a form of a verb.',
  noPlural: 'It is not a plural.',
  formOf: 'It is a form of {words}.',
  usage: 'Name a word, for example "parlour lexicon tacks", or print all words with --dump.',
  figures:
    '{count, plural, one {# crossword fits} other {# crosswords fit}} the words of the booklet with the list "{list}".',
  turn: 'Turn {number} of {count}: {letters} → {words}',
  turnNumber: 'The example has {count} turns. Give a number from 1 to {count}.',
  figureNumber: 'There are {count} figures. Give --figure a number from 1 to {count}.',
  markedAndMore:
    'New letters are in brackets. The picture in the booklet is lost, and {count} figures fit: --figure shows another. Do you own the booklet? Tell us which it is.',
  noFile: "{game} can't be solved from a file. Name a deal with --seed or --pack.",
  nameDeal: 'Name a deal with either --seed or --pack.',
  notSolved:
    'No solution found in {searches, plural, one {# search} other {# searches}} of the crossword with at most {positions, plural, one {# position} other {# positions}} at a time. There may still be one: try a larger --effort.',
} as const;
export const kanUGoCommandsText: Translate<typeof english> = translator('kan-u-go-commands', english);

/** How English spells its plurals in S, read backwards. Words are in capitals. */
type Ending = readonly [plural: RegExp, singular: string];

const ENDINGS: readonly Ending[] = [
  [/S$/, ''],
  [/(?<=S|X|Z|CH|SH|O)ES$/, ''],
  [/(?<=Z)ZES$|(?<=S)SES$/, ''],
  [/IES$/, 'Y'],
  [/VES$/, 'F'],
  [/VES$/, 'FE'],
  [/(?<=S|X)ES$/, 'IS'],
  [/ICES$/, 'EX'],
  [/ICES$/, 'IX'],
];

/** A third person is spelt as a plural is, but for the endings that only nouns have. */
const VERB_ENDINGS = ENDINGS.slice(0, 4);

export const singularsBySpelling = (word: string): string[] => undo(word, ENDINGS);
export const verbsBySpelling = (word: string): string[] => undo(word, VERB_ENDINGS);

/** Single letters are no words. */
const undo = (word: string, endings: readonly Ending[]): string[] =>
  word.endsWith('SS')
    ? []
    : endings.flatMap(([plural, singular]) => {
        const stem = word.replace(plural, singular);
        return stem === word || stem.length < 2 ? [] : [stem];
      });

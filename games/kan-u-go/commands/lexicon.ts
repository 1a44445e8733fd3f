/** `parlour lexicon`: describes a word, or lists all words. */

import type { BoxCommand } from '../../shelf/shelf.ts';
import { type Definition, type Definitions, openDefinitions } from '../lexicon/definitions.ts';
import { type Grade, iterateWords, PLURAL } from '../lexicon/graph.ts';
import { type Lexicon, singularsBySpelling } from '../lexicon/lexicon.ts';
import { bakedLexicon, isBakedLexiconName } from '../lexicon/loader.ts';

export function describeWord(lexicon: Lexicon, definitions: Definitions, input: string): string[] {
  const word = input.trim().toUpperCase();
  const grade = lexicon.grade(word);
  if (grade === undefined) return [`${word} is not in the dictionary "${lexicon.name}".`];
  const known = definitions(word);
  return [
    `${word} is in the dictionary "${lexicon.name}", ${formatGrade(grade)}.`,
    ...formLines(lexicon, word, known),
    ...meaningLines(definitions, word, known),
  ];
}

const formatGrade = (grade: Grade): string => (grade === 80 ? 'beyond all grades' : `grade ${grade}`);

function formLines(lexicon: Lexicon, word: string, known: Definition | undefined): string[] {
  const formOf = known?.formOf ?? [];
  if (lexicon.isPlural(word)) {
    const singulars = formOf.length > 0 ? formOf : singularsBySpelling(word).filter(stem => lexicon.has(stem));
    const of = singulars.length > 0 ? ` of ${singulars.join(' or ')}` : '';
    return [`It is a plural${of}${lexicon.isVerbForm(word) ? ', and a form of a verb' : ''}.`];
  }
  const plain = word.endsWith('S') ? ['It is no plural.'] : [];
  return formOf.length > 0 ? [...plain, `It is a form of ${formOf.join(' or ')}.`] : plain;
}

function meaningLines(definitions: Definitions, word: string, known: Definition | undefined): string[] {
  if (known === undefined) return [];
  if (known.meanings.length > 0) return known.meanings.map(meaning => `${word}, ${meaning}`);
  return known.formOf.flatMap(base => (definitions(base)?.meanings ?? []).map(meaning => `${base}, ${meaning}`));
}

/** A word, a tab, and 1 for a plural or 0. */
export function* dumpWords(lexicon: Lexicon): Generator<string> {
  for (const { word, flags } of iterateWords(lexicon)) yield `${word}\t${flags & PLURAL ? 1 : 0}`;
}

const USAGE = 'Name a word, for example "parlour lexicon tacks", or ask for all of them with --dump.';
const DEFINITIONS = 'kan-u-go/data/baked/definitions.txt';

export const lexicon: BoxCommand['run'] = async ([word], { list = 'full', dump: all }, { read, print, printError }) => {
  if (!isBakedLexiconName(list)) {
    printError(`There is no list "${list}"; the lists are full, common, child and large.`);
    return 2;
  }
  if (all === true) {
    for (const line of dumpWords(await bakedLexicon(list, read))) print(line);
    return 0;
  }
  if (word === undefined || !/^[A-Za-z]+$/.test(word)) {
    printError(USAGE);
    return 2;
  }
  const words = await bakedLexicon(list, read);
  for (const line of describeWord(words, openDefinitions(await read(DEFINITIONS)), word)) print(line);
  return words.has(word.toUpperCase()) ? 0 : 1;
};

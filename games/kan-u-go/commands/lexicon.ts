/** `parlour lexicon`: describes a word, or lists all words. */

import { formatList } from '@parlour/messages';
import type { BoxCommand } from '../../shelf/shelf.ts';
import { type Definition, type Definitions, openDefinitions } from '../lexicon/definitions.ts';
import { type Grade, iterateWords, PLURAL } from '../lexicon/graph.ts';
import { type Lexicon, singularsBySpelling } from '../lexicon/lexicon.ts';
import { bakedLexicon, isBakedLexiconName } from '../lexicon/loader.ts';
import { kanUGoCommandsText as t } from './commands-text.ts';

export function describeWord(lexicon: Lexicon, definitions: Definitions, input: string): string[] {
  const word = input.trim().toUpperCase();
  const grade = lexicon.grade(word);
  if (grade === undefined) return [t('unknownWord', { word, list: lexicon.name })];
  const known = definitions(word);
  return [
    t('word', { word, list: lexicon.name, grade: formatGrade(grade) }),
    ...formLines(lexicon, word, known),
    ...meaningLines(definitions, word, known),
  ];
}

/** Grade 80 is for words that no list grades. */
const formatGrade = (grade: Grade): string => (grade === 80 ? 'large' : String(grade));

function formLines(lexicon: Lexicon, word: string, known: Definition | undefined): string[] {
  const formOf = known?.formOf ?? [];
  if (lexicon.isPlural(word)) {
    const singulars = formOf.length > 0 ? formOf : singularsBySpelling(word).filter(stem => lexicon.has(stem));
    const plural = singulars.length > 0 ? t('pluralOf', { words: formatList(singulars, 'or') }) : t('plural');
    return lexicon.isVerbForm(word) ? [plural, t('verbForm')] : [plural];
  }
  const plain = word.endsWith('S') ? [t('noPlural')] : [];
  return formOf.length > 0 ? [...plain, t('formOf', { words: formatList(formOf, 'or') })] : plain;
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

const DEFINITIONS = 'kan-u-go/data/baked/definitions.txt';

export const lexicon: BoxCommand['run'] = async ([word], { list = 'full', dump: all }, { read, print, printError }) => {
  if (!isBakedLexiconName(list)) {
    printError(t('unknownList', { list: String(list) }));
    return 2;
  }
  if (all === true) {
    for (const line of dumpWords(await bakedLexicon(list, read))) print(line);
    return 0;
  }
  if (word === undefined || !/^[A-Za-z]+$/.test(word)) {
    printError(t('usage'));
    return 2;
  }
  const words = await bakedLexicon(list, read);
  for (const line of describeWord(words, openDefinitions(await read(DEFINITIONS)), word)) print(line);
  return words.has(word.toUpperCase()) ? 0 : 1;
};

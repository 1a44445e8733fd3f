/**
 * Which words in S can be the plural of a noun [KG-13r]. A word in S is a plural if what is left of it without its
 * ending is a noun of WordNet; or if WordNet knows neither the word nor what is left as a verb, so that nothing but a
 * plural can explain the S. A hand-made list overrules both where they are wrong.
 */
import { createRequire } from 'node:module';
import { singularsBySpelling, verbsBySpelling } from '../lexicon/stems.ts';
import type { WordNet } from './wordnet.ts';

type Lemmatizer = Readonly<Record<'noun' | 'verb' | 'adjective', (word: string) => string>>;
const lemmatizer = createRequire(import.meta.url)('wink-lemmatizer') as Lemmatizer;

/** The form a word is made from, if it is made from another: GEESE from GOOSE. */
export function baseOf(kind: keyof Lemmatizer, word: string): string | undefined {
  const base = lemmatizer[kind](word.toLowerCase()).toUpperCase();
  return base === word || base.length < 2 ? undefined : base;
}

export type Sources = {
  readonly wordnet: WordNet;
  readonly has: (word: string) => boolean;
  readonly byHand: ReadonlyMap<string, boolean>;
};

export type Sense = { readonly isPlural: boolean; readonly isVerbForm: boolean; readonly singulars: readonly string[] };

const NONE: Sense = { isPlural: false, isVerbForm: false, singulars: [] };

export function senseOf(word: string, sources: Sources): Sense {
  if (!/[^S]S$/.test(word)) return NONE;
  const singulars = singularsOf(word, sources);
  const isPlural = sources.byHand.get(word) ?? singulars.length > 0;
  return { isPlural, isVerbForm: isVerbForm(word, sources), singulars: isPlural ? singulars : [] };
}

/** The nouns of which the word can be the plural, by rule. */
export function singularsOf(word: string, sources: Sources): string[] {
  const spelt = singularsBySpelling(word).filter(stem => sources.has(stem) && isNoun(stem, word, sources));
  const irregular = word.endsWith("ZES") ? undefined : baseOf('noun', word);
  const known = irregular !== undefined && sources.wordnet.nouns.has(irregular) ? [irregular] : [];
  return [...new Set([...spelt, ...known])];
}

const isNoun = (stem: string, word: string, sources: Sources): boolean =>
  sources.wordnet.nouns.has(stem) || (!sources.wordnet.words.has(word) && !isVerb(stem, sources));

const isVerbForm = (word: string, sources: Sources): boolean =>
  baseOf('verb', word) !== undefined || verbsBySpelling(word).some(stem => sources.has(stem) && isVerb(stem, sources));

/** A verb of WordNet; or a word it does not know that has both the forms of a verb. */
function isVerb(stem: string, { wordnet, has }: Sources): boolean {
  if (wordnet.verbs.has(stem)) return true;
  if (wordnet.words.has(stem)) return false;
  const root = stem.replace(/E$/, '');
  const doubled = stem + stem.at(-1);
  const past = [`${root}ED`, `${doubled}ED`, stem.replace(/Y$/, 'IED')];
  return past.some(form => form !== stem && has(form)) && [`${root}ING`, `${doubled}ING`].some(has);
}

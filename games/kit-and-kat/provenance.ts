/** Facts about the old box, and the source of each pair of cards. */
import { type Translate, translator } from '@parlour/messages';
import type { CardFact, Provenance } from '../shelf/provenance.ts';
import type { ReadDataFile } from '../shelf/shelf.ts';
import { BOX_PACKS } from './kit-and-kat/rules/options.ts';
import type { Book } from './pack/pack.ts';
import { openPack } from './pack/pack-file.ts';
import provenance from './provenance.json' with { type: 'json' };

const english = {
  writtenAfter: 'Written after: {source}.',
  thenAndNow: 'Written after: {source}. Then and now: {note}',
} as const;
const text: Translate<typeof english> = translator('kit-and-kat-provenance', english);

/** Pair 0 of book C is C1 and C2. */
const pairFacts = ({ book, pairs }: Book): CardFact[] =>
  pairs.flatMap(({ source, note }, i) => {
    if (source === undefined) return [];
    const cards = [2 * i + 1, 2 * i + 2].map(rank => `${book}${rank}`);
    const isKept = book === 'A' && i === 0;
    return {
      cards,
      text: note === undefined ? text('writtenAfter', { source }) : text('thenAndNow', { source, note }),
      standing: isKept ? 'attested' : 'reconstructed',
      confidence: 'high',
      sources: [],
    };
  });

export async function provenanceWithPairs(read: ReadDataFile): Promise<Provenance> {
  const old = provenance as Provenance;
  const { books } = await openPack(BOX_PACKS[0], read);
  return { ...old, cards: [...old.cards, ...books.flatMap(pairFacts)] };
}

/** Which card did best in the worlds that were tried. */
import type { CardIndex } from '../../../pack/pack.ts';
import type { Tally } from './trials.ts';

/** A sum as it is told: what reads the same is the same. */
type Told = (sum: number) => string;

/** The best first; the card of the book before all that are told to be as good. */
export function rankedBy(tallies: readonly Tally[], book: CardIndex, told: Told): Tally[] {
  const ranked = tallies.toSorted((one, other) => other.sum - one.sum);
  const plain = ranked.find(({ card }) => card === book);
  if (!plain || told(plain.sum) !== told(ranked[0]!.sum)) return ranked;
  return [plain, ...ranked.filter(tally => tally !== plain)];
}

/** Which card did best in the worlds that were tried, and how that is told. */
import type { CardIndex } from '../../rules/pack.ts';
import { nameOf } from './position.ts';
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

/** The best card beside the next. */
export function compared([best, next]: readonly Tally[], told: Told, unit: string): string {
  const [first, second] = [told(best!.sum), told(next!.sum)];
  if (first === second) return `${first} ${unit} on average, and with ${nameOf(next!.card)} it comes to the same.`;
  return `${first} ${unit} on average, with ${nameOf(next!.card)} ${second}.`;
}

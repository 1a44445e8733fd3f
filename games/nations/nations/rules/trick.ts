/** Who takes a trick. */
import { type CardIndex, nationOf } from '../../pack/pack.ts';

/** NA-8: the place in the trick of the card that takes it. */
export function bestOf(trick: readonly CardIndex[], star: number): number {
  let best = 0;
  for (let i = 1; i < trick.length; i++) if (beats(trick[i]!, trick[best]!, star)) best = i;
  return best;
}

function beats(card: CardIndex, best: CardIndex, star: number): boolean {
  const nation = nationOf(card);
  return nation === nationOf(best) ? card > best : nation === star;
}

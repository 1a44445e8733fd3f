/** The boxes on the shelf that have cards to print; a game of dice has none. */
import { readData } from '@parlour/games/shelf/node';
import { type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { nth } from '@parlour/kernel/must';
import { defaultsOf } from '@parlour/kernel/options';

export async function boxesWithCards(): Promise<readonly ShelvedBox[]> {
  const packs = await Promise.all(shelf.map(box => box.print(defaultsOf(nth(box.games, 0).options), readData)));
  return shelf.filter((_, i) => nth(packs, i).pack.length > 0);
}

/** Every pack that has art, found by its folder: no game is named here. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Dress, PackArt } from '../dress.ts';

const GAMES = join(import.meta.dirname, '..', '..', 'games');

export const facesOf = (box: string): string => join(GAMES, box, 'art', 'faces.ts');

export const boxesWithArt: readonly string[] = readdirSync(GAMES)
  .filter(box => existsSync(facesOf(box)))
  .sort();

export type PackProof = { readonly art: PackArt; readonly dress: Dress };

/** The art of a box, and the words its cards wear when they are shown. */
export async function openPack(box: string): Promise<PackProof> {
  const worn = join(GAMES, box, 'art', 'bake', 'dress.ts');
  const { dress }: Pick<PackProof, 'dress'> = existsSync(worn) ? await import(worn) : { dress: {} };
  const art: PackArt = await import(facesOf(box));
  return { art, dress };
}

/** Every pack that has art, found by its folder: no game is named here. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '@parlour/kernel/must';
import type { Dress, PackArt } from '../dress.ts';
import { plainArt } from '../plain/art.ts';

const GAMES = join(import.meta.dirname, '..', '..', '..', 'games');

export const facesOf = (box: string): string => join(GAMES, box, 'art', 'faces.ts');

export const boxesWithArt: readonly string[] = readdirSync(GAMES)
  .filter(box => existsSync(facesOf(box)))
  .sort();

export type PackProof = { readonly art: PackArt; readonly dress: Dress };

const times = <T>(list: readonly T[], draw: (item: T) => readonly string[]): string[] => list.flatMap(draw);

/** Packs as a box without art may have them: figures alone, groups of short and of long names, names that begin alike. */
const PLAIN: ReadonlyMap<string, readonly string[]> = new Map([
  ['plain figures', Array.from({ length: 24 }, (_, i) => `${i + 1}`)],
  ['plain suits', times(['oak', 'ash', 'elm', 'yew'], tree => ['1', '2', '10', 'king'].map(rank => `${tree}-${rank}`))],
  [
    'plain families',
    times(['bun', 'dip', 'pots'], name => ['mr', 'mrs', 'master', 'miss'].map(who => `${name}-${who}`)),
  ],
  ['plain names', ['north wind', 'north star', 'the lighthouse keeper', 'incomprehensibilities', 'owl', 'a&b']],
]);

export const everyPack: readonly string[] = [...boxesWithArt, ...PLAIN.keys()];

/** The art of a box or of a plain pack, and the words its cards wear when they are shown. */
export async function openPack(box: string): Promise<PackProof> {
  if (PLAIN.has(box)) return { art: plainArt({ title: box, pack: must(PLAIN.get(box)) }), dress: {} };
  const worn = join(GAMES, box, 'art', 'bake', 'dress.ts');
  const { dress }: Pick<PackProof, 'dress'> = existsSync(worn) ? await import(worn) : { dress: {} };
  const art: PackArt = await import(facesOf(box));
  return { art, dress };
}

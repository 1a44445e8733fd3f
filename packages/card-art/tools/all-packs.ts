/** Every pack with art, found by its folder: no game is named here. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined } from '@parlour/kernel/result';
import { genericArt } from '../generic/generic-art.ts';
import type { PackArt, PackStyle } from '../pack-art.ts';

const GAMES = join(import.meta.dirname, '..', '..', '..', 'games');

export const artModule = (box: string): string => join(GAMES, box, 'art', 'faces.ts');

export const boxesWithArt: readonly string[] = readdirSync(GAMES)
  .filter(box => existsSync(artModule(box)))
  .sort();

export type TestPack = { readonly art: PackArt; readonly dress: PackStyle };

const product = <T>(list: readonly T[], draw: (item: T) => readonly string[]): string[] => list.flatMap(draw);

/** Typical packs of boxes without art: numbers, groups of short and of long names, names that begin alike. */
const GENERIC_PACKS: ReadonlyMap<string, readonly string[]> = new Map([
  ['plain figures', Array.from({ length: 24 }, (_, i) => `${i + 1}`)],
  [
    'plain suits',
    product(['oak', 'ash', 'elm', 'yew'], tree => ['1', '2', '10', 'king'].map(rank => `${tree}-${rank}`)),
  ],
  [
    'plain families',
    product(['bun', 'dip', 'pots'], name => ['mr', 'mrs', 'master', 'miss'].map(who => `${name}-${who}`)),
  ],
  ['plain names', ['north wind', 'north star', 'the lighthouse keeper', 'incomprehensibilities', 'owl', 'a&b']],
]);

export const everyPack: readonly string[] = [...boxesWithArt, ...GENERIC_PACKS.keys()];

/** Returns the art of a box or a generic pack, with sample texts. */
export async function openTestPack(box: string): Promise<TestPack> {
  if (GENERIC_PACKS.has(box))
    return { art: genericArt({ title: box, pack: assertDefined(GENERIC_PACKS.get(box)) }), dress: {} };
  const styleModule = join(GAMES, box, 'art', 'bake', 'dress.ts');
  const { dress }: Pick<TestPack, 'dress'> = existsSync(styleModule) ? await import(styleModule) : { dress: {} };
  const art: PackArt = await import(artModule(box));
  return { art, dress };
}

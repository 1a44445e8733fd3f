/** Every pack that has art, found by its folder: no game is named here. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PackArt } from '../dress.ts';

const GAMES = join(import.meta.dirname, '..', '..', 'games');

const artOf = (box: string): string => join(GAMES, box, 'art', 'faces.ts');

export const boxesWithArt: readonly string[] = readdirSync(GAMES)
  .filter(box => existsSync(artOf(box)))
  .sort();

export const openPack = async (box: string): Promise<PackArt> => (await import(artOf(box))) as PackArt;

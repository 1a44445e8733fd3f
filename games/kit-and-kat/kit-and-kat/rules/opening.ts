/** Lifts the lid: the game with the pack that its options name or carry, under the newest rules or older ones. */
import type { ReadDataFile } from '@parlour/kernel/authoring/data-files';
import type { Game } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { openPack } from '../../pack/open-pack.ts';
import { kitAndKat } from './kit-and-kat.ts';
import type { KitParts } from './parts.ts';
import { readingOf } from './reading.ts';

/** The game with the pack that the options name or carry, under the rules a record names. */
export async function openKitAndKat({ pack }: Options, read: ReadDataFile, rules?: number): Promise<Game<KitParts>> {
  const reading = readingOf(rules);
  return kitAndKat(await openPack(String(pack), read, reading), reading);
}

/** Lifts the lid: the game with the pack that its options name or carry, under the newest rules or older ones. */
import type { ReadFile } from '@parlour/kernel/files';
import type { Game } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { openPack } from './open-pack.ts';
import { kitAndKat } from './rules/kit-and-kat.ts';
import type { KitParts } from './rules/parts.ts';
import { readingOf } from './rules/reading.ts';

/** The game with the pack that the options name or carry, under the rules a record names. */
export async function openKitAndKat({ pack }: Options, read: ReadFile, rules?: number): Promise<Game<KitParts>> {
  const reading = readingOf(rules);
  return kitAndKat(await openPack(String(pack), read, reading), reading);
}

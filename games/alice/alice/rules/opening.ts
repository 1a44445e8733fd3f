/** Lifts the lid: the game with the pack that its options name or carry. */
import type { ReadDataFile } from '@parlour/kernel/authoring/data-files';
import type { Game } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { openPack, titlesOf } from '../../pack/open-pack.ts';
import { aliceTitled } from './alice.ts';
import type { AliceParts } from './parts.ts';

/** The game with the pack that the options name or carry. */
export const openAlice = async ({ pack }: Options, read: ReadDataFile): Promise<Game<AliceParts>> =>
  aliceTitled(titlesOf(await openPack(String(pack), read)));

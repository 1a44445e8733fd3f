/** A pack of one's own as an option of its game: carried by the table, so that friends and records have it too. */
import type { Making } from '@parlour/games/shelf/making';
import type { Box } from '@parlour/games/shelf/shelf';
import { carry, type Options } from '@parlour/kernel/options';
import { type KeptPack, readPack } from './kept.ts';

export const optionsWith = (making: Making, { id, draft }: Pick<KeptPack, 'id' | 'draft'>): Options => ({
  [making.option]: carry(making.write(draft, id, 'words')),
});

/** The options that a page is to show the cards by: none, or those of the pack in its address. */
export async function optionsFrom(box: Box, id: string | null): Promise<Options> {
  const [making, kept] = await Promise.all([box.making?.(), id === null ? undefined : readPack(box.id, id)]);
  return making && kept ? optionsWith(making, kept) : {};
}

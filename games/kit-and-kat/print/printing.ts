/** Kit and Kat for the printer: the cards of the pack that the option names, a teacher's own among them. */
import type { Options } from '@parlour/kernel/options';
import type { Printing, ReadFile } from '../../shelf.ts';
import * as art from '../art/faces.ts';
import { dressOf } from '../art/words.ts';
import { openPack } from '../open-pack.ts';
import { PACK } from '../rules/cards.ts';

export const printing = async ({ pack }: Options, read: ReadFile): Promise<Printing> => ({
  art,
  pack: PACK,
  dress: dressOf(await openPack(String(pack), read), String(pack)),
});

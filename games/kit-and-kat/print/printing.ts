/** Kit and Kat for the printer: the cards of the pack that the option names, a teacher's own among them. */
import type { Options } from '@parlour/kernel/options';
import type { Printing, ReadFile } from '../../shelf.ts';
import * as art from '../art/faces.ts';
import { dressOf } from '../art/words.ts';
import { openPack } from '../open-pack.ts';
import { answersOf } from '../packs/answers.ts';
import { PACK } from '../rules/cards.ts';
import { readingOf } from '../rules/reading.ts';

export async function printing(options: Options, read: ReadFile, rules?: number): Promise<Printing> {
  const name = String(options.pack);
  const pack = await openPack(name, read, readingOf(rules));
  return { art, pack: PACK, dress: dressOf(pack, name), answers: answersOf(pack) };
}

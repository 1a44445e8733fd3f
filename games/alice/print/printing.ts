/** Alice in Wonderland for the printer and the screen, with the owner's own titles and pictures if the option has them. */
import type { Options } from '@parlour/kernel/options';
import type { Printing, ReadDataFile, Scoring } from '../../shelf/shelf.ts';
import { PACK } from '../alice/rules/pack.ts';
import * as art from '../art/faces.ts';
import { dressOf } from '../pack/dress.ts';
import { openPack } from '../pack/open-pack.ts';

const scoring: readonly Scoring[] = [
  {
    game: 'Alice in Wonderland',
    row: 'game',
    players: 8,
    columns: ['sets'],
    says: 'Sixteen sets are made in a game; whoever has most of them wins it.',
  },
];

export async function printing({ pack: name }: Options, read: ReadDataFile): Promise<Printing> {
  const pack = await openPack(String(name), read);
  const own = pack && { title: pack.title, author: pack.author };
  return { art, pack: PACK, scoring, dress: await dressOf(pack, read), ...(own && { own }) };
}

import type { PackStyle } from '@parlour/card-art/pack-art';
import type { ReadDataFile } from '@parlour/kernel/authoring/data-files';
import { loadAlbum } from '@parlour/kernel/authoring/pack-pictures';
import type { Options } from '@parlour/kernel/options';
import { translator } from '@parlour/messages';
import type { Printing, ScoreSheet } from '../../shelf/shelf.ts';
import { PACK } from '../alice/rules/pack.ts';
import * as art from '../art/faces.ts';
import { openPack, type Pack, picturesIn, titleIn } from '../pack/pack.ts';

const english = {
  game: 'Alice in Wonderland',
  row: 'game',
  sets: 'sets',
  goal: 'There are sixteen sets. The player who makes the most sets wins.',
} as const;
const t = translator('alice-print', english);

const scoring: readonly ScoreSheet[] = [
  {
    game: t('game'),
    row: t('row'),
    players: 8,
    columns: [t('sets')],
    says: t('goal'),
  },
];

export async function printing({ pack: name }: Options, read: ReadDataFile): Promise<Printing> {
  const pack = await openPack(String(name), read);
  const own = pack && { title: pack.title, author: pack.author };
  return { art, pack: PACK, scoring, dress: await dressOf(pack, read), ...(own && { own }) };
}

/** Returns titles and pictures of a player's pack. */
export async function dressOf(pack: Pack | undefined, read: ReadDataFile): Promise<PackStyle> {
  if (!pack) return {};
  const pictures = { ...(await loadAlbum('alice', pack.album, read)), ...picturesIn(pack) };
  return { title: pack.title, words: Object.fromEntries(PACK.map(card => [card, titleIn(pack, card)])), pictures };
}

import type { PackStyle } from '@parlour/card-art/pack-art';
import type { ReadDataFile } from '@parlour/kernel/authoring/data-files';
import { isObject } from '@parlour/kernel/json';
import type { Options } from '@parlour/kernel/options';
import { translator } from '@parlour/messages';
import type { Printing, ScoreSheet } from '../../shelf/shelf.ts';
import { PACK } from '../alice/rules/pack.ts';
import * as art from '../art/faces.ts';
import { openPack, type Pack, picturesIn, readTextFile, titleIn } from '../pack/pack.ts';

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
  const pictures = { ...(await loadAlbum(pack, read)), ...picturesIn(pack) };
  return { title: pack.title, words: Object.fromEntries(PACK.map(card => [card, titleIn(pack, card)])), pictures };
}

const stringsIn = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );

/** Elsewhere than on the player's device the windows are empty. */
async function loadAlbum({ album }: Pack, read: ReadDataFile): Promise<Readonly<Record<string, string>>> {
  const text = album === undefined ? undefined : await readTextFile(`alice/data/own.${album}.json`, read);
  const file: unknown = text === undefined ? {} : JSON.parse(text);
  return isObject(file) && isObject(file.pictures) ? stringsIn(file.pictures) : {};
}

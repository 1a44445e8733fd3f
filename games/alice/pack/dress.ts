/** What a pack of somebody's own looks like: its words and its pictures. */
import type { PackStyle } from '@parlour/card-art/pack-art';
import type { ReadDataFile } from '@parlour/kernel/authoring/data-files';
import { isObject } from '@parlour/kernel/json';
import { PACK } from '../alice/rules/pack.ts';
import { fileOf } from './open-pack.ts';
import { type Pack, picturesIn, titleIn } from './pack.ts';

export async function dressOf(pack: Pack | undefined, read: ReadDataFile): Promise<PackStyle> {
  if (!pack) return {};
  const pictures = { ...(await albumOf(pack, read)), ...picturesIn(pack) };
  return { title: pack.title, words: Object.fromEntries(PACK.map(card => [card, titleIn(pack, card)])), pictures };
}

const textsIn = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );

/** Pictures that the device keeps under the name of the album; elsewhere the windows are empty. */
async function albumOf({ album }: Pack, read: ReadDataFile): Promise<Readonly<Record<string, string>>> {
  const kept = album === undefined ? undefined : await fileOf(`alice/data/own.${album}.json`, read);
  const file: unknown = kept === undefined ? {} : JSON.parse(kept);
  return isObject(file) && isObject(file.pictures) ? textsIn(file.pictures) : {};
}

/** The pack that an option names or carries: our own sixteen sets, or somebody's. */
import type { Dress } from '@parlour/art/dress';
import { anyText } from '@parlour/kernel/files';
import { nth } from '@parlour/kernel/must';
import { carriedIn, isCarried } from '@parlour/kernel/options';
import { isObject } from '@parlour/kernel/plain';
import type { ReadFile } from '../shelf.ts';
import { checkPack } from './packs/check.ts';
import { type Pack, picturesIn, titleIn } from './packs/pack.ts';
import { WONDERLAND } from './rules/options.ts';
import { PACK, type Titles, titleOf } from './rules/pack.ts';

/** Undefined is the pack in the box. Throws one sentence if another cannot be had. */
export async function openPack(name: string, read: ReadFile): Promise<Pack | undefined> {
  if (name === WONDERLAND) return undefined;
  const text = isCarried(name) ? carriedIn(name) : await fileOf(`alice/data/${name}.json`, read);
  if (text === undefined) throw new Error('The pack cannot be read.');
  const checked = checkPack(text);
  if (checked.ok) return checked.value.pack;
  const { line, message } = nth(checked.fault, 0);
  throw new Error(`The pack has a fault in line ${line}: ${message}`);
}

const fileOf = (name: string, read: ReadFile): Promise<string | undefined> =>
  read(name)
    .then(anyText)
    .catch(() => undefined);

export const titlesOf = (pack: Pack | undefined): Titles => (pack ? card => titleIn(pack, card) : titleOf);

export async function dressOf(pack: Pack | undefined, read: ReadFile): Promise<Dress> {
  if (!pack) return {};
  const pictures = { ...(await albumOf(pack, read)), ...picturesIn(pack) };
  return { title: pack.title, words: Object.fromEntries(PACK.map(card => [card, titleIn(pack, card)])), pictures };
}

const textsIn = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );

/** Pictures that the device keeps under the name of the album; elsewhere the windows are empty. */
async function albumOf({ album }: Pack, read: ReadFile): Promise<Readonly<Record<string, string>>> {
  const kept = album === undefined ? undefined : await fileOf(`alice/data/own.${album}.json`, read);
  const file: unknown = kept === undefined ? {} : JSON.parse(kept);
  return isObject(file) && isObject(file.pictures) ? textsIn(file.pictures) : {};
}

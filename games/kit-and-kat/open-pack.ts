/** The pack that an option names, read through the host of the box. */
import type { ReadFile } from '../shelf.ts';
import { checkPack } from './packs/check.ts';
import type { Pack } from './packs/pack.ts';

/** Throws one sentence if the pack cannot be had. The host reads the player's file under the name own.json. */
export async function openPack(name: string, read: ReadFile): Promise<Pack> {
  const text = await read(`kit-and-kat/data/${name}.json`)
    .then(textOf)
    .catch(() => undefined);
  if (text === undefined) throw new Error(`The pack "${name}" cannot be read; a pack is a file in UTF-8.`);
  const checked = checkPack(text);
  if ('pack' in checked) return checked.pack;
  const { line, message } = checked.faults[0]!;
  throw new Error(`The pack "${name}" has a fault in line ${line}: ${message}`);
}

/** UTF-8 as text, with nothing but the language itself. */
const textOf = (bytes: Uint8Array): string =>
  decodeURIComponent(Array.from(bytes, byte => `%${byte.toString(16).padStart(2, '0')}`).join(''));

/** Finds the pack that an option names among the data of the box. */
import type { ReadFile } from '../shelf.ts';
import { checkPack } from './packs/check.ts';
import type { Pack } from './packs/pack.ts';

const SHIPPED = 'nuerland and night-sky are in the box, and own is a file of your own';

/** Throws one sentence if there is no such pack, or if its file is faulty. */
export async function readPack(name: string, read: ReadFile): Promise<Pack> {
  const bytes = /^[a-z0-9-]+$/.test(name)
    ? await read(`kit-and-kat/data/${name}.json`).catch(() => undefined)
    : undefined;
  if (bytes === undefined) throw new Error(`There is no pack "${name}": ${SHIPPED}.`);
  const checked = checkPack(textOf(bytes));
  if ('pack' in checked) return checked.pack;
  const [first] = checked.faults;
  throw new Error(`The pack "${name}" is faulty, line ${first!.line}: ${first!.message}`);
}

/** UTF-8 as text, in a way that the browser, Node and the plain language all have. */
const textOf = (bytes: Uint8Array): string =>
  decodeURIComponent(Array.from(bytes, byte => `%${byte.toString(16).padStart(2, '0')}`).join(''));

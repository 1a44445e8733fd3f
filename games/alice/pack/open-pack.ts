/** The pack that an option names or carries: our own sixteen sets, or somebody's. */
import { decodeText, type ReadDataFile } from '@parlour/kernel/authoring/data-files';
import { decodeOwnText, isOwnText } from '@parlour/kernel/options';
import { itemAt } from '@parlour/kernel/result';
import { WONDERLAND } from '../alice/rules/options.ts';
import { type Titles, titleOf } from '../alice/rules/pack.ts';
import { checkPack } from './check.ts';
import { type Pack, titleIn } from './pack.ts';

/** Undefined is the pack in the box. Throws one sentence if another cannot be had. */
export async function openPack(name: string, read: ReadDataFile): Promise<Pack | undefined> {
  if (name === WONDERLAND) return undefined;
  const text = isOwnText(name) ? decodeOwnText(name) : await fileOf(`alice/data/${name}.json`, read);
  if (text === undefined) throw new Error('The pack cannot be read.');
  const checked = checkPack(text);
  if (checked.ok) return checked.value.pack;
  const { line, message } = itemAt(checked.fault, 0);
  throw new Error(`The pack has a fault in line ${line}: ${message}`);
}

/** The text of a file, where there is one. */
export const fileOf = (name: string, read: ReadDataFile): Promise<string | undefined> =>
  read(name)
    .then(decodeText)
    .catch(() => undefined);

export const titlesOf = (pack: Pack | undefined): Titles => (pack ? card => titleIn(pack, card) : titleOf);

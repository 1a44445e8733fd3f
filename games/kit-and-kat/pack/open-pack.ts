/** The pack that an option names or carries; what it names is read through the host of the box. */
import { decodeText, type ReadDataFile } from '@parlour/kernel/authoring/data-files';
import { decodeOwnText, isOwnText } from '@parlour/kernel/options';
import { itemAt } from '@parlour/kernel/result';
import { PACKS } from '../kit-and-kat/rules/options.ts';
import { NEWEST, type Reading } from '../kit-and-kat/rules/reading.ts';
import { checkPack } from './check.ts';
import type { Pack } from './pack.ts';

/** Throws one sentence if the pack cannot be had. The host reads the player's file under the name own.json. */
export async function openPack(name: string, read: ReadDataFile, rules: Reading = NEWEST): Promise<Pack> {
  const text = isOwnText(name) ? decodeOwnText(name) : await fileOf(editionOf(name, rules), read);
  const said = isOwnText(name) ? 'carried by this table' : `"${name}"`;
  if (text === undefined) throw new Error(`The pack ${said} cannot be read.`);
  const checked = checkPack(text);
  if (checked.ok) return checked.value.pack;
  const { line, message } = itemAt(checked.fault, 0);
  throw new Error(`The pack ${said} has a fault in line ${line}: ${message}`);
}

/** Under rules 1 our packs had other words here and there, and records made with them are told in those. */
const editionOf = (name: string, rules: Reading): string =>
  rules === 1 && PACKS.some(pack => pack === name) ? `${name}-1` : name;

const fileOf = (name: string, read: ReadDataFile): Promise<string | undefined> =>
  read(`kit-and-kat/data/${name}.json`)
    .then(decodeText)
    .catch(() => undefined);

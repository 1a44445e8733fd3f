/** Own packs are files of their box on this device: `own.<id>.json`, complete or not. */
import type { PackDraft, PackTemplate } from '@parlour/games/shelf/own-packs/template';
import type { Box } from '@parlour/games/shelf/shelf';
import { encodeOwnText, type Options } from '@parlour/kernel/options';
import { toHex } from '@parlour/kernel/seal';
import { openStore, type Store } from '../worker/store.ts';

export type StoredPack = { readonly id: string; readonly draft: PackDraft; readonly touched: number };

let storeOpened: Promise<Store> | undefined;

function openPackStore(): Promise<Store> {
  storeOpened ??= openStore();
  return storeOpened;
}

const packFileName = (box: string, id: string): string => `${box}/data/own.${id}.json`;
const packIdIn = (name: string): string => /own\.([a-z0-9]+)\.json$/.exec(name)?.[1] ?? '';

export const newPackId = (): string => toHex(crypto.getRandomValues(new Uint8Array(6)));

export async function readStoredPack(box: string, id: string): Promise<StoredPack | undefined> {
  const bytes = await (await openPackStore()).get('files', packFileName(box, id));
  if (!bytes) return undefined;
  const { touched, ...draft } = JSON.parse(new TextDecoder().decode(bytes)) as PackDraft & { touched: number };
  return { id, draft, touched };
}

export async function savePack(box: string, id: string, draft: PackDraft): Promise<void> {
  const text = JSON.stringify({ ...draft, touched: Date.now() });
  await (await openPackStore()).put('files', new TextEncoder().encode(text), packFileName(box, id));
}

export async function deletePack(box: string, id: string): Promise<void> {
  await (await openPackStore()).delete('files', packFileName(box, id));
}

/** Returns the packs for a box, latest first. */
export async function listPacks(box: string): Promise<readonly StoredPack[]> {
  const names = (await (await openPackStore()).getAllKeys('files')).filter(name => name.startsWith(`${box}/data/own.`));
  const packs = await Promise.all(
    names
      .map(packIdIn)
      .filter(Boolean)
      .map(id => readStoredPack(box, id)),
  );
  return packs.flatMap(pack => (pack ? [pack] : [])).sort((a, b) => b.touched - a.touched);
}

/** Stores a pack from outside under its own id if that is free here, else under a new one. */
export async function importPack(box: string, draft: PackDraft, album: string | undefined): Promise<string> {
  const isFree = album !== undefined && (await readStoredPack(box, album)) === undefined;
  const id = isFree ? album : newPackId();
  await savePack(box, id, draft);
  return id;
}

/** Returns a pack as an option of its game: the table carries it, so that friends and records have it too. */
export const packAsOptions = (making: PackTemplate, { id, draft }: Pick<StoredPack, 'id' | 'draft'>): Options => ({
  [making.option]: encodeOwnText(making.write(draft, id, 'words')),
});

/** Those of the pack in the address, or none. */
export async function optionsOfStoredPack(box: Box, id: string | null): Promise<Options> {
  const [making, stored] = await Promise.all([
    box.packTemplate?.(),
    id === null ? undefined : readStoredPack(box.id, id),
  ]);
  return making && stored ? packAsOptions(making, stored) : {};
}

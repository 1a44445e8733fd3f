/** Packs of one's own, kept on the device: each is a file of its box, `own.<id>.json`, whole or not. */
import type { Draft } from '@parlour/games/shelf/making';
import { toHex } from '@parlour/kernel/seal';
import { openStore, type Store } from '../host/store.ts';

export type KeptPack = { readonly id: string; readonly draft: Draft; readonly touched: number };

let opened: Promise<Store> | undefined;

function store(): Promise<Store> {
  opened ??= openStore();
  return opened;
}

const nameOf = (box: string, id: string): string => `${box}/data/own.${id}.json`;
const idIn = (name: string): string => /own\.([a-z0-9]+)\.json$/.exec(name)?.[1] ?? '';

export const newId = (): string => toHex(crypto.getRandomValues(new Uint8Array(6)));

export async function readPack(box: string, id: string): Promise<KeptPack | undefined> {
  const bytes = await (await store()).get('files', nameOf(box, id));
  if (!bytes) return undefined;
  const { touched, ...draft } = JSON.parse(new TextDecoder().decode(bytes)) as Draft & { touched: number };
  return { id, draft, touched };
}

export async function keepPack(box: string, id: string, draft: Draft): Promise<void> {
  const text = JSON.stringify({ ...draft, touched: Date.now() });
  await (await store()).put('files', new TextEncoder().encode(text), nameOf(box, id));
}

export async function forgetPack(box: string, id: string): Promise<void> {
  await (await store()).delete('files', nameOf(box, id));
}

/** The latest first. */
export async function keptPacks(box: string): Promise<readonly KeptPack[]> {
  const names = (await (await store()).getAllKeys('files')).filter(name => name.startsWith(`${box}/data/own.`));
  const packs = await Promise.all(
    names
      .map(idIn)
      .filter(Boolean)
      .map(id => readPack(box, id)),
  );
  return packs.flatMap(pack => (pack ? [pack] : [])).sort((a, b) => b.touched - a.touched);
}

/** A pack that comes from outside gets a name of its own, unless it brings one that is free here. */
export async function takeIn(box: string, draft: Draft, album: string | undefined): Promise<string> {
  const isFree = album !== undefined && (await readPack(box, album)) === undefined;
  const id = isFree ? album : newId();
  await keepPack(box, id, draft);
  return id;
}

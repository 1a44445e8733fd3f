/** Where a browser finds the data files of the boxes: beside the scripts, fetched when a box is opened. */
import type { ReadFile } from '@parlour/games/shelf/shelf';
import type { Store } from './store.ts';

const ADDRESSES = import.meta.glob<string>(
  ['../../../games/*/data/*.json', '../../../games/*/data/baked/*', '../../../games/*/puzzles/*.txt'],
  { query: '?url', import: 'default', eager: true },
);

/** Files whose name begins with `own.` are the player's, kept on the device. */
export function readerOf(store: Promise<Store>): ReadFile {
  return async name => {
    if (/(^|\/)own\.[^/]*$/.test(name)) return readOwn(await store, name);
    const address = ADDRESSES[`../../../games/${name}`];
    const response = address === undefined ? undefined : await fetch(address);
    if (!response?.ok) throw new Error(`The data file ${name} is not here.`);
    return new Uint8Array(await response.arrayBuffer());
  };
}

async function readOwn(store: Store, name: string): Promise<Uint8Array> {
  const file = await store.get('files', name);
  if (!file) throw new Error(`There is no ${name} on this device yet.`);
  return file;
}

/** Fetches the data files of the boxes, which are deployed beside the scripts. */
import type { ReadDataFile } from '@parlour/games/shelf/shelf';
import type { Store } from './store.ts';

const DATA_FILE_URLS = import.meta.glob<string>(
  ['../../../games/*/data/*.json', '../../../games/*/data/baked/*', '../../../games/*/puzzles/*.txt'],
  { query: '?url', import: 'default', eager: true },
);

/** Files named `own.*` belong to the player and are stored on the device. */
export function dataFileReader(store: Promise<Store>): ReadDataFile {
  return async name => {
    if (/(^|\/)own\.[^/]*$/.test(name)) return readOwnFile(await store, name);
    const url = DATA_FILE_URLS[`../../../games/${name}`];
    const response = url === undefined ? undefined : await fetch(url);
    if (!response?.ok) throw new Error(`The data file ${name} is not here.`);
    return new Uint8Array(await response.arrayBuffer());
  };
}

async function readOwnFile(store: Store, name: string): Promise<Uint8Array> {
  const file = await store.get('files', name);
  if (!file) throw new Error(`There is no ${name} on this device yet.`);
  return file;
}

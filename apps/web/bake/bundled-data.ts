/** Collects the data files bundled with an embedded table, after the boxes' data is baked. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { type ReadDataFile, shelf } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';

const OUTPUT_DIR = join(import.meta.dirname, '..', 'baked', 'carried');

rmSync(OUTPUT_DIR, { recursive: true, force: true });
for (const [name, bytes] of await collectBundledFiles()) {
  const path = join(OUTPUT_DIR, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

/** The data files in an embedded table: those the games read with their default options. */

export async function collectBundledFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const read: ReadDataFile = async name => {
    const bytes = await readShelfData(name);
    files.set(name, bytes);
    return bytes;
  };
  for (const box of shelf) {
    const defaults = defaultsOf(assertDefined(box.games[0]).options);
    for (const { open, options, players } of box.games) {
      await open(defaultsOf(options), read);
      await players?.(read);
      await box.print({ ...defaults, ...defaultsOf(options) }, read);
    }
  }
  return files;
}

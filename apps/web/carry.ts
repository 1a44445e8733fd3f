/** Puts together what an embedded table takes along. Run by the build, when the data of the boxes is baked. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { carriedFiles } from './bake/carry.ts';

const OUT = join(import.meta.dirname, 'baked', 'carried');

rmSync(OUT, { recursive: true, force: true });
for (const [name, bytes] of await carriedFiles()) {
  const path = join(OUT, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

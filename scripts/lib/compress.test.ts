import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { BEST, compressBelow, FAST } from './compress.mjs';

const folder = mkdtempSync(join(tmpdir(), 'parlour-compress-'));
const TEXT = Array.from({ length: 5000 }, (_, i) => `line ${(i * i) % 997}`).join('\n');
mkdirSync(join(folder, 'docs'));
mkdirSync(join(folder, 'assets'));
for (const name of ['index.html', 'assets/a.js', 'docs/index.html', 'picture.png'])
  writeFileSync(join(folder, name), TEXT);

afterAll(() => rmSync(folder, { recursive: true }));

const sizes = (): number[] => ['.br', '.gz'].map(ending => statSync(join(folder, `assets/a.js${ending}`)).size);

it('compresses every text file but pages, which get the address of the server, and the documentation', async () => {
  await compressBelow(folder, FAST);
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => /\.(br|gz)$/.test(name));
  expect(written.toSorted()).toEqual(['assets/a.js.br', 'assets/a.js.gz']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(TEXT);
  expect(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString()).toBe(TEXT);
});

it('writes smaller files under the same names at the best level', async () => {
  await compressBelow(folder, FAST);
  const [fast, before] = [sizes(), readdirSync(folder, { recursive: true })];
  await compressBelow(folder, BEST);
  expect(sizes()[0]).toBeLessThan(fast[0]!);
  expect(sizes()[1]).toBeLessThanOrEqual(fast[1]!);
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});

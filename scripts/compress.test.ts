import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compressBelow, PRESSED, QUICK } from './compress.mjs';

const folder = mkdtempSync(join(tmpdir(), 'parlour-compress-'));
const TEXT = Array.from({ length: 5000 }, (_, i) => `line ${(i * i) % 997}`).join('\n');
mkdirSync(join(folder, 'docs'));
mkdirSync(join(folder, 'assets'));
for (const name of ['index.html', 'assets/a.js', 'docs/index.html', 'picture.png'])
  writeFileSync(join(folder, name), TEXT);

afterAll(() => rmSync(folder, { recursive: true }));

const sizes = (): number[] => ['.br', '.gz'].map(ending => statSync(join(folder, `assets/a.js${ending}`)).size);

it('whatever is text lies there twice more, whole; the documentation sees to itself', async () => {
  await compressBelow(folder, QUICK);
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => /\.(br|gz)$/.test(name));
  expect(written.toSorted()).toEqual(['assets/a.js.br', 'assets/a.js.gz', 'index.html.br', 'index.html.gz']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(TEXT);
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(TEXT);
});

it('pressed harder it is smaller, under the same names', async () => {
  await compressBelow(folder, QUICK);
  const [quick, before] = [sizes(), readdirSync(folder, { recursive: true })];
  await compressBelow(folder, PRESSED);
  expect(sizes()[0]).toBeLessThan(quick[0]!);
  expect(sizes()[1]).toBeLessThanOrEqual(quick[1]!);
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});

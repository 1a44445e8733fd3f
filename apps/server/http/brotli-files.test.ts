import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TRUST_NO_PROXY } from '../net/client-ip.ts';
import { servePages } from './pages.ts';

const SCRIPT = 'console.log("a script of a page");\n'.repeat(100);
const folder = mkdtempSync(join(tmpdir(), 'parlour-brotli-'));
const root = join(folder, 'pages');
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<!doctype html>');
  writeFileSync(join(root, 'assets', 'index-12345678.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'secret.txt.br'), brotliCompressSync('secret'));
  app = Fastify();
  await servePages(app, { webRoot: root, publicOrigin: undefined }, TRUST_NO_PROXY);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])('sends a script that is stored only as brotli to a client that accepts %s', async (accepted, sent, decode) => {
  const { statusCode, headers, rawPayload } = await get('/assets/index-12345678.js', accepted);
  expect([statusCode, headers['content-encoding']]).toEqual([200, sent]);
  expect(headers['content-type']).toMatch(/javascript/);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers.vary).toMatch(/accept-encoding/i);
  expect(decode(rawPayload).toString()).toBe(SCRIPT);
});

it('sends nothing from outside the folder', async () => {
  for (const url of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
  ])
    expect((await get(url, 'gzip')).body, url).not.toContain('secret');
});

/** A server and the load tool, both as they are shipped. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const PARLOUR = join(import.meta.dirname, 'dist', 'parlour.mjs');

it('every play of the load tool is acknowledged', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'parlour-load-')), 'load.db');
  const server = spawn(process.execPath, [PARLOUR, 'serve', '--port', '0', '--file', file], { stdio: 'pipe' });
  const [said] = await once(server.stdout, 'data');
  const [address] = /http:\S+/.exec(String(said))!;
  const load = ['load', '--address', address, '--tables', '5', '--seconds', '2', '--every', '1', '--game', 'nations'];
  const loaded = promisify(execFile)(process.execPath, [PARLOUR, ...load, '--json']);
  const { stdout } = await loaded.finally(() => server.kill());
  expect(JSON.parse(stdout)).toMatchObject({ tables: 5, errors: 0, plays: expect.any(Number) });
});

/** Serves the built pages during a measurement. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@parlour/server/main';
import { finishSite } from '../../../scripts/setup/build-web.mjs';

const SITE = join(import.meta.dirname, '..', '..', '..', 'apps', 'web', 'dist');

export async function serveDuring<T>(measure: (address: string) => Promise<T>): Promise<T> {
  await finishSite();
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const file = join(folder, 'bench.db');
  const server = await startServer({ port: 0, file, webRoot: SITE, logLevel: 'error', requestsPerMinute: 0 });
  try {
    return await measure(server.address);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

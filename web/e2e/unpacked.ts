/**
 * A Chromium shell that comes as a package of the registry, pinned by the lockfile in chromium/, for Linux. The browser tests take a
 * sixth less of the processor in it than in Debian's (decision 23).
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fetchPackages } from '../../tools/setup.mjs';

const HOME = join(import.meta.dirname, 'chromium');
const PACKAGES = join(HOME, 'node_modules');
const PACKED = join(PACKAGES, '@sparticuz', 'chromium', 'bin', 'chromium.br');
/** Beside the packages: whoever fetches others unpacks anew. */
const UNPACKED = join(PACKAGES, 'chromium');

function unpack(): void {
  const aside = `${UNPACKED}.${process.pid}`;
  writeFileSync(aside, brotliDecompressSync(readFileSync(PACKED)), { mode: 0o755 });
  renameSync(aside, UNPACKED);
}

/** Where it lies; undefined where it does not belong or cannot be had. */
export function unpacked(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const isThere = fetchPackages(HOME, 'Fetching a Chromium for the browser tests (about 70 MB, once) …');
  if (!isThere) return undefined;
  if (!existsSync(UNPACKED)) unpack();
  return UNPACKED;
}

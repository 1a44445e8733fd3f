/** Compresses every text file at build time, so that the server never has to. */
import { readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|webmanifest|txt|json)$/;

/** The documentation is compressed already. */
const DONE = /^docs[\\/]/;

/** Compression levels: fast while someone waits, or an eighth smaller for thirty times the work. */
export const QUICK = { brotli: 5, gzip: 6 };
export const PRESSED = { brotli: 11, gzip: 9 };

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Writes to a temporary file and renames it, so that a server never sends half a file. */
async function write(path, bytes) {
  const aside = `${path}.${process.pid}`;
  await writeFile(aside, bytes);
  await rename(aside, path);
}

async function compress(path, { brotli, gzip: level }) {
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await write(`${path}.br`, await toBrotli(bytes, { params }));
  await write(`${path}.gz`, await toGzip(bytes, { level }));
}

const SIDE_BY_SIDE = 4;

export async function compressBelow(folder, strength) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const waiting = files.filter(file => TEXT.test(file) && !DONE.test(file));
  const lane = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
      await compress(join(folder, file), strength);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
}

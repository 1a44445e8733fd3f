/** Compresses text files at build time, so that the server never has to. It compresses pages, which get its address. */
import { readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|webmanifest|txt|json)$/;

/** The build of the documentation compresses its own files. */
const DOCUMENTATION = /^docs[\\/]/;

/** Compression levels: BEST makes files an eighth smaller than FAST and takes thirty times the work. */
export const FAST = { brotli: 5, gzip: 6 };
export const BEST = { brotli: 11, gzip: 9 };

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Writes to a temporary file and renames it, so that a server never sends half a file. */
async function write(path, bytes) {
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
}

async function compress(path, { brotli, gzip: level }) {
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await write(`${path}.br`, await toBrotli(bytes, { params }));
  await write(`${path}.gz`, await toGzip(bytes, { level }));
}

const MAX_CONCURRENT = 4;

/**
 * Writes a .br and a .gz file beside every text file below a folder.
 * @param {string} folder
 * @param {typeof BEST} level
 */
export async function compressBelow(folder, level) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const waiting = files.filter(file => TEXT.test(file) && !DOCUMENTATION.test(file));
  const compressNext = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await compress(join(folder, file), level);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, compressNext));
}

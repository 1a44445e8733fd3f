/**
 * Sends files that are stored only as brotli. The released package stores text so, and the static file server sends it
 * to every client that accepts brotli; browsers on plain HTTP do not.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gzip as zlibGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** No segment begins with a dot, so no path leads out of the folder. */
const PATH = /^\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)(?:\?|$)/;

/** Returns the path below `root` of the file that a request asks for, if it is stored only as brotli. */
export function findBrotliFile({ method, url }: FastifyRequest, root: string): string | undefined {
  const path = method === 'GET' ? PATH.exec(url)?.[1] : undefined;
  return path !== undefined && extname(path) in TYPES && existsSync(join(root, `${path}.br`)) ? path : undefined;
}

const [decompress, gzip] = [promisify(brotliDecompress), promisify(zlibGzip)];

/** A few megabytes at most: the text of a release, compressed. */
const gzipped = new Map<string, Promise<Buffer>>();

function readGzipped(file: string): Promise<Buffer> {
  const known = gzipped.get(file);
  if (known) return known;
  const bytes = readFile(file).then(decompress).then(gzip);
  gzipped.set(file, bytes);
  bytes.catch(() => gzipped.delete(file));
  return bytes;
}

export async function sendBrotliFile(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  path: string,
): Promise<FastifyReply> {
  const file = join(root, `${path}.br`);
  void reply.type(TYPES[extname(path)]!).header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'])))
    return reply.send(await decompress(await readFile(file)));
  return reply.header('content-encoding', 'gzip').send(await readGzipped(file));
}

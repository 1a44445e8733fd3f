/** Sends prerendered pages, with the address of this server in place of the one they were built with. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, brotliCompress as zlibBrotli, gzip as zlibGzip } from 'node:zlib';
import { type BoxedGame, findBox, findGame } from '@parlour/games/shelf/shelf';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProxyTrust } from '../net/client-ip.ts';

/** Written by the build of the pages (`apps/web/vite/prerendered-pages.ts`). */
type PageList = {
  /** The origin to replace. */
  readonly origin: string;
  readonly pages: readonly string[];
  /** Addresses that the script answers, as `/table/:id`. */
  readonly patterns: readonly string[];
};

export type PageFiles = {
  /** Sorted as on the shelf. */
  readonly paths: readonly string[];
  /** Returns the file below the root that answers an address, or undefined if it is no page. */
  find(url: string): string | undefined;
  /** Whether a path is a page or a folder of pages, which are not sent as files. */
  hasPages(path: string): boolean;
  send(request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply>;
};

const [HOME_PAGE, APP_PAGE] = ['index.html', 'app.html'];

/** "/box/nations/?a=b" → "/box/nations"; also for the name of its file. */
function pathOf(url: string): string {
  const path = url.replace(/[?#].*$/, '').replace(/\.html$/, '');
  return path === '/index' ? '/' : path.replace(/(.)\/$/, '$1');
}

/** "/cards/nations/eu-map" → "/cards", "/cards/nations" */
const foldersOf = (path: string): string[] =>
  path.split('/').flatMap((_, i, parts) => (i > 1 ? [parts.slice(0, i).join('/')] : []));

const hasGame = (games: readonly BoxedGame[] | undefined, id: string): boolean =>
  games?.some(game => game.id === id) ?? false;

/** Names of boxes and games must exist; what other names stand for is known to the store or to the script. */
function matchesPattern(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern, path].map(text => text.split('/'));
  if (wanted?.length !== given?.length) return false;
  const named = new Map(wanted?.map((part, i) => [part, given?.[i] ?? '']));
  if ([...named].some(([part, text]) => (part.startsWith(':') ? text === '' : part !== text))) return false;
  const [box, game] = [named.get(':box'), named.get(':game')];
  if (box !== undefined && !findBox(box)) return false;
  if (game === undefined) return true;
  return box === undefined ? findGame(game) !== undefined : hasGame(findBox(box)?.games, game);
}

/** Our address as configured, else as a client asks for it. */
type SiteAddress = { readonly publicOrigin: string | undefined; readonly trust: ProxyTrust };

export function openPageFiles(root: string, site: SiteAddress): PageFiles {
  const list = readPageList(root);
  const pages = new Set(list?.pages ?? ['/']);
  const folders = new Set([...pages].flatMap(foldersOf));
  const appPage = existsSync(join(root, APP_PAGE)) ? APP_PAGE : HOME_PAGE;
  const find = (url: string): string | undefined => {
    const path = pathOf(url);
    if (pages.has(path)) return path === '/' ? HOME_PAGE : `${path.slice(1)}.html`;
    const isInApp = list ? list.patterns.some(pattern => matchesPattern(pattern, path)) : !/\.\w+$/.test(path);
    return isInApp ? appPage : undefined;
  };
  return {
    paths: [...pages],
    find,
    hasPages: path => pages.has(pathOf(path)) || folders.has(pathOf(path)),
    async send(request, reply, file) {
      const origin = requestOrigin(request, site);
      const path = join(root, file);
      const { mtimeMs, size } = await stat(path);
      const version = `${path} ${mtimeMs} ${size} ${origin}`;
      const etag = `"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`;
      void reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding');
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      const encoding = encodingFor(request);
      const html = async (): Promise<string> => (await readFile(path, 'utf8')).replaceAll(list?.origin ?? '\0', origin);
      if (encoding !== undefined) void reply.header('content-encoding', encoding);
      const body = await compressed({
        key: `${etag} ${encoding}`,
        encoding,
        html,
        isFixed: origin === site.publicOrigin,
      });
      return reply.type('text/html; charset=utf-8').send(body);
    },
  };
}

/** Undefined for an app without prerendered pages. */
function readPageList(root: string): PageList | undefined {
  const file = join(root, 'pages.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

type Encoding = 'br' | 'gzip' | undefined;

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = String(headers['accept-encoding']);
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

const [brotli, gzip] = [promisify(zlibBrotli), promisify(zlibGzip)];

/** A page takes 3 to 10 ms at the quick level. The best makes it a sixth smaller and takes up to half a second. */
const BROTLI_LEVELS = { quick: 5, best: constants.BROTLI_MAX_QUALITY };

function compress(html: string, encoding: Encoding, level: keyof typeof BROTLI_LEVELS): Promise<Buffer> {
  const bytes = Buffer.from(html);
  if (encoding === undefined) return Promise.resolve(bytes);
  if (encoding === 'gzip') return gzip(bytes);
  const quality = BROTLI_LEVELS[level];
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** By version and encoding, the latest last: about 10 MB. The number is limited, because clients choose the host. */
const cached = new Map<string, Promise<Buffer>>();
const MAX_CACHED_PAGES = 400;

type CompressedPage = {
  readonly key: string;
  readonly encoding: Encoding;
  html(): Promise<string>;
  /** Under a configured address there is one version of a page, which is worth more time. */
  readonly isFixed: boolean;
};

function compressed({ key, encoding, html, isFixed }: CompressedPage): Promise<Buffer> {
  const known = cached.get(key);
  if (known) return known;
  const bytes = html().then(text => compress(text, encoding, 'quick'));
  cached.set(key, bytes);
  bytes.then(
    () => isFixed && encoding === 'br' && improve(key, html),
    () => cached.delete(key),
  );
  for (const oldest of cached.keys()) {
    if (cached.size <= MAX_CACHED_PAGES) break;
    cached.delete(oldest);
  }
  return bytes;
}

let improving: Promise<unknown> = Promise.resolve();

/** One page at a time, so that compressing takes one thread. */
function improve(key: string, html: () => Promise<string>): void {
  improving = improving
    .then(async () => compress(await html(), 'br', 'best'))
    .then(
      bytes => cached.set(key, Promise.resolve(bytes)),
      () => undefined,
    );
}

export function requestOrigin({ headers, socket }: FastifyRequest, { publicOrigin, trust }: SiteAddress): string {
  if (publicOrigin !== undefined) return publicOrigin;
  const isForwarded = trust(socket.remoteAddress ?? '', 0) && headers['x-forwarded-proto'] === 'https';
  const address = `${isForwarded ? 'https' : 'http'}://${headers.host}`;
  return /^[\w.:[\]-]+$/.test(headers.host ?? '') && URL.canParse(address) ? new URL(address).origin : '';
}

/** Serves the built web app, or a plain page that explains how to play in the terminal. */
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { shelf } from '@parlour/games/shelf/shelf';
import type { HttpErrorBody } from '@parlour/protocol/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config.ts';
import type { ProxyTrust } from '../net/client-ip.ts';
import { findBrotliFile, sendBrotliFile } from './brotli-files.ts';
import { openPageFiles, requestOrigin } from './prerendered-pages.ts';

export const [SITEMAP_URL, ROBOTS_URL] = ['/sitemap.xml', '/robots.txt'] as const;

type PageConfig = Pick<ServerConfig, 'webRoot' | 'publicOrigin'>;

export async function servePages(
  app: FastifyInstance,
  { webRoot, publicOrigin }: PageConfig,
  trust: ProxyTrust,
): Promise<void> {
  if (!existsSync(join(webRoot, 'index.html'))) {
    app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(fallbackPage()));
    app.setNotFoundHandler(notFound);
    return;
  }
  const root = resolve(webRoot);
  const site = { publicOrigin, trust };
  const originOf = (request: FastifyRequest): string => requestOrigin(request, site);
  const pages = openPageFiles(root, site);
  app.get(SITEMAP_URL, (request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(pages.paths.map(path => originOf(request) + path))),
  );
  app.get(ROBOTS_URL, (request, reply) => reply.type('text/plain; charset=utf-8').send(robots(originOf(request))));
  const setHeaders = (reply: FastifyReply, path: string): void => setFileHeaders(reply, relative(root, path));
  await app.register(fastifyStatic, {
    ...{ root, cacheControl: false, preCompressed: true, setHeaders },
    // Links in the documentation are relative, so folder addresses need their slash.
    redirect: true,
    allowedPath: path => !pages.hasPages(path),
  });
  // The documentation may be added while the server runs.
  const hasDocs = (): boolean => existsSync(join(root, DOCS_FOLDER, DOCS_404));
  app.setNotFoundHandler((request, reply) => {
    const stored = findBrotliFile(request, root);
    if (stored !== undefined) {
      setFileHeaders(reply, stored);
      return sendBrotliFile(request, reply, root, stored);
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || isBelow('api', request.url)) return notFound(request, reply);
    if (isBelow(DOCS_FOLDER, request.url) && hasDocs()) {
      return wantsPage(request) ? reply.code(404).sendFile(`${DOCS_FOLDER}/${DOCS_404}`) : noPage(request, reply);
    }
    const file = pages.find(request.url);
    if (file !== undefined) return pages.send(request, reply, file);
    if (!wantsPage(request) || !existsSync(join(root, PAGE_404))) return noPage(request, reply);
    return pages.send(request, reply.code(404), PAGE_404);
  });
  const noPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send(`There is no page at this address. All pages are listed in ${originOf(request)}${SITEMAP_URL}\n`);
}

const PAGE_404 = '404.html';
const DOCS_FOLDER = 'docs';
const DOCS_404 = '404.html';

const isBelow = (folder: string, url: string): boolean => new RegExp(`^/${folder}([\\\\/?]|$)`).test(url);

const wantsPage = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html');

/** Pages of other sites may load these: the embedded table, and the pictures for previews. */
const FOR_OTHER_SITES = /^(embed[\\/]parlour-table\.js(\.br|\.gz)?|pictures[\\/][\w-]+\.png)$/;

/** Files with a hash in their name never change. */
function setFileHeaders(reply: FastifyReply, path: string): void {
  if (FOR_OTHER_SITES.test(path)) {
    void reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  }
  const isHashed = !isBelow(DOCS_FOLDER, `/${path}`) && /-[\w-]{8,}\.\w+(\.br|\.gz)?$/.test(path);
  void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

const notFound = (_: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ error: { code: 'not-found', message: 'Not found.' } } satisfies HttpErrorBody);

const sitemap = (urls: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map(url => `<url><loc>${escapeHtml(url)}</loc></url>`).join('\n')}
</urlset>
`;

/** Tables and pages about one player are for those who are there. */
const PRIVATE = [
  '/api/',
  '/table/',
  '/t/',
  '/after/',
  '/replay',
  '/review',
  '/verify/',
  '/club/',
  '/games',
  '/settings',
];

const robots = (origin: string): string =>
  ['User-agent: *', ...PRIVATE.map(path => `Disallow: ${path}`), '', `Sitemap: ${origin}${SITEMAP_URL}`, ''].join('\n');

function fallbackPage(): string {
  const boxes = shelf.map(box => {
    const games = box.games.map(
      game => `<li>${escapeHtml(game.title)}: <code>npx parlour play ${escapeHtml(game.id)}</code></li>`,
    );
    return `<h2>${escapeHtml(box.title)}, ${escapeHtml(box.year)}</h2><p>${escapeHtml(box.story)}</p><ul>${games.join('')}</ul>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Parlour</title><h1>Parlour</h1><p>The web app has not been built here. Play in the terminal:</p>${boxes.join('')}</html>`;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`);

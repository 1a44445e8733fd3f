/** Serves the built web app, or a plain page that explains how to play in the terminal. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { shelf } from '@parlour/games/shelf/shelf';
import type { HttpErrorBody } from '@parlour/protocol/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findBrotliFile, sendBrotliFile } from './brotli-files.ts';

export async function servePages(app: FastifyInstance, webRoot: string): Promise<void> {
  if (!existsSync(join(webRoot, 'index.html'))) {
    app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(fallbackPage()));
    app.setNotFoundHandler(notFound);
    return;
  }
  const root = resolve(webRoot);
  const setHeaders = (reply: FastifyReply, path: string): void => setFileHeaders(reply, relative(root, path));
  // Links in the documentation are relative, so folder addresses need their slash.
  await app.register(fastifyStatic, { root, cacheControl: false, preCompressed: true, redirect: true, setHeaders });
  // The documentation may be added while the server runs.
  const hasDocs = (): boolean => existsSync(join(root, DOCS_FOLDER, DOCS_404));
  const pageFile = pageFileFor(root);
  app.setNotFoundHandler((request, reply) => {
    const stored = findBrotliFile(request, root);
    if (stored !== undefined) {
      setFileHeaders(reply, stored);
      return sendBrotliFile(request, reply, root, stored);
    }
    if (!isPage(request)) return notFound(request, reply);
    if (isBelow(DOCS_FOLDER, request.url) && hasDocs()) return reply.code(404).sendFile(`${DOCS_FOLDER}/${DOCS_404}`);
    return reply.sendFile(pageFile(request.url));
  });
}

/** Box pages are prerendered; all other addresses share one page. */
function pageFileFor(root: string): (url: string) => string {
  const pages = new Set(existsSync(join(root, BOX_PAGES)) ? readdirSync(join(root, BOX_PAGES)) : []);
  const appPage = existsSync(join(root, APP_PAGE)) ? APP_PAGE : 'index.html';
  return url => {
    const [, box = ''] = /^\/box\/([\w-]+)\/?(?:\?|$)/.exec(url) ?? [];
    return pages.has(`${box}.html`) ? `${BOX_PAGES}/${box}.html` : appPage;
  };
}

const BOX_PAGES = 'box';
const APP_PAGE = 'app.html';

const DOCS_FOLDER = 'docs';
const DOCS_404 = '404.html';

const isBelow = (folder: string, url: string): boolean => new RegExp(`^/${folder}([\\\\/?]|$)`).test(url);

/** Pages of other sites may load it; it contains no secret. */
const EMBED_SCRIPT = /^embed[\\/]parlour-table\.js(\.br|\.gz)?$/;

/** Files with a hash in their name never change. */
function setFileHeaders(reply: FastifyReply, path: string): void {
  if (EMBED_SCRIPT.test(path)) {
    void reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  }
  const isHashed = !isBelow(DOCS_FOLDER, `/${path}`) && /-[\w-]{8,}\.\w+(\.br|\.gz)?$/.test(path);
  void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

const isPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

const notFound = (_: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ error: { code: 'not-found', message: 'Not found.' } } satisfies HttpErrorBody);

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

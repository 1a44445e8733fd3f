/** The built web app if there is one, else a plain page that says how to play without it. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { shelf } from '@parlour/games/shelf/shelf';
import type { HttpFailed } from '@parlour/protocol/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export async function servePages(app: FastifyInstance, site: string): Promise<void> {
  if (!existsSync(join(site, 'index.html'))) {
    app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(plainPage()));
    app.setNotFoundHandler(notFound);
    return;
  }
  const root = resolve(site);
  const setHeaders = (reply: FastifyReply, path: string): void => describeFile(reply, relative(root, path));
  // Links of the documentation are relative: the address of a folder needs its slash.
  await app.register(fastifyStatic, { root, cacheControl: false, preCompressed: true, redirect: true, setHeaders });
  // The documentation may be laid there while the server runs.
  const hasDocs = (): boolean => existsSync(join(root, DOCS, NO_SUCH_PAGE));
  const made = madeFor(root);
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return notFound(request, reply);
    if (isBelow(DOCS, request.url) && hasDocs()) return reply.code(404).sendFile(`${DOCS}/${NO_SUCH_PAGE}`);
    return reply.sendFile(made(request.url));
  });
}

/** Every address that is no file is the app's own affair: some have a page made for them, all others share one. */
function madeFor(root: string): (url: string) => string {
  const pages = new Set(existsSync(join(root, BOXES)) ? readdirSync(join(root, BOXES)) : []);
  const shared = existsSync(join(root, SHARED)) ? SHARED : 'index.html';
  return url => {
    const [, box = ''] = /^\/box\/([\w-]+)\/?(?:\?|$)/.exec(url) ?? [];
    return pages.has(`${box}.html`) ? `${BOXES}/${box}.html` : shared;
  };
}

const BOXES = 'box';
const SHARED = 'app.html';

/** The folder of the documentation, and its page for whoever has lost their way in it. */
const DOCS = 'docs';
const NO_SUCH_PAGE = '404.html';

const isBelow = (folder: string, url: string): boolean => new RegExp(`^/${folder}([\\\\/?]|$)`).test(url);

/** The one file that is made for pages of other people: it is the same for everybody and holds no secret. */
const FOR_ANYBODY = /^embed[\\/]parlour-table\.js(\.br|\.gz)?$/;

/** Files of the app with a hash in their name never change. */
function describeFile(reply: FastifyReply, path: string): void {
  if (FOR_ANYBODY.test(path)) {
    void reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  }
  const hashed = !isBelow(DOCS, `/${path}`) && /-[\w-]{8,}\.\w+(\.br|\.gz)?$/.test(path);
  void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

const isPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

const notFound = (_: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ error: { code: 'not-found', message: 'There is nothing here.' } } satisfies HttpFailed);

function plainPage(): string {
  const boxes = shelf.map(box => {
    const games = box.games.map(
      game => `<li>${plain(game.title)}: <code>npx parlour play ${plain(game.id)}</code></li>`,
    );
    return `<h2>${plain(box.title)}, ${plain(box.year)}</h2><p>${plain(box.story)}</p><ul>${games.join('')}</ul>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Parlour</title><h1>Parlour</h1><p>The web app has not been built here. Play in the terminal:</p>${boxes.join('')}</html>`;
}

const plain = (text: string): string => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`);

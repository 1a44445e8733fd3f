/** The documentation as a server delivers it. */
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite, writeSite } from '../../../scripts/docs-site/build.ts';
import { openServer, testFolder } from './test-server.ts';

const site = join(testFolder, 'house');
let address = '';

const openPage = (path: string, headers: Record<string, string> = { accept: 'text/html' }): Promise<Response> =>
  fetch(`${address}${path}`, { headers, redirect: 'manual' });

beforeAll(async () => {
  writeSite({ files: new Map([['index.html', '<title>The app</title>']]), copies: new Map() }, site);
  ({ address } = await openServer({ webRoot: site }));
  // As with `npm start`, where the documentation arrives later.
  writeSite(buildSite(), join(site, 'docs'));
});

describe('under /docs', () => {
  it('every page is served, and revalidated each time', async () => {
    const bare = await openPage('/docs');
    expect([bare.status, bare.headers.get('location')]).toEqual([301, '/docs/']);
    for (const path of [
      '/docs/',
      '/docs/hosting.html',
      '/docs/decisions/',
      '/docs/decisions/0001-keep-history-outside-the-state.html',
    ]) {
      const page = await openPage(path);
      expect([path, page.status, page.headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await page.text()).toContain('<nav id="contents"');
    }
  });

  it('pages come with the policy they are written for, and compressed', async () => {
    const page = await openPage('/docs/hosting.html', { accept: 'text/html', 'accept-encoding': 'gzip' });
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('content-encoding')).toBe('gzip');
    const kinds = ['site.css', 'site.js', 'search-entries.js'].map(async name =>
      (await openPage(`/docs/${name}`)).headers.get('content-type'),
    );
    expect(await Promise.all(kinds)).toEqual([
      'text/css; charset=utf-8',
      ...Array(2).fill('application/javascript; charset=utf-8'),
    ]);
  });

  it('unknown pages show "Page not found" at any depth, and the app keeps its own addresses', async () => {
    for (const path of ['/docs/nothing.html', '/docs/deep/er/nothing']) {
      const page = await openPage(path);
      const isNotFound = page.status === 404 && (await page.text()).includes('Page not found');
      expect([path, isNotFound]).toEqual([path, true]);
    }
    expect(await (await openPage('/docsomething')).text()).toBe('<title>The app</title>');
    expect((await openPage('/docs/nothing.png', { accept: 'image/png' })).status).toBe(404);
  });
});

/** Another site: pages from another origin, with their own headers and styles. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Frame, type Page } from '@playwright/test';

export type ForeignSite = { readonly address: string; close(): void };

export async function openSite(html: string, headers: Readonly<Record<string, string>> = {}): Promise<ForeignSite> {
  const server: Server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

const SCRIPT = `${process.env.PARLOUR_URL}/embed/parlour-table.js`;

/** A page with these tables that stores every event they send. */
export const pageWith = (tables: string, style = ''): string => `<!doctype html><html lang="en"><title>A site</title>
<style>${style}</style><h1>A site</h1><p>Some text.</p>${tables}
<script>
  globalThis.told = [];
  for (const what of ['ready', 'event', 'result', 'error'])
    addEventListener('parlour-' + what, ({ detail, target }) => told.push({ what, detail, id: target.id }));
</script>
<script type="module" src="${SCRIPT}"></script>`;

export type Told = { readonly what: string; readonly id: string; readonly detail: Readonly<Record<string, unknown>> };

export const toldOn = (page: Page): Promise<readonly Told[]> => page.evaluate('told');

export async function saw(page: Page, what: string, id: string): Promise<Told> {
  const found = async () => (await toldOn(page)).find(told => told.what === what && told.id === id);
  await expect.poll(found, { timeout: 60_000 }).toBeTruthy();
  return (await found()) as Told;
}

export async function tableOf(page: Page, id: string): Promise<Frame> {
  await saw(page, 'ready', id);
  const frame = await page.locator(`#${id} iframe`).elementHandle();
  const inside = await frame?.contentFrame();
  if (!inside) throw new Error(`there is no table in ${id}`);
  return inside;
}

/** Resolves links to pages and files, and finds the broken ones. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from '../lib/run.mjs';
import type { Page } from './pages.ts';

/** A link within the repository. */
export type PageLink = { readonly from: string; readonly href: string; readonly path: string; readonly anchor: string };

export const isPicture = (path: string): boolean => /\.(png|webp|svg|jpe?g)$/.test(path);

/** The address of a file that is no page. */
export const fileAddress = (path: string): string => (isPicture(path) ? `files/${path}` : `source/${path}.html`);

export const relativeAddress = (from: string, to: string): string =>
  posix.relative(posix.dirname(from), to) || posix.basename(to);

/** Returns the address for a page, and the link to be checked once every page is rendered. */
export function resolveLink(
  page: Page,
  href: string,
  addresses: ReadonlyMap<string, string>,
): { readonly address: string; readonly link?: PageLink } {
  if (/^[a-z]+:|^\/(?!\/)/.test(href)) return { address: href };
  const [file = '', anchor = ''] = href.split('#');
  const hash = anchor && `#${anchor}`;
  if (file === '') return { address: hash, link: { from: page.source, href, path: page.source, anchor } };
  const target = posix.join(posix.dirname(page.source), decodeURI(file)).replace(/\/$/, '');
  const readme = posix.join(target, 'README.md');
  const path = !addresses.has(target) && addresses.has(readme) ? readme : target;
  const address = relativeAddress(page.address, addresses.get(path) ?? fileAddress(path));
  return { address: `${address}${hash}`, link: { from: page.source, href, path, anchor } };
}

/** Returns one sentence per broken link. `anchors` has those of every page by its path. */
export function findBrokenLinks(
  links: readonly PageLink[],
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return links.flatMap(({ from, href, path, anchor }) => {
    const known = anchors.get(path) ?? fileAnchors(path);
    if (!known) return [`${from}: the file of the link ${href} does not exist.`];
    return anchor === '' || known.has(anchor) ? [] : [`${from}: the section of the link ${href} does not exist.`];
  });
}

/** A source file has one anchor per line. */
function fileAnchors(path: string): ReadonlySet<string> | undefined {
  const file = join(ROOT, path);
  if (path.startsWith('..') || !existsSync(file) || !statSync(file).isFile()) return undefined;
  const lines = isPicture(path) ? [] : readFileSync(file, 'utf8').split('\n');
  return new Set(lines.map((_, i) => `L${i + 1}`));
}

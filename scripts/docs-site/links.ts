/** Resolves links: to another page, to a file of the site, or to nothing, which is a fault. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from '../lib/run.mjs';

/** A link to be checked once every page exists. */
export type FoundLink = {
  readonly from: string;
  readonly href: string;
  readonly path: string;
  readonly anchor: string;
};

export type ResolvedLink = { readonly address: string; readonly found?: FoundLink };

const PICTURE = /\.(png|webp|svg|jpe?g)$/;

/** The address of a file that is no page. */
export const fileAddress = (path: string): string => (PICTURE.test(path) ? `files/${path}` : `source/${path}.html`);

export const isPicture = (path: string): boolean => PICTURE.test(path);

const isOutside = (href: string): boolean => /^[a-z]+:|^\/(?!\/)/.test(href);

/** `pages` has the address of every page by its source path. */
export function resolveLink(
  source: string,
  address: string,
  href: string,
  pages: ReadonlyMap<string, string>,
): ResolvedLink {
  if (isOutside(href)) return { address: href };
  const [before = '', anchor = ''] = href.split('#');
  const path = before === '' ? source : pathOf(posix.join(posix.dirname(source), decodeURI(before)), pages);
  const found = { from: source, href, path, anchor };
  const there = pages.get(path) ?? fileAddress(path);
  const hash = anchor === '' ? '' : `#${anchor}`;
  return { found, address: before === '' ? hash : `${relativeAddress(address, there)}${hash}` };
}

/** A folder stands for its README. */
function pathOf(path: string, pages: ReadonlyMap<string, string>): string {
  const bare = path.replace(/\/$/, '');
  const readme = posix.join(bare, 'README.md');
  return !pages.has(bare) && pages.has(readme) ? readme : bare;
}

export const relativeAddress = (from: string, to: string): string =>
  posix.relative(posix.dirname(from), to) || posix.basename(to);

/** Returns one sentence per broken link. `anchors` has those of every page by its path. */
export function findBrokenLinks(
  found: readonly FoundLink[],
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return found.flatMap(({ from, href, path, anchor }) => {
    const known = anchors.get(path) ?? fileAnchors(path);
    if (!known) return [`${from}: ${href} leads to a file that is not there.`];
    return anchor === '' || known.has(anchor) ? [] : [`${from}: ${href} leads to a part that is not there.`];
  });
}

/** A source has one per line. */
function fileAnchors(path: string): ReadonlySet<string> | undefined {
  const file = join(ROOT, path);
  if (path.startsWith('..') || !existsSync(file) || !statSync(file).isFile()) return undefined;
  const lines = isPicture(path) ? [] : readFileSync(file, 'utf8').split('\n');
  return new Set(lines.map((_, at) => `L${at + 1}`));
}

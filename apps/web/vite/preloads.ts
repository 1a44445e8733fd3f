/**
 * Which dynamic imports name the chunks that theirs lean on, so that all of them are fetched at once: pages and boards, for
 * which somebody waits. The names of all the others would be a sixth of the first script.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '..');

const PAGES: ReadonlySet<string> = new Set(
  ['pages', 'club'].flatMap(folder =>
    readdirSync(join(WEB, folder)).flatMap(file => /^(.+)\.tsx$/.exec(file)?.[1] ?? []),
  ),
);

/** The name of a built file without its hash. */
const nameOf = (file: string): string => /([^/]+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? '';

const isAwaited = (file: string): boolean => PAGES.has(nameOf(file)) || /\.board$/.test(nameOf(file));

/** Style sheets come with every import, whatever is said here. */
export const awaitedWith = (file: string, chunks: readonly string[]): string[] => (isAwaited(file) ? [...chunks] : []);

/** A build cache: repeats work only when one of its inputs has changed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './run.mjs';

const stampPath = name => join(ROOT, '.cache', `${name}.stamp`);

/** Makes the next `runIfStale` of this name run its work. */
export const invalidate = name => rmSync(stampPath(name), { force: true });

/**
 * Runs the work if an input has changed since the last run, or if the output is missing. Work that returns false
 * counts as not done.
 */
export async function runIfStale(name, inputs, output, work) {
  const stamp = stampPath(name);
  const fingerprints = inputs.map(fingerprint).join('\n');
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprints) return;
  if ((await work()) === false) return;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprints);
}

const EXCLUDED = /^(node_modules|dist|baked|records|coverage|e2e)$|\.test\.ts$/;

/** Names, sizes and times of all files below a path. Times are in whole milliseconds, because copying a file rounds them. */
function fingerprint(path) {
  if (!existsSync(path)) return '';
  const stat = statSync(path);
  if (!stat.isDirectory()) return `${relative(ROOT, path)} ${stat.size} ${Math.trunc(stat.mtimeMs)}`;
  return readdirSync(path)
    .filter(entry => !EXCLUDED.test(entry))
    .sort()
    .map(entry => fingerprint(join(path, entry)))
    .join('\n');
}

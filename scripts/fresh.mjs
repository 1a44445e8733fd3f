/** A build cache: repeats work only when one of its inputs has changed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './ground.mjs';

const stampOf = name => join(ROOT, '.cache', `${name}.stamp`);

/** Invalidates the result. */
export const forget = name => rmSync(stampOf(name), { force: true });

/**
 * Runs the work if an input has changed since the last run, or the output is missing. Work that returns false counts
 * as not done.
 */
export async function unlessFresh(name, inputs, output, work) {
  const stamp = stampOf(name);
  const state = inputs.map(fingerprint).join('\n');
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  if ((await work()) === false) return;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
}

const PASSED_OVER = /^(node_modules|dist|baked|records|coverage|e2e)$|\.test\.ts$/;

/** Names, sizes and times of all files below a path, in whole milliseconds, because copies keep no more. */
function fingerprint(path) {
  if (!existsSync(path)) return '';
  const stat = statSync(path);
  if (!stat.isDirectory()) return `${relative(ROOT, path)} ${stat.size} ${Math.trunc(stat.mtimeMs)}`;
  return readdirSync(path)
    .filter(entry => !PASSED_OVER.test(entry))
    .sort()
    .map(entry => fingerprint(join(path, entry)))
    .join('\n');
}

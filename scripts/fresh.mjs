/** What is made once, and again when something it is made of has changed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './ground.mjs';

const stampOf = name => join(ROOT, '.cache', `${name}.stamp`);

/** It has to be done again, whatever it is made of. */
export const forget = name => rmSync(stampOf(name), { force: true });

/** Does the work if an input has changed since it was done last, or the output is missing. Work that answers false is not done. */
export async function unlessFresh(name, inputs, output, work) {
  const stamp = stampOf(name);
  const state = inputs.map(fingerprint).join('\n');
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  if ((await work()) === false) return;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
}

const PASSED_OVER = /^(node_modules|dist|baked|records|coverage|e2e)$|\.test\.ts$/;

/** Names, sizes and times of all files below a path; in whole milliseconds, which is what a copy keeps of them. */
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

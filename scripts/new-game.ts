/**
 * `npm run new-game -- <id> "<Title>"` creates a box that plays, keeps the laws and names its clauses, ready to be
 * changed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined } from '@parlour/kernel/result';
import { findFreePrefix, readRuleBooks } from './check/clause-prefixes.ts';
import { generateFiles } from './generate.ts';
import { ROOT, run } from './lib/run.mjs';

/** The files of the box and their templates. The folder of its game has the same name as the box. */
const FILES: readonly [string, string][] = [
  ['box.ts', 'box.ts.template'],
  ['RULES.md', 'RULES.md.template'],
  ['HOWTO.md', 'HOWTO.md.template'],
  ['STORY.md', 'STORY.md.template'],
  ['__ID__/rules/options.ts', 'options.ts.template'],
  ['__ID__/rules/game.ts', 'game.ts.template'],
  ['__ID__/rules/game.test.ts', 'game.test.ts.template'],
  ['records/first.txt', 'first.txt.template'],
];

/** The placeholders of a template. */
type BoxNames = { readonly id: string; readonly title: string; readonly prefix: string };

export function writeBox(folder: string, { id, title, prefix }: BoxNames): void {
  for (const [file, template] of FILES) {
    const text = readFileSync(join(import.meta.dirname, 'new-game', template), 'utf8');
    const path = join(folder, file.replace('__ID__', id));
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text.replaceAll('__ID__', id).replaceAll('__TITLE__', title).replaceAll('__PREFIX__', prefix));
  }
}

/** Returns one sentence on why a box cannot be created; undefined if it can. */
export function newGameFault(id: string | undefined, title: string | undefined): string | undefined {
  if (!id || !title) return 'Usage: npm run new-game -- <id> "<Title>"';
  if (!/^[a-z][a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    return 'An id has small letters, digits and hyphens, and begins with two letters.';
  return existsSync(join(ROOT, 'games', id)) ? `The box ${id} already exists.` : undefined;
}

if (process.argv[1] === import.meta.filename) {
  const [id, title] = process.argv.slice(2);
  const fault = newGameFault(id, title);
  if (fault !== undefined || !id || !title) {
    console.error(fault);
    process.exit(2);
  }
  const folder = join(ROOT, 'games', id);
  writeBox(folder, { id, title, prefix: assertDefined(findFreePrefix(id, readRuleBooks())) });
  for (const [file, text] of generateFiles()) writeFileSync(file, text);
  run('scripts/generate/records.ts', [id]);
  run('node_modules/@biomejs/biome/bin/biome', ['check', '--write', '--unsafe', '--log-level=error', folder]);
  console.log(
    `Created games/${id}. Try: npx parlour play ${id}; npx vitest run games/${id}; npm run check -- clauses --list`,
  );
}

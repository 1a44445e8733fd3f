/**
 * Caches the result of every seed in .cache/puzzles, so that making a pack can be interrupted. The key contains the
 * sources of rules, players and puzzles.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '@parlour/games/shelf/node-files';
import type { CoreLine } from '../../lib/cores.ts';
import type { SeedSearchResult } from './candidate.ts';

const SKIPPED_FOLDERS = new Set(['node_modules', 'baked', 'board', 'art', 'print', 'records', 'tests', 'testing']);

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap(name => {
      const path = join(folder, name);
      if (SKIPPED_FOLDERS.has(name) || name.endsWith('.test.ts')) return [];
      if (statSync(path).isDirectory()) return sourcesBelow(path);
      return name.endsWith('.ts') ? [path] : [];
    });
}

function fingerprint(box: string): string {
  const hash = createHash('sha256');
  const folders = ['packages/kernel', 'packages/players', join('games', box)].flatMap(place =>
    sourcesBelow(join(ROOT, place)),
  );
  const own = ['candidate.ts', 'grade.ts'].map(name => join(import.meta.dirname, name));
  for (const file of [...folders, ...own]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

export type AttemptCache = {
  readonly known: ReadonlyMap<number, SeedSearchResult>;
  keep(line: CoreLine<SeedSearchResult>): void;
};

export function openAttemptCache(box: string, kind: string, seed: string): AttemptCache {
  const file = join(ROOT, '.cache', 'puzzles', `${kind} ${seed} ${fingerprint(box)}.jsonl`);
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(readLine) : [];
  return {
    known: new Map(lines.map(({ number, result }) => [number, result])),
    keep: line => appendFileSync(file, `${JSON.stringify(line)}\n`),
  };
}

/** The last line may be cut short after a crash. */
function readLine(line: string): CoreLine<SeedSearchResult>[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** The files that are counted: TypeScript as people write it. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', '.git', 'dist', '.cache', 'baked', 'coverage', 'docs', 'test-results']);

export function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name);
    if (SKIPPED.has(name)) return [];
    if (statSync(path).isDirectory()) return filesBelow(path);
    return /\.(ts|tsx|mts|mjs)$/.test(name) && !name.endsWith('.d.ts') ? [path] : [];
  });
}

export const isGenerated = (path: string): boolean => path.includes('.generated.');

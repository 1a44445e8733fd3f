/** A copy of this project in a folder of its own, with all it needs to be set up, for what changes its files. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const LEFT_OUT = new Set(['.git', 'node_modules', 'test-results', 'coverage', 'docs']);

/** Its own workspaces are the copy's; every other package is the one that is installed here. */
function linkPackages(house: string): void {
  const [packages, own] = [join(house, 'node_modules'), join(house, 'node_modules', '@parlour')];
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@parlour') symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  for (const name of readdirSync(join(ROOT, 'node_modules', '@parlour'))) symlinkSync(join(house, name), join(own, name));
}

/** Times of files are kept: what was built here need not be built again there. */
export function anotherHouse(): string {
  const house = mkdtempSync(join(tmpdir(), 'parlour-house-'));
  const filter = (path: string): boolean => !LEFT_OUT.has(basename(path));
  for (const name of readdirSync(ROOT))
    if (filter(name)) cpSync(join(ROOT, name), join(house, name), { recursive: true, preserveTimestamps: true, filter });
  linkPackages(house);
  return house;
}

export const pullDown = (house: string): void => rmSync(house, { recursive: true, force: true });

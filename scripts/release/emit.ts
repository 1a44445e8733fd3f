/** Turns the modules behind all doors into JavaScript and declarations, path by path as they lie in the repository. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './catalogue.ts';
import { ReleaseTrouble } from './trouble.ts';

export const EMITTED: string = join(ROOT, '.cache', 'release');

/** Types are checked by `npm test`; here they are only written down. */
const OPTIONS = {
  ...{ noEmit: false, noCheck: true, outDir: '.', rootDir: ROOT },
  ...{ rewriteRelativeImportExtensions: true, isolatedDeclarations: false },
  ...{ lib: ['es2023', 'dom'], types: ['node'] },
  // By a path only: what is found first as a package of others is not written, and threads race for who finds it first.
  paths: { '@parlour/*': [join(ROOT, 'packages/*.ts')], '@parlour/games/*': [join(ROOT, 'games/*.ts')] },
};

/** What is no package of its own and comes along with others, module by module. */
const INNER = ['packages/protocol', 'packages/table'];

export function emit(modules: readonly string[]): void {
  rmSync(EMITTED, { recursive: true, force: true });
  mkdirSync(EMITTED, { recursive: true });
  const config = join(EMITTED, 'tsconfig.json');
  const files = modules.map(module => join(ROOT, `${module}.ts`));
  const include = INNER.map(folder => join(ROOT, folder, '**/*.ts'));
  const base = join(ROOT, 'tsconfig.base.json');
  writeFileSync(config, JSON.stringify({ extends: base, compilerOptions: OPTIONS, files, include }));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' });
  if (status !== 0) throw new ReleaseTrouble(`The sources cannot be turned into JavaScript:\n${stdout}`);
}

/** Builds the package `parlour`: terminal program and server in one bundle, the pages, box data, and fonts. */
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { printFontFiles, RELEASED_FONT_FOLDER } from '@parlour/print/pdf/font-files';
import { ROOT } from '../lib/run.mjs';
import { bake } from '../setup/bake.mjs';
import { buildSite } from '../setup/build-web.mjs';
import { bundle } from '../setup/bundle.mjs';
import { manifestOf } from './catalogue.ts';
import { commonManifest, copyDocuments, emptyPackageFolder, writePackageFile } from './library-packages.ts';
import { bundledPackages, collectNotices, workspacePackages } from './notices.ts';

const BUNDLE: string = join(ROOT, 'apps', 'cli', 'dist');
const BIN = 'bin/parlour.mjs';

export async function buildTerminalPackage(): Promise<string> {
  await Promise.all([bake(), bundle()]);
  await buildSite();
  const folder = emptyPackageFolder('parlour');
  copyBundle(folder);
  cpSync(join(ROOT, 'apps', 'web', 'dist'), join(folder, 'apps', 'web', 'dist'), { recursive: true });
  copyData(folder);
  for (const file of printFontFiles()) cpSync(file, join(folder, RELEASED_FONT_FOLDER, basename(file)));
  writeDocuments(folder);
  return folder;
}

/** Without source maps, which are larger than all the rest. */
function copyBundle(folder: string): void {
  for (const name of readdirSync(BUNDLE).filter(each => each.endsWith('.mjs'))) {
    const text = readFileSync(join(BUNDLE, name), 'utf8');
    writePackageFile(join(folder, 'dist', name), text.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n'));
  }
  writePackageFile(join(folder, BIN), START);
  chmodSync(join(folder, BIN), 0o755);
}

/** With the compile cache of Node the program starts faster from the second time on. */
const START = `#!/usr/bin/env node
import * as modules from 'node:module';

modules.enableCompileCache?.();
await import('../dist/parlour.mjs');
`;

/** The program finds its folder by the package.json beside the boxes. */
function copyData(folder: string): void {
  const games = join(ROOT, 'games');
  writePackageFile(join(folder, 'games', 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  for (const box of readdirSync(games)) {
    const data = join(games, box, 'data');
    if (existsSync(data)) cpSync(data, join(folder, 'games', box, 'data'), { recursive: true });
    copyPuzzles(join(games, box, 'puzzles'), join(folder, 'games', box, 'puzzles'));
  }
}

/** Only the packs; the code for puzzles is in the bundle. */
function copyPuzzles(from: string, to: string): void {
  const packs = existsSync(from) ? readdirSync(from).filter(name => name.endsWith('.txt')) : [];
  for (const pack of packs) cpSync(join(from, pack), join(to, pack));
}

function writeDocuments(folder: string): void {
  writePackageFile(join(folder, 'package.json'), JSON.stringify(terminalManifest(), undefined, 2));
  copyDocuments('apps/cli', folder);
  cpSync(join(ROOT, 'packages', 'card-art', 'CREDITS.md'), join(folder, 'CREDITS.md'));
  const inPages = workspacePackages(['apps/web', 'packages/board-kit', 'games', 'packages/print', 'packages/table']);
  const ofUnicode = readFileSync(join(ROOT, 'packages', 'club', 'NOTICES.txt'), 'utf8');
  writePackageFile(
    join(folder, 'NOTICES.txt'),
    `${collectNotices([...bundledPackages(BUNDLE), ...inPages])}\n\n${ofUnicode}`,
  );
}

/** Only packages with native code stay outside the bundle. Card pictures are optional. */
const terminalManifest = (): object => ({
  ...commonManifest('parlour', manifestOf('apps/cli').description),
  bin: { parlour: `./${BIN}` },
  files: ['bin', 'dist', 'games', 'apps', 'packages', 'CHANGELOG.md', 'CREDITS.md', 'NOTICES.txt'],
  dependencies: { libsql: lockedVersion('libsql') },
  optionalDependencies: { '@resvg/resvg-js': lockedVersion('@resvg/resvg-js') },
});

const lockedVersion = (name: string): string =>
  JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;

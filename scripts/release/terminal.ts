/** Lays out `parlour`: the terminal program and the server in one bundle, the pages, the data of the boxes, the fonts. */
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { printFontFiles, RELEASED_FONT_FOLDER } from '@parlour/print/pdf/font-files';
import { bake, buildPages, bundle } from '../setup.mjs';
import { manifestOf, ROOT } from './catalogue.ts';
import { copyPapers, freshFolder, write } from './folders.ts';
import { commonFields } from './manifests.ts';
import { noticesOf, packagesIn, packagesOf } from './notices.ts';

const BUNDLE: string = join(ROOT, 'apps', 'cli', 'dist');
const BIN = 'bin/parlour.mjs';

export async function layTerminal(): Promise<string> {
  await Promise.all([bake(), bundle()]);
  await buildPages();
  const folder = freshFolder('parlour');
  copyBundle(folder);
  cpSync(join(ROOT, 'apps', 'web', 'dist'), join(folder, 'apps', 'web', 'dist'), { recursive: true });
  copyData(folder);
  for (const file of printFontFiles()) cpSync(file, join(folder, RELEASED_FONT_FOLDER, basename(file)));
  writePapers(folder);
  return folder;
}

/** Without the maps, which are larger than all else. */
function copyBundle(folder: string): void {
  for (const name of readdirSync(BUNDLE).filter(each => each.endsWith('.mjs'))) {
    const text = readFileSync(join(BUNDLE, name), 'utf8');
    write(join(folder, 'dist', name), text.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n'));
  }
  write(join(folder, BIN), START);
  chmodSync(join(folder, BIN), 0o755);
}

/** Where Node can keep what it has compiled, it starts in less time from the second time on. */
const START = `#!/usr/bin/env node
import * as modules from 'node:module';

modules.enableCompileCache?.();
await import('../dist/parlour.mjs');
`;

/** The package.json beside the boxes is how the program knows its own folder. */
function copyData(folder: string): void {
  const games = join(ROOT, 'games');
  write(join(folder, 'games', 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  for (const box of readdirSync(games)) {
    const data = join(games, box, 'data');
    if (existsSync(data)) cpSync(data, join(folder, 'games', box, 'data'), { recursive: true });
    copyPuzzles(join(games, box, 'puzzles'), join(folder, 'games', box, 'puzzles'));
  }
}

/** The packs alone: how puzzles are found is in the bundle. */
function copyPuzzles(from: string, to: string): void {
  const packs = existsSync(from) ? readdirSync(from).filter(name => name.endsWith('.txt')) : [];
  for (const pack of packs) cpSync(join(from, pack), join(to, pack));
}

function writePapers(folder: string): void {
  write(join(folder, 'package.json'), JSON.stringify(terminalManifest(), undefined, 2));
  copyPapers('apps/cli', folder);
  cpSync(join(ROOT, 'packages', 'card-art', 'CREDITS.md'), join(folder, 'CREDITS.md'));
  const inPages = packagesOf(['apps/web', 'packages/board-kit', 'games', 'packages/print', 'packages/table']);
  const ofUnicode = readFileSync(join(ROOT, 'packages', 'club', 'NOTICES.txt'), 'utf8');
  write(join(folder, 'NOTICES.txt'), `${noticesOf([...packagesIn(BUNDLE), ...inPages])}\n\n${ofUnicode}`);
}

/** Only what has machine code in it cannot be in the bundle; pictures of cards are the one thing that can do without. */
const terminalManifest = (): object => ({
  ...commonFields('parlour', manifestOf('apps/cli').description),
  bin: { parlour: `./${BIN}` },
  files: ['bin', 'dist', 'games', 'apps', 'packages', 'CHANGELOG.md', 'CREDITS.md', 'NOTICES.txt'],
  dependencies: { libsql: lockedVersion('libsql') },
  optionalDependencies: { '@resvg/resvg-js': lockedVersion('@resvg/resvg-js') },
});

const lockedVersion = (name: string): string =>
  JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;

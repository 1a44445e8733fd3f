/** Builds the package `parlour`: terminal program and server in one bundle, the pages, box data, and fonts. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { printFontFiles, RELEASED_FONT_FOLDER } from '@parlour/print/pdf/font-files';
import { ROOT } from '../lib/run.mjs';
import { bake } from '../setup/bake.mjs';
import { buildSite } from '../setup/build-web.mjs';
import { bundle } from '../setup/bundle.mjs';
import { manifestOf } from './catalogue.ts';
import { emptyPackageFolder, writeManifest } from './libraries.ts';
import { collectNotices } from './notices.ts';

export async function buildTerminalPackage(): Promise<string> {
  await Promise.all([bake(), bundle()]);
  await buildSite();
  const folder = emptyPackageFolder('parlour', 'apps/cli');
  const copy = (from: string, to: string, filter: (path: string) => boolean = () => true): void =>
    cpSync(join(ROOT, from), join(folder, to), { recursive: true, filter });
  // Without source maps, which are larger than all the rest.
  copy('apps/cli/dist', 'dist', path => extname(path) !== '.map');
  copy('apps/cli/bin/npm-entry.mjs', 'bin/parlour.mjs');
  copy('apps/web/dist', 'apps/web/dist', isStored);
  // The code for puzzles is in the bundle.
  const parts = readdirSync(join(ROOT, 'games')).flatMap(box => [`games/${box}/data`, `games/${box}/puzzles`]);
  for (const part of parts.filter(each => existsSync(join(ROOT, each))))
    copy(part, part, path => !path.endsWith('.ts'));
  // The program finds its folder by this file.
  writeFileSync(join(folder, 'games', 'package.json'), '{ "private": true, "type": "module" }');
  for (const file of printFontFiles()) cpSync(file, join(folder, RELEASED_FONT_FOLDER, basename(file)));
  copy('packages/card-art/CREDITS.md', 'CREDITS.md');
  const ofUnicode = readFileSync(join(ROOT, 'packages', 'club', 'NOTICES.txt'), 'utf8');
  writeFileSync(join(folder, 'NOTICES.txt'), `${collectNotices()}\n\n${ofUnicode}`);
  writeManifest(folder, 'parlour', manifestOf('apps/cli').description, {
    bin: { parlour: './bin/parlour.mjs' },
    files: ['bin', 'dist', 'games', 'apps', 'packages', 'CHANGELOG.md', 'CREDITS.md', 'NOTICES.txt'],
    // Only packages with native code stay outside the bundle. Card pictures are optional.
    dependencies: { libsql: manifestOf('node_modules/libsql').version },
    optionalDependencies: { '@resvg/resvg-js': manifestOf('node_modules/@resvg/resvg-js').version },
  });
  return folder;
}

/** Text of the app is stored only as brotli, because the server can make the rest of it (`brotli-files.ts`). */
const isStored = (path: string): boolean =>
  /dist[\\/]docs[\\/]/.test(path) ||
  /(\.html|[\\/]pages\.json)$/.test(path) ||
  !(extname(path) === '.gz' || existsSync(`${path}.br`));

/** `npm run release` builds the packages, checks what would be published, and publishes it. */
import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './lib/run.mjs';
import { manifestOf, VERSION } from './release/catalogue.ts';
import { buildLibraries } from './release/libraries.ts';
import { checkTarball, packFolders, runNpm } from './release/tarballs.ts';
import { buildTerminalPackage } from './release/terminal-package.ts';
import { finishSite } from './setup/build-web.mjs';
import { install } from './setup/packages.mjs';

const HELP = `npm run release -- [--dry]

Builds every package in dist/packages, packs it in dist/tarballs, checks it (publint and its types), and
publishes it with npm under the version in package.json.

  --dry    do everything but publish`;

/** Returns the tarballs, dependencies first. */
export async function makeTarballs(): Promise<string[]> {
  install(join(import.meta.dirname, 'release'));
  return packFolders([...buildLibraries(), await buildTerminalPackage()]);
}

async function release(flags: readonly string[]): Promise<void> {
  const isDry = flags.includes('--dry');
  if (flags.length > (isDry ? 1 : 0)) return console.log(HELP);
  if (!isDry && !manifestOf('.').repository)
    throw new Error('Add "repository" to package.json: npm needs it for provenance.');
  await finishSite();
  const tarballs = await makeTarballs();
  for (const tarball of tarballs) {
    checkTarball(tarball);
    console.log(`ok: ${basename(tarball)} (${Math.round(statSync(tarball).size / 1000)} kB)`);
  }
  for (const tarball of isDry ? [] : tarballs) runNpm(['publish', tarball, '--access', 'public', '--provenance'], ROOT);
  console.log(isDry ? `Version ${VERSION} is ready to publish (dry run).` : `Published version ${VERSION}.`);
}

if (process.argv[1] === import.meta.filename) await release(process.argv.slice(2));

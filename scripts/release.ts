/** `npm run release` builds the packages, checks what would be published, and publishes it. */
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/run.mjs';
import { ReleaseError, VERSION } from './release/catalogue.ts';
import { buildLibraries } from './release/library-packages.ts';
import { findTarballFaults, packFolders, runNpm } from './release/tarballs.ts';
import { buildTerminalPackage } from './release/terminal-package.ts';
import { finishSite } from './setup/build-web.mjs';

const HELP = `npm run release -- [--dry]

Makes every package in dist/packages, packs them in dist/tarballs, checks what was packed (publint, and
whether the types are wrong), and publishes it with npm under the version in package.json.

  --dry    all of it but the last step: nothing is published
  --help   this text`;

function flagsGiven(): { readonly dry: boolean; readonly help: boolean } {
  try {
    const { values } = parseArgs({ options: { dry: { type: 'boolean' }, help: { type: 'boolean' } } });
    return { dry: values.dry ?? false, help: values.help ?? false };
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message}\n\n${HELP}`);
  }
}

/** Returns the tarballs, dependencies first. */
export async function makeTarballs(): Promise<string[]> {
  console.log('Laying out the libraries …');
  const libraries = buildLibraries();
  console.log('Laying out the terminal program, with the pages …');
  const folders = [...libraries, await buildTerminalPackage()];
  console.log(`Packing ${folders.length} packages …`);
  return packFolders(folders);
}

async function check(tarballs: readonly string[]): Promise<void> {
  let faults = 0;
  for (const tarball of tarballs) {
    const found = await findTarballFaults(tarball);
    const size = `${Math.round(statSync(tarball).size / 1000)} kB`;
    console.log(`${found.length === 0 ? 'ok' : 'wrong'}: ${basename(tarball)} (${size})`);
    for (const fault of found) console.error(`  ${fault}`);
    faults += found.length;
  }
  if (faults > 0) throw new ReleaseError(`Nothing is published: ${faults} faults, named above.`);
}

function publish(tarballs: readonly string[]): void {
  for (const tarball of tarballs) {
    console.log(`Publishing ${basename(tarball)} …`);
    runNpm(['publish', tarball, '--access', 'public'], ROOT);
  }
}

async function release(): Promise<void> {
  const { dry, help } = flagsGiven();
  if (help) return console.log(HELP);
  await finishSite();
  const tarballs = await makeTarballs();
  await check(tarballs);
  if (!dry) publish(tarballs);
  console.log(dry ? `Version ${VERSION} could be published; nothing was.` : `Version ${VERSION} is published.`);
}

if (process.argv[1] === import.meta.filename) {
  try {
    await release();
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    console.error(`release: ${error.message}`);
    process.exitCode = 1;
  }
}

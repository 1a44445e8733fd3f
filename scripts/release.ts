/** `npm run release` builds the packages, checks what would be published, and publishes it. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './lib/run.mjs';
import { manifestOf, VERSION } from './release/catalogue.ts';
import { buildLibraries } from './release/libraries.ts';
import { checkTarball, packFolders, runNpm } from './release/tarballs.ts';
import { buildTerminalPackage } from './release/terminal-package.ts';
import { finishSite } from './setup/build-web.mjs';
import { install } from './setup/packages.mjs';

const HELP = `npm run release -- [--dry]

Builds every package in dist/packages, packs it in dist/tarballs, checks it (publint and its types), and
publishes it with npm under the version in package.json. Beside the tarballs it writes the release notes, from the
changelog, and a list of all components (SBOM, CycloneDX).

  --dry    do everything but publish`;

/** Returns the tarballs, dependencies first. */
export async function makeTarballs(): Promise<string[]> {
  install(join(import.meta.dirname, 'release'));
  return packFolders([...buildLibraries(), await buildTerminalPackage()]);
}

/** Returns the section of a version of the changelog, or the unreleased one. */
export function releaseNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^(?=## )/m);
  const found = [version, 'Unreleased'].map(name => sections.find(section => section.startsWith(`## ${name}`)));
  return (found[0] ?? found[1] ?? '').replace(/^## .*\n+/, '').trim();
}

function writePapers(folder: string): void {
  const notes = releaseNotes(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), VERSION);
  if (notes === '') throw new Error(`CHANGELOG.md has no section "## ${VERSION}".`);
  writeFileSync(join(folder, 'release-notes.md'), `${notes}\n`);
  writeFileSync(join(folder, 'sbom.cdx.json'), runNpm(['sbom', '--sbom-format=cyclonedx', '--omit=dev'], ROOT));
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
  writePapers(dirname(tarballs[0] ?? ROOT));
  for (const tarball of isDry ? [] : tarballs) runNpm(['publish', tarball, '--access', 'public', '--provenance'], ROOT);
  console.log(isDry ? `Version ${VERSION} is ready to publish (dry run).` : `Published version ${VERSION}.`);
}

if (process.argv[1] === import.meta.filename) await release(process.argv.slice(2));

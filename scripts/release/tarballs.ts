/** Packs the packages as npm would publish them, and checks the tarballs. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../lib/run.mjs';
import { VERSION } from './catalogue.ts';

const TARBALLS_FOLDER: string = join(ROOT, 'dist', 'tarballs');

export function runNpm(args: readonly string[], cwd: string): string {
  // A run script passes its npm settings to child processes; they do not apply to another folder.
  const ours = Object.entries(process.env).filter(
    ([name]) => !/^npm_(config_(dry_run|prefix|global)|package_)/.test(name),
  );
  const env = { ...Object.fromEntries(ours), NO_COLOR: '1' };
  const program = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`npm ${args.slice(0, 3).join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** Returns the tarballs in the order of the folders. One npm call packs all, because npm starts slowly. */
export function packFolders(folders: readonly string[]): string[] {
  rmSync(TARBALLS_FOLDER, { recursive: true, force: true });
  mkdirSync(TARBALLS_FOLDER, { recursive: true });
  runNpm(['pack', ...folders, '--pack-destination', TARBALLS_FOLDER, '--ignore-scripts', '--loglevel=error'], ROOT);
  const names = folders.map(folder => basename(folder)).map(name => (name === 'parlour' ? name : `parlour-${name}`));
  return names.map(name => join(TARBALLS_FOLDER, `${name}-${VERSION}.tgz`));
}

/** Throws with every fault of a tarball: broken entries, or types that disagree with the code. */
export function checkTarball(tarball: string): void {
  runNpm(['exec', '--', 'publint', tarball, '--strict'], import.meta.dirname);
  // The terminal program has nothing to import. The libraries are ES modules; older resolution is not supported.
  if (basename(tarball) !== `parlour-${VERSION}.tgz`)
    runNpm(['exec', '--', 'attw', tarball, '--profile', 'esm-only', '--no-emoji'], import.meta.dirname);
}

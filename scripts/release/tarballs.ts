/** Packs folders as npm would publish them. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './catalogue.ts';
import { ReleaseTrouble } from './trouble.ts';

const TARBALLS: string = join(ROOT, 'dist', 'tarballs');

export const npm = (args: readonly string[], cwd: string): string => {
  const program = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env: quietly(process.env) });
  if (status !== 0) throw new ReleaseTrouble(`npm ${args[0]} failed:\n${stderr}`);
  return stdout;
};

/** A run script hands its own settings down to what it starts; they are not meant for another folder. */
const quietly = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^npm_(config_(dry_run|prefix|global)|package_)/.test(name)),
  );

/** Answers the tarballs in the order of the folders. All by one npm, which takes longer to start than to pack a small one. */
export function pack(folders: readonly string[]): string[] {
  rmSync(TARBALLS, { recursive: true, force: true });
  mkdirSync(TARBALLS, { recursive: true });
  npm(['pack', ...folders, '--pack-destination', TARBALLS, '--ignore-scripts', '--loglevel=error'], ROOT);
  return folders.map(tarballOf);
}

/** The answer of `npm pack` has had several forms, the names of its files one. */
function tarballOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const tarball = join(TARBALLS, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  if (!existsSync(tarball)) throw new ReleaseTrouble(`npm has packed nothing of ${folder}.`);
  return tarball;
}

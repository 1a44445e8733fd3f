/** Packs the packages as npm would publish them, and checks the tarballs. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Analysis, checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { filterProblems, problemKindInfo } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { ROOT } from '../lib/run.mjs';
import { ReleaseError } from './catalogue.ts';

const TARBALLS_FOLDER: string = join(ROOT, 'dist', 'tarballs');

export const runNpm = (args: readonly string[], cwd: string): string => {
  const program = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: withoutNpmSettings(process.env),
  });
  if (status !== 0) throw new ReleaseError(`npm ${args[0]} failed:\n${stderr}`);
  return stdout;
};

/** A run script passes its npm settings to child processes; they do not apply to another folder. */
const withoutNpmSettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^npm_(config_(dry_run|prefix|global)|package_)/.test(name)),
  );

/** Returns the tarballs in the order of the folders. One npm call packs all, because npm starts slowly. */
export function packFolders(folders: readonly string[]): string[] {
  rmSync(TARBALLS_FOLDER, { recursive: true, force: true });
  mkdirSync(TARBALLS_FOLDER, { recursive: true });
  runNpm(['pack', ...folders, '--pack-destination', TARBALLS_FOLDER, '--ignore-scripts', '--loglevel=error'], ROOT);
  return folders.map(tarballOf);
}

/** The output format of `npm pack` has varied; the file names have not. */
function tarballOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const tarball = join(TARBALLS_FOLDER, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  if (!existsSync(tarball)) throw new ReleaseError(`npm has packed nothing of ${folder}.`);
  return tarball;
}

/** Returns every fault of a tarball: broken entries, and types that disagree with the code. */
export async function findTarballFaults(tarball: string): Promise<string[]> {
  const bytes = new Uint8Array(readFileSync(tarball));
  return [...(await findEntryFaults(bytes)), ...(await findTypeFaults(bytes))];
}

async function findEntryFaults(bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  return messages.map(message => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`);
}

/** The packages are ES modules; older module resolution is not supported. */
const SUPPORTED_RESOLUTIONS = ['node16-esm', 'bundler'] as const;

async function findTypeFaults(bytes: Uint8Array): Promise<string[]> {
  const checked = await checkPackage(createPackageFromTarballData(bytes));
  return checked.types === false
    ? []
    : SUPPORTED_RESOLUTIONS.flatMap(kind => problemsIn(checked, kind)).map(formatProblem);
}

const problemsIn = (analysis: Analysis, resolutionKind: (typeof SUPPORTED_RESOLUTIONS)[number]): Problem[] =>
  filterProblems(analysis, { resolutionKind });

const formatProblem = (problem: Problem): string => {
  const where = 'entrypoint' in problem ? problem.entrypoint : 'typesFileName' in problem ? problem.typesFileName : '';
  return `types: ${problemKindInfo[problem.kind].shortDescription} ${where}`.trim();
};

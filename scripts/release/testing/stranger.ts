/** A user with an empty folder, npm and the tarballs. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNpm } from '../tarballs.ts';
import type { NodeProgram } from './newest-node.ts';

const QUIET = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-stranger-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  return folder;
}

export const installInto = (folder: string, packages: readonly string[]): string =>
  runNpm(['install', ...QUIET, ...packages], folder);

/** Returns the path of the program. With the package name npm need not unpack all of it to read the name. */
export function installGlobally(folder: string, tarball: string): string {
  runNpm(['install', '-g', '--prefix', folder, ...QUIET, `parlour@file:${tarball}`], folder);
  return process.platform === 'win32' ? join(folder, 'parlour.cmd') : join(folder, 'bin', 'parlour');
}

/** Returns the JavaScript of a README. */
export const readmeScript = (readme: string): string =>
  /```js run\n([\s\S]*?)```/.exec(readFileSync(readme, 'utf8'))?.[1] ?? '';

export type ProgramResult = { readonly code: number | null; readonly out: string; readonly err: string };

export function runScript(
  node: NodeProgram,
  folder: string,
  lines: string,
  env: NodeJS.ProcessEnv = {},
): ProgramResult {
  const file = join(folder, 'lines.mjs');
  writeFileSync(file, lines);
  return runProgram(node.path, [file], folder, { env });
}

export function runProgram(
  program: string,
  args: readonly string[],
  cwd: string,
  { env = {}, input = '' }: { readonly env?: NodeJS.ProcessEnv; readonly input?: string } = {},
): ProgramResult {
  const given = {
    cwd,
    input,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', ...env },
    timeout: 100_000,
  } as const;
  const { status, stdout, stderr } = spawnSync(program, args, given);
  return { code: status, out: stdout, err: stderr };
}

/** Starts a server that prints its address; `stop` ends it. */
export async function openServer(program: string, cwd: string): Promise<{ address: string; stop(): void }> {
  const env = { ...process.env, PARLOUR_REQUESTS: '0' };
  const server = spawn(program, ['serve', '--port', '0', '--file', join(cwd, 'tables.db')], {
    cwd,
    env,
    stdio: 'pipe',
  });
  let said = '';
  for await (const chunk of server.stdout) {
    said += chunk;
    const [address] = /http:\S+/.exec(said) ?? [];
    if (address !== undefined) return { address, stop: () => server.kill() };
  }
  throw new Error(`The server ended: ${said}`);
}

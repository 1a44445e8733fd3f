/** Somebody who has nothing but an empty folder, npm and the tarballs. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from '../tarballs.ts';
import type { NodeProgram } from './newest-node.ts';

const QUIET = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-stranger-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  return folder;
}

export const installInto = (folder: string, packages: readonly string[]): string =>
  npm(['install', ...QUIET, ...packages], folder);

/** Answers the program's name. With the name of the package npm need not unpack all of it only to read that. */
export function installGlobally(folder: string, tarball: string): string {
  npm(['install', '-g', '--prefix', folder, ...QUIET, `parlour@file:${tarball}`], folder);
  return process.platform === 'win32' ? join(folder, 'parlour.cmd') : join(folder, 'bin', 'parlour');
}

/** The JavaScript that a README shows. */
export const linesOf = (readme: string): string =>
  /```js run\n([\s\S]*?)```/.exec(readFileSync(readme, 'utf8'))?.[1] ?? '';

export type Ran = { readonly code: number | null; readonly out: string; readonly err: string };

export function runLines(node: NodeProgram, folder: string, lines: string, env: NodeJS.ProcessEnv = {}): Ran {
  const file = join(folder, 'lines.mjs');
  writeFileSync(file, lines);
  return runProgram(node.path, [file], folder, { env });
}

export function runProgram(
  program: string,
  args: readonly string[],
  cwd: string,
  { env = {}, input = '' }: { readonly env?: NodeJS.ProcessEnv; readonly input?: string } = {},
): Ran {
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

/** A server that says where it is; call it off with `stop`. */
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

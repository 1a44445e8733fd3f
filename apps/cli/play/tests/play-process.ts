/** Starts the bundled `parlour play` in a pipe or at a pseudo-terminal. */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect } from 'vitest';

const PARLOUR = join(import.meta.dirname, '..', '..', 'dist', 'parlour.mjs');
const folder = mkdtempSync(join(tmpdir(), 'parlour-history-'));

/** Python's pty module gives the program a pseudo-terminal and forwards the input. */
const AT_TERMINAL = ['python3', '-c', 'import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)'];

type PlayProcess = {
  type(text: string): void;
  shows(text: string | RegExp): Promise<void>;
  kill(signal: NodeJS.Signals): void;
  readonly said: () => string;
  readonly code: Promise<number | null>;
};

export function startPlay(args: readonly string[], where: 'terminal' | 'pipe' = 'pipe'): PlayProcess {
  const program = [process.execPath, PARLOUR, 'play', ...args];
  const [command = '', ...rest] = where === 'terminal' ? [...AT_TERMINAL, ...program] : program;
  const env = { ...process.env, NO_COLOR: '1', TERM: 'xterm', PARLOUR_HISTORY: join(folder, 'history') };
  const child = spawn(command, rest, { env });
  let said = '';
  const shown = (): string => stripVTControlCharacters(said).replaceAll('\r', '');
  const add = (chunk: Buffer): void => {
    said += chunk;
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  return {
    type: text => void child.stdin.write(text),
    said: shown,
    kill: signal => void child.kill(signal),
    code: new Promise(resolve => child.on('close', code => resolve(code))),
    shows: text => expect.poll(shown, { timeout: 30_000, interval: 30 }).toMatch(text),
  };
}

/** Shared by the set-up scripts: the project folder, messages, and running other scripts. */
import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Child processes print to stderr, so that the stdout of a command stays clean. */
export const QUIET = ['ignore', 2, 2];

/** Prints to stderr, for the same reason. */
export const say = sentence => console.error(sentence);

/** Exits with one clear sentence. */
export function giveUp(sentence) {
  console.error(`parlour: ${sentence}`);
  process.exit(1);
}

/** Exit code of a check that cannot run on this machine. */
export const SKIPPED = 77;

/** Runs Node.js with TypeScript in one process; the `tsx` program would start a second one. */
export const TYPED = ['--import', pathToFileURL(join(ROOT, 'node_modules', 'tsx', 'dist', 'loader.mjs')).href];

/** The Node.js arguments to run a script of the project. */
export const wordsFor = (command, args) => [...(command.endsWith('.ts') ? TYPED : []), join(ROOT, command), ...args];

/** Runs a script of the project; returns its exit code. */
export const run = (command, args = [], options = {}) =>
  spawnSync(process.execPath, wordsFor(command, args), { cwd: ROOT, stdio: 'inherit', ...options }).status ?? 1;

/** The same in the background; resolves to whether it succeeded. */
export const runBeside = (command, args = []) =>
  new Promise(resolve => {
    const child = spawn(process.execPath, wordsFor(command, args), { cwd: ROOT, stdio: QUIET });
    child.on('close', code => resolve(code === 0));
  });

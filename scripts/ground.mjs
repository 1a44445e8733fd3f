/** What every tool of the set-up stands on: where the project lies, how it speaks, how it runs another tool. */
import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** What set-up itself runs tells its news on the error stream: a command's own output stays clean. */
export const QUIET = ['ignore', 2, 2];

/** Says things on the error stream, for the same reason. */
export const say = sentence => console.error(sentence);

/** Ends the program with one clear sentence. */
export function giveUp(sentence) {
  console.error(`parlour: ${sentence}`);
  process.exit(1);
}

/** The exit code of a check that this machine has no means for. */
export const SKIPPED = 77;

/** Node.js with TypeScript, in one process: the program of the same name would start a second one. */
export const TYPED = ['--import', pathToFileURL(join(ROOT, 'node_modules', 'tsx', 'dist', 'loader.mjs')).href];

/** What Node.js is given to run one of the project's tools. */
export const wordsFor = (command, args) => [...(command.endsWith('.ts') ? TYPED : []), join(ROOT, command), ...args];

/** Runs one of the project's tools; answers its exit code. */
export const run = (command, args = [], options = {}) =>
  spawnSync(process.execPath, wordsFor(command, args), { cwd: ROOT, stdio: 'inherit', ...options }).status ?? 1;

/** The same beside others: answers whether it went well. */
export const runBeside = (command, args = []) =>
  new Promise(resolve => {
    const child = spawn(process.execPath, wordsFor(command, args), { cwd: ROOT, stdio: QUIET });
    child.on('close', code => resolve(code === 0));
  });

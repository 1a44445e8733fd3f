/** Shared by the set-up scripts: the project folder, messages, and running other scripts. */
import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Child processes print to stderr, so that the stdout of a command stays clean. */
export const OUTPUT_TO_STDERR = ['ignore', 2, 2];

/** Exit code of a check that cannot run on this machine. */
export const SKIPPED = 77;

/**
 * Prints to stderr, for the same reason.
 * @param {string} message
 */
export const logProgress = message => console.error(message);

/**
 * Prints one sentence and exits.
 * @type {(message: string) => never}
 */
export const exitWithError = message => {
  console.error(`parlour: ${message}`);
  process.exit(1);
};

/** Runs Node.js with TypeScript in one process; the `tsx` program would start a second one. */
export const TSX_FLAGS = ['--import', pathToFileURL(join(ROOT, 'node_modules', 'tsx', 'dist', 'loader.mjs')).href];

/**
 * The Node.js arguments to run a script of the project.
 * @param {string} script
 * @param {readonly string[]} args
 */
export const nodeArguments = (script, args) => [
  ...(script.endsWith('.ts') ? TSX_FLAGS : []),
  join(ROOT, script),
  ...args,
];

/**
 * Runs a script of the project; returns its exit code.
 * @param {string} script
 * @param {readonly string[]} args
 */
export const run = (script, args = []) =>
  spawnSync(process.execPath, nodeArguments(script, args), { cwd: ROOT, stdio: 'inherit' }).status ?? 1;

/** Builds are for production, also when a test starts them: with NODE_ENV=test, pages would register no service worker. */
const BUILD_ENVIRONMENT = { ...process.env, NODE_ENV: 'production' };

/**
 * Runs a build script of the project in the background; resolves to whether it succeeded.
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {Promise<boolean>}
 */
export const runInBackground = (script, args = []) =>
  new Promise(resolve => {
    const child = spawn(process.execPath, nodeArguments(script, args), {
      cwd: ROOT,
      stdio: OUTPUT_TO_STDERR,
      env: BUILD_ENVIRONMENT,
    });
    child.on('close', code => resolve(code === 0));
  });

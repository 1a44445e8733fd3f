/**
 * A Chromium for the browser tests: the one named by CHROME_PATH, one that is installed, the one Playwright downloads,
 * or, for root on a Debian, the one of the system's packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages } from '../../tools/packages.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const INSTALLED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const CLI = join(import.meta.dirname, '..', '..', 'node_modules', '@playwright', 'test', 'cli.js');
const MINUTE = 60_000;

/** A browser that is there but lacks a library does not say its version. */
const runs = (path: string): boolean =>
  existsSync(path) &&
  (process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: MINUTE / 2 }).status === 0);

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap(name => folders.map(folder => join(folder, name)));
  return [...onPath, ...INSTALLED, chromium.executablePath()].find(runs);
}

function download(): string | undefined {
  console.error('No Chromium is installed; Playwright is asked for its own (about 170 MB, once) …');
  spawnSync(process.execPath, [CLI, 'install', '--no-shell', 'chromium'], { stdio: 'ignore', timeout: 4 * MINUTE });
  return [chromium.executablePath()].find(runs);
}

const fromPackages = (): string | undefined => (installPackages(['chromium']) ? installed() : undefined);

/** Undefined where none can be had. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && !runs(named)) throw new Error(`CHROME_PATH names no browser that runs: ${named}`);
  return named ?? installed() ?? download() ?? fromPackages();
}

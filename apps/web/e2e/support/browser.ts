/**
 * Finds a Chromium for the browser tests: CHROME_PATH, else an installed one, the one Playwright downloads, or, for
 * root on Debian, a system package. A headless shell comes first.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages } from '../../../../scripts/setup/system-packages.mjs';

const SHELL = 'chromium-headless-shell';
const SHELLS = [SHELL, 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const INSTALLED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const CLI = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules', '@playwright', 'test', 'cli.js');
const MINUTE = 60_000;

/** A browser that lacks a library prints no version. */
const runs = (path: string): boolean =>
  existsSync(path) &&
  (process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: MINUTE / 2 }).status === 0);

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap(name => folders.map(folder => join(folder, name)));
}

const installed = (): string | undefined => [...onPath(NAMES), ...INSTALLED, chromium.executablePath()].find(runs);

function download(): string | undefined {
  console.error('No Chromium is installed; Playwright is asked for its own (about 170 MB, once) …');
  spawnSync(process.execPath, [CLI, 'install', '--no-shell', 'chromium'], { stdio: 'ignore', timeout: 4 * MINUTE });
  return [chromium.executablePath()].find(runs);
}

const packaged = (name: string): string | undefined =>
  installPackages([name]) ? onPath([name]).find(runs) : undefined;

export function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && !runs(named)) throw new Error(`CHROME_PATH names no browser that runs: ${named}`);
  return named ?? onPath(SHELLS).find(runs) ?? packaged(SHELL) ?? installed() ?? download() ?? packaged('chromium');
}

/** Fetches the newest Node once from the registry, to test the packages on it. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib/run.mjs';
import { runNpm } from '../tarballs.ts';

/** A Node program and its name. */
export type NodeProgram = { readonly path: string; readonly called: string };

export const thisNode: NodeProgram = { path: process.execPath, called: `Node ${process.version}` };

/** Undefined if the registry is unreachable or lacks this platform. */
export function newestNode(): NodeProgram | undefined {
  const name = `node-${process.platform}-${process.arch}`;
  const home = join(ROOT, '.cache', 'newest-node');
  const path = join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  try {
    if (!existsSync(path)) fetchInto(home, name);
    return { path, called: 'the newest Node' };
  } catch {
    return undefined;
  }
}

function fetchInto(home: string, name: string): void {
  mkdirSync(home, { recursive: true });
  runNpm(['install', '--prefix', home, '--no-audit', '--no-fund', '--loglevel=error', name], home);
}

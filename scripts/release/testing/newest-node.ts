/** The newest Node there is, fetched once from the registry, to see that the packages run on it too. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../catalogue.ts';
import { npm } from '../tarballs.ts';

/** A program, and what it calls itself. */
export type NodeProgram = { readonly path: string; readonly called: string };

export const thisNode: NodeProgram = { path: process.execPath, called: `Node ${process.version}` };

/** Undefined where the registry is out of reach or has none for this platform. */
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
  npm(['install', '--prefix', home, '--no-audit', '--no-fund', '--loglevel=error', name], home);
}

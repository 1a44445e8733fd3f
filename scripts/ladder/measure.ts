/** Plays the deals of a measurement that are not kept yet, by the very command that the page names. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readDealFile } from '@parlour/cli/lib/arena-file';
import type { Measurement } from './measurements.ts';

const PARLOUR = join(import.meta.dirname, '../../apps/cli/dist/parlour.mjs');
const INTERRUPTED = 130;

export async function measure({ args, file, deals }: Measurement, until: number): Promise<'played' | 'stopped'> {
  if (readDealFile(file).length >= deals) return 'played';
  const left = until - performance.now();
  if (left <= 0) return 'stopped';
  mkdirSync(dirname(file), { recursive: true });
  const code = await run([PARLOUR, ...args, '--keep', file], left);
  if (code !== 0 && code !== INTERRUPTED) throw new Error(`parlour ${args.join(' ')} failed`);
  return code === 0 ? 'played' : 'stopped';
}

/** Ctrl-C reaches the command too, and it ends by itself with what it has. */
function run(words: readonly string[], left: number): Promise<number | null> {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  const late = Number.isFinite(left) ? setTimeout(() => child.kill('SIGINT'), left) : undefined;
  const wait = (): void => undefined;
  process.on('SIGINT', wait);
  return new Promise(resolve =>
    child.on('close', code => {
      clearTimeout(late);
      process.off('SIGINT', wait);
      resolve(code);
    }),
  );
}

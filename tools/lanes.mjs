/** Checks side by side: each lane does its own one after the other, and what one of them prints stays together. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { giveUp, SKIPPED, say } from './setup.mjs';

const ROOT = join(import.meta.dirname, '..');
const running = new Set();

/** Runs one of the project's tools; answers its exit code, and prints what it said if it failed. */
export function runAside(command, args) {
  const child = spawn(process.execPath, [join(ROOT, command), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = [];
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', words => said.push(words));
  return new Promise(resolve =>
    child.on('close', code => {
      running.delete(child);
      if (code !== 0 && code !== SKIPPED) process.stderr.write(Buffer.concat(said));
      resolve(code ?? 1);
    }),
  );
}

/** Says how a check went; whether it went well. */
export function outcome(name, code, begun) {
  const isGood = code === 0 || code === SKIPPED;
  const took = ((performance.now() - begun) / 1000).toFixed(1);
  if (isGood) say(`${code === SKIPPED ? 'skipped' : 'ok'}: ${name} (${took} s)`);
  return isGood;
}

async function goAlong(lane) {
  for (const [name, step] of lane) {
    const begun = performance.now();
    if (outcome(name, await step(), begun)) continue;
    for (const child of running) child.kill();
    giveUp(`The check of ${name} failed.`);
  }
}

/** Ends the program if one of them fails. */
export const inLanes = lanes => Promise.all(lanes.map(goAlong));

/** Runs checks in parallel: each lane runs its checks in order, and the output of a check stays together. */
import { spawn } from 'node:child_process';
import { giveUp, ROOT, SKIPPED, say, wordsFor } from './ground.mjs';

const running = new Set();

/** Starts a script, which is ended when another check fails. */
function start(command, args, stdio) {
  const child = spawn(process.execPath, wordsFor(command, args), { cwd: ROOT, stdio });
  running.add(child);
  const ended = new Promise(resolve =>
    child.on('close', code => {
      running.delete(child);
      resolve(code ?? 1);
    }),
  );
  return { child, ended };
}

/** Returns its exit code; its output is shown at once. */
export const runAloud = (command, args) => start(command, args, 'inherit').ended;

/** Returns its exit code; its output is printed at the end, if it failed or in any case. */
export async function runAside(command, args, told = 'if it failed') {
  const { child, ended } = start(command, args, ['ignore', 'pipe', 'pipe']);
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', words => said.push(words));
  const code = await ended;
  if (!isGood(code) || told === 'in any case') process.stderr.write(Buffer.concat(said));
  return code;
}

const isGood = code => code === 0 || code === SKIPPED;

/** Prints the result of a check; returns whether it passed. */
function outcome(name, code, begun) {
  const took = ((performance.now() - begun) / 1000).toFixed(1);
  if (isGood(code)) say(`${code === SKIPPED ? 'skipped' : 'ok'}: ${name} (${took} s)`);
  return isGood(code);
}

async function goAlong(lane) {
  for (const [name, step] of lane) {
    const begun = performance.now();
    if (outcome(name, await step(), begun)) continue;
    for (const child of running) child.kill();
    giveUp(`The check of ${name} failed.`);
  }
}

/** Exits if one of them fails. */
export const inLanes = lanes => Promise.all(lanes.map(goAlong));

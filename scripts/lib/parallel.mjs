/** Runs checks in parallel lanes. Each lane runs its checks in order; the output of a check is printed in one piece. */
import { spawn } from 'node:child_process';
import { exitWithError, logProgress, nodeArguments, ROOT, SKIPPED } from './run.mjs';

const running = new Set();

/** Starts a script, which is killed when another check fails. */
function start(script, args, stdio) {
  const child = spawn(process.execPath, nodeArguments(script, args), { cwd: ROOT, stdio });
  running.add(child);
  const exitCode = new Promise(resolve =>
    child.on('close', code => {
      running.delete(child);
      resolve(code ?? 1);
    }),
  );
  return { child, exitCode };
}

/** Runs a script and shows its output as it comes; resolves to its exit code. */
export const runVisibly = (script, args) => start(script, args, 'inherit').exitCode;

/** Runs a script; resolves to its exit code. The output is printed at the end: always, or only if the script failed. */
export async function runQuietly(script, args, print = 'if it failed') {
  const { child, exitCode } = start(script, args, ['ignore', 'pipe', 'pipe']);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => output.push(chunk));
  const code = await exitCode;
  if (!isSuccess(code) || print === 'always') process.stderr.write(Buffer.concat(output));
  return code;
}

const isSuccess = code => code === 0 || code === SKIPPED;

async function runLane(lane) {
  for (const [name, check] of lane) {
    const started = performance.now();
    const code = await check();
    if (!isSuccess(code)) {
      for (const child of running) child.kill();
      exitWithError(`The check of ${name} failed.`);
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    logProgress(`${code === SKIPPED ? 'skipped' : 'ok'}: ${name} (${seconds} s)`);
  }
}

/** Runs lanes of named checks side by side. Exits as soon as one check fails. */
export const runInParallel = lanes => Promise.all(lanes.map(runLane));

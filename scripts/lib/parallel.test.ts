import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { ROOT } from './run.mjs';

const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });

/** Runs two lanes. All checks of the first pass; the check of the second exits with this code. */
const runLanes = (code: number) =>
  node(
    '--input-type=module',
    '-e',
    `
    import { runInParallel } from './scripts/lib/parallel.mjs';
    const check = (name, code) => [name, async () => code];
    await runInParallel([[check('the first', 0), check('the last', 0)], [check('the other', ${code})]]);
  `,
  );

it('prints the result of every check', () => {
  const { status, stderr } = runLanes(0);
  expect(status).toBe(0);
  for (const name of ['the first', 'the last', 'the other']) expect(stderr).toContain(`ok: ${name} (`);
});

it('exits as soon as one check fails, and names it', () => {
  const { status, stderr } = runLanes(1);
  expect(status).toBe(1);
  expect(stderr).toContain('The check of the other failed.');
});

it('kills running scripts when a check fails', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'parlour-lanes-')), 'pid');
  const lasting = `require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => 0, 1000)`;
  const { status } = node(
    '--input-type=module',
    '-e',
    `
    import { existsSync } from 'node:fs';
    import { runInParallel, runVisibly } from './scripts/lib/parallel.mjs';
    const begun = async () => { while (!existsSync(${JSON.stringify(file)})) await new Promise(done => setTimeout(done, 20)); return 1; };
    const lasting = () => runVisibly('node_modules/tsx/dist/cli.mjs', ['-e', ${JSON.stringify(lasting)}]);
    await runInParallel([[['what lasts', lasting]], [['what fails', begun]]]);
  `,
  );
  expect(status).toBe(1);
  await vi.waitUntil(() => !isAlive(Number(readFileSync(file, 'utf8'))), { timeout: 20_000 });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('reports checks that cannot run on this machine as skipped', () => {
  expect(runLanes(77).stderr).toContain('skipped: the other (');
});

it('lists the other runs in the help', () => {
  const { status, stdout } = node('scripts/test.mjs', '--help');
  expect(status).toBe(0);
  expect(stdout).toContain('npm run test:full -- --rest');
});

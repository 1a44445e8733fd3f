import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });

/** Two lanes: one check that passes, and one that exits with this code. */
const lanes = (code: number) =>
  node(
    '--input-type=module',
    '-e',
    `
    import { inLanes } from './scripts/lanes.mjs';
    const check = (name, code) => [name, async () => code];
    await inLanes([[check('the first', 0), check('the last', 0)], [check('the other', ${code})]]);
  `,
  );

it('says of every lane how its checks went', () => {
  const { status, stderr } = lanes(0);
  expect(status).toBe(0);
  for (const name of ['the first', 'the last', 'the other']) expect(stderr).toContain(`ok: ${name} (`);
});

it('ends as soon as one check fails, and says which', () => {
  const { status, stderr } = lanes(1);
  expect(status).toBe(1);
  expect(stderr).toContain('The check of the other failed.');
});

it('ends what still runs beside a check that fails', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'parlour-lanes-')), 'pid');
  const lasting = `require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => 0, 1000)`;
  const { status } = node(
    '--input-type=module',
    '-e',
    `
    import { existsSync } from 'node:fs';
    import { inLanes, runAloud } from './scripts/lanes.mjs';
    const begun = async () => { while (!existsSync(${JSON.stringify(file)})) await new Promise(done => setTimeout(done, 20)); return 1; };
    const lasting = () => runAloud('node_modules/tsx/dist/cli.mjs', ['-e', ${JSON.stringify(lasting)}]);
    await inLanes([[['what lasts', lasting]], [['what fails', begun]]]);
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

it('passes over what this machine has no means for', () => {
  expect(lanes(77).stderr).toContain('skipped: the other (');
});

it('tells how to run fewer of the tests', () => {
  const { status, stdout } = node('scripts/test.mjs', '--help');
  expect(status).toBe(0);
  expect(stdout).toContain('npm test -- --quick');
});

/** Runs `parlour admin` as a real process against a real server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { joinClubAs, newBrowser } from '@parlour/server/tests/test-browser';
import { createTableAt, openServer } from '@parlour/server/tests/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const PARLOUR = join(import.meta.dirname, 'dist', 'parlour.mjs');
const KEY = 'the key of a careful operator';
const game = gamesOnShelf().find(({ seats }) => seats[0] <= 2 && seats[1] >= 2)!;

let address = '';
beforeAll(async () => {
  ({ address } = await openServer({ operatorKey: KEY }));
});

async function admin(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const args = [PARLOUR, 'admin', ...words, '--address', address];
  return run(args, { PARLOUR_OPERATOR_KEY: KEY });
}

async function run(args: readonly string[], env: object): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  const outcome = { out: '', err: '' };
  child.stdout.on('data', chunk => {
    outcome.out += chunk;
  });
  child.stderr.on('data', chunk => {
    outcome.err += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, ...outcome };
}

describe('parlour admin', () => {
  it('shows members, bans and lifts, renames, and forbids names', async () => {
    const { me } = await joinClubAs(newBrowser(address), 'Rumpel');
    expect((await admin('members')).out).toMatch(new RegExp(`^${me.id}  Rumpel  since \\d{4}-`));
    const banned = await admin('ban', 'rumpel', '--days', '3', '--why', 'Tore himself in two.');
    expect(banned.out).toMatch(/banned until \d{4}-\d\d-\d\d \d\d:\d\d: Tore himself in two\./);
    expect((await admin('bans')).out).toContain('Rumpel');
    await admin('lift', me.id);
    expect((await admin('bans')).out).toBe('No member is banned.\n');
    expect((await admin('rename', 'Rumpel', 'Stiltskin')).out).toContain('Stiltskin');
    expect((await admin('forbid', 'Rumpel')).out).toMatch(/^Rumpel {2}\d/);
    expect((await admin('allow', 'RUMPEL')).out).toBe('No name is forbidden.\n');
    const { out } = await admin('members', 'Stiltskin');
    expect(out).toContain('operator  renamed');
  });

  it('reads reports and settles them', async () => {
    const [teller, other] = [newBrowser(address), newBrowser(address)];
    await joinClubAs(teller, 'Teller');
    const { me } = await joinClubAs(other, 'Other');
    await teller.ask('POST', '/api/club/reports', { about: { member: me.id }, reason: 'cheating', words: 'Peeked.' });
    const { out } = await admin('reports');
    expect(out).toMatch(/: cheating\n {2}about Other .*\n {2}by Teller .*\n {2}"Peeked\."/);
    const report = /report (\w+)/.exec(out)![1]!;
    expect((await admin('settle', report, 'Nothing to see.')).out).toMatch(/closed .*: Nothing to see\./);
    expect((await admin('reports')).out).toBe('There are no open reports.\n');
    expect(JSON.parse((await admin('reports', '--settled', '--json')).out)).toMatchObject([{ report }]);
  });

  it('shows tables, closes and deletes them, and tells of it in the audit log', async () => {
    const { table } = await createTableAt(address, { game: game.id, seats: 2 });
    expect((await admin('tables', '--state', 'open')).out).toContain(table);
    expect((await admin('close', table)).out).toBe(`Closed table ${table}.\n`);
    expect((await admin('record', table, '1')).err).toMatch(/There is no record of this match/);
    expect((await admin('delete', table)).out).toBe(`Deleted table ${table}.\n`);
    const { out } = await admin('audit');
    expect(out).toMatch(new RegExp(`operator +table deleted +${table}\n.*operator +table closed +${table}`));
  });

  it('says in one sentence what is wrong', async () => {
    const keyless = await run([PARLOUR, 'admin', 'members', '--address', address], { PARLOUR_OPERATOR_KEY: '' });
    expect([keyless.code, keyless.err]).toEqual([
      2,
      'parlour: PARLOUR_OPERATOR_KEY is not set. Set it to the operator key of the server.\n',
    ]);
    const wrong = await run([PARLOUR, 'admin', 'members', '--address', address], { PARLOUR_OPERATOR_KEY: 'another' });
    expect(wrong.err).toBe('parlour: Wrong operator key, or the server has none. Check PARLOUR_OPERATOR_KEY.\n');
    const unreachable = await run([PARLOUR, 'admin', 'bans', '--address', 'http://127.0.0.1:1'], {
      PARLOUR_OPERATOR_KEY: KEY,
    });
    expect(unreachable.err).toBe("parlour: Can't reach the server. Check the address and that it runs.\n");
    expect((await admin('members', 'Nobody')).err).toBe('parlour: There is no such member.\n');
    expect((await admin('tables', '--state', 'odd')).err).toMatch(/--state needs open, closed or archived \(got odd\)/);
  });
});

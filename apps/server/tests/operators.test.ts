/** What an operator is told: at the start, in the log, and by the meters. */
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { SERVE } from '@parlour/stress/services/serve';
import Database from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import { configFrom, DEFAULTS, ENVIRONMENT } from '../config.ts';
import { LIMIT_NAMES, LIMITS } from '../limits/amounts.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { DamagedLog } from '../trouble.ts';
import { hangUpAll, say, upgradeTo } from './raw.ts';
import { folder, get, type Laid, layAt, newFile, open, post, rawSocket, until, visit } from './test-server.ts';

const some = gamesOnShelf().find(game => game.seats[0] <= 2 && game.seats[1] >= 2)!;

afterEach(hangUpAll);

/** What a real server says that cannot start, or until it has said so many lines. */
async function start(env: Record<string, string>, owner?: number): Promise<{ out: string; faults: string }> {
  const settings = { ...process.env, PARLOUR_PORT: '0', PARLOUR_FILE: newFile(), ...env };
  const child = spawn(process.execPath, SERVE, {
    env: settings,
    ...(owner !== undefined && { uid: owner }),
  });
  let [out, faults] = ['', ''];
  child.stdout.on('data', data => {
    out += data;
  });
  child.stderr.on('data', data => {
    faults += data;
  });
  await new Promise(resolve => child.once('close', resolve));
  return { out, faults };
}

describe('a server that cannot start', () => {
  it.each([
    ['PARLOUR_PORT', '70000', /^PARLOUR_PORT is a number up to 65535, not 70000\.$/],
    ['PARLOUR_LOG', 'loud', /^PARLOUR_LOG is silent, .*debug; not "loud"\.$/],
    ['PARLOUR_TRUST_PROXY', 'true', /^PARLOUR_TRUST_PROXY is a number of proxies, or their addresses/],
    ['PARLOUR_TABLES', 'many', /^PARLOUR_TABLES is a whole number, not "many"\.$/],
  ])('says in one sentence what is wrong with %s=%s', (name, value, sentence) => {
    expect(() => configFrom({ [name]: value })).toThrow(sentence);
  });

  it('prints that sentence and nothing else', async () => {
    expect(await start({ PARLOUR_LOG: 'loud' })).toEqual({
      out: '',
      faults: 'parlour: PARLOUR_LOG is silent, fatal, error, warn, info, debug; not "loud".\n',
    });
  });

  /** Root may write what it may not, so that it takes somebody else. */
  it.runIf(process.getuid?.() === 0)('names a file that may only be read', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed);
    const file = join(closed, 'parlour.db');
    await sqliteStore(file).close();
    const nobody = 65_534;
    chmodSync(folder, 0o755);
    for (const path of [closed, `${file}.lock`]) chownSync(path, nobody, nobody);
    chmodSync(file, 0o444);
    const { out, faults } = await start({ PARLOUR_FILE: file, HOME: closed }, nobody);
    expect([out, faults]).toEqual([
      '',
      `parlour: ${file} may not be written. Change its permissions, or name another file.\n`,
    ]);
  });
});

describe('settings', () => {
  it('name every limit, and take what they are set to', () => {
    for (const name of LIMIT_NAMES) {
      const { setting, usual } = LIMITS[name];
      if (setting !== undefined) expect(ENVIRONMENT[`PARLOUR_${setting}`]).toContain(`(${usual})`);
    }
    expect(configFrom({ PARLOUR_TABLES: '7', PARLOUR_TRUST_PROXY: '10.0.0.0/8' })).toMatchObject({
      limits: { tables: 7, codes: LIMITS.codes.usual },
      trustProxy: '10.0.0.0/8',
    });
  });
});

describe('the description of the interface', () => {
  it('lists every limit with what it usually is', () => {
    const text = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'api.md'), 'utf8');
    const listed = [...text.matchAll(/^\| [^|]+ \| (\d+)(?:,[^|]*)? \|$/gm)].map(([, usual]) => Number(usual));
    const usual = LIMIT_NAMES.filter(name => LIMITS[name].setting !== undefined).map(name => LIMITS[name].usual);
    expect(listed).toEqual(usual);
    const { mostOnlookers, patience } = DEFAULTS;
    expect(text).toContain(`at most ${mostOnlookers} onlookers`);
    expect(patience.hello).toBe(10_000);
  });
});

describe('the log', () => {
  it('is JSON throughout, names every request, and says nothing of addresses', async () => {
    const child = spawn(process.execPath, SERVE, {
      env: { ...process.env, PARLOUR_PORT: '0', PARLOUR_FILE: newFile(), PARLOUR_LOG: 'debug' },
    });
    let out = '';
    child.stdout.on('data', data => {
      out += data;
    });
    await until(() => out.includes('\n'));
    const { address } = JSON.parse(out.split('\n')[0]!);
    const answer = await get(address, '/%61pi/shelf?secret=1');
    child.kill('SIGTERM');
    await new Promise(resolve => child.once('close', resolve));
    const lines = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    const request = answer.headers.get('x-request-id');
    expect(lines).toContainEqual(expect.objectContaining({ request, route: 'GET /api/shelf', status: 200 }));
    expect(out).not.toMatch(/secret|"remoteAddress"/);
    expect(lines.at(-1)).toMatchObject({ msg: 'the house is closed' });
  });
});

describe('a damaged log', () => {
  const damage = (file: string, table: string, number: number, entry: string): void => {
    const db = new Database(file);
    db.prepare('insert or replace into entries (table_id, number, entry) values (?, ?, ?)').run(table, number, entry);
    db.close();
  };
  const troubleWith = (number: number, damage: DamagedLog['damage'] = 'unreadable') => ({
    error: { code: 'table-trouble', message: new DamagedLog('any', number, damage).message },
  });

  it('closes its table in one sentence, is logged once, and leaves the other tables alone', async () => {
    const file = newFile();
    const first = await open({ file });
    const laid: Laid[] = [];
    for (let n = 0; n < 5; n++) {
      const one = await layAt(first.address, { game: some.id, seats: 2, door: 'listed' });
      await visit(first.address, { table: one.table }).ask({ ask: 'sit', name: 'Ada', seat: 0 });
      laid.push(one);
    }
    await first.close();
    const [text, newer, gap, seat, sound] = laid as [Laid, Laid, Laid, Laid, Laid];
    damage(file, text.table, 3, 'not JSON');
    damage(file, newer.table, 3, '{"what":"of-a-newer-version","number":3,"at":1}');
    damage(file, gap.table, 9, '{"what":"lock","number":9,"at":1}');
    damage(file, seat.table, 3, '{"what":"sit","number":3,"at":1,"seat":99,"name":"Ada"}');

    const child = spawn(process.execPath, SERVE, {
      env: { ...process.env, PARLOUR_PORT: '0', PARLOUR_FILE: file, PARLOUR_LOG: 'info' },
    });
    let out = '';
    child.stdout.on('data', data => {
      out += data;
    });
    await until(() => out.includes('\n'));
    const { address } = JSON.parse(out.split('\n')[0]!);
    const damaged: [Laid, number, DamagedLog['damage']][] = [
      [text, 3, 'unreadable'],
      [newer, 3, 'unknown'],
      [gap, 4, 'unreadable'],
      [seat, 3, 'impossible'],
    ];
    for (const [{ table }, number, kind] of damaged) {
      for (const path of [`/api/tables/${table}`, `/api/tables/${table}`, `/api/tables/${table}/records/1`]) {
        const answer = await get(address, path);
        expect([answer.status, await answer.json()]).toEqual([410, troubleWith(number, kind)]);
      }
      const { socket, heard } = await rawSocket(address);
      socket.send(JSON.stringify({ ask: 'hello', table }));
      await until(() => heard.length > 0);
      expect(JSON.parse(heard[0]!)).toEqual({ ok: false, ...troubleWith(number, kind) });
      socket.close();
    }
    expect((await get(address, `/api/tables/${sound.table}`)).status).toBe(200);
    const listed = (await (await get(address, '/api/tables')).json()) as { tables: { table: string }[] };
    expect(listed.tables.map(({ table }) => table)).toEqual(expect.arrayContaining([sound.table]));
    for (const { table } of [text, gap]) expect(listed.tables.map(each => each.table)).not.toContain(table);
    expect(listed.tables.map(({ table }) => table)).toContain(newer.table);
    child.kill('SIGTERM');
    await new Promise(resolve => child.once('close', resolve));
    const faults = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
      .filter(({ level }) => level >= 50);
    expect(faults.map(({ table, entry, msg }) => [table, entry, msg])).toEqual(
      damaged.map(([{ table }, entry]) => [table, entry, 'the log of a table is damaged']),
    );
  });

  it('is reported to the guests at the table when it is found', async () => {
    const file = newFile();
    const { address } = await open({ file });
    const { table, host } = await layAt(address, { game: some.id, seats: 2 });
    const refused: unknown[] = [];
    const ada = visit(address, { table, host }, { line: (state, why) => state === 'refused' && refused.push(why) });
    await ada.ask({ ask: 'sit', name: 'Ada', seat: 0 });
    const next = ada.seen()!.number + 1;
    damage(file, table, next, '{');
    void ada.ask({ ask: 'lock' });
    expect(await until(() => refused[0])).toMatchObject(troubleWith(next));
  });
});

describe('the meters', () => {
  it('tell requests by route and status, errors by code, limits and queues', async () => {
    const { address } = await open({ requestsPerMinute: 100, metricsSecret: 'hush', limits: { tables: 1 } });
    const { table } = await layAt(address, { game: some.id, seats: 2 });
    await post(address, { game: some.id });
    await get(address, '/api/tables/0000000000000000');
    await say(address, upgradeTo('/elsewhere'));
    const { socket, heard } = await rawSocket(address);
    socket.send('nonsense');
    await until(() => heard.length === 1);
    await visit(address, { table }).ask({ ask: 'leave' });
    const meters = await get(address, '/metrics', 'hush').then(answer => answer.text());
    for (const line of [
      'parlour_http_seconds_count{route="POST /api/tables",status="200"} 1',
      'parlour_http_seconds_count{route="POST /api/tables",status="429"} 1',
      'parlour_http_seconds_count{route="GET /api/tables/:table",status="404"} 1',
      'parlour_errors_total{code="bad-request"} 1',
      'parlour_errors_total{code="not-seated"} 1',
      'parlour_errors_total{code="no-table"} 1',
      'parlour_limited_total{limit="tables"} 1',
      'parlour_thoughts_waiting 0',
      'parlour_bot_failures_total{outcome="retry"} 0',
      'parlour_hints_waiting 0',
      'parlour_records_waiting 0',
      'parlour_backlog_bytes 0',
    ]) {
      expect(meters).toContain(line);
    }
    socket.close();
  });
});

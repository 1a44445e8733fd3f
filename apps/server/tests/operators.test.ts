import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { SERVE_COMMAND } from '@parlour/stress/services/programs';
import Database from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import { configFromEnvironment, DEFAULT_CONFIG, ENVIRONMENT_HELP } from '../config.ts';
import { DamagedLogError } from '../errors.ts';
import { LIMIT_NAMES, LIMIT_SPECS } from '../limits/defaults.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { closeRawConnections, statusOfRaw, upgradeRequest } from './raw-http.ts';
import {
  connectClient,
  createTableAt,
  fetchPath,
  newDatabaseFile,
  openRawSocket,
  openServer,
  postTable,
  type TestTable,
  testFolder,
  until,
} from './test-server.ts';

const some = gamesOnShelf().find(game => game.seats[0] <= 2 && game.seats[1] >= 2)!;

afterEach(closeRawConnections);

async function start(env: Record<string, string>, owner?: number): Promise<{ out: string; faults: string }> {
  const settings = { ...process.env, PARLOUR_PORT: '0', PARLOUR_FILE: newDatabaseFile(), ...env };
  const child = spawn(process.execPath, SERVE_COMMAND, {
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
    ['PARLOUR_PORT', '70000', /^PARLOUR_PORT needs a whole number from 0 to 65535 \(got 70000\)\.$/],
    ['PARLOUR_LOG', 'loud', /^PARLOUR_LOG needs one of silent, .*debug \(got loud\)\.$/],
    ['PARLOUR_TRUST_PROXY', 'true', /^PARLOUR_TRUST_PROXY needs a number of proxies, or addresses/],
    ['PARLOUR_TABLES', 'many', /^PARLOUR_TABLES needs a whole number \(got many\)\.$/],
  ])('says in one sentence what is wrong with %s=%s', (name, value, sentence) => {
    expect(() => configFromEnvironment({ [name]: value })).toThrow(sentence);
  });

  it('prints that sentence and nothing else', async () => {
    expect(await start({ PARLOUR_LOG: 'loud' })).toEqual({
      out: '',
      faults: 'parlour: PARLOUR_LOG needs one of silent, fatal, error, warn, info, debug (got loud).\n',
    });
  });

  /** Root may write everything, so another user is needed. */
  it.runIf(process.getuid?.() === 0)('names a file that may only be read [needs root]', async () => {
    const closed = join(testFolder, 'closed');
    mkdirSync(closed);
    const file = join(closed, 'parlour.db');
    await openSqliteStore(file).close();
    const unprivileged = 65_534;
    chmodSync(testFolder, 0o755);
    for (const path of [closed, `${file}.lock`]) chownSync(path, unprivileged, unprivileged);
    chmodSync(file, 0o444);
    const { out, faults } = await start({ PARLOUR_FILE: file, HOME: closed }, unprivileged);
    expect([out, faults]).toEqual([
      '',
      `parlour: Can't write ${file}: permission denied. Make it writable, or choose another file with --file or PARLOUR_FILE.\n`,
    ]);
  });
});

const HELP = Object.assign({}, ...Object.values(ENVIRONMENT_HELP)) as Readonly<Record<string, string>>;

describe('settings', () => {
  it('name every limit, and take what they are set to', () => {
    for (const name of LIMIT_NAMES) {
      const { envName: setting, defaultValue: defaults } = LIMIT_SPECS[name];
      if (setting !== undefined) expect(HELP[`PARLOUR_${setting}`]).toContain(`(${defaults})`);
    }
    expect(configFromEnvironment({ PARLOUR_TABLES: '7', PARLOUR_TRUST_PROXY: '10.0.0.0/8' })).toMatchObject({
      limits: { tables: 7, codes: LIMIT_SPECS.codes.defaultValue },
      trustProxy: '10.0.0.0/8',
    });
  });
});

describe('the description of the interface', () => {
  it('lists every limit with what it usually is', () => {
    const text = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'api.md'), 'utf8');
    const listed = [...text.matchAll(/^\| [^|]+ \| (\d+)(?:,[^|]*)? \|$/gm)].map(([, defaults]) => Number(defaults));
    const defaults = LIMIT_NAMES.filter(name => LIMIT_SPECS[name].envName !== undefined).map(
      name => LIMIT_SPECS[name].defaultValue,
    );
    expect(listed).toEqual(defaults);
    const { maxSpectators, timeoutsMs } = DEFAULT_CONFIG;
    expect(text).toContain(`at most ${maxSpectators} spectators`);
    expect(timeoutsMs.hello).toBe(10_000);
  });
});

describe('the log', () => {
  it('is JSON throughout, names every request, and says nothing of addresses', async () => {
    const child = spawn(process.execPath, SERVE_COMMAND, {
      env: { ...process.env, PARLOUR_PORT: '0', PARLOUR_FILE: newDatabaseFile(), PARLOUR_LOG: 'debug' },
    });
    let out = '';
    child.stdout.on('data', data => {
      out += data;
    });
    await until(() => out.includes('\n'));
    const { address } = JSON.parse(out.split('\n')[0]!);
    const answer = await fetchPath(address, '/%61pi/shelf?secret=1');
    child.kill('SIGTERM');
    await new Promise(resolve => child.once('close', resolve));
    const lines = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    const request = answer.headers.get('x-request-id');
    expect(lines).toContainEqual(expect.objectContaining({ request, route: 'GET /api/shelf', status: 200 }));
    expect(out).not.toMatch(/secret|"remoteAddress"/);
    expect(lines.at(-1)).toMatchObject({ msg: 'server stopped' });
  });
});

describe('a damaged log', () => {
  const damage = (file: string, table: string, number: number, entry: string): void => {
    const db = new Database(file);
    db.prepare('insert or replace into entries (table_id, number, entry) values (?, ?, ?)').run(table, number, entry);
    db.close();
  };
  const startErrorOf = (number: number, damage: DamagedLogError['damage'] = 'unreadable') => ({
    error: { code: 'table-trouble', message: new DamagedLogError('any', number, damage).message },
  });

  it('closes its table in one sentence, is logged once, and leaves the other tables alone', async () => {
    const file = newDatabaseFile();
    const first = await openServer({ file });
    const created: TestTable[] = [];
    for (let n = 0; n < 5; n++) {
      const one = await createTableAt(first.address, { game: some.id, seats: 2, door: 'listed' });
      await connectClient(first.address, { table: one.table }).ask({ ask: 'sit', name: 'Ada', seat: 0 });
      created.push(one);
    }
    await first.close();
    const [text, newer, gap, seat, sound] = created as [TestTable, TestTable, TestTable, TestTable, TestTable];
    damage(file, text.table, 3, 'not JSON');
    damage(file, newer.table, 3, '{"what":"of-a-newer-version","number":3,"at":1}');
    damage(file, gap.table, 9, '{"what":"lock","number":9,"at":1}');
    damage(file, seat.table, 3, '{"what":"sit","number":3,"at":1,"seat":99,"name":"Ada"}');

    const child = spawn(process.execPath, SERVE_COMMAND, {
      env: { ...process.env, PARLOUR_PORT: '0', PARLOUR_FILE: file, PARLOUR_LOG: 'info' },
    });
    let out = '';
    child.stdout.on('data', data => {
      out += data;
    });
    await until(() => out.includes('\n'));
    const { address } = JSON.parse(out.split('\n')[0]!);
    const damaged: [TestTable, number, DamagedLogError['damage']][] = [
      [text, 3, 'unreadable'],
      [newer, 3, 'unknown'],
      [gap, 4, 'unreadable'],
      [seat, 3, 'impossible'],
    ];
    for (const [{ table }, number, kind] of damaged) {
      for (const path of [`/api/tables/${table}`, `/api/tables/${table}`, `/api/tables/${table}/records/1`]) {
        const answer = await fetchPath(address, path);
        expect([answer.status, await answer.json()]).toEqual([410, startErrorOf(number, kind)]);
      }
      const { socket, heard: received } = await openRawSocket(address);
      socket.send(JSON.stringify({ ask: 'hello', table }));
      await until(() => received.length > 0);
      expect(JSON.parse(received[0]!)).toEqual({ ok: false, ...startErrorOf(number, kind) });
      socket.close();
    }
    expect((await fetchPath(address, `/api/tables/${sound.table}`)).status).toBe(200);
    const listed = (await (await fetchPath(address, '/api/tables')).json()) as { tables: { table: string }[] };
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
      damaged.map(([{ table }, entry]) => [table, entry, 'damaged table log']),
    );
  });

  it('is reported to the guests at the table when it is found', async () => {
    const file = newDatabaseFile();
    const { address } = await openServer({ file });
    const { table, host } = await createTableAt(address, { game: some.id, seats: 2 });
    const refused: unknown[] = [];
    const ada = connectClient(
      address,
      { table, host },
      { onConnection: (state, why) => state === 'refused' && refused.push(why) },
    );
    await ada.ask({ ask: 'sit', name: 'Ada', seat: 0 });
    const next = ada.state()!.number + 1;
    damage(file, table, next, '{');
    void ada.ask({ ask: 'lock' });
    expect(await until(() => refused[0])).toMatchObject(startErrorOf(next));
  });
});

describe('the meters', () => {
  it('tell requests by route and status, errors by code, limits and queues', async () => {
    const { address } = await openServer({ requestsPerMinute: 100, metricsSecret: 'hush', limits: { tables: 1 } });
    const { table } = await createTableAt(address, { game: some.id, seats: 2 });
    await postTable(address, { game: some.id });
    await fetchPath(address, '/api/tables/0000000000000000');
    await statusOfRaw(address, upgradeRequest('/elsewhere'));
    const { socket, heard: received } = await openRawSocket(address);
    socket.send('nonsense');
    await until(() => received.length === 1);
    await connectClient(address, { table }).ask({ ask: 'leave' });
    const meters = await fetchPath(address, '/metrics', 'hush').then(answer => answer.text());
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

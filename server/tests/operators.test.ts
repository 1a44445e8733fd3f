/** What an operator is told: at the start, in the log, and by the meters. */
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gamesOnShelf } from '@parlour/games/shelf';
import { SERVE } from '@parlour/trials/services/serve';
import { afterEach, describe, expect, it } from 'vitest';
import { configFrom, DEFAULTS, ENVIRONMENT } from '../config.ts';
import { LIMIT_NAMES, LIMITS } from '../limits/amounts.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { hangUpAll, say, upgradeTo } from './raw.ts';
import { folder, get, layAt, newFile, open, post, rawSocket, until, visit } from './test-server.ts';

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
    const text = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'api.md'), 'utf8');
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

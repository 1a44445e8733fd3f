/** Runs `parlour tables` as a real process beside a real server. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@parlour/client/client';
import { connectFromNode } from '@parlour/client/node';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import type { FailedAnswer } from '@parlour/protocol/server-frames';
import { type RunningServer, startServer } from '@parlour/server/main';
import { hasPostgres } from '@parlour/server/tests/services';
import { type Service, startPostgres } from '@parlour/stress/services/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PARLOUR = join(import.meta.dirname, 'dist', 'parlour.mjs');
const folder = mkdtempSync(join(tmpdir(), 'parlour-tables-'));
const game = gamesOnShelf().find(({ seats }) => seats[0] <= 2 && seats[1] >= 2)!;

async function parlour(args: readonly string[], env: object): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(process.execPath, [PARLOUR, ...args], { env: { ...process.env, ...env } });
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

type NewTable = { table: string; code: string; host: string };

async function createTable(address: string, more: object = {}): Promise<NewTable> {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: game.id, seats: 2, ...more }),
  });
  return (await answer.json()) as NewTable;
}

type Place = { file?: string; env: object; start: () => Promise<RunningServer>; end: () => Promise<unknown> };

const setting = { port: 0, logLevel: 'silent', requestsPerMinute: 0, site: folder } as const;

const places: Record<string, () => Promise<Place>> = {
  'the SQLite file': async () => {
    const file = join(folder, 'club.db');
    return {
      file,
      env: { PARLOUR_FILE: file },
      start: () => startServer({ ...setting, file }),
      end: async () => undefined,
    };
  },
  PostgreSQL: async () => {
    const service: Service = await startPostgres('quick');
    return {
      env: { DATABASE_URL: service.url },
      start: () => startServer({ ...setting, databaseUrl: service.url }),
      end: service.end,
    };
  },
};

for (const [name, prepare] of Object.entries(places)) {
  describe.runIf(name !== 'PostgreSQL' || hasPostgres)(
    `tables of ${name}, while a server has them [needs ${name}]`,
    () => {
      let place: Place;
      let server: RunningServer;
      const clients: Client[] = [];
      const tables = (...words: string[]) => parlour(['tables', ...words], place.env);
      const createOne = (more: object = {}): Promise<NewTable> => createTable(server.address, more);

      beforeAll(async () => {
        place = await prepare();
        server = await place.start();
      });
      afterAll(async () => {
        for (const client of clients) client.close();
        await server.close();
        await place.end();
      });

      it('are listed, with filters, and shown without anything secret', async () => {
        const { table, code } = await createOne({ door: 'listed' });
        const other = await createOne();
        const { out } = await tables('list');
        expect(out.split('\n')[0]).toMatch(/^table +code +state +access +game +age +visit +entries +size$/);
        expect(out).toMatch(new RegExp(`^${table} +${code} `, 'm'));
        expect(out).toContain(other.table);
        const listed = JSON.parse((await tables('list', '--listed', '--game', game.id, '--json')).out);
        expect(listed).toMatchObject([{ id: table, code, state: 'open', game: game.id, entries: expect.any(Number) }]);
        expect((await tables('list', '--state', 'closed')).out).toBe('No table matches.\n');
        expect((await tables('list', '--unseen', '1')).out).toBe('No table matches.\n');
        const shown = (await tables('show', code.toLowerCase(), '--json')).out;
        expect(JSON.parse(shown)).toMatchObject({
          table,
          state: 'open',
          matches: 0,
          settings: { clock: { kind: 'none' } },
        });
        expect(shown).not.toMatch(/secret/i);
        expect((await tables('show', 'nobody')).err).toBe(
          'parlour: There is no table "nobody". "parlour tables list" lists all tables.\n',
        );
        expect((await tables('list', '--state', 'lost')).err).toContain(
          '--state needs open, closed or archived (got lost).',
        );
      });

      it('are closed under those who sit there, and the code is free', async () => {
        const { table, code, host } = await createOne();
        let isClosed: () => void;
        const closed = new Promise<void>(resolve => {
          isClosed = resolve;
        });
        const client = connectFromNode(
          server.address,
          { table, host },
          { onChange: ({ room }) => room.closed && isClosed() },
        );
        clients.push(client);
        await client.ask({ ask: 'sit', name: 'Zoë' });
        expect((await tables('show', table)).out).toContain('["Zoë"]');
        expect((await tables('close', code)).out).toContain(`Closed table ${table}.`);
        await closed;
        expect(await client.ask({ ask: 'lock' })).toMatchObject({ error: { code: 'table-closed' } });
        expect((await fetch(`${server.address}/api/codes/${code}`)).status).toBe(404);
        expect((await tables('close', table)).out).toBe(`Table ${table} is already closed.\n`);
      });

      it('are deleted under those who sit there, who are told so', async () => {
        const { table, host } = await createOne();
        let isRefused: (why: FailedAnswer | undefined) => void;
        const refused = new Promise<FailedAnswer | undefined>(resolve => {
          isRefused = resolve;
        });
        const client = connectFromNode(
          server.address,
          { table, host },
          { onChange: () => undefined, onConnection: (state, why) => state === 'refused' && isRefused(why) },
        );
        clients.push(client);
        await client.ask({ ask: 'sit', name: 'Rumpelstiltskin' });
        expect((await tables('delete', table)).out).toBe(`Deleted table ${table} with its log and its records.\n`);
        for (const path of place.file === undefined ? [] : [place.file, `${place.file}-wal`]) {
          expect(readFileSync(path).includes('Rumpelstiltskin')).toBe(false);
        }
        expect(await refused).toMatchObject({
          error: { code: 'no-table', message: 'There is no such table. It may have been deleted.' },
        });
        expect((await fetch(`${server.address}/api/tables/${table}`)).status).toBe(404);
      });
    },
  );
}

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Returns the commands under a heading of docs/hosting.md, with paths replaced for this checkout and service folder.
 */
function commandsOf(heading: string, home: string): string {
  const page = readFileSync(join(ROOT, 'docs', 'hosting.md'), 'utf8');
  const [, commands] = /```sh\n([\s\S]*?)```/.exec(page.slice(page.indexOf(`## ${heading}`)))!;
  return commands!
    .replace('runuser -u parlour -- ', '')
    .replace(' node ', ` ${process.execPath} `)
    .replaceAll('/opt/parlour', ROOT)
    .replaceAll('/var/lib/parlour', home);
}

it('the backup of docs/hosting.md runs night after night beside the server, and its restore brings the tables back', async () => {
  const home = join(folder, 'service');
  mkdirSync(home);
  const file = join(home, 'parlour.db');
  const run = (commands: string): string => execFileSync('sh', ['-e', '-c', commands], { encoding: 'utf8' });
  const server = await startServer({ ...setting, file });
  const created: string[] = [];
  for (const night of [1, 2]) {
    created.push((await createTable(server.address)).table);
    expect(run(commandsOf('Back up', home))).toBe(
      `Copied ${night} ${night === 1 ? 'table' : 'tables'} from ${file} to ${join(home, 'backup.db')}.\n`,
    );
  }
  expect(statSync(join(home, 'backup.db')).mode & 0o777).toBe(0o600);
  const later = await createTable(server.address);
  await server.close();
  run(commandsOf('Restore', home));
  const restored = await startServer({ ...setting, file });
  const statuses = [...created, later.table].map(
    async id => (await fetch(`${restored.address}/api/tables/${id}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
  await restored.close();
});

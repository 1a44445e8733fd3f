/** Tests the files of docs/hosting with the programs they are for; skips a test if its program is missing. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { findProgram, freePort, V8_FLAGS } from '@parlour/stress/services/programs';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createTableAt, fetchPath, openServer, testFolder, until } from './test-server.ts';

const HOSTING = join(import.meta.dirname, '..', '..', '..', 'docs', 'hosting');
const read = (name: string): string => readFileSync(join(HOSTING, name), 'utf8');
const has = (name: string): boolean => findProgram(name) !== undefined;
const some = gamesOnShelf().find(game => game.seats[0] <= 2 && game.seats[1] >= 2)!;

describe('parlour.service', () => {
  it.runIf(has('systemd-analyze'))('is exposed below 2.0 [needs systemd-analyze]', () => {
    const args = ['security', '--offline=true', join(HOSTING, 'parlour.service')];
    const { stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    const [, level] = /Overall exposure level for parlour\.service: ([\d.]+)/.exec(stdout)!;
    expect(Number(level)).toBeLessThan(2);
  });

  it('lets nobody else read what is written, and Node.js compile', () => {
    const unit = read('parlour.service');
    expect(unit).toMatch(/^UMask=0077$/m);
    expect(unit).not.toMatch(/^MemoryDenyWriteExecute/m);
  });
});

it('starts the server in the unit and in the image as it is tried and measured', () => {
  expect(read('parlour.service')).toContain(`node ${V8_FLAGS.join(' ')} apps/cli/dist/parlour.mjs serve\n`);
  expect(read('Dockerfile')).toContain(
    `CMD ["node", "${V8_FLAGS.join('", "')}", "/opt/parlour/node_modules/parlour/dist/parlour.mjs", "serve"]`,
  );
});

describe('what Prometheus and Grafana are given', () => {
  const NAME = /\b(?:parlour|nodejs|process)_[a-z_0-9]+/g;
  const strip = (name: string): string => name.replace(/_(bucket|sum|count)$/, '');

  it('asks only for meters that a server has', async () => {
    const { address } = await openServer({ metricsSecret: 'm' });
    const meters = await (await fetchPath(address, '/metrics', 'm')).text();
    const stored = new Set([...meters.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    for (const file of ['alerts.yaml', 'dashboard.json', '../hosting.md']) {
      const asked = [...read(file).matchAll(NAME)].map(([name]) => strip(name));
      expect(asked.length).toBeGreaterThan(5);
      expect(asked.filter(name => !stored.has(name))).toEqual([]);
    }
  });

  it.runIf(has('promtool'))('is accepted by promtool [needs promtool]', () => {
    const { stdout, status } = spawnSync('promtool', ['check', 'rules', join(HOSTING, 'alerts.yaml')], {
      encoding: 'utf8',
    });
    expect(stdout).toContain('SUCCESS');
    expect(status).toBe(0);
  });

  it('is a dashboard whose panels do not lie over each other', () => {
    type Panel = { id: number; title: string; gridPos: { x: number; y: number; w: number; h: number } };
    const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };
    const places = panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(panels.length);
    expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });
});

describe.runIf(has('nginx') && has('openssl'))('nginx.conf [needs nginx and openssl]', () => {
  const home = join(testFolder, 'nginx');
  let stop: () => Promise<unknown> = async () => undefined;
  afterAll(() => stop());

  it('passes requests and sittings on over TLS, on any port, and believes no stranger', async () => {
    const { address } = await openServer({ trustProxy: '1', requestsPerMinute: 3 });
    const [plain, secure] = [await freePort(), await freePort()];
    stop = await startNginx(home, new URL(address).port, plain, secure);
    const remote = `https://127.0.0.1:${secure}`;

    const moved = await fetch(`http://127.0.0.1:${plain}/t/x`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([308, 'https://127.0.0.1/t/x']);

    const { table } = await createTableAt(address, { game: some.id, seats: 2 });
    expect(await hello(remote, table, `https://127.0.0.1:${secure}`)).toMatchObject({ ok: true });
    await expect(hello(remote, table, 'https://elsewhere.example')).rejects.toThrow(/403/);

    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) statuses.push(await statusOf(`${remote}/api/shelf`, `10.0.0.${n}`));
    expect(statuses.at(-1)).toBe(429);
  });
});

/** The same configuration, except for its address, certificate and server port. */
async function startNginx(
  home: string,
  server: string,
  plain: number,
  secure: number,
): Promise<() => Promise<unknown>> {
  mkdirSync(home);
  const [cert, key] = [join(home, 'cert.pem'), join(home, 'key.pem')];
  const subject = ['-subj', '/CN=parlour.example', '-days', '1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  const site = read('nginx.conf')
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${secure} ssl;`)
    .replace('server 127.0.0.1:8420', `server 127.0.0.1:${server}`)
    .replace(/\S+fullchain\.pem/, cert)
    .replace(/\S+privkey\.pem/, key);
  writeFileSync(join(home, 'parlour.conf'), site);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(it => `${it}_temp_path ${home}/${it};`);
  const main = `pid ${home}/pid; error_log ${home}/errors; events {} http { access_log off; ${paths.join(' ')} include ${home}/parlour.conf; }`;
  writeFileSync(join(home, 'nginx.conf'), main);
  const nginx = spawn(findProgram('nginx')!, ['-c', join(home, 'nginx.conf'), '-g', 'daemon off; master_process off;']);
  let isUp = false;
  const knock = (): unknown => statusOf(`https://127.0.0.1:${secure}/health`, '').then(() => (isUp = true), knock);
  knock();
  await until(() => isUp || nginx.exitCode !== null);
  return async () => {
    nginx.kill('SIGTERM');
    if (nginx.exitCode === null) await once(nginx, 'exit');
  };
}

/** The certificate is self-signed. */
const TRUSTING = { rejectUnauthorized: false } as const;

function statusOf(url: string, claimed: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { ...TRUSTING, headers: { 'x-forwarded-for': claimed } }, answer => {
      answer.resume();
      resolve(answer.statusCode!);
    });
    asking.on('error', reject);
    asking.end();
  });
}

function hello(address: string, table: string, origin: string): Promise<object> {
  const socket = new WebSocket(`${address.replace('https', 'wss')}/api/sit`, { ...TRUSTING, origin });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ ask: 'hello', table })));
    socket.on('message', data => {
      resolve(JSON.parse(data.toString()) as object);
      socket.close();
    });
  });
}

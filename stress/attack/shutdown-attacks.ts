/** Attacks on a full server and on a server that shuts down, each on a separate server. */
import { setTimeout as wait } from 'node:timers/promises';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { itemAt } from '@parlour/kernel/result';
import type { ServerProcess } from '../fleet/fleet.ts';
import { type Attack, type AttackContext, flood } from './attack.ts';
import { connectHostileClient, createTableFrom } from './hostile-client.ts';
import { formatStatusAndCode, openTcp, readFirstData, requestRaw, upgradeText } from './raw-tcp.ts';

/** An attack that needs special settings, and may break its server. */
export type OneServerAttack = {
  readonly name: string;
  readonly says: string;
  readonly settings: Readonly<Record<string, string>>;
  attack(server: ServerProcess): Attack;
};

const MAX_CONNECTIONS = 8;

export const fullServerAttack: OneServerAttack = {
  name: 'full',
  says: 'upgrades that are refused because the server is full, and reset',
  settings: { PARLOUR_CONNECTIONS: String(MAX_CONNECTIONS) },
  attack: server => ({
    ...fullServerAttack,
    async run(scene) {
      const clients = await Promise.all(
        Array.from({ length: MAX_CONNECTIONS }, (_, n) => connectHostileClient(scene, scene.from(n))),
      );
      await flood(scene, { concurrency: 8, maxTries: 2000 }, n => requestUpgrade(scene, n));
      for (const { close } of clients) close();
      if (server.pid() === undefined) scene.reportFault('the server died');
    },
  }),
};

/** Reads every other answer; resets the rest. */
async function requestUpgrade(scene: AttackContext, n: number): Promise<void> {
  const from = scene.from(n + MAX_CONNECTIONS);
  if (n % 2 === 0) return scene.countAnswer(formatStatusAndCode(await requestRaw(scene.address, from, upgradeText())));
  const socket = await openTcp(scene.address, from);
  socket.write(upgradeText());
  await wait(n % 5);
  socket.resetAndDestroy();
  scene.countAnswer('reset');
}

const SHUTDOWN_TIMEOUT_MS = 30_000;

const HALF_HEADERS =
  'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n';

/** What clients have sent when they fall silent. */
const HALF_REQUESTS = [
  '',
  'GET /api/she',
  HALF_HEADERS,
  `${HALF_HEADERS}\r\n{"game":`,
  'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n',
];

export const sigtermAttack: OneServerAttack = {
  name: 'sigterm',
  says: 'SIGTERM while clients hold unfinished requests open',
  settings: {},
  attack: server => ({
    ...sigtermAttack,
    async run(scene) {
      const { table } = await createTableFrom(scene, scene.from(99), { game: itemAt(gamesOnShelf(), 0).id });
      const lines = await Promise.all(
        HALF_REQUESTS.flatMap(half => [0, 1, 2].map(n => holdConnection(scene, n, half))),
      );
      const clients = await Promise.all([0, 1, 2].map(n => connectHostileClient(scene, scene.from(n))));
      itemAt(clients, 1).send({ ask: 'hello', table });
      itemAt(clients, 2).socket.pause();
      itemAt(clients, 2).send({ ask: 'hello', table });
      await wait(200);
      const begun = performance.now();
      const ended = server.stop('SIGTERM');
      await flood(scene, { concurrency: 2, maxTries: 50 }, n => requestUpgrade(scene, n));
      const code = await Promise.race([ended, wait(SHUTDOWN_TIMEOUT_MS, 'none' as const, { ref: false })]);
      scene.remark(`exit code ${code} ${Math.round(performance.now() - begun)} ms after SIGTERM`);
      if (code === 'none') scene.reportFault('the server does not stop while a request is unfinished');
      else if (code !== 0) scene.reportFault(`the server crashed during shutdown with exit code ${code}`);
      for (const line of lines) line.destroy();
      for (const { close } of clients) close();
      await server.stop('SIGKILL');
    },
  }),
};

async function holdConnection(scene: AttackContext, n: number, half: string) {
  const socket = await openTcp(scene.address, scene.from(n));
  socket.setTimeout(0);
  socket.write(half);
  if (half.endsWith('\r\n\r\n')) await readFirstData(socket);
  return socket;
}

export const ONE_SERVER_ATTACKS: readonly OneServerAttack[] = [fullServerAttack, sigtermAttack];

/**
 * Clients that hold resources and do nothing: half requests, slow bodies, sockets that never say hello, spectators
 * that never read.
 */
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { DEFAULT_CONFIG } from '@parlour/server/config';
import { type Attack, type AttackContext, flood } from '../attack.ts';
import { connectHostileClient, createTableFrom, type HostileClient, seatHostileClient } from '../hostile-client.ts';
import { openTcp } from '../raw-tcp.ts';

/** Opens as many connections as it gets and sends one more byte on each now and then. */
async function dripBytes(scene: AttackContext, maxConnections: number, opening: string, letter: string): Promise<void> {
  const lines: Socket[] = [];
  await flood(scene, { concurrency: 8, maxTries: maxConnections, pauseMs: 1 }, async n => {
    const socket = await openTcp(scene.address, scene.from(n % 20));
    socket.write(opening);
    socket.once('close', () => scene.countAnswer('closed by the server'));
    lines.push(socket);
  });
  while (!scene.isOver()) {
    for (const socket of lines) if (socket.writable) socket.write(letter);
    await wait(500);
  }
  const open = lines.filter(socket => !socket.destroyed);
  for (const _ of open) scene.countAnswer('still open');
  for (const socket of lines) socket.removeAllListeners('close').destroy();
}

const HALF_REQUEST = 'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

export const slowHeadersAttack: Attack = {
  name: 'slow-headers',
  says: 'headers letter by letter on many lines, and lines that say nothing',
  run: scene => dripBytes(scene, 1500, 'GET /api/shelf HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'x'),
};

export const slowBodiesAttack: Attack = {
  name: 'slow-bodies',
  says: 'bodies letter by letter on many lines',
  run: scene => dripBytes(scene, 1500, `${HALF_REQUEST}Content-Length: 200000\r\n\r\n{"record":"`, 'x'),
};

/** Opens as many sockets as it gets; returns them. */
async function openSockets(
  scene: AttackContext,
  maxConnections: number,
  addresses: number,
  onOpen: (client: HostileClient) => void,
): Promise<HostileClient[]> {
  const clients: HostileClient[] = [];
  await flood(scene, { concurrency: 12, maxTries: maxConnections, pauseMs: 1 }, async n => {
    const client = await connectHostileClient(scene, scene.from(n % addresses));
    client.socket.once('close', code => scene.countAnswer(`closed ${code}`));
    clients.push(client);
    onOpen(client);
  });
  return clients;
}

function closeSockets(scene: AttackContext, clients: readonly HostileClient[]): void {
  for (const { socket } of clients) {
    if (socket.readyState === socket.OPEN) scene.countAnswer('still open');
    socket.removeAllListeners('close').terminate();
  }
}

const isOpen = ({ socket }: HostileClient): boolean => socket.readyState === socket.OPEN;

export const silentSocketsAttack: Attack = {
  name: 'mute',
  says: 'sockets from one address that never say hello',
  async run(scene) {
    const clients = await openSockets(scene, 3 * scene.limits.connections, 1, () => undefined);
    const open = clients.filter(isOpen).length;
    if (open > scene.limits.connections) scene.reportFault(`one address had ${open} sockets at once`);
    await wait(DEFAULT_CONFIG.timeoutsMs.hello + 1000);
    const left = clients.filter(isOpen).length;
    if (left > 0) scene.reportFault(`${left} sockets without hello are still open`);
    closeSockets(scene, clients);
  },
};

export const spectatorFloodAttack: Attack = {
  name: 'onlookers',
  says: 'many spectators from many addresses at one table who send hello repeatedly',
  async run(scene) {
    const { table } = await createTableFrom(scene, scene.from(253), { game: itemAt(gamesOnShelf(), 0).id });
    const clients = await openSockets(scene, 800, 40, client => client.send({ ask: 'hello', table }));
    while (!scene.isOver()) {
      for (const client of clients.slice(0, 40)) client.send({ ask: 'hello', table });
      await wait(200);
    }
    const framesReceived = clients.reduce((sum, client) => sum + client.frameCount(), 0);
    scene.remark(`${clients.length} spectators received ${framesReceived} frames`);
    closeSockets(scene, clients);
  },
};

export const unreadNewsAttack: Attack = {
  name: 'deaf',
  says: 'spectators who request the whole table repeatedly and never read',
  async run(scene) {
    const game = assertDefined(gamesOnShelf().find(({ seats }) => seats[0] === 4)).id;
    const { table, host } = await createTableFrom(scene, scene.from(253), { game, settings: { pace: 'instant' } });
    const owner = await connectHostileClient(scene, scene.from(253));
    await owner.ask({ ask: 'hello', table, host });
    await owner.ask({ ask: 'start', fill: 'easy' });
    scene.startClock();
    const clients = await openSockets(scene, 200, 20, client => client.socket.pause());
    while (!scene.isOver()) {
      for (const client of clients) client.send({ ask: 'hello', table });
      await wait(110);
    }
    closeSockets(scene, clients);
    owner.close();
  },
};

export const helloFloodAttack: Attack = {
  name: 'hellos',
  says: 'repeated hello to existing and unknown tables',
  async run(scene) {
    const game = itemAt(gamesOnShelf(), 0).id;
    const owner = await seatHostileClient(scene, scene.from(253), game);
    const { table } = await createTableFrom(scene, scene.from(252), { game });
    const nowhere = '0'.repeat(16);
    await flood(scene, { concurrency: 20, maxTries: 4000, pauseMs: 1 }, async n => {
      const client = await connectHostileClient(scene, scene.from(n % 20));
      for (let m = 0; m < 40; m++) client.send({ ask: 'hello', table: m % 4 === 0 ? nowhere : table });
      const last = await client.ask({ ask: 'ping' });
      scene.countAnswer(last === undefined ? 'cut off' : 'answered');
      client.close();
    });
    owner.close();
  },
};

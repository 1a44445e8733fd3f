/** Attacks on a server that has to be full, or has to close, each on a server of its own. */
import { setTimeout as wait } from 'node:timers/promises';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { itemAt } from '@parlour/kernel/result';
import type { Server } from '../fleet/fleet.ts';
import { ask, firstWords, nameOf, reach, upgradeText } from './line.ts';
import { come, layFrom } from './person.ts';
import { type Attack, type AttackScene, strike } from './scene.ts';

/** An attack that needs a server set so, and may do to it what it likes. */
export type ClosingEnd = {
  readonly name: string;
  readonly says: string;
  readonly settings: Readonly<Record<string, string>>;
  attack(server: Server): Attack;
};

const ROOM = 8;

export const full: ClosingEnd = {
  name: 'full',
  says: 'upgrades refused because the house is full, and reset',
  settings: { PARLOUR_CONNECTIONS: String(ROOM) },
  attack: server => ({
    ...full,
    async run(scene) {
      const inside = await Promise.all(Array.from({ length: ROOM }, (_, n) => come(scene, scene.from(n))));
      await strike(scene, { hands: 8, most: 2000 }, n => knock(scene, n));
      for (const { close } of inside) close();
      if (server.pid() === undefined) scene.complain('the server died');
    },
  }),
};

/** Every other is read; the rest are reset. */
async function knock(scene: AttackScene, n: number): Promise<void> {
  const from = scene.from(n + ROOM);
  if (n % 2 === 0) return scene.saw(nameOf(await ask(scene.address, from, upgradeText())));
  const socket = await reach(scene.address, from);
  socket.write(upgradeText());
  await wait(n % 5);
  socket.resetAndDestroy();
  scene.saw('reset');
}

/** How long it may take to close. */
const PATIENCE = 30_000;

const HALF = 'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n';

/** What strangers have said when they fall silent. */
const HALVES = ['', 'GET /api/she', HALF, `${HALF}\r\n{"game":`, 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n'];

export const sigterm: ClosingEnd = {
  name: 'sigterm',
  says: 'SIGTERM while strangers hold requests open that they do not finish',
  settings: {},
  attack: server => ({
    ...sigterm,
    async run(scene) {
      const { table } = await layFrom(scene, scene.from(99), { game: itemAt(gamesOnShelf(), 0).id });
      const lines = await Promise.all(HALVES.flatMap(half => [0, 1, 2].map(n => hold(scene, n, half))));
      const guests = await Promise.all([0, 1, 2].map(n => come(scene, scene.from(n))));
      itemAt(guests, 1).say({ ask: 'hello', table });
      itemAt(guests, 2).socket.pause();
      itemAt(guests, 2).say({ ask: 'hello', table });
      await wait(200);
      const begun = performance.now();
      const ended = server.stop('SIGTERM');
      await strike(scene, { hands: 2, most: 50 }, n => knock(scene, n));
      const code = await Promise.race([ended, wait(PATIENCE, 'none' as const, { ref: false })]);
      scene.remark(`exit code ${code} ${Math.round(performance.now() - begun)} ms after SIGTERM`);
      if (code === 'none') scene.complain('the server does not end while somebody has not finished a request');
      else if (code !== 0) scene.complain(`the server died while it was closing, with exit code ${code}`);
      for (const line of lines) line.destroy();
      for (const { close } of guests) close();
      await server.stop('SIGKILL');
    },
  }),
};

async function hold(scene: AttackScene, n: number, half: string) {
  const socket = await reach(scene.address, scene.from(n));
  socket.setTimeout(0);
  socket.write(half);
  if (half.endsWith('\r\n\r\n')) await firstWords(socket);
  return socket;
}

export const ENDINGS: readonly ClosingEnd[] = [full, sigterm];

/** Lines that are reset by TCP at every stage of a connection, and upgrades that are refused in number. */
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { itemAt } from '@parlour/kernel/result';
import { ask, nameOf, reach, readAll, textFrame, upgraded, upgradeText } from '../line.ts';
import { layFrom } from '../person.ts';
import { type Attack, type AttackScene, strike } from '../scene.ts';

/** Says something, waits a little for whatever that sets going, and resets the line. */
async function resetAfter(scene: AttackScene, from: string, text: string, pause: number): Promise<Socket> {
  const socket = await reach(scene.address, from);
  socket.write(text);
  if (pause > 0) await wait(pause);
  socket.resetAndDestroy();
  return socket;
}

type Stage = {
  readonly name: string;
  strike(scene: AttackScene, from: string, table: string, pause: number): Promise<void>;
};

const saying = (name: string, text: () => string): Stage => ({
  name,
  async strike(scene, from, _, pause) {
    await resetAfter(scene, from, text(), pause);
  },
});

/** Once the line is up: hello to a table, and then a reset before or while it is told anything. */
const greeting = (name: string, patience: number): Stage => ({
  name,
  async strike(scene, from, table, pause) {
    const socket = await upgraded(scene.address, from);
    for (let n = 0; n < 5; n++) socket.write(textFrame(JSON.stringify({ ask: 'hello', table })));
    await wait(patience + pause);
    socket.resetAndDestroy();
  },
});

const POST = 'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

const STAGES: readonly Stage[] = [
  saying('before the request', () => ''),
  saying('in the request line', () => 'GET /api/she'),
  saying('in the headers', () => 'GET /api/shelf HTTP/1.1\r\nHost: localhost\r\nX-'),
  saying('in the body', () => `${POST}Content-Length: 100\r\n\r\n{"game":`),
  saying('before the answer', () => 'GET /api/shelf HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  saying('after the refusal 404', () => upgradeText('/nowhere')),
  saying('after the refusal 403', () => upgradeText('/api/sit', { Origin: 'https://evil.example' })),
  saying('after a handshake without key', () => upgradeText('/api/sit', { 'Sec-WebSocket-Key': 'x' })),
  saying('during the handshake', () => upgradeText()),
  greeting('after hello', 0),
  greeting('while being told', 10),
];

/** So often at each stage. */
const TRIES = 250;

export const resets: Attack = {
  name: 'resets',
  says: 'a TCP reset at every stage of a connection',
  async run(scene) {
    const game = itemAt(gamesOnShelf(), 0).id;
    const { table } = await layFrom(scene, scene.from(253), { game });
    for (const stage of STAGES) {
      const left = await strike(scene, { hands: 16, most: TRIES, rest: 1 }, async n => {
        await stage.strike(scene, scene.from(n), table, n % 4);
        scene.saw(stage.name);
      });
      if (left === 'gone') return scene.complain(`nobody answers any more after a reset ${stage.name}`);
    }
  },
};

const REFUSED = [upgradeText('/nowhere'), upgradeText('/api/sit', { Origin: 'https://evil.example' })];

export const refusals: Attack = {
  name: 'refusals',
  says: 'upgrades that are refused, in number, some read and some not',
  async run(scene) {
    await strike(scene, { hands: 16, most: 8000 }, async n => {
      const text = itemAt(REFUSED, n % REFUSED.length);
      if (n % 3 > 0) return scene.saw(nameOf(await ask(scene.address, scene.from(n), text)));
      const socket = await reach(scene.address, scene.from(n));
      socket.write(text + 'x'.repeat(1000));
      scene.saw(nameOf(await readAll(socket)));
    });
  },
};

/** TCP resets at every stage of a connection, and many refused upgrades. */
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { itemAt } from '@parlour/kernel/result';
import { type Attack, type AttackContext, flood } from '../attack.ts';
import { createTableFrom } from '../hostile-client.ts';
import {
  formatStatusAndCode,
  maskedTextFrame,
  openRawWebSocket,
  openTcp,
  readAnswer,
  requestRaw,
  upgradeText,
} from '../raw-tcp.ts';

/** Sends something, waits a little for its effect, and resets the connection. */
async function sendAndReset(scene: AttackContext, from: string, text: string, pause: number): Promise<Socket> {
  const socket = await openTcp(scene.address, from);
  socket.write(text);
  if (pause > 0) await wait(pause);
  socket.resetAndDestroy();
  return socket;
}

type Stage = {
  readonly name: string;
  strike(scene: AttackContext, from: string, table: string, pause: number): Promise<void>;
};

const stageAfter = (name: string, text: () => string): Stage => ({
  name,
  async strike(scene, from, _, pause) {
    await sendAndReset(scene, from, text(), pause);
  },
});

/** Upgrades, says hello to a table, and resets before or during the first news. */
const stageAfterHello = (name: string, patience: number): Stage => ({
  name,
  async strike(scene, from, table, pause) {
    const socket = await openRawWebSocket(scene.address, from);
    for (let n = 0; n < 5; n++) socket.write(maskedTextFrame(JSON.stringify({ ask: 'hello', table })));
    await wait(patience + pause);
    socket.resetAndDestroy();
  },
});

const POST_HEAD = 'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

const STAGES: readonly Stage[] = [
  stageAfter('before the request', () => ''),
  stageAfter('in the request line', () => 'GET /api/she'),
  stageAfter('in the headers', () => 'GET /api/shelf HTTP/1.1\r\nHost: localhost\r\nX-'),
  stageAfter('in the body', () => `${POST_HEAD}Content-Length: 100\r\n\r\n{"game":`),
  stageAfter('before the answer', () => 'GET /api/shelf HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  stageAfter('after the refusal 404', () => upgradeText('/nowhere')),
  stageAfter('after the refusal 403', () => upgradeText('/api/sit', { Origin: 'https://evil.example' })),
  stageAfter('after a handshake without key', () => upgradeText('/api/sit', { 'Sec-WebSocket-Key': 'x' })),
  stageAfter('during the handshake', () => upgradeText()),
  stageAfterHello('after hello', 0),
  stageAfterHello('while being told', 10),
];

const TRIES_PER_STAGE = 250;

export const resetsAttack: Attack = {
  name: 'resets',
  says: 'a TCP reset at every stage of a connection',
  async run(scene) {
    const game = itemAt(gamesOnShelf(), 0).id;
    const { table } = await createTableFrom(scene, scene.from(253), { game });
    for (const stage of STAGES) {
      const left = await flood(scene, { concurrency: 16, maxTries: TRIES_PER_STAGE, pauseMs: 1 }, async n => {
        await stage.strike(scene, scene.from(n), table, n % 4);
        scene.countAnswer(stage.name);
      });
      if (left === 'gone') return scene.reportFault(`the server does not answer after a reset ${stage.name}`);
    }
  },
};

const REFUSED_UPGRADES = [upgradeText('/nowhere'), upgradeText('/api/sit', { Origin: 'https://evil.example' })];

export const refusedUpgradesAttack: Attack = {
  name: 'refusals',
  says: 'upgrades that are refused, in number, some read and some not',
  async run(scene) {
    await flood(scene, { concurrency: 16, maxTries: 8000 }, async n => {
      const text = itemAt(REFUSED_UPGRADES, n % REFUSED_UPGRADES.length);
      if (n % 3 > 0)
        return scene.countAnswer(formatStatusAndCode(await requestRaw(scene.address, scene.from(n), text)));
      const socket = await openTcp(scene.address, scene.from(n));
      socket.write(text + 'x'.repeat(1000));
      scene.countAnswer(formatStatusAndCode(await readAnswer(socket)));
    });
  },
};

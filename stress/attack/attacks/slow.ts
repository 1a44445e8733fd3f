/** Whoever takes up room and does nothing: half a request, a body letter by letter, a socket that never says hello. */
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { DEFAULT_CONFIG } from '@parlour/server/config';
import { reach } from '../line.ts';
import { come, layFrom, type Stranger, seatHimself } from '../person.ts';
import { type Attack, type AttackScene, strike } from '../scene.ts';

/** Holds as many lines as it gets and says one more letter on each now and then. */
async function drip(scene: AttackScene, most: number, opening: string, letter: string): Promise<void> {
  const lines: Socket[] = [];
  await strike(scene, { hands: 8, most, rest: 1 }, async n => {
    const socket = await reach(scene.address, scene.from(n % 20));
    socket.write(opening);
    socket.once('close', () => scene.saw('closed by the server'));
    lines.push(socket);
  });
  while (!scene.isOver()) {
    for (const socket of lines) if (socket.writable) socket.write(letter);
    await wait(500);
  }
  const open = lines.filter(socket => !socket.destroyed);
  for (const _ of open) scene.saw('still open');
  for (const socket of lines) socket.removeAllListeners('close').destroy();
}

const HALF = 'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

export const slowHeaders: Attack = {
  name: 'slow-headers',
  says: 'headers letter by letter on many lines, and lines that say nothing',
  run: scene => drip(scene, 1500, 'GET /api/shelf HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'x'),
};

export const slowBodies: Attack = {
  name: 'slow-bodies',
  says: 'bodies letter by letter on many lines',
  run: scene => drip(scene, 1500, `${HALF}Content-Length: 200000\r\n\r\n{"record":"`, 'x'),
};

/** Comes as often as it is let in; answers how many were in at once. */
async function crowd(
  scene: AttackScene,
  most: number,
  addresses: number,
  greet: (who: Stranger) => void,
): Promise<Stranger[]> {
  const inside: Stranger[] = [];
  await strike(scene, { hands: 12, most, rest: 1 }, async n => {
    const who = await come(scene, scene.from(n % addresses));
    who.socket.once('close', code => scene.saw(`closed ${code}`));
    inside.push(who);
    greet(who);
  });
  return inside;
}

function leave(scene: AttackScene, inside: readonly Stranger[]): void {
  for (const { socket } of inside) {
    if (socket.readyState === socket.OPEN) scene.saw('still open');
    socket.removeAllListeners('close').terminate();
  }
}

const isOpen = ({ socket }: Stranger): boolean => socket.readyState === socket.OPEN;

export const mute: Attack = {
  name: 'mute',
  says: 'sockets from one address that never say hello',
  async run(scene) {
    const inside = await crowd(scene, 3 * scene.limits.connections, 1, () => undefined);
    const open = inside.filter(isOpen).length;
    if (open > scene.limits.connections) scene.complain(`one address had ${open} sockets at once`);
    await wait(DEFAULT_CONFIG.timeoutsMs.hello + 1000);
    const left = inside.filter(isOpen).length;
    if (left > 0) scene.complain(`${left} sockets are open though nobody has said hello`);
    leave(scene, inside);
  },
};

export const onlookers: Attack = {
  name: 'onlookers',
  says: 'a crowd of onlookers at one table, coming from many addresses and saying hello again and again',
  async run(scene) {
    const { table } = await layFrom(scene, scene.from(253), { game: itemAt(gamesOnShelf(), 0).id });
    const inside = await crowd(scene, 800, 40, who => who.say({ ask: 'hello', table }));
    while (!scene.isOver()) {
      for (const who of inside.slice(0, 40)) who.say({ ask: 'hello', table });
      await wait(200);
    }
    const told = inside.reduce((sum, who) => sum + who.told(), 0);
    scene.remark(`${inside.length} onlookers were told ${told} frames`);
    leave(scene, inside);
  },
};

export const deaf: Attack = {
  name: 'deaf',
  says: 'onlookers who ask for the whole table again and again and never read',
  async run(scene) {
    const game = assertDefined(gamesOnShelf().find(({ seats }) => seats[0] === 4)).id;
    const { table, host } = await layFrom(scene, scene.from(253), { game, settings: { pace: 'instant' } });
    const owner = await come(scene, scene.from(253));
    await owner.ask({ ask: 'hello', table, host });
    await owner.ask({ ask: 'start', fill: 'easy' });
    scene.begin();
    const inside = await crowd(scene, 200, 20, who => who.socket.pause());
    while (!scene.isOver()) {
      for (const who of inside) who.say({ ask: 'hello', table });
      await wait(110);
    }
    leave(scene, inside);
    owner.close();
  },
};

export const hellos: Attack = {
  name: 'hellos',
  says: 'hello again and again, to tables that exist and to others',
  async run(scene) {
    const game = itemAt(gamesOnShelf(), 0).id;
    const owner = await seatHimself(scene, scene.from(253), game);
    const { table } = await layFrom(scene, scene.from(252), { game });
    const nowhere = '0'.repeat(16);
    await strike(scene, { hands: 20, most: 4000, rest: 1 }, async n => {
      const who = await come(scene, scene.from(n % 20));
      for (let m = 0; m < 40; m++) who.say({ ask: 'hello', table: m % 4 === 0 ? nowhere : table });
      const last = await who.ask({ ask: 'ping' });
      scene.saw(last === undefined ? 'cut off' : 'answered');
      who.close();
    });
    owner.close();
  },
};

/** Seated clients that ask for too much: hints, legal plays, seats, and duplicate requests. */
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { itemAt } from '@parlour/kernel/result';
import { type Attack, type AttackContext, flood, waitUntilTimeIsUp } from '../attack.ts';
import {
  connectHostileClient,
  createTableFrom,
  type HostileClient,
  messageLabel,
  seatHostileClient,
} from '../hostile-client.ts';

const gamesForTwo = gamesOnShelf().filter(({ seats }) => seats[1] >= 2);

/** Seats clients at tables of their own, cycling through the games. */
async function seatManyClients(scene: AttackContext, count: number): Promise<HostileClient[]> {
  const seated: HostileClient[] = [];
  await flood(scene, { concurrency: 4, maxTries: count }, async n => {
    seated.push(await seatHostileClient(scene, scene.from(n), itemAt(gamesForTwo, n % gamesForTwo.length).id));
  });
  return seated;
}

/** Every client sends without a pause, four requests at a time. */
async function floodRequests(scene: AttackContext, seated: readonly HostileClient[], frame: object): Promise<void> {
  scene.startClock();
  const floodFrom = async (client: HostileClient): Promise<void> => {
    while (!scene.isOver()) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => client.ask(frame)));
      for (const answer of answers) scene.countAnswer(messageLabel(answer));
      const fault = answers.find(answer => messageLabel(answer) === 'our-fault');
      if (fault) scene.reportFault(`${JSON.stringify(frame)} was answered with our-fault`);
      if (answers.includes(undefined)) return;
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  };
  await Promise.race([Promise.all(seated.map(floodFrom)), waitUntilTimeIsUp(scene)]);
  for (const client of seated) client.close();
}

export const hintFloodAttack: Attack = {
  name: 'hints',
  says: 'expert hints at many tables without a pause',
  async run(scene) {
    await floodRequests(scene, await seatManyClients(scene, 40), { ask: 'hint', level: 'expert' });
  },
};

export const playsFloodAttack: Attack = {
  name: 'plays',
  says: 'legal plays of every game at many tables without a pause',
  async run(scene) {
    await floodRequests(scene, await seatManyClients(scene, 40), { ask: 'plays', limit: 5000 });
  },
};

export const churnAttack: Attack = {
  name: 'churn',
  says: 'sitting down and leaving, at one table and at many',
  async run(scene) {
    const { table } = await createTableFrom(scene, scene.from(253), { game: itemAt(gamesForTwo, 0).id });
    await flood(scene, { concurrency: 12, maxTries: 3000, pauseMs: 10 }, async n => {
      const client = await connectHostileClient(scene, scene.from(n % 40));
      await client.ask({ ask: 'hello', table });
      scene.countAnswer(`sit ${messageLabel(await client.ask({ ask: 'sit', name: `N${n % 9}` }))}`);
      scene.countAnswer(`leave ${messageLabel(await client.ask({ ask: 'leave' }))}`);
      client.close();
    });
  },
};

/** The same request sent many times under one id must be done once; the log number shows it. */
export const duplicateRequestAttack: Attack = {
  name: 'twice',
  says: 'the same request many times with one id',
  async run(scene) {
    await flood(scene, { concurrency: 4, maxTries: 60 }, async n => {
      const from = scene.from(n);
      const { table } = await createTableFrom(scene, from, { game: itemAt(gamesForTwo, n % gamesForTwo.length).id });
      const client = await connectHostileClient(scene, from);
      const hello = await client.ask({ ask: 'hello', table });
      const id = `same-${'y'.repeat(16)}-${n}`;
      for (let m = 0; m < 20; m++) client.send({ ask: 'sit', name: 'Twin', id });
      const after = await client.ask({ ask: 'ping' });
      const grown = Number(after?.number) - Number(hello?.number);
      scene.countAnswer(`log grown by ${grown}`);
      if (grown > 1) scene.reportFault(`a request sent 20 times with one id was executed ${grown} times`);
      client.close();
    });
  },
};

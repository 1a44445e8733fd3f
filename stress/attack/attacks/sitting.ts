/** Guests who ask at their own tables for more than anybody needs: hints, searches, seats, the same thing twice. */
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { itemAt } from '@parlour/kernel/result';
import { come, layFrom, type Stranger, seatHimself, wordFor } from '../person.ts';
import { type Attack, type AttackScene, strike, untilOver } from '../scene.ts';

const forTwo = gamesOnShelf().filter(({ seats }) => seats[1] >= 2);

/** Strangers at tables of their own, one after another of every game. */
async function seatMany(scene: AttackScene, count: number): Promise<Stranger[]> {
  const seated: Stranger[] = [];
  await strike(scene, { hands: 4, most: count }, async n => {
    seated.push(await seatHimself(scene, scene.from(n), itemAt(forTwo, n % forTwo.length).id));
  });
  return seated;
}

/** Everybody asks without a pause, a few requests ahead of their answers. */
async function pester(scene: AttackScene, seated: readonly Stranger[], frame: object): Promise<void> {
  scene.begin();
  const each = async (who: Stranger): Promise<void> => {
    while (!scene.isOver()) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => who.ask(frame)));
      for (const answer of answers) scene.saw(wordFor(answer));
      const fault = answers.find(answer => wordFor(answer) === 'our-fault');
      if (fault) scene.complain(`${JSON.stringify(frame)} was answered with our-fault`);
      if (answers.includes(undefined)) return;
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  };
  await Promise.race([Promise.all(seated.map(each)), untilOver(scene)]);
  for (const who of seated) who.close();
}

export const hints: Attack = {
  name: 'hints',
  says: 'hints of expert level at many tables, without a pause',
  async run(scene) {
    await pester(scene, await seatMany(scene, 40), { ask: 'hint', level: 'expert' });
  },
};

export const plays: Attack = {
  name: 'plays',
  says: 'the right plays of every game at many tables, without a pause',
  async run(scene) {
    await pester(scene, await seatMany(scene, 40), { ask: 'plays', limit: 5000 });
  },
};

export const churn: Attack = {
  name: 'churn',
  says: 'sitting down and getting up again, at one table and from many',
  async run(scene) {
    const { table } = await layFrom(scene, scene.from(253), { game: itemAt(forTwo, 0).id });
    await strike(scene, { hands: 12, most: 3000, rest: 10 }, async n => {
      const who = await come(scene, scene.from(n % 40));
      await who.ask({ ask: 'hello', table });
      scene.saw(`sit ${wordFor(await who.ask({ ask: 'sit', name: `N${n % 9}` }))}`);
      scene.saw(`leave ${wordFor(await who.ask({ ask: 'leave' }))}`);
      who.close();
    });
  },
};

/** The same request many times over under one name must be done once; the log tells by its number. */
export const twice: Attack = {
  name: 'twice',
  says: 'the same request many times under one name',
  async run(scene) {
    await strike(scene, { hands: 4, most: 60 }, async n => {
      const from = scene.from(n);
      const { table } = await layFrom(scene, from, { game: itemAt(forTwo, n % forTwo.length).id });
      const who = await come(scene, from);
      const hello = await who.ask({ ask: 'hello', table });
      const id = `same-${'y'.repeat(16)}-${n}`;
      for (let m = 0; m < 20; m++) who.say({ ask: 'sit', name: 'Twin', id });
      const after = await who.ask({ ask: 'ping' });
      const grown = Number(after?.number) - Number(hello?.number);
      scene.saw(`log grown by ${grown}`);
      if (grown > 1) scene.complain(`a request sent 20 times under one name was done ${grown} times`);
      who.close();
    });
  },
};

/** Bodies that are allowed in and cost more than they should. */
import { itemAt } from '@parlour/kernel/result';
import { ask, nameOf, requestText } from '../line.ts';
import { layFrom } from '../person.ts';
import { type Attack, strike } from '../scene.ts';
import { costlyBodies, heavyPacks } from './costly.ts';

/** What takes longer is told of; whether anybody suffered by it the bystanders tell. */
const SLOW = 250;

export const bodies: Attack = {
  name: 'bodies',
  says: 'costly bodies: double keys, refused plays, deep JSON, long lines, huge numbers',
  prepare: costlyBodies,
  // Each of them once, however long the time is.
  async run(scene) {
    for (const [n, { name, text }] of (await costlyBodies()).entries()) {
      const begun = performance.now();
      const answer = await ask(scene.address, scene.from(n), requestText('POST', '/api/tables', {}, text));
      const time = Math.round(performance.now() - begun);
      scene.saw(nameOf(answer));
      if (time > SLOW) scene.remark(`${name}: answered after ${time} ms`);
      if (answer.status.startsWith('5')) scene.complain(`${name}: answered ${nameOf(answer)}`);
    }
  },
};

export const packs: Attack = {
  name: 'packs',
  says: 'packs of 58 KB laid on the table by the thousand, and looked at',
  prepare: heavyPacks,
  async run(scene) {
    const all = await heavyPacks();
    await strike(scene, { hands: 6, most: 2000 }, async n => {
      const from = scene.from(n % 60);
      const { table } = await layFrom(scene, from, itemAt(all, n % all.length));
      scene.saw('laid');
      scene.saw(`look ${nameOf(await ask(scene.address, from, requestText('GET', `/api/tables/${table}`)))}`);
    });
  },
};

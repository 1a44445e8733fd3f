/** Bodies that are allowed in and cost more than they should. */
import { layFrom } from '../guest.ts';
import { ask, nameOf, requestText } from '../line.ts';
import { type Attack, strike } from '../scene.ts';
import { costlyBodies, heavyPacks } from './costly.ts';

const SLOW = 250;

export const bodies: Attack = {
  name: 'bodies',
  says: 'costly bodies: double keys, refused plays, deep JSON, long lines, huge numbers',
  async run(scene) {
    const all = await costlyBodies();
    const slowest = new Map<string, number>();
    await strike(scene, { hands: 1, most: 4 * all.length, rest: 50 }, async n => {
      const { name, text } = all[n % all.length]!;
      const begun = performance.now();
      const answer = await ask(scene.address, scene.from(n), requestText('POST', '/api/tables', {}, text));
      slowest.set(name, Math.max(slowest.get(name) ?? 0, performance.now() - begun));
      scene.saw(nameOf(answer));
      if (answer.status.startsWith('5')) scene.complain(`${name}: answered ${nameOf(answer)}`);
    });
    for (const [name, time] of slowest) if (time > SLOW) scene.remark(`${name}: answered after ${Math.round(time)} ms`);
  },
};

export const packs: Attack = {
  name: 'packs',
  says: 'packs of 58 KB laid on the table by the thousand, and looked at',
  async run(scene) {
    const all = await heavyPacks();
    await strike(scene, { hands: 6, most: 2000 }, async n => {
      const from = scene.from(n % 60);
      const { table } = await layFrom(scene, from, all[n % all.length]!);
      scene.saw('laid');
      scene.saw(`look ${nameOf(await ask(scene.address, from, requestText('GET', `/api/tables/${table}`)))}`);
    });
  },
};

/** The ten laws over random matches of every game, seat count and option. */
import { checkLaws } from '@parlour/kernel/laws';
import { defaultsOf, type OptionSpecs, type Options } from '@parlour/kernel/options';
import { TEST_SEED } from '@parlour/kernel/tests/seed';
import { describe, it } from 'vitest';
import { readShelfData } from './node-files.ts';
import { gamesOnShelf } from './shelf.ts';

/** Returns the options with each other value of each option once. */
function variations(specs: OptionSpecs): Options[] {
  const defaults = defaultsOf(specs);
  return Object.entries(specs).flatMap(([name, spec]) => {
    const others = (values: readonly (string | number | boolean)[]): Options[] =>
      values.filter(value => value !== spec.default).map(value => ({ ...defaults, [name]: value }));
    if (spec.kind === 'choice') return others(spec.of);
    if (spec.kind === 'switch') return others([true, false]);
    return spec.kind === 'number' ? others([spec.least]) : [];
  });
}

/** Every number of seats gets the default options once; the variations rotate over the numbers of seats. */
for (const boxed of gamesOnShelf()) {
  const [least, most] = boxed.seats;
  const defaults = defaultsOf(boxed.options);
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  describe(`the laws in ${boxed.title}`, () => {
    it.each(counts)('%i seats', { timeout: 300_000 }, async count => {
      const mine = variations(boxed.options).filter((_, i) => i % counts.length === count - least);
      for (const [i, options] of [defaults, ...mine].entries()) {
        const game = await boxed.open(options, readShelfData);
        checkLaws({ game, options, seating: { count }, seed: `${TEST_SEED}/${count}/${i}` });
      }
    });

    it.each(boxed.versions.slice(0, -1))('under rules %i, as old tables go on', { timeout: 300_000 }, async rules => {
      const game = await boxed.open(defaults, readShelfData, rules);
      const options = defaultsOf(game.options);
      for (const count of counts) checkLaws({ game, options, seating: { count }, seed: `${TEST_SEED}/old/${count}` });
    });
  });
}

/** The ten laws over random matches of every game, every seat count and every option. */
import { keepLaws } from '@parlour/kernel/laws';
import { defaultsOf, type OptionSpecs, type Options } from '@parlour/kernel/options';
import { describe, it } from 'vitest';
import { readData } from './node.ts';
import { gamesOnShelf } from './shelf.ts';

/** The defaults, and every option once with each other value it can have. */
function variations(specs: OptionSpecs): Options[] {
  const defaults = defaultsOf(specs);
  const others = Object.entries(specs).flatMap(([name, spec]) => {
    if (spec.kind === 'choice') return spec.of.map(value => ({ ...defaults, [name]: value }));
    if (spec.kind === 'switch') return [{ ...defaults, [name]: !spec.default }];
    return spec.kind === 'number' ? [{ ...defaults, [name]: spec.least }] : [];
  });
  return [defaults, ...others];
}

for (const boxed of gamesOnShelf()) {
  describe(`the laws in ${boxed.title}`, () => {
    const [least, most] = boxed.seats;
    for (let count = least; count <= most; count++) {
      it(`${count} seats`, { timeout: 300_000 }, async () => {
        for (const [i, options] of variations(boxed.options).entries()) {
          const game = await boxed.open(options, readData);
          for (let n = 0; n < 3; n++) keepLaws({ game, options, seating: { count }, seed: `${count}/${i}/${n}` });
        }
      });
    }
  });
}

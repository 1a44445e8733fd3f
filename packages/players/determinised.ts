/** Determinised search: every play is tried in the same imagined worlds, and the best on average is played. */
import { nth } from '@parlour/kernel/must';
import { pick, shuffle } from '@parlour/kernel/random';
import type { Option, Situation, Think, Thought } from './player.ts';
import { advance, beginWorld } from './worlds.ts';
import type { Worth } from './worth.ts';

/** What a player says of a play that came out best in so many worlds. */
export type Saying = (best: Option, next: Option | undefined, worlds: number) => string;

/** One unit of work is one play tried in one world. Of more plays than there is time for, some are tried. */
export const determinised = (worth: Worth, say: Saying): Think =>
  function* (situation) {
    const { game, seat, view, random, budget } = situation;
    if (!situation.awaited) return passes();
    let best = yields(situation);
    if (situation.plays.length === 1) return best;
    yield best;
    const plays = shuffle(random, situation.plays).slice(0, budget);
    const sums = plays.map(() => 0);
    for (let worlds = 1; worlds * plays.length <= budget; worlds++) {
      const world = beginWorld(game, game.imagine(view, random));
      plays.forEach((play, i) => {
        sums[i] = nth(sums, i) + nth(worth(game, advance(game, world, { by: seat, play }, random), random), seat);
      });
      best = answer(
        plays.map((play, i) => ({ play, value: nth(sums, i) / worlds })),
        worlds * plays.length,
        worlds,
        say,
      );
      yield best;
    }
    return best;
  };

/** A seat that could only interrupt lets the moment pass. */
export const passes = (): Thought => ({
  play: undefined,
  why: 'There is nothing to say to that.',
  options: [],
  units: 0,
});

/** The first thought, before any thinking. */
export function yields({ plays, random }: Situation): Thought {
  const why =
    plays.length === 1 ? 'Nothing else is permitted.' : 'Any permitted play, as long as there is no time to think.';
  return { play: pick(random, plays), why, options: [], units: 0 };
}

/** The thought that follows from the values found so far. Equal values keep their order, which a lot has decided. */
export function answer(values: readonly Option[], units: number, worlds: number, say: Saying): Thought {
  const options = values.toSorted((a, b) => b.value - a.value).slice(0, 5);
  return { play: nth(options, 0).play, why: say(nth(options, 0), options[1], worlds), options, units };
}

/** What every play was worth by what the chair knew: the sets it came to, played out in worlds that fit all it had heard. */

import { seededRandom } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { Situation } from '@parlour/players/player';
import type { WeighedPlay } from '@parlour/players/review/review';
import { compareChoices } from '@parlour/players/review/review';
import type { AliceEvent } from '../rules/happenings.ts';
import { imagineSome } from '../rules/imagine.ts';
import type { AlicePlay } from '../rules/judge.ts';
import type { AliceParts } from '../rules/parts.ts';
import type { State } from '../rules/state.ts';
import { playOut } from './playing-out.ts';
import { quickOf } from './quick.ts';
import { type Rumour, rumourOf } from './rumour.ts';

/** Worlds that are imagined together have much in common, so that together they count as one. */
const TOGETHER = 4;
const FEWEST = 3;
const SEEDS = 2 ** 20;

/** What was heard by all, and by the chair. */
type Ears = { readonly all: Rumour; readonly own: Rumour };

/** What was played comes first among equals, so that nothing is said against it. */
export function* weigh(
  situation: Situation<AliceParts>,
  played: AlicePlay | undefined,
): Generator<void, readonly WeighedPlay<AlicePlay>[]> {
  const { game, view, random, budget } = situation;
  const isPlayed = (play: AlicePlay): boolean => played !== undefined && game.write(play) === game.write(played);
  const plays = situation.plays.toSorted((a, b) => Number(isPlayed(b)) - Number(isPlayed(a)));
  const ears = earsOf(situation);
  const worths = plays.map((): number[] => []);
  const times = Math.max(FEWEST, budget / plays.length / TOGETHER);
  for (let i = 0; i < times; i++) {
    const worlds = imagineSome(view, random, TOGETHER);
    const seeds = worlds.map(() => `${random.below(SEEDS)}`);
    for (const [at, play] of plays.entries()) {
      itemAt(worths, at).push(meanSets(situation, ears, worlds, seeds, play));
      yield;
    }
  }
  return compareChoices(plays, worths);
}

function earsOf({ view }: Situation<AliceParts>): Ears {
  const open = { sets: view.sets, history: view.history.map(asOnlooker) };
  return { all: rumourOf(open), own: rumourOf(view) };
}

/** What the chair alone saw is left out: its hand, and the forfeits it took or lost. */
function asOnlooker(event: AliceEvent): AliceEvent {
  if (event.what === 'hand') {
    const { hand: _, ...open } = event;
    return open;
  }
  if (event.what !== 'forfeit' || event.clause === 'AL-13') return event;
  const { card: _, ...open } = event;
  return open;
}

/** The sets that a play comes to, on average over worlds; what is left to chance falls alike for all plays as far as it can. */
function meanSets(
  { game, seat }: Situation<AliceParts>,
  { all, own }: Ears,
  worlds: readonly State[],
  seeds: readonly string[],
  play: AlicePlay,
): number {
  let sets = 0;
  for (const [i, world] of worlds.entries()) {
    const quick = quickOf(world, game.pack.length, seat, all, own);
    playOut(quick, play, seededRandom(itemAt(seeds, i)));
    sets += itemAt(quick.made, seat);
  }
  return sets / worlds.length;
}

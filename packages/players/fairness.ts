/** Whether a player is fair: in two worlds that look the same to its seat, with the same seed, it must think the same. */
import type { Game, Seat, Seating } from '@parlour/kernel/game';
import { randomInput } from '@parlour/kernel/laws';
import { beginMatch, fold, type Match, put, statusOf, viewFrom } from '@parlour/kernel/match';
import { must } from '@parlour/kernel/must';
import type { Options } from '@parlour/kernel/options';
import { pick, seeded } from '@parlour/kernel/random';
import type { Character, Thought } from './player.ts';
import { situationAt } from './situation.ts';
import { think } from './think.ts';

/** A moment of a match at which a seat may act. */
export type FairMoment = { readonly match: Match; readonly seat: Seat };

const LONGEST = 2000;

/** Some moments of a random match, each with a seat that may act; anywhere from the deal to the end. */
export function momentsOf(game: Game, options: Options, seating: Seating, seed: string, most: number): FairMoment[] {
  const random = seeded(seed);
  const whole = beginMatch(game, options, seating);
  for (let status = statusOf(whole); status.is !== 'over' && whole.log.length < LONGEST; status = statusOf(whole))
    put(whole, randomInput(whole, status, random));
  return Array.from({ length: most }, () => fold(whole, random.below(whole.log.length))).flatMap(match => {
    const status = statusOf(match);
    if (status.is !== 'open') return [];
    return [{ match, seat: pick(random, [...status.turn, ...(status.interrupt ?? [])]) }];
  });
}

/** What tells a player the true world from an imagined one, in one sentence; undefined if nothing does. */
export function unfairness(
  moment: FairMoment,
  player: Pick<Character, 'think' | 'budget'>,
  seed: string,
): string | undefined {
  const { match, seat } = moment;
  const imagined = match.game.imagine(viewFrom(match, seat), seeded(`${seed}/other world`));
  const [one, other] = [match.state, imagined].map(state => thoughtIn({ ...match, state }, seat, player, seed));
  if (JSON.stringify(one) === JSON.stringify(other)) return undefined;
  const told = (thought: Thought): string => `${JSON.stringify(thought.play)} after ${thought.units} units of work`;
  return `${told(must(one))}, but in a world that looks the same ${told(must(other))}`;
}

function thoughtIn(
  match: Match,
  seat: Seat,
  { think: player, budget }: Pick<Character, 'think' | 'budget'>,
  seed: string,
): Thought {
  return think(player, situationAt(match, seat, seed, budget));
}

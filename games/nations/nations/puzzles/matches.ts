/** Where puzzles come from: deals between computer players of all levels, who think only briefly. */
import type { Game } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { pick, type Random } from '@parlour/kernel/random';
import { playMatch, playMatchInSteps, type SimulationSetup } from '@parlour/players/arena/simulate-match';
import type { Character } from '@parlour/players/player';
import { nationsCharacters } from '../players/levels/characters.ts';
import { nations } from '../rules/nations.ts';
import type { NationsParts } from '../rules/parts.ts';

/** Work units a card. */
const BRIEF = 4;

const briefly = (character: Character): Character => ({ ...character, budget: Math.min(BRIEF, character.budget) });

/** Deals after which a match is looked at again. */
const SOME_DEALS = [2, 2, 3] as const;

/** Matches between the two quickest levels, after a deal or two: the next deal is awaited, or the game is over. */
export function* begunMatches(random: Random, target: number): Generator<Match<NationsParts>> {
  for (;;) {
    const players = Array.from({ length: 4 }, () => pick(random, nationsCharacters.slice(0, 2)));
    const seating = { count: 4, dealer: random.below(4) };
    const seed = seedBy(random);
    const game: Game = nations;
    const match = playMatch({
      game,
      options: { target },
      seating,
      players,
      seed,
      limit: 1000,
      deals: pick(random, SOME_DEALS),
    });
    yield match as Match<NationsParts>;
  }
}

const seedBy = (random: Random): string => `puzzle/${random.below(2 ** 20)}/${random.below(2 ** 20)}`;

/** A match that chance has chosen, a play at a time; it is one and the same match all along. */
export function* someMatch(
  random: Random,
  target: number,
  limits: Pick<SimulationSetup, 'deals' | 'limit'>,
): Generator<Match<NationsParts>> {
  const players = Array.from({ length: 4 }, () => briefly(pick(random, nationsCharacters)));
  const seed = seedBy(random);
  const game: Game = nations;
  const seating = { count: 4, dealer: random.below(4) };
  for (const match of playMatchInSteps({ game, options: { target }, seating, players, seed, ...limits }))
    yield match as Match<NationsParts>;
}

/** Deals between computer players of all levels with little time to think. */
import type { Game } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { pick, type Random } from '@parlour/kernel/random';
import { playMatch, playMatchInSteps, type SimulationSetup } from '@parlour/players/arena/simulate-match';
import type { Character } from '@parlour/players/player';
import { nationsCharacters } from '../players/characters.ts';
import { nations } from '../rules/nations.ts';
import type { NationsParts } from '../rules/state.ts';

/** Work units a card. */
const MAX_BUDGET = 4;

const withSmallBudget = (character: Character): Character => ({
  ...character,
  budget: Math.min(MAX_BUDGET, character.budget),
});

const DEAL_COUNTS = [2, 2, 3] as const;

/** Yields matches of the two fastest levels: before the next deal, or with the game over. */
export function* matchesAfterDeals(random: Random, target: number): Generator<Match<NationsParts>> {
  for (;;) {
    const players = Array.from({ length: 4 }, () => pick(random, nationsCharacters.slice(0, 2)));
    const seating = { count: 4, dealer: random.below(4) };
    const seed = randomSeed(random);
    const game: Game = nations;
    const match = playMatch({
      game,
      options: { target },
      seating,
      players,
      seed,
      limit: 1000,
      deals: pick(random, DEAL_COUNTS),
    });
    yield match as Match<NationsParts>;
  }
}

const randomSeed = (random: Random): string => `puzzle/${random.below(2 ** 20)}/${random.below(2 ** 20)}`;

/** Yields the same match object all along. */
export function* randomMatchByPlays(
  random: Random,
  target: number,
  limits: Pick<SimulationSetup, 'deals' | 'limit'>,
): Generator<Match<NationsParts>> {
  const players = Array.from({ length: 4 }, () => withSmallBudget(pick(random, nationsCharacters)));
  const seed = randomSeed(random);
  const game: Game = nations;
  const seating = { count: 4, dealer: random.below(4) };
  for (const match of playMatchInSteps({ game, options: { target }, seating, players, seed, ...limits }))
    yield match as Match<NationsParts>;
}

/**
 * Shared deals, such as the daily deal: thoughts of computer players follow from seed, seat and position, so all meet
 * the same opponents and records can be verified.
 */
import type { Game, Input, Seat } from '@parlour/kernel/game';
import {
  applyInput,
  beginMatch,
  type ChanceSource,
  type Match,
  matchStatus,
  rebuildMatch,
  resolveChance,
} from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import { writeInput } from '@parlour/kernel/record/lines';
import type { SimulationSetup } from '@parlour/players/arena/simulate-match';
import type { Character, Level } from '@parlour/players/player';
import { situationAt, think } from '@parlour/players/player';
import { characterOfLevel } from './situation.ts';
import { type ThinkMoment, thoughtSeed } from './task.ts';

export type SharedDeal = {
  readonly game: Game;
  readonly characters: readonly Character[];
  readonly options: Options;
  readonly count: number;
  readonly seed: string;
  /** The person's seat, and the level of the others. */
  readonly seat: Seat;
  readonly among: Level;
};

const MAX_INPUTS = 20_000;

/** A level takes the person's seat among the same opponents. */
export function sharedDealSetup(
  level: Level,
  { game, characters, options, count, seed, seat, among }: SharedDeal,
): SimulationSetup {
  const players = Array.from({ length: count }, (_, other) =>
    characterOfLevel(characters, other === seat ? level : among),
  );
  return { game, options, seating: { count }, players, seed, limit: MAX_INPUTS };
}

/** The first unexpected input, and whose it is. */
export type DealDifference = { readonly position: number; readonly of: 'chance' | 'computer' | 'clock' };

/**
 * Replays a finished match from the person's plays alone; draws and computer plays must come out the same. `step`
 * runs before every input and may throw to stop.
 */
export function findDifference(
  deal: SharedDeal,
  chance: ChanceSource,
  log: readonly Input[],
  step: () => void = () => undefined,
): DealDifference | undefined {
  const match = beginMatch(deal.game, deal.options, { count: deal.count });
  resolveChance(match, chance);
  for (const [position, input] of log.entries()) {
    step();
    const expected = match.log[position];
    const of = expected ? chanceDifference(deal.game, expected, input) : playDifference(deal, match, input);
    if (of) return { position, of };
    if (expected) continue;
    applyInput(match, input);
    resolveChance(match, chance);
  }
  return undefined;
}

const chanceDifference = (game: Game, expected: Input, actual: Input): 'chance' | undefined =>
  writeInput(game, expected) === writeInput(game, actual) ? undefined : 'chance';

function playDifference(deal: SharedDeal, match: Match, { by, ...input }: Input): DealDifference['of'] | undefined {
  if (by === 'chance' || by === 'clock') return by;
  if (by === deal.seat) return undefined;
  const actualPlay = 'play' in input ? deal.game.write(input.play) : '';
  return possibleMoments(match, by).some(moment => playThoughtOfAt(deal, moment, by) === actualPlay)
    ? undefined
    : 'computer';
}

/** Where others can interrupt, a player may have kept a move it thought of earlier. */
function possibleMoments(match: Match, seat: Seat): Match[] {
  const since = match.log.findLastIndex(({ by }) => by === seat) + 1;
  const first = canInterrupt(match) ? Math.max(since, match.log.length - MAX_MOVE_AGE_INPUTS) : match.log.length;
  return Array.from({ length: match.log.length - first + 1 }, (_, i) => matchAtPosition(match, match.log.length - i));
}

const MAX_MOVE_AGE_INPUTS = 12;

const matchAtPosition = (match: Match, position: number): Match =>
  position === match.log.length ? match : rebuildMatch(match, position);

function canInterrupt(match: Match): boolean {
  const status = matchStatus(match);
  return status.is === 'open' && status.interrupt !== undefined;
}

function playThoughtOfAt({ game, characters, seed, among }: SharedDeal, match: Match, seat: Seat): string | undefined {
  if (matchStatus(match).is !== 'open') return undefined;
  const { think: strategy, budget } = characterOfLevel(characters, among);
  const moment: ThinkMoment = { match: 1, position: match.log.length, seat };
  const { play } = think(strategy, situationAt(match, seat, thoughtSeed({ seed }, moment), budget));
  return play && game.write(play);
}

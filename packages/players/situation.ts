/** A moment of a match as a player at one of its seats meets it. */
import type { Seat } from '@parlour/kernel/game';
import { type Match, statusOf, viewFrom } from '@parlour/kernel/match';
import { seeded } from '@parlour/kernel/random';
import type { Situation } from './player.ts';

export function situationAt(match: Match, seat: Seat, seed: string, budget: number): Situation {
  const { game, state } = match;
  const status = statusOf(match);
  return {
    game,
    seat,
    view: viewFrom(match, seat),
    plays: game.plays(state, seat),
    awaited: status.is === 'open' && status.turn.includes(seat),
    random: seeded(seed),
    budget,
  };
}

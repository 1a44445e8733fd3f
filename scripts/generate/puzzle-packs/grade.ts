import { type Character, LEVELS, situationAt, think } from '@parlour/players/player';
import type { Puzzle, PuzzleCandidate } from '@parlour/players/puzzle';

const TRIES = 3;
const MAX_PLAYS_FOR_GUESSING = 2;
/** With so few plays a guess is often right, so the player must find the answer every time. */
const FEW_PLAYS = 3;

/** Returns the weakest solver. The same position, players and seed give the same answer. */
export function findWeakestSolver(
  position: PuzzleCandidate,
  answer: string,
  players: readonly Character[],
  seed: string,
): Puzzle['found'] {
  const finds = (player: Character | undefined): boolean =>
    player !== undefined && isSolvedBy(position, answer, player, seed);
  return LEVELS.find(level => finds(players.find(player => player.level === level))) ?? 'nobody';
}

function isSolvedBy(position: PuzzleCandidate, answer: string, player: Character, seed: string): boolean {
  const { match, seat } = position;
  const enough = match.game.plays(match.state, seat).length > FEW_PLAYS ? MAX_PLAYS_FOR_GUESSING : TRIES;
  let right = 0;
  for (let done = 0; done < TRIES && right < enough && right + TRIES - done >= enough; done++) {
    if (playOf(position, player, `${seed}/${player.level}/${done}`) === answer) right++;
  }
  return right >= enough;
}

/** Returns the play of a player as text; undefined if it passes. */
function playOf(
  { match, seat }: PuzzleCandidate,
  { think: strategy, budget }: Character,
  seed: string,
): string | undefined {
  const { play } = think(strategy, situationAt(match, seat, seed, budget));
  return play && match.game.write(play);
}

import { type Character, LEVELS, situationAt, think } from '@parlour/players/player';
import type { Puzzle, PuzzleCandidate } from '@parlour/players/puzzle';

const TRIES = 3;
const MOST = 2;
/** With so few plays to choose from it is guessed often: then it is found by whoever plays the answer every time. */
const FEW_PLAYS = 3;

/** The same position, players and seed give the same answer. */
export function foundBy(
  position: PuzzleCandidate,
  answer: string,
  players: readonly Character[],
  seed: string,
): Puzzle['found'] {
  const finds = (player: Character | undefined): boolean =>
    player !== undefined && isFound(position, answer, player, seed);
  return LEVELS.find(level => finds(players.find(player => player.level === level))) ?? 'nobody';
}

function isFound(position: PuzzleCandidate, answer: string, player: Character, seed: string): boolean {
  const { match, seat } = position;
  const enough = match.game.plays(match.state, seat).length > FEW_PLAYS ? MOST : TRIES;
  let right = 0;
  for (let done = 0; done < TRIES && right < enough && right + TRIES - done >= enough; done++) {
    if (playOf(position, player, `${seed}/${player.level}/${done}`) === answer) right++;
  }
  return right >= enough;
}

/** What a player would do here, as it is written; undefined if they would let the moment pass. */
function playOf(
  { match, seat }: PuzzleCandidate,
  { think: mind, budget }: Character,
  seed: string,
): string | undefined {
  const { play } = think(mind, situationAt(match, seat, seed, budget));
  return play && match.game.write(play);
}

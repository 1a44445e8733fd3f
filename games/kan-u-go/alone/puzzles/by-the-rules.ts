/** Which plays still bring a patience out, by nothing but its rules: every play is tried to the end. */
import type { Game } from '@parlour/kernel/game';
import type { PuzzleCandidate } from '@parlour/players/puzzle';
import type { AnyParts, AnyState } from '../players/patience.ts';
import type { AlonePlay } from '../rules/plays.ts';

/** Positions looked at before it is too much to prove. */
const PATIENCE = 20_000;

type Trial = { readonly game: Game<AnyParts>; readonly known: Map<string, boolean>; left: number };

/** By the rules alone, play by play; undefined once too many positions have been looked at. */
function comesOut(trial: Trial, state: AnyState): boolean | undefined {
  const { game, known } = trial;
  const status = game.status(state);
  if (status.is === 'over') return status.result.winners.length > 0;
  const key = keyOf(state);
  const before = known.get(key);
  if (before !== undefined) return before;
  if (trial.left-- <= 0) return undefined;
  const out = anyComesOut(trial, state);
  if (out !== undefined) known.set(key, out);
  return out;
}

function anyComesOut(trial: Trial, state: AnyState): boolean | undefined {
  const { game } = trial;
  for (const play of game.plays(state, 0)) {
    if (play.do === 'give-up') continue;
    const out = comesOut(trial, game.apply(state, { by: 0, play }).state);
    if (out !== false) return out;
  }
  return false;
}

const keyOf = ({ crossword, piles }: AnyState): string =>
  `${crossword
    .map(cell => cell.join())
    .sort()
    .join(' ')}/${JSON.stringify(piles)}`;

/** Every play after which it can still come out. */
export function answersAt({ match: { game, state } }: PuzzleCandidate<AnyParts>): readonly AlonePlay[] | undefined {
  const trial: Trial = { game, known: new Map(), left: PATIENCE };
  const found: AlonePlay[] = [];
  for (const play of game.plays(state, 0)) {
    const out = play.do === 'give-up' ? false : comesOut(trial, game.apply(state, { by: 0, play }).state);
    if (out === undefined) return undefined;
    if (out) found.push(play);
  }
  return found;
}

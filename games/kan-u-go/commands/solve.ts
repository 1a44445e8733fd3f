/** `parlour solve` for the patiences. */
import { packOrderFault } from '@parlour/kernel/authoring/cards';
import type { Game } from '@parlour/kernel/game';
import { dealMatch, type Match, matchStatus, tryPlay } from '@parlour/kernel/match';
import { seededRandom } from '@parlour/kernel/random';
import { writeRecord } from '@parlour/kernel/record';
import type { CommandIo, SolveTask } from '../../shelf/shelf.ts';
import type { AnyState } from '../alone/players/patience-search.ts';
import { DEFAULT_EFFORT, type SolverResult, solveDeal } from '../alone/players/solver.ts';
import type { AlonePlay } from '../alone/rules/plays.ts';
import { kanUGoCommandsText as t } from './commands-text.ts';

export async function solvePatience(
  game: Game,
  task: SolveTask,
  { print, printError: complain }: CommandIo,
): Promise<number> {
  const fault = taskFault(game, task);
  if (fault !== undefined) {
    complain(fault);
    return 2;
  }
  const match = dealFor(game, task);
  const search = solveDeal(game, match.state as AnyState, task.effort ?? DEFAULT_EFFORT);
  if (search.line === undefined) {
    complain(sayNotFound(search));
    return 1;
  }
  playAll(match, search.line);
  print(writeRecord(match).trimEnd());
  return 0;
}

function taskFault(game: Game, { seed, pack, file }: SolveTask): string | undefined {
  if (file !== undefined) return t('noFile', { game: game.title });
  if ((seed === undefined) === (pack === undefined)) return t('nameDeal');
  return pack && packOrderFault(game.pack, pack);
}

function dealFor(game: Game, { options, seed = '', pack }: SolveTask): Match {
  const chance = { random: (draw: number) => seededRandom(`${seed}/${draw}`), packs: pack ? [pack] : [] };
  return dealMatch(game, options, { count: 1 }, chance);
}

function playAll(match: Match, line: readonly AlonePlay[]): void {
  for (const play of line) {
    const outcome = tryPlay(match, 0, play);
    if (!outcome.ok) throw new Error(`a play of the solver is refused: ${outcome.fault.clause}`);
  }
  const status = matchStatus(match);
  if (status.is !== 'over' || status.result.winners.length === 0) throw new Error('the line does not come out');
}

const sayNotFound = ({ units, maxBeamWidth: widest }: SolverResult): string =>
  t('notSolved', { searches: units, positions: widest });

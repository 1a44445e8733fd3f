/** Searches for solutions of solitaire deals, in slices that can be cancelled. */
import {
  searchSolvableSeed as certifyAll,
  type OpenedSolitaire,
  runSolver,
  type ShouldContinue,
  type SolverOutcome,
} from '@parlour/games/shelf/daily';
import { findGame, type ReadDataFile } from '@parlour/games/shelf/shelf';
import type { Options } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';
import { foldTable } from '@parlour/table/fold';
import { readEntries, type Store } from '../store.ts';
import { NO_HINTS_MESSAGE } from './local-table.ts';

const SLICE_MS = 40;
const MAX_WORK_UNITS = 40_000;

export const searchSolution = (
  patience: OpenedSolitaire,
  state: unknown,
  shouldContinue: ShouldContinue,
): Promise<SolverOutcome> => runSolver(patience, state, MAX_WORK_UNITS, oncePerSlice(shouldContinue));

export async function checkTableSolvable(
  store: Store,
  read: ReadDataFile,
  id: string,
  shouldContinue: ShouldContinue,
): Promise<SolverOutcome> {
  const row = await store.get('tables', id);
  if (!row) throw new Error('There is no such table on this device.');
  const log = await readEntries(store, id, 1);
  const [first] = log;
  const patience = await openPatience(read, row.game, row.options, first?.what === 'open' ? first.rules : undefined);
  const table = foldTable(patience.game, log);
  if (table.opened.settings.hints === 'none') throw new Error(NO_HINTS_MESSAGE);
  return searchSolution(patience, assertDefined(table.current).match.state, shouldContinue);
}

/** Searches from a seed for a solvable deal; undefined if cancelled. */
export async function findSolvableSeed(
  read: ReadDataFile,
  game: string,
  options: Options,
  fromSeed: string,
  shouldContinue: ShouldContinue,
): Promise<string | undefined> {
  return certifyAll(await openPatience(read, game, options), options, fromSeed, oncePerSlice(shouldContinue));
}

async function openPatience(
  read: ReadDataFile,
  id: string,
  options: Options,
  rules?: number,
): Promise<OpenedSolitaire> {
  const boxed = assertDefined(findGame(id));
  return { boxed, game: await boxed.open(options, read, rules) };
}

/** Calls back at most once per slice. */
function oncePerSlice(shouldContinue: ShouldContinue): ShouldContinue {
  let sliceStart = performance.now();
  const report = async (share: number): Promise<boolean> => {
    const answer = await shouldContinue(share);
    sliceStart = performance.now();
    return answer;
  };
  return share => performance.now() - sliceStart < SLICE_MS || report(share);
}

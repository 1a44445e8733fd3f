/** Looking for a way a patience comes out, in slices: whoever waits is told, and can call it off. */
import { certify as certifyAll, type Finding, type GoOn, type Patience, seekWay } from '@parlour/games/shelf/daily';
import { findGame, type ReadFile } from '@parlour/games/shelf/shelf';
import { must } from '@parlour/kernel/must';
import type { Options } from '@parlour/kernel/options';
import { foldTable } from '@parlour/table/fold';
import { NO_HINTS } from './local.ts';
import { readEntries, type Store } from './store.ts';

const SLICE = 40;
/** Work units for one question. */
const THOROUGH = 40_000;

export const searchWay = (patience: Patience, state: unknown, goOn: GoOn): Promise<Finding> =>
  seekWay(patience, state, THOROUGH, sliced(goOn));

/** Whether a table of a patience on this device can still come out. */
export async function comesOut(store: Store, read: ReadFile, id: string, goOn: GoOn): Promise<Finding> {
  const kept = await store.get('tables', id);
  if (!kept) throw new Error('There is no such table on this device.');
  const log = await readEntries(store, id, 1);
  const [first] = log;
  const patience = await openPatience(read, kept.game, kept.options, first?.what === 'open' ? first.rules : undefined);
  const table = foldTable(patience.game, log);
  if (table.opened.settings.hints === 'none') throw new Error(NO_HINTS);
  return searchWay(patience, must(table.sitting).match.state, goOn);
}

/** The seed of a deal that is known to come out, found from another; undefined if the search was called off. */
export async function certify(
  read: ReadFile,
  game: string,
  options: Options,
  from: string,
  goOn: GoOn,
): Promise<string | undefined> {
  return certifyAll(await openPatience(read, game, options), options, from, sliced(goOn));
}

async function openPatience(read: ReadFile, id: string, options: Options, rules?: number): Promise<Patience> {
  const boxed = must(findGame(id));
  return { boxed, game: await boxed.open(options, read, rules) };
}

/** Whoever waits is told now and then. */
function sliced(goOn: GoOn): GoOn {
  let slice = performance.now();
  const ask = async (share: number): Promise<boolean> => {
    const answer = await goOn(share);
    slice = performance.now();
    return answer;
  };
  return share => performance.now() - slice < SLICE || ask(share);
}

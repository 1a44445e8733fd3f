/**
 * Whole deals with every card of every board valued double-dummy: each board alone, and with the transposition table
 * of the boards before it. `npm run bench -- double-dummy-deal --deals 60 --seed autumn --runs 5`
 */
import { cardOfChoice, chooseByBook } from '@parlour/games/nations/nations/players/book';
import { sharedEngine } from '@parlour/games/nations/nations/players/double-dummy/engine';
import { solveCards } from '@parlour/games/nations/nations/players/double-dummy/solve';
import { copyDeal, type FastDeal, newDeal, playCard } from '@parlour/games/nations/nations/players/fast-deal';
import { parseDealOptions, randomDeals } from '../double-dummy/inputs.ts';
import type { BenchRow } from '../lib/measure.ts';
import { repeatBench } from '../lib/measure.ts';

export const title = 'Double-dummy: all boards of a deal of thirteen cards, milliseconds of one core a deal';

const copyOf = (deal: FastDeal): FastDeal => {
  const copy = newDeal();
  copyDeal(deal, copy);
  return copy;
};

/** The boards of a deal, from the first card to the last. */
function boardsOf(deal: FastDeal): FastDeal[] {
  const boards: FastDeal[] = [];
  for (const board = copyOf(deal); board.left > 0; playCard(board, cardOfChoice(chooseByBook(board))))
    boards.push(copyOf(board));
  return boards;
}

type Asked = (boards: readonly FastDeal[]) => FastDeal[];
type Retained = (boards: readonly FastDeal[]) => object | undefined;

const ASKED: Readonly<Record<string, Asked>> = {
  'all seats': boards => [...boards],
  'one seat': boards => boards.filter(({ turn }) => turn === 0),
};

const RETAINED: Readonly<Record<string, Retained>> = { alone: () => undefined, kept: boards => boards };

function measure(asked: string, retained: string, deals: readonly (readonly FastDeal[])[]): BenchRow {
  let work = 0;
  const begun = process.cpuUsage();
  for (const boards of deals) {
    for (const board of ASKED[asked]?.(boards) ?? []) {
      work += solveCards(board, Number.POSITIVE_INFINITY, sharedEngine(), RETAINED[retained]?.(boards));
    }
  }
  const { user, system } = process.cpuUsage(begun);
  const ms = (user + system) / 1000 / deals.length;
  return {
    asked,
    boards: retained,
    deals: deals.length,
    'cards played': Math.round(work / deals.length),
    mean: Number(ms.toFixed(1)),
  };
}

export async function run(words: readonly string[]): Promise<BenchRow[]> {
  const { deals, seed, runs } = parseDealOptions(words, { deals: 112, seed: 'double-dummy', runs: 1 });
  const dealt = randomDeals(13, deals, seed).map(boardsOf);
  return repeatBench(runs, async () =>
    Object.keys(ASKED).flatMap(asked => Object.keys(RETAINED).map(retained => measure(asked, retained, dealt))),
  );
}

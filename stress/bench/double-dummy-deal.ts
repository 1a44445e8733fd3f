/**
 * Whole deals gone through by the book, every card of every board valued double-dummy: each board alone, and with what was found on the
 * boards before it. `npm run bench -- double-dummy-deal --deals 60 --seed autumn --runs 5`
 */
import { byBook } from '@parlour/games/nations/nations/players/book/book';
import { cardOf } from '@parlour/games/nations/nations/players/book/reasons';
import { quickestEngine } from '@parlour/games/nations/nations/players/double-dummy/engine';
import { solveCards } from '@parlour/games/nations/nations/players/double-dummy/solve';
import { copyDeal, type FastDeal, newDeal, playCard } from '@parlour/games/nations/nations/players/fast';
import type { CpuRow } from './cpu.ts';
import { randomDeals } from './double-dummy/deals.ts';
import { optionsOf } from './double-dummy/options.ts';
import { repeated } from './spread.ts';

export const title = 'Double-dummy: all boards of a deal of thirteen cards, milliseconds of one core a deal';

const copyOf = (deal: FastDeal): FastDeal => {
  const copy = newDeal();
  copyDeal(deal, copy);
  return copy;
};

/** The boards of a deal, from the first card to the last. */
function boardsOf(deal: FastDeal): FastDeal[] {
  const boards: FastDeal[] = [];
  for (const board = copyOf(deal); board.left > 0; playCard(board, cardOf(byBook(board)))) boards.push(copyOf(board));
  return boards;
}

type Asked = (boards: readonly FastDeal[]) => FastDeal[];
type Kept = (boards: readonly FastDeal[]) => object | undefined;

const ASKED: Readonly<Record<string, Asked>> = {
  'all seats': boards => [...boards],
  'one seat': boards => boards.filter(({ turn }) => turn === 0),
};

const KEPT: Readonly<Record<string, Kept>> = { alone: () => undefined, kept: boards => boards };

function measure(asked: string, kept: string, deals: readonly (readonly FastDeal[])[]): CpuRow {
  let work = 0;
  const begun = process.cpuUsage();
  for (const boards of deals) {
    for (const board of ASKED[asked]?.(boards) ?? []) {
      work += solveCards(board, Number.POSITIVE_INFINITY, quickestEngine(), KEPT[kept]?.(boards));
    }
  }
  const { user, system } = process.cpuUsage(begun);
  const ms = (user + system) / 1000 / deals.length;
  return {
    asked,
    boards: kept,
    deals: deals.length,
    'cards played': Math.round(work / deals.length),
    mean: Number(ms.toFixed(1)),
  };
}

export async function run(words: readonly string[]): Promise<CpuRow[]> {
  const { deals, seed, runs } = optionsOf(words, { deals: 112, seed: 'double-dummy', runs: 1 });
  const dealt = randomDeals(13, deals, seed).map(boardsOf);
  return repeated(runs, async () =>
    Object.keys(ASKED).flatMap(asked => Object.keys(KEPT).map(kept => measure(asked, kept, dealt))),
  );
}

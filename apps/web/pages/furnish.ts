/** What a table needs before a card can be shown: the board of its game, and the pack of its box. */
import type { Board } from '@parlour/board-kit/board';
import { findGame } from '@parlour/games/shelf/shelf';
import { must } from '@parlour/kernel/must';
import type { Options } from '@parlour/kernel/options';
import { boxOf, loadBoard, loadPack } from '../boxes.ts';
import type { Furnished } from '../following.ts';
import { worker } from '../host/worker-client.ts';

type Laid = { readonly game: string; readonly rules: number; readonly options: Options };

export async function furnish(laid: Laid): Promise<Furnished> {
  const { game, rules, options } = laid;
  const [board, pack] = await Promise.all([loadBoard(game), loadPack(boxOf(game), options, rules)]);
  return { board: board ?? (await plainBoardFor(laid)), pack };
}

/** A game without a board is shown in its own words, so its rules are opened for the page, too. */
async function plainBoardFor({ game, rules, options }: Laid): Promise<Board> {
  const opened = must(findGame(game)).open(options, name => worker().read(name), rules);
  const { plainBoard } = await import('../plain/board.tsx');
  return plainBoard(await opened);
}

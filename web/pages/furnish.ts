/** What a table needs before a card can be shown: the board of its game, and the pack of its box. */
import type { Options } from '@parlour/kernel/options';
import { boxOf, loadBoard, loadPack } from '../boxes.ts';
import type { Furnished } from '../following.ts';
import { plainBoard } from '../plain-board.tsx';

type Laid = { readonly game: string; readonly rules: number; readonly options: Options };

export async function furnish({ game, rules, options }: Laid): Promise<Furnished> {
  const box = boxOf(game);
  const [board = plainBoard, pack] = await Promise.all([loadBoard(game), loadPack(box, options, rules)]);
  if (!pack) throw new Error(`The box ${box.id} has no cards.`);
  return { board, pack };
}

/** How a game is looked over: in its own way, or as any game can be. */
import { plainReviewing } from '@parlour/players/plain-review';
import type { Reviewing } from '@parlour/players/review';
import type { BoxedGame, ReadFile } from './shelf.ts';

export const reviewingOf = async (boxed: BoxedGame, read: ReadFile): Promise<Reviewing> =>
  (await boxed.review?.(read)) ?? plainReviewing;

/** How a game is looked over: in its own way, or as any game can be. */

import type { GameReviewer } from '@parlour/players/review/review';
import { genericReviewer } from '@parlour/players/review/review-match';
import type { BoxedGame, ReadDataFile } from './shelf.ts';

export const reviewingOf = async (boxed: BoxedGame, read: ReadDataFile): Promise<GameReviewer> =>
  (await boxed.review?.(read)) ?? genericReviewer;

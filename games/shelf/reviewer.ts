/** Returns the reviewer of a game, or the generic one. */

import type { GameReviewer } from '@parlour/players/review/review';
import { genericReviewer } from '@parlour/players/review/review-match';
import type { BoxedGame, ReadDataFile } from './shelf.ts';

export const loadReviewer = async (boxed: BoxedGame, read: ReadDataFile): Promise<GameReviewer> =>
  (await boxed.review?.(read)) ?? genericReviewer;

/** The endings of boxes, found by where they lie and loaded when a match is over. */
import type { Ending } from '@parlour/board-kit/ending';
import { ofGame } from './boxes.ts';

const ENDINGS = import.meta.glob<Ending>('../../games/*/*/board/*.ending.tsx', { import: 'ending' });

export const loadEnding = async (game: string): Promise<Ending | undefined> =>
  ofGame(ENDINGS, `${game}.ending.tsx`)?.();

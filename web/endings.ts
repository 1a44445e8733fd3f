/** The endings of boxes, found by where they lie and loaded when a match is over. */
import type { Ending } from '@parlour/felt/ending';
import { boxOf } from './boxes.ts';

const ENDINGS = import.meta.glob<Ending>('../games/*/table/*.ending.tsx', { import: 'ending' });

export const loadEnding = async (game: string): Promise<Ending | undefined> =>
  ENDINGS[`../games/${boxOf(game).id}/table/${game}.ending.tsx`]?.();

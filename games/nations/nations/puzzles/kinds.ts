/** The puzzles of Nations. */
import type { PuzzleKind } from '@parlour/players/puzzle';
import { callPuzzles } from './call.ts';
import { endingPuzzles } from './ending.ts';

export const nationsPuzzles: readonly PuzzleKind[] = [endingPuzzles, callPuzzles];

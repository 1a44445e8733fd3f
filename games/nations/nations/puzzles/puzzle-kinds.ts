import type { PuzzleKind } from '@parlour/players/puzzle';
import { callPuzzles } from './call-puzzles.ts';
import { endingPuzzles } from './ending-puzzles.ts';

export const nationsPuzzles: readonly PuzzleKind[] = [endingPuzzles, callPuzzles];

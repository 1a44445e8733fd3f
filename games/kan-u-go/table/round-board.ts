/** What the boards of the game and of the race have in common. */
import { beats } from './round-beats.ts';
import { call, sound } from './round-words.ts';

export const ROUND = { beats, call, sound } as const;

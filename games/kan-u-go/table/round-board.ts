/** What the boards of the game and of the race have in common. */
import { refused } from './refused.ts';
import { beats } from './round-beats.ts';
import { call, sound } from './round-words.ts';

export const ROUND = { beats, call, refused, sound } as const;

/** What the boards of the game and of the race have in common. */
import { beats } from './round-beats.ts';
import { call, offers, sound } from './round-words.ts';

export const ROUND = { beats, call, offers, sound, typesLetters: true } as const;

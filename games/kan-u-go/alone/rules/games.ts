/** The three patiences. */
import type { Game } from '@parlour/kernel/game';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { first } from './first.ts';
import { alone } from './game.ts';
import { firstEnglish, secondEnglish, thirdEnglish } from './methods-english.ts';
import { second } from './second.ts';
import { third } from './third.ts';

export const aloneFirst = (lexicon: Lexicon): Game => alone(first, firstEnglish, lexicon);
export const aloneSecond = (lexicon: Lexicon): Game => alone(second, secondEnglish, lexicon);
export const aloneThird = (lexicon: Lexicon): Game => alone(third, thirdEnglish, lexicon);

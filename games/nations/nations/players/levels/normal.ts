/** The rule-book player: whist as it was printed, without a second thought. */
import { type Strategy, type Think, thinkOnce } from '@parlour/players/player';
import type { NationsParts } from '../../rules/parts.ts';
import { callIn } from './call.ts';
import { byTheBook, positionOf } from './position.ts';

const thinkNormal: Think<NationsParts> = thinkOnce(situation => callIn(situation) ?? byTheBook(positionOf(situation)));

export const NORMAL: Strategy = { budget: 1, think: thinkNormal };

/** The rule-book player: whist as it was printed, without a second thought. */
import { atOnce, type Mind, type Think } from '@parlour/players/player';
import type { NationsParts } from '../../rules/parts.ts';
import { callIn } from './call.ts';
import { byTheBook, positionOf } from './position.ts';

const thinkNormal: Think<NationsParts> = atOnce(situation => callIn(situation) ?? byTheBook(positionOf(situation)));

export const NORMAL: Mind = { budget: 1, think: thinkNormal };

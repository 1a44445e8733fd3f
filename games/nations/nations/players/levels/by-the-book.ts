/** The characters up to the rule-book player, apart from the searching players, which are many times larger. */
import { type Character, type Strategy, type Think, thinkOnce } from '@parlour/players/player';
import { nationsPeople } from '../../../players/people.ts';
import type { NationsParts } from '../../rules/state.ts';
import { nationsBeginner } from './beginner.ts';
import { considerCall } from './call.ts';
import { bookThought, positionOf } from './position.ts';

const thinkNormal: Think<NationsParts> = thinkOnce(
  situation => considerCall(situation) ?? bookThought(positionOf(situation)),
);

export const NORMAL_STRATEGY: Strategy = { budget: 1, think: thinkNormal };

export const nationsByTheBook: readonly Character[] = [
  ...nationsBeginner,
  ...nationsPeople.filter(({ level }) => level === 'normal').map(persona => ({ ...persona, ...NORMAL_STRATEGY })),
];

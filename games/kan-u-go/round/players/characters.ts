/** The players of Kan-U-Go and the race. */
import { type Character, type Think, withStrategies } from '@parlour/players/player';
import { kanUGoPeople } from '../../players/people.ts';
import { casual } from './casual.ts';
import { choosing } from './choosing.ts';
import { foreseeing } from './foreseeing.ts';
import { greedy } from './greedy.ts';
import { atPace } from './pace.ts';
import { planning } from './planning.ts';
import type { Skill, TableParts } from './position.ts';

const CHILD: Skill = { highest: 20, most: 3 };
const COMMON: Skill = { highest: 50 };
/** Words a family lays against the clock: plain ones, and none that takes half a hand. */
const FAMILY: Skill = { highest: 35, most: 4 };
export const EVERYTHING: Skill = { highest: 80 };

/** Who plays it, one a level, weakest first. */
export const kanUGoCharacters: readonly Character[] = withStrategies(kanUGoPeople, {
  easy: { budget: 1, think: casual(CHILD) },
  normal: { budget: 1, think: greedy(COMMON) },
  strong: {
    budget: 200,
    think: foreseeing({ ...EVERYTHING, planning: 80, breadth: { few: 20, places: 3 }, plans: 6, worlds: 2 }),
  },
  expert: {
    budget: 2500,
    think: foreseeing({ ...EVERYTHING, planning: 250, breadth: { few: 24, places: 3 }, plans: 12, worlds: 6 }),
  },
});

/** The same regulars against the clock: whoever thinks further is also quicker. */
const SECONDS: Readonly<Record<Character['level'], number>> = { easy: 31, normal: 15.5, strong: 7.8, expert: 3.9 };
const RACING: Readonly<Record<Character['level'], Think<TableParts>>> = {
  easy: casual({ highest: 20, most: 4 }),
  normal: greedy(FAMILY),
  strong: greedy(EVERYTHING),
  expert: planning(EVERYTHING),
};

/** Who plays the race, one a level, weakest first. */
export const raceCharacters: readonly Character[] = kanUGoCharacters.map(character => ({
  ...character,
  budget: 80,
  think: choosing(atPace(SECONDS[character.level], RACING[character.level])),
}));

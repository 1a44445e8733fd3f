/** Who plays where a game has no players of its own, without their minds. */
import type { Persona } from './persona.ts';

/** One a level, weakest first. */
export const genericPeople: readonly Persona[] = [
  { level: 'easy', name: 'The Child', manner: 'plays whatever is permitted' },
  { level: 'normal', name: 'The Neighbour', manner: 'takes what lies nearest' },
  { level: 'strong', name: 'The Uncle', manner: 'plays every hand out in the head' },
  { level: 'expert', name: 'The Aunt', manner: 'considers what you will do about it' },
];

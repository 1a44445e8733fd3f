/** Who sits at a table where no person does. */
import { must } from '@parlour/kernel/must';
import { hasOwnPack, type Options } from '@parlour/kernel/options';
import { genericPeople } from '@parlour/players/generic-people';
import type { Persona } from '@parlour/players/persona';
import { LEVELS, type Level } from '@parlour/players/player';

/** Whoever is of a level, or the strongest below it, or the weakest there is. */
export function ofLevel<P extends Persona>(people: readonly P[], level: Level): P {
  const rank = (persona: P): number => LEVELS.indexOf(persona.level);
  const ranked = [...people].sort((a, b) => rank(b) - rank(a));
  return ranked.find(persona => rank(persona) <= LEVELS.indexOf(level)) ?? must(ranked.at(-1));
}

/** A game without players gets guests. */
export const personOf = (people: readonly Persona[], level: Level): Persona =>
  ofLevel(people.length > 0 ? people : genericPeople, level);

/** The names of the computer players of a level, in the order in which they sit down at one table. */
export function namesOf(people: readonly Persona[], level: Level, options: Options): readonly string[] {
  const { name, kin = [], withOwnPack } = personOf(people, level);
  return withOwnPack && hasOwnPack(options) ? withOwnPack : [name, ...kin];
}

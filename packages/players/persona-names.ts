/** Names of computer players at a table. */
import type { Persona } from './persona.ts';

/** Large tables repeat names with Roman numbers: "Ann II". */
const ROMAN_SUFFIX = / [IVX]+$/;

/** Removes the Roman number of a displayed name. */
export const nameWithoutNumber = (displayName: string): string => displayName.replace(ROMAN_SUFFIX, '');

/** Returns every name this computer player may have. */
export const personaNames = ({ name, kin = [], withOwnPack = [] }: Persona): readonly string[] => [
  name,
  ...kin,
  ...withOwnPack,
];

/** Whether a displayed name, with or without a number, is the persona's. */
export const isNameOfPersona = (persona: Persona, displayName: string): boolean =>
  personaNames(persona).includes(nameWithoutNumber(displayName));

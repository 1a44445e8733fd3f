/**
 * The seed of a test run. `npm test` sets it to the commit and prints it; `npm test -- --seed TEXT` repeats a run.
 * What is too slow to test completely is tested in part, and the seed chooses the part.
 */
import { seededRandom } from '../random.ts';

export const TEST_SEED: string = process.env.PARLOUR_SEED ?? 'parlour';

/** Returns which part of the cases this run tests; `of` keeps the choices of different tests independent. */
export const testedPart = (of: string, parts: number): number => seededRandom(`${TEST_SEED}/${of}`).below(parts);

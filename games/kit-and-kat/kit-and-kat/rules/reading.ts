/**
 * The versions of the rules, the newest last: records and tables go on under the one they name.
 *
 * Rules 1 know nothing of KK-24r and KK-25r, and a good shout pays for no 1 that stays in the hand (KK-23r).
 */
export const READINGS = [1, 2] as const;
export type Reading = (typeof READINGS)[number];

export const NEWEST: Reading = 2;

/** Whoever names no version gets the newest; the shelf has seen to it that there is the one that is named. */
export const readingOf = (rules: number | undefined): Reading => READINGS.find(reading => reading === rules) ?? NEWEST;

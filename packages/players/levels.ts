/** Strength levels, weakest first. */
export const LEVELS = ['easy', 'normal', 'strong', 'expert'] as const;
/** One of the `LEVELS`. */
export type Level = (typeof LEVELS)[number];

/** Whether a value is a level. */
export const isLevel = (word: unknown): word is Level => LEVELS.some(level => level === word);

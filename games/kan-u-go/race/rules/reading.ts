/** How each version of the rules reads the clauses that were amended. */
export type RaceReading = {
  /** KR-2: the word is the first a dealer finds who goes through the rest, or it is chosen [KR-18r]. */
  readonly word: 'found' | 'chosen';
  /** KR-18r: a dealer who chooses may lay out any word of five letters, or only one with two vowels if there is one. */
  readonly choice: 'any' | 'two vowels';
  /** KR-7: the top card of the pile stays where it is, or all are shuffled and a new one is turned up. */
  readonly stop: 'top stays' | 'all';
};

export const RACE_READINGS: Readonly<Record<number, RaceReading>> = {
  1: { word: 'found', choice: 'two vowels', stop: 'top stays' },
  2: { word: 'chosen', choice: 'two vowels', stop: 'all' },
  3: { word: 'chosen', choice: 'any', stop: 'all' },
};

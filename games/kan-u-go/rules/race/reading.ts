/** How the clauses that have been amended are read, by the version of the rules. */
export type RaceReading = {
  /** KR-2: the word is the first a dealer finds who goes through the rest, or it is chosen [KR-18r]. */
  readonly word: 'found' | 'chosen';
  /** KR-7: the top card of the pile stays where it is, or all are shuffled and a new one is turned up. */
  readonly stop: 'top stays' | 'all';
};

export const RACE_READINGS: Readonly<Record<number, RaceReading>> = {
  1: { word: 'found', stop: 'top stays' },
  2: { word: 'chosen', stop: 'all' },
};

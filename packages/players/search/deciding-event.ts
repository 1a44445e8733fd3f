/** What separated one play from another over the same sampled layouts: for reasons that name an event and how often. */
import { itemAt } from '@parlour/kernel/result';

/** What followed a play in one layout: its worth to the player, and how often each event of the game happened. */
export type PlayOutcome<E extends string> = { readonly worth: number; readonly counts: ReadonlyMap<E, number> };

/** How often an event followed each of two plays, and how often one had more of it. */
export type DecidingEvent<E extends string> = {
  readonly event: E;
  readonly times: number;
  readonly timesOther: number;
  readonly more: number;
  readonly fewer: number;
};

/** A play compared with another: in how many layouts it was better or worse, and the event that favours it. */
export type Contrast<E extends string> = {
  readonly layouts: number;
  readonly better: number;
  readonly worse: number;
  /** Better beyond chance. Otherwise the choice is close. */
  readonly isClear: boolean;
  readonly deciding?: DecidingEvent<E>;
};

/** Two standard errors. */
const CLEAR = 2;
/** An event explains a play if it comes with this share of its advantage, in this share of the layouts more. */
const MIN_PART = 0.25;
const MIN_DIFFERENCE = 0.06;

/** How soon an event is named: those of rank 0 first, then those of rank 1 and so on, if they explain enough. */
export type RankEvent<E extends string> = (event: E) => number;

const sameRank = (): number => 0;

/** Compares the outcomes of two plays in the same layouts. */
export function contrastOutcomes<E extends string>(
  own: readonly PlayOutcome<E>[],
  other: readonly PlayOutcome<E>[],
  rankOf: RankEvent<E> = sameRank,
): Contrast<E> {
  const ahead = own.map(({ worth }, i) => worth - itemAt(other, i).worth);
  const layouts = ahead.length;
  const isClear = isAboveChance(ahead);
  const deciding = isClear ? findDecidingEvent(own, other, ahead, rankOf) : undefined;
  return {
    layouts,
    better: ahead.filter(value => value > 0).length,
    worse: ahead.filter(value => value < 0).length,
    isClear,
    ...(deciding && { deciding }),
  };
}

/**
 * Compares a play with the best of those that are clearly worse, because a reason is learned from a difference;
 * without one, with the best of all others.
 */
export function contrastWithOthers<E extends string>(
  own: readonly PlayOutcome<E>[],
  others: readonly (readonly PlayOutcome<E>[])[],
  rankOf: RankEvent<E> = sameRank,
): (Contrast<E> & { readonly other: number }) | undefined {
  const ranked = others.map((outcomes, other) => ({ other, outcomes, mean: meanWorth(outcomes) }));
  const contrasts = ranked
    .sort((a, b) => b.mean - a.mean)
    .map(({ other, outcomes }) => ({ ...contrastOutcomes(own, outcomes, rankOf), other }));
  return contrasts.find(({ deciding }) => deciding) ?? contrasts.find(({ isClear }) => isClear) ?? contrasts[0];
}

const meanWorth = <E extends string>(outcomes: readonly PlayOutcome<E>[]): number =>
  outcomes.reduce((sum, { worth }) => sum + worth, 0) / outcomes.length;

function isAboveChance(values: readonly number[]): boolean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return mean > 1e-9 && mean * values.length >= CLEAR * Math.sqrt(squares);
}

function findDecidingEvent<E extends string>(
  own: readonly PlayOutcome<E>[],
  other: readonly PlayOutcome<E>[],
  ahead: readonly number[],
  rankOf: RankEvent<E>,
): DecidingEvent<E> | undefined {
  const events = [...new Set([...own, ...other].flatMap(({ counts }) => [...counts.keys()]))];
  for (const rank of [...new Set(events.map(rankOf))].sort((a, b) => a - b)) {
    const ofRank = events.filter(event => rankOf(event) === rank);
    const strongest = strongestEvent(ofRank, own, other, ahead);
    if (strongest) return strongest;
  }
  return undefined;
}

function strongestEvent<E extends string>(
  events: readonly E[],
  own: readonly PlayOutcome<E>[],
  other: readonly PlayOutcome<E>[],
  ahead: readonly number[],
): DecidingEvent<E> | undefined {
  let best: DecidingEvent<E> | undefined;
  let bestPart = MIN_PART * ahead.reduce((sum, value) => sum + value, 0);
  for (const event of events) {
    const counted = countEvent(event, own, other);
    if (counted.more - counted.fewer < MIN_DIFFERENCE * ahead.length) continue;
    const part = ahead.reduce((sum, value, i) => sum + value * Math.sign(difference(event, own, other, i)), 0);
    if (part <= bestPart) continue;
    best = counted;
    bestPart = part;
  }
  return best;
}

type Outcomes<E extends string> = readonly PlayOutcome<E>[];

const countIn = <E extends string>(outcomes: Outcomes<E>, event: E, layout: number): number =>
  itemAt(outcomes, layout).counts.get(event) ?? 0;

const difference = <E extends string>(event: E, own: Outcomes<E>, other: Outcomes<E>, layout: number): number =>
  countIn(own, event, layout) - countIn(other, event, layout);

function countEvent<E extends string>(event: E, own: Outcomes<E>, other: Outcomes<E>): DecidingEvent<E> {
  const counted = { times: 0, timesOther: 0, more: 0, fewer: 0 };
  for (const layout of own.keys()) {
    const by = difference(event, own, other, layout);
    if (countIn(own, event, layout) > 0) counted.times += 1;
    if (countIn(other, event, layout) > 0) counted.timesOther += 1;
    if (by > 0) counted.more += 1;
    if (by < 0) counted.fewer += 1;
  }
  return { event, ...counted };
}

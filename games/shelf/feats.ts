/** What boxes notice in finished matches: feats (achievements), and the squares of a shared result. */
import type { GameEvent, MatchResult, Seat } from '@parlour/kernel/game';

/** A match that is over, as seen from one seat. */
export type FinishedMatch<H extends GameEvent = GameEvent> = {
  readonly seat: Seat;
  readonly events: readonly H[];
  readonly result: MatchResult;
};

export type FeatCondition =
  /** Each of these games has been won. */
  | { readonly is: 'won'; readonly games: readonly string[] }
  /** A game has been won this many times in succession. */
  | { readonly is: 'in a row'; readonly game: string; readonly times: number }
  /** A match of one of these games meets a condition. The function may assume the events of that game. */
  | { readonly is: 'seen'; readonly games: readonly string[]; isAchievedIn(played: FinishedMatch): boolean };

export type Feat = {
  /** Stored with the records, so it never changes. */
  readonly id: string;
  readonly title: string;
  /** What has to be done, in one sentence. */
  readonly says: string;
  /** A card of the box that stands for it. */
  readonly picture?: string;
  readonly condition: FeatCondition;
};

/** `best` is a special way to win, such as with a Star. */
export const SHARE_SQUARES = ['won', 'best', 'lost'] as const;
export type ShareSquare = (typeof SHARE_SQUARES)[number];

/** The course of a match in squares, without cards or names. */
export type MatchSquares = {
  /** What the squares mean, in one or two sentences. */
  readonly says: string;
  /** A row for each part of the match, such as a deal. The function may assume the events of its game. */
  rowsOf(played: FinishedMatch): readonly (readonly ShareSquare[])[];
};

/** Splits events into the parts that begin with certain ones; earlier events belong to none. */
export function partsOf<H extends GameEvent>(events: readonly H[], begins: (event: H) => boolean): H[][] {
  const parts: H[][] = [];
  for (const event of events) {
    if (begins(event)) parts.push([]);
    parts.at(-1)?.push(event);
  }
  return parts;
}

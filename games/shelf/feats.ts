/** Feats (achievements). Each box declares its own as data. */
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

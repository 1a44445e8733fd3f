/** Feats: what somebody can be proud of in the games of a box. Each box declares its own, as data. */
import type { GameEvent, MatchResult, Seat } from '@parlour/kernel/game';

/** A match that is over, as whoever sat at a seat noticed it. */
export type Played<H extends GameEvent = GameEvent> = {
  readonly seat: Seat;
  readonly events: readonly H[];
  readonly result: MatchResult;
};

export type Deed =
  /** Each of these games has been won. */
  | { readonly is: 'won'; readonly games: readonly string[] }
  /** A game has been won so often without losing it in between. */
  | { readonly is: 'in a row'; readonly game: string; readonly times: number }
  /** It has been seen in a match of one of these games, whose happenings it may take for granted. */
  | { readonly is: 'seen'; readonly games: readonly string[]; seen(played: Played): boolean };

export type Feat = {
  /** Kept with the records: it never changes. */
  readonly id: string;
  readonly title: string;
  /** What has to be done, in one sentence. */
  readonly says: string;
  readonly deed: Deed;
};

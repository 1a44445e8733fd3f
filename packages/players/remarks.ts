/** What characters say beside the game: words for the moments that matter to them, chosen by a seed. */
import type { Happening, Seat, View } from '@parlour/kernel/game';
import { pick, seeded } from '@parlour/kernel/random';
import type { Level } from './player.ts';

/** Somebody at the table has something to say, and what it is about. */
export type RemarkMoment<M extends string = string> = { readonly seat: Seat; readonly at: M };

/** What the players of a game say beside it, and when. */
export type Remarks<V extends View = View, H extends Happening = Happening, M extends string = string> = {
  /** Whom a happening moves, and how; the view is the one it led to. */
  moments(happening: H, view: V): readonly RemarkMoment<M>[];
  /** Said once in so many times; what is not named here is said always. */
  readonly seldom: Readonly<Partial<Record<M, number>>>;
  readonly words: Readonly<Record<Level, Readonly<Record<M, readonly string[]>>>>;
};

/** What somebody says at the table. */
export type Remark = { readonly seat: Seat; readonly words: string };

/** The level of the computer player in a seat; undefined where a person sits. */
export type LevelOf = (seat: Seat) => Level | undefined;

/** What is said at a happening, if anything: by one of those it moves, and the same whenever it is told again. */
export function remarkOn(remarks: Remarks, happening: Happening, view: View, levelOf: LevelOf): Remark | undefined {
  const moved = remarks.moments(happening, view).filter(({ seat }) => levelOf(seat) !== undefined);
  if (moved.length === 0) return undefined;
  const random = seeded(`${view.game} ${JSON.stringify(happening)}`);
  const { seat, at } = pick(random, moved);
  if (random.below(remarks.seldom[at] ?? 1) > 0) return undefined;
  const words = remarks.words[levelOf(seat) as Level][at];
  return words === undefined ? undefined : { seat, words: pick(random, words) };
}

/** Everybody at the table, by whether they are among the winners. */
export const wonOrLost = (seats: number, winners: readonly Seat[]): readonly RemarkMoment<'won' | 'lost'>[] =>
  Array.from({ length: seats }, (_, seat) => ({ seat, at: winners.includes(seat) ? 'won' : 'lost' }));

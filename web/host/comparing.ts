/** What each level of computer player makes of one deal: played out here, a play at a time, and called off at will. */
import type { BoxedGame } from '@parlour/games/shelf';
import type { Game } from '@parlour/kernel/game';
import { type Match, statusOf } from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import { type Character, LEVELS, type Level } from '@parlour/players/player';
import { playThrough } from '@parlour/players/playing';
import { characterOf } from '@parlour/table/thinking';
import { AMONG, type Made, madeOf, SEAT } from '../daily.ts';

export type SameDeal = {
  readonly boxed: BoxedGame;
  readonly game: Game;
  readonly characters: readonly Character[];
  readonly options: Options;
  readonly count: number;
  readonly seed: string;
};

/** Told who plays, and how many plays have been made; answers whether to go on. */
export type GoOnPlaying = (level: Level, plays: number) => boolean | Promise<boolean>;

const SLICE = 40;
/** No match of these games is nearly as long. */
const LIMIT = 20_000;

/** Undefined if it was called off, or came to no end. */
export async function playAs(level: Level, deal: SameDeal, goOn: GoOnPlaying): Promise<Made | undefined> {
  const playing = playThrough(pairingOf(level, deal));
  for (let slice = -SLICE; ; ) {
    const { done, value: match } = playing.next();
    if (done) return endOf(deal, match);
    if (performance.now() - slice < SLICE) continue;
    if (!(await goOn(level, match.log.length))) return undefined;
    slice = performance.now();
  }
}

/** The level sits where the person sat, among the same others. */
export function pairingOf(level: Level, { game, characters, options, count, seed }: SameDeal) {
  const at = (seat: number): Character => characterOf(characters, seat === SEAT ? level : AMONG);
  const players = Array.from({ length: count }, (_, seat) => at(seat));
  return { game, options, seating: { count }, players, seed, limit: LIMIT };
}

function endOf({ boxed }: SameDeal, match: Match): Made | undefined {
  const status = statusOf(match);
  return status.is === 'over' ? madeOf(boxed, status.result) : undefined;
}

/** Every level that is not known yet, the easy one first; each is kept as soon as it is there. */
export async function playAll(
  deal: SameDeal,
  known: Readonly<Partial<Record<Level, Made>>>,
  goOn: GoOnPlaying,
  keep: (level: Level, made: Made) => Promise<void>,
): Promise<void> {
  for (const level of LEVELS.filter(level => !known[level])) {
    const made = await playAs(level, deal, goOn);
    if (!made) return;
    await keep(level, made);
  }
}

/** What each level of computer player makes of one deal: played out here, a play at a time, and called off at will. */
import { type Made, madeOf } from '@parlour/games/shelf/daily';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { type Match, statusOf } from '@parlour/kernel/match';
import { LEVELS, type Level } from '@parlour/players/player';
import { playThrough } from '@parlour/players/playing';
import { pairingOf, type SameDeal } from '@parlour/table/same-deal';

export type DayDeal = SameDeal & { readonly boxed: Pick<BoxedGame, 'better'> };

/** Told who plays, and how many plays have been made; answers whether to go on. */
export type GoOnPlaying = (level: Level, plays: number) => boolean | Promise<boolean>;

const SLICE = 40;

/** Undefined if it was called off, or came to no end. */
export async function playAs(level: Level, deal: DayDeal, goOn: GoOnPlaying): Promise<Made | undefined> {
  const playing = playThrough(pairingOf(level, deal));
  for (let slice = -SLICE; ; ) {
    const { done, value: match } = playing.next();
    if (done) return endOf(deal, match);
    if (performance.now() - slice < SLICE) continue;
    if (!(await goOn(level, match.log.length))) return undefined;
    slice = performance.now();
  }
}

function endOf({ boxed }: DayDeal, match: Match): Made | undefined {
  const status = statusOf(match);
  return status.is === 'over' ? madeOf(boxed, status.result) : undefined;
}

/** Every level that is not known yet, the easy one first; each is kept as soon as it is there. */
export async function playAll(
  deal: DayDeal,
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

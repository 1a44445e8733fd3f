/** Plays one deal with every level, in slices that can be cancelled. */
import { type DailyScore, dailyScoreOf } from '@parlour/games/shelf/daily';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { type Match, matchStatus } from '@parlour/kernel/match';
import { playMatchInSteps } from '@parlour/players/arena/simulate-match';
import { LEVELS, type Level } from '@parlour/players/player';
import { type SharedDeal, sharedDealSetup } from '@parlour/table/computer/shared-deal';

export type BenchmarkDeal = SharedDeal & { readonly boxed: Pick<BoxedGame, 'better'> };

/** Called with the progress; returns whether to continue. */
export type ContinueBenchmark = (level: Level, plays: number) => boolean | Promise<boolean>;

const SLICE_MS = 40;

/** Undefined if cancelled or unfinished. */
export async function playAsLevel(
  level: Level,
  deal: BenchmarkDeal,
  shouldContinue: ContinueBenchmark,
): Promise<DailyScore | undefined> {
  const playing = playMatchInSteps(sharedDealSetup(level, deal));
  for (let sliceStart = -SLICE_MS; ; ) {
    const { done, value: match } = playing.next();
    if (done) return resultOfDeal(deal, match);
    if (performance.now() - sliceStart < SLICE_MS) continue;
    if (!(await shouldContinue(level, match.log.length))) return undefined;
    sliceStart = performance.now();
  }
}

function resultOfDeal({ boxed }: BenchmarkDeal, match: Match): DailyScore | undefined {
  const status = matchStatus(match);
  return status.is === 'over' ? dailyScoreOf(boxed, status.result) : undefined;
}

/** Plays the missing levels, easiest first, and reports each result at once. */
export async function benchmarkLevels(
  deal: BenchmarkDeal,
  known: Readonly<Partial<Record<Level, DailyScore>>>,
  shouldContinue: ContinueBenchmark,
  onResult: (level: Level, made: DailyScore) => Promise<void>,
): Promise<void> {
  for (const level of LEVELS.filter(level => !known[level])) {
    const made = await playAsLevel(level, deal, shouldContinue);
    if (!made) return;
    await onResult(level, made);
  }
}

/** The daily deal: one per day and game, the same for every player, derived from the date alone. */
import type { Game, MatchResult, Play } from '@parlour/kernel/game';
import { type ChanceSource, dealMatch } from '@parlour/kernel/match';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import type { Level } from '@parlour/players/player';
import type { BoxedGame } from './shelf.ts';

/** The score of the daily deal, and the best score among the opponents if there were any. */
export type DailyScore = { readonly won: boolean; readonly score: number; readonly other?: number };
export type DailyScoreByLevel = Readonly<Partial<Record<Level, DailyScore>>>;

/** The seat of the person in a daily deal; computer players of `DAILY_OPPONENT_LEVEL` take the others. */
export const DAILY_SEAT = 0;
export const DAILY_OPPONENT_LEVEL: Level = 'normal';

export const dailySeedBase = (game: string, day: string): string => `daily ${day} ${game}`;

export const dailyOptions = ({ options, sameDeal, daily }: BoxedGame): Options => ({
  ...defaultsOf(options),
  ...sameDeal,
  ...daily,
});

export function dailyScoreOf({ better }: Pick<BoxedGame, 'better'>, { winners, scores }: MatchResult): DailyScore {
  const others = scores.filter((_, side) => side !== DAILY_SEAT);
  const other = better === 'high' ? Math.max(...others) : Math.min(...others);
  return { won: winners.includes(DAILY_SEAT), score: scores[DAILY_SEAT] ?? 0, ...(others.length > 0 && { other }) };
}

const scoreMargin = ({ better }: Pick<BoxedGame, 'better'>, { score, other = 0 }: DailyScore): number =>
  better === 'high' ? score - other : other - score;

/** Compares two results: more than 0 if the first is better. A win beats any score; then the wider margin counts. */
export const compareDailyScores = (game: Pick<BoxedGame, 'better'>, one: DailyScore, two: DailyScore): number =>
  Number(one.won) - Number(two.won) || scoreMargin(game, one) - scoreMargin(game, two);

/** Greater than any margin of any game. */
const WIN_VALUE = 1_000_000;

/** Returns the same order as a number for sorting and storage: higher is better. */
export const dailyScoreValue = (game: Pick<BoxedGame, 'better'>, made: DailyScore): number =>
  Number(made.won) * WIN_VALUE + Math.round(Math.max(-WIN_VALUE / 4, Math.min(WIN_VALUE / 4, scoreMargin(game, made))));

/** Returns the chance of a first match from a seed. */
export const seededChance = (seed: string): ChanceSource => ({ random: draw => seededRandom(`${seed}/${draw}`) });

/** Work units of the solver per deal. Most solvable deals need a fraction of it. */
const MAX_WORK_PER_DEAL = 4_000;

export type OpenedSolitaire = { readonly boxed: BoxedGame; readonly game: Game };

/** Called after every step with the share of the work that is done; returns false to cancel. */
export type ShouldContinue = (share: number) => boolean | Promise<boolean>;

/** 'not found' does not prove that there is no solution. */
export type SolverOutcome = 'found' | 'not found' | 'called off';

export async function runSolver(
  { boxed, game }: OpenedSolitaire,
  state: unknown,
  effort: number,
  shouldContinue: ShouldContinue,
): Promise<SolverOutcome> {
  const search = await boxed.findSolution!(game, state, effort);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value && isSolution(game, state, value) ? 'found' : 'not found';
    const answer = shouldContinue(value / effort);
    if (!(typeof answer === 'boolean' ? answer : await answer)) return 'called off';
  }
}

/** Checks a solution against the rules: every play must be permitted, and the last must win. */
function isSolution(game: Game, state: unknown, line: readonly Play[]): boolean {
  let at = state;
  for (const play of line) {
    if (game.refuse(at, 0, play)) return false;
    at = game.apply(at, { by: 0, play }).state;
  }
  const status = game.status(at);
  return status.is === 'over' && status.result.winners.includes(0);
}

/** Returns the first numbered seed whose deal the solver solves. Every machine finds the same one. */
export async function searchSolvableSeed(
  solitaire: OpenedSolitaire,
  options: Options,
  seed: string,
  shouldContinue: ShouldContinue,
): Promise<string | undefined> {
  for (let number = 1; ; number++) {
    const candidate = `${seed} ${number}`;
    const { state } = dealMatch(solitaire.game, options, { count: 1 }, seededChance(candidate));
    const outcome = await runSolver(solitaire, state, MAX_WORK_PER_DEAL, shouldContinue);
    if (outcome === 'found') return candidate;
    if (outcome === 'called off') return undefined;
  }
}

/** Returns the seed of the day; for a solitaire one that is known to be solvable. */
export async function certifiedDailySeed(
  solitaire: OpenedSolitaire,
  day: string,
  shouldContinue: ShouldContinue,
): Promise<string | undefined> {
  const seed = dailySeedBase(solitaire.boxed.id, day);
  return solitaire.boxed.findSolution
    ? searchSolvableSeed(solitaire, dailyOptions(solitaire.boxed), seed, shouldContinue)
    : seed;
}

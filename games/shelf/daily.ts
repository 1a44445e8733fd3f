/** The daily deal: one a day and game, the same for everybody, and nobody's choice. It follows from the day alone. */
import type { Game, MatchResult, Play } from '@parlour/kernel/game';
import { type ChanceSource, dealMatch } from '@parlour/kernel/match';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import type { Level } from '@parlour/players/player';
import type { BoxedGame } from './shelf.ts';

/** What somebody made of a deal: their score, and the best among the others if there were any. */
export type Made = { readonly won: boolean; readonly score: number; readonly other?: number };
export type MadeByLevels = Readonly<Partial<Record<Level, Made>>>;

/** Whoever plays the daily deal sits here, among others of this level. */
export const SEAT = 0;
export const AMONG: Level = 'normal';

export const seedOf = (game: string, day: string): string => `daily ${day} ${game}`;

export const optionsOf = ({ options, sameDeal, daily }: BoxedGame): Options => ({
  ...defaultsOf(options),
  ...sameDeal,
  ...daily,
});

export function madeOf({ better }: Pick<BoxedGame, 'better'>, { winners, scores }: MatchResult): Made {
  const others = scores.filter((_, side) => side !== SEAT);
  const other = better === 'high' ? Math.max(...others) : Math.min(...others);
  return { won: winners.includes(SEAT), score: scores[SEAT] ?? 0, ...(others.length > 0 && { other }) };
}

const marginOf = ({ better }: Pick<BoxedGame, 'better'>, { score, other = 0 }: Made): number =>
  better === 'high' ? score - other : other - score;

/** More than 0 if the first is better: who has won, and then by how much. */
export const compared = (game: Pick<BoxedGame, 'better'>, one: Made, two: Made): number =>
  Number(one.won) - Number(two.won) || marginOf(game, one) - marginOf(game, two);

/** More than any margin of any game. */
const WON = 1_000_000;

/** The same order as a number: the better, the more. */
export const worthOf = (game: Pick<BoxedGame, 'better'>, made: Made): number =>
  Number(made.won) * WON + Math.round(Math.max(-WON / 4, Math.min(WON / 4, marginOf(game, made))));

/** What a table decides by that is given a seed, in its first match. */
export const chanceBy = (seed: string): ChanceSource => ({ random: draw => seededRandom(`${seed}/${draw}`) });

/** Work units for one deal on trial: most deals come out with a fraction of it. */
const TRIAL = 4_000;

export type Patience = { readonly boxed: BoxedGame; readonly game: Game };

/** Told after every step which share of the work is done; answers whether to go on. */
export type GoOn = (share: number) => boolean | Promise<boolean>;

/** Not found does not mean that there is none. */
export type Finding = 'found' | 'not found' | 'called off';

export async function seekWay({ boxed, game }: Patience, state: unknown, effort: number, goOn: GoOn): Promise<Finding> {
  const search = await boxed.findWay!(game, state, effort);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value && comesOut(game, state, value) ? 'found' : 'not found';
    const answer = goOn(value / effort);
    if (!(typeof answer === 'boolean' ? answer : await answer)) return 'called off';
  }
}

/** The referee has the last word: every play is put to it, and at the end it must have come out. */
function comesOut(game: Game, state: unknown, line: readonly Play[]): boolean {
  let at = state;
  for (const play of line) {
    if (game.refuse(at, 0, play)) return false;
    at = game.apply(at, { by: 0, play }).state;
  }
  const status = game.status(at);
  return status.is === 'over' && status.result.winners.includes(0);
}

/** The first seed after the given one whose deal is known to come out; the same for everybody, wherever it is looked for. */
export async function certify(
  patience: Patience,
  options: Options,
  seed: string,
  goOn: GoOn,
): Promise<string | undefined> {
  for (let number = 1; ; number++) {
    const tried = `${seed} ${number}`;
    const { state } = dealMatch(patience.game, options, { count: 1 }, chanceBy(tried));
    const finding = await seekWay(patience, state, TRIAL, goOn);
    if (finding === 'found') return tried;
    if (finding === 'called off') return undefined;
  }
}

/** A patience that cannot come out is nobody's deal of the day. */
export async function daySeed(patience: Patience, day: string, goOn: GoOn): Promise<string | undefined> {
  const seed = seedOf(patience.boxed.id, day);
  return patience.boxed.findWay ? certify(patience, optionsOf(patience.boxed), seed, goOn) : seed;
}

/**
 * `npm run measure -- losses` measures what the decisions of each level cost, given what its seat could know, by the reviews.
 * Every level plays against equals; one seat is reviewed. `--matches N` per level (10), `--game ID`, `--seed S`.
 */
import { parseArgs } from 'node:util';
import { dailyOptions } from '@parlour/games/shelf/daily';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { loadReviewer } from '@parlour/games/shelf/reviewer';
import { type BoxedGame, findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import type { Match } from '@parlour/kernel/match';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { playMatch } from '@parlour/players/arena/simulate-match';
import { bootstrapInterval } from '@parlour/players/confidence-intervals';
import { type Character, isLevel, type Level } from '@parlour/players/player';
import type { GameReviewer, Review } from '@parlour/players/review/review';
import { reviewMatch } from '@parlour/players/review/review-match';
import { splitOverCores, type WorkRange } from '../lib/cores.ts';

type Job = WorkRange & { readonly game: string; readonly level: string; readonly seed: string };
/** The total loss of a seat in one match, and the number of its decisions. */
type Cost = { readonly lost: number; readonly decisions: number };

const MAX_INPUTS = 5000;

async function runJob({ game: id, level, seed, from, to }: Job): Promise<Cost[]> {
  const boxed = assertDefined(findGame(id));
  // The shortest default match: a daily deal.
  const options = dailyOptions(boxed);
  const [game, players, reviewing] = await Promise.all([
    boxed.open(options, readShelfData),
    assertDefined(boxed.players)(readShelfData),
    loadReviewer(boxed, readShelfData),
  ]);
  const player = assertDefined(players.find(each => each.level === level));
  const count = Math.min(boxed.seats[1], Math.max(boxed.seats[0], 2));
  const costs: Cost[] = [];
  for (let n = from; n < to; n++) {
    const sitting: Character[] = Array.from({ length: count }, () => player);
    const table = { game, options, seating: { count }, players: sitting, limit: MAX_INPUTS };
    costs.push(measureLoss(reviewing, playMatch({ ...table, seed: `${seed}/${n}` }), n % count));
  }
  return costs;
}

function measureLoss(reviewing: GameReviewer, match: Match, seat: number): Cost {
  const { decided } = runReview(reviewMatch(reviewing, match, seat));
  return { lost: decided.reduce((sum, { lost }) => sum + Math.max(0, lost.value), 0), decisions: decided.length };
}

function runReview(review: Generator<unknown, Review>): Review {
  for (;;) {
    const { done, value } = review.next();
    if (done) return value;
  }
}

/** Bootstraps over matches, because the decisions of one match are correlated. */
function meanOf(costs: readonly Cost[], seed: string): string {
  const { value, low, high } = bootstrapInterval(
    costs.length,
    drawn => {
      const sums = Array.from(drawn, i => itemAt(costs, i));
      const [lost, decisions] = [sums.reduce((s, { lost }) => s + lost, 0), sums.reduce((s, c) => s + c.decisions, 0)];
      return lost / decisions;
    },
    seed,
  );
  const told = (number: number): string => number.toFixed(4);
  return `${told(value)} (${told(low)} … ${told(high)})`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      matches: { type: 'string', default: '10' },
      game: { type: 'string' },
      seed: { type: 'string', default: 'losses' },
      job: { type: 'string' },
    },
  });
  if (values.job !== undefined) return console.log(JSON.stringify(await runJob(JSON.parse(values.job))));
  console.log('| game | unit | level | loss per decision (95 %) |\n|---|---|---|---|');
  for (const boxed of gamesOnShelf().filter(({ id, players }) => players && (values.game ?? id) === id))
    await measure(boxed, Number(values.matches), values.seed);
}

async function measure(boxed: BoxedGame, matches: number, seed: string): Promise<void> {
  const { unit } = await loadReviewer(boxed, readShelfData);
  const levels = (await assertDefined(boxed.players)(readShelfData)).map(({ level }): Level => level).filter(isLevel);
  for (const level of levels) {
    const job = { game: boxed.id, level, seed };
    const costs = (await splitOverCores<Cost[]>(import.meta.filename, matches, range => ({ ...job, ...range }))).flat();
    console.log(`| ${boxed.id} | ${unit[1]} | ${level} | ${meanOf(costs, seed)} |`);
  }
}

await main();

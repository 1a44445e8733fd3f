/**
 * `npm run losses`: what a decision costs each level by what its chair could know, as the reviews find it. Every level
 * plays against its equals; one seat is looked over. `--matches N` a level (10), `--game ID`, `--seed S`.
 */
import { parseArgs } from 'node:util';
import { optionsOf } from '@parlour/games/shelf/daily';
import { readData } from '@parlour/games/shelf/node';
import { reviewingOf } from '@parlour/games/shelf/reviewing';
import { type BoxedGame, findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import type { Match } from '@parlour/kernel/match';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { playMatch } from '@parlour/players/arena/simulate-match';
import { bootstrapInterval } from '@parlour/players/confidence-intervals';
import { type Character, isLevel, type Level } from '@parlour/players/player';
import type { GameReviewer, Review } from '@parlour/players/review/review';
import { reviewMatch } from '@parlour/players/review/review-match';
import { onAllCores, type Range } from './processes.ts';

type Job = Range & { readonly game: string; readonly level: string; readonly seed: string };
/** What one match cost the seat in all, and in how many decisions. */
type Cost = { readonly lost: number; readonly decisions: number };

const LONGEST = 5000;

async function work({ game: id, level, seed, from, to }: Job): Promise<Cost[]> {
  const boxed = assertDefined(findGame(id));
  // The shortest usual match: a daily deal.
  const options = optionsOf(boxed);
  const [game, players, reviewing] = await Promise.all([
    boxed.open(options, readData),
    assertDefined(boxed.players)(readData),
    reviewingOf(boxed, readData),
  ]);
  const player = assertDefined(players.find(each => each.level === level));
  const count = Math.min(boxed.seats[1], Math.max(boxed.seats[0], 2));
  const costs: Cost[] = [];
  for (let n = from; n < to; n++) {
    const sitting: Character[] = Array.from({ length: count }, () => player);
    const table = { game, options, seating: { count }, players: sitting, limit: LONGEST };
    costs.push(costOf(reviewing, playMatch({ ...table, seed: `${seed}/${n}` }), n % count));
  }
  return costs;
}

function costOf(reviewing: GameReviewer, match: Match, seat: number): Cost {
  const { decided } = finished(reviewMatch(reviewing, match, seat));
  return { lost: decided.reduce((sum, { lost }) => sum + Math.max(0, lost.value), 0), decisions: decided.length };
}

function finished(review: Generator<unknown, Review>): Review {
  for (;;) {
    const { done, value } = review.next();
    if (done) return value;
  }
}

/** Matches are drawn again, not decisions: those of one match hang together. */
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
  if (values.job !== undefined) return console.log(JSON.stringify(await work(JSON.parse(values.job))));
  console.log('| game | counted in | level | lost a decision (95 %) |\n|---|---|---|---|');
  for (const boxed of gamesOnShelf().filter(({ id, players }) => players && (values.game ?? id) === id))
    await measure(boxed, Number(values.matches), values.seed);
}

async function measure(boxed: BoxedGame, matches: number, seed: string): Promise<void> {
  const { unit } = await reviewingOf(boxed, readData);
  const levels = (await assertDefined(boxed.players)(readData)).map(({ level }): Level => level).filter(isLevel);
  for (const level of levels) {
    const job = { game: boxed.id, level, seed };
    const costs = (await onAllCores<Cost[]>(import.meta.filename, matches, range => ({ ...job, ...range }))).flat();
    console.log(`| ${boxed.id} | ${unit[1]} | ${level} | ${meanOf(costs, seed)} |`);
  }
}

await main();

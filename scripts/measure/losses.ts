/**
 * `npm run measure -- losses` measures what the decisions of each level cost, given what its seat could know, by the
 * reviews, and how often their two judges agree. Every level plays against equals; one seat is reviewed.
 * `--matches N` per level (10), `--game ID`, `--seed S`.
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
import type { GameReviewer, Grade, Review } from '@parlour/players/review/review';
import { gradeDecision, reviewMatch } from '@parlour/players/review/review-match';
import { splitOverCores, type WorkRange } from '../lib/cores.ts';

type Job = WorkRange & { readonly game: string; readonly level: string; readonly seed: string };
/** A seat in one match: its total loss, its decisions, and how many the first judge and both judges call bad. */
type Cost = {
  readonly lost: number;
  readonly decisions: number;
  readonly first: Verdicts;
  readonly both: Verdicts;
  /** Processor seconds of the review, and of its second judge alone. */
  readonly seconds: number;
  readonly secondsAgain: number;
};
type Verdicts = { readonly slips: number; readonly mistakes: number };

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
  const again = { seconds: 0 };
  const started = processorSeconds();
  const { decided } = runReview(reviewMatch(withTimer(reviewing, again), match, seat));
  const seconds = processorSeconds() - started;
  const byFirst = decided.map(one => {
    const own = one.options.find(({ play }) => JSON.stringify(play) === JSON.stringify(one.played));
    const { again, ...first } = assertDefined(own);
    return again ? gradeDecision(first, reviewing.grave) : one.grade;
  });
  return {
    lost: decided.reduce((sum, { lost }) => sum + Math.max(0, lost.value), 0),
    decisions: decided.length,
    first: countVerdicts(byFirst),
    both: countVerdicts(decided.map(({ grade }) => grade)),
    seconds,
    secondsAgain: again.seconds,
  };
}

const processorSeconds = (): number => process.cpuUsage().user / 1e6;

const countVerdicts = (grades: readonly Grade[]): Verdicts => ({
  slips: grades.filter(grade => grade === 'slip').length,
  mistakes: grades.filter(grade => grade === 'mistake').length,
});

function withTimer(reviewing: GameReviewer, spent: { seconds: number }): GameReviewer {
  const { weighAgain } = reviewing;
  if (!weighAgain) return reviewing;
  return {
    ...reviewing,
    *weighAgain(situation, choices) {
      const work = weighAgain(situation, choices);
      for (;;) {
        const started = processorSeconds();
        const { done, value } = work.next();
        spent.seconds += processorSeconds() - started;
        if (done) return value;
        yield;
      }
    },
  };
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
  const games = gamesOnShelf().filter(({ id, players }) => players && (values.game ?? id) === id);
  const rows: string[] = [];
  console.log('| game | unit | level | loss per decision (95 %) |\n|---|---|---|---|');
  for (const boxed of games) rows.push(await measure(boxed, Number(values.matches), values.seed));
  const head = '| game | matches | decisions | slips | mistakes | confirmed slips | confirmed mistakes |';
  console.log(`\n${head} s per match | second judge |\n|${'---|'.repeat(9)}\n${rows.join('\n')}`);
}

/** Prints a row per level, and returns the row of the game about its judges. */
async function measure(boxed: BoxedGame, matches: number, seed: string): Promise<string> {
  const { unit } = await loadReviewer(boxed, readShelfData);
  const levels = (await assertDefined(boxed.players)(readShelfData)).map(({ level }): Level => level).filter(isLevel);
  const all: Cost[] = [];
  for (const level of levels) {
    const job = { game: boxed.id, level, seed };
    const costs = (await splitOverCores<Cost[]>(import.meta.filename, matches, range => ({ ...job, ...range }))).flat();
    console.log(`| ${boxed.id} | ${unit[1]} | ${level} | ${meanOf(costs, seed)} |`);
    all.push(...costs);
  }
  const sum = (count: (cost: Cost) => number): number => all.reduce((total, cost) => total + count(cost), 0);
  const counts = [
    all.length,
    sum(({ decisions }) => decisions),
    sum(({ first }) => first.slips),
    sum(({ first }) => first.mistakes),
    sum(({ both }) => both.slips),
    sum(({ both }) => both.mistakes),
    (sum(({ seconds }) => seconds) / all.length).toFixed(2),
    (sum(({ secondsAgain }) => secondsAgain) / all.length).toFixed(2),
  ];
  return `| ${boxed.id} | ${counts.join(' | ')} |`;
}

await main();

/**
 * `npm run measure -- ratings` measures the quality of ratings in simulated clubs with known strengths, and whether a trick
 * gains anything. `--members 1000` for one size (default 10, 1,000 and 100,000), `--models` compares models,
 * `--tricks` tries tricks, `--clubs 40` for each trick, `--seed S`.
 */
import { parseArgs } from 'node:util';
import { mean, RATING_MODEL, type RatingModel } from '@parlour/club/ratings/rating';
import {
  brierScore,
  COMPARED_MODELS,
  calibration,
  coverage,
  miscalibration,
  rankCorrelation,
  rootMeanSquareError,
} from '@parlour/club/ratings/simulation/model-comparison';
import {
  HONEST_PLAY,
  measureExploit,
  RATING_EXPLOITS,
  settledClubFactories,
} from '@parlour/club/ratings/simulation/rating-exploits';
import { type Season, simulateSeason } from '@parlour/club/ratings/simulation/season';
import { seededRandom } from '@parlour/kernel/random';

const { values } = parseArgs({
  options: {
    members: { type: 'string' },
    models: { type: 'boolean' },
    tricks: { type: 'boolean' },
    clubs: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'club' },
  },
});

/** Small clubs vary more, so more of them are simulated. */
const SIZES = [10, 1000, 100_000];
const clubsOf = (members: number): number => Math.max(1, Math.min(100, Math.round(5000 / members)));

function seasons(members: number, model: RatingModel): Season[] {
  return Array.from({ length: clubsOf(members) }, (_, club) =>
    simulateSeason(members, seededRandom(`${values.seed}/${members}/${club}`), model, (round, rounds) =>
      process.stderr.write(`\r${members} members, club ${club + 1}: ${round} of ${rounds} `),
    ),
  );
}

function qualityOf(played: readonly Season[]): string {
  const forecasts = played.flatMap(season => season.forecasts);
  const buckets = calibration(forecasts);
  const figures = [
    mean(played.map(({ persons }) => rankCorrelation(persons))).toFixed(3),
    brierScore(forecasts).toFixed(3),
    (100 * miscalibration(buckets)).toFixed(1),
    (100 * mean(played.map(({ persons }) => coverage(persons)))).toFixed(1),
    mean(played.map(({ persons }) => rootMeanSquareError(persons))).toFixed(0),
  ];
  return figures.join(' | ');
}

function printSizes(sizes: readonly number[]): void {
  console.log('| members | clubs | rank correlation | Brier | off by, % | in the interval, % | error |');
  console.log('|---|---|---|---|---|---|---|');
  for (const members of sizes) {
    const played = seasons(members, RATING_MODEL);
    process.stderr.write('\n');
    console.log(`| ${members} | ${played.length} | ${qualityOf(played)} |`);
    if (members === 1000) printCalibration(played);
  }
}

function printCalibration(played: readonly Season[]): void {
  console.log('\n| expected, % | came, % | matches |\n|---|---|---|');
  for (const { expected, observed: came, matches } of calibration(played.flatMap(({ forecasts }) => forecasts))) {
    console.log(`| ${(100 * expected).toFixed(1)} | ${(100 * came).toFixed(1)} | ${matches} |`);
  }
  console.log('');
}

function printModels(): void {
  console.log(
    '| model | rank correlation | Brier | off by, % | in the interval, % | error |\n|---|---|---|---|---|---|',
  );
  for (const { name, model } of COMPARED_MODELS) {
    console.log(`| ${name} | ${qualityOf([simulateSeason(2000, seededRandom(`${values.seed}/models`), model)])} |`);
  }
}

function printTricks(clubs: number): void {
  console.log('| exploit | method | points gained | spread |\n|---|---|---|---|');
  const settled = settledClubFactories(clubs, values.seed);
  for (const trick of [HONEST_PLAY, ...RATING_EXPLOITS]) {
    const { gain, spread } = measureExploit(trick, settled);
    console.log(`| ${trick.name} | ${trick.description} | ${gain.toFixed(0)} | ${spread.toFixed(0)} |`);
  }
}

if (values.models) printModels();
else if (values.tricks) printTricks(Number(values.clubs));
else printSizes(values.members === undefined ? SIZES : [Number(values.members)]);

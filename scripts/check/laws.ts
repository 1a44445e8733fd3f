/**
 * `npm run check -- laws` checks the ten laws over random matches of every game on all cores. 500 matches per game by default;
 * `--long` plays 100,000; `--matches N`, `--game ID` and `--seed S`.
 */
import { parseArgs } from 'node:util';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import { checkLaws, Violation } from '@parlour/kernel/laws';
import { defaultsOf, type OptionSpecs, type Options } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import { splitOverCores, type WorkRange } from '../lib/cores.ts';

type Job = WorkRange & { game: string; seed: string; scrutiny: number };
type Report = { longest: number; violations: string[] };

/** Draws random options: mostly defaults, but every other value sooner or later. */
function someOptions(specs: OptionSpecs, seed: string): Options {
  const random = seededRandom(seed);
  const drawn = Object.entries(specs).map(([name, spec]) => {
    if (random.below(4) > 0) return [name, spec.default];
    if (spec.kind === 'choice') return [name, spec.of[random.below(spec.of.length)]];
    if (spec.kind === 'switch') return [name, !spec.default];
    return [
      name,
      spec.kind === 'number' ? spec.least + random.below(Math.min(20, spec.most - spec.least + 1)) : spec.default,
    ];
  });
  return { ...defaultsOf(specs), ...Object.fromEntries(drawn) };
}

async function runJob({ game: id, from, to, seed, scrutiny }: Job): Promise<Report> {
  const boxed = findGame(id);
  if (boxed === undefined) throw new Error(`There is no game ${id}.`);
  const report: Report = { longest: 0, violations: [] };
  const [least, most] = boxed.seats;
  for (let n = from; n < to; n++) {
    const options = someOptions(boxed.options, `${seed}/options/${n}`);
    const seating = { count: least + (n % (most - least + 1)) };
    try {
      const match = checkLaws({ game: await opened(boxed, options), options, seating, seed: `${seed}/${n}`, scrutiny });
      report.longest = Math.max(report.longest, match.log.length);
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      report.violations.push(`${error.message} ${JSON.stringify(options)}`);
      if (report.violations.length >= 10) break;
    }
  }
  return report;
}

const games = new Map<string, Promise<Game>>();
function opened(boxed: NonNullable<ReturnType<typeof findGame>>, options: Options): Promise<Game> {
  const key = `${boxed.id} ${JSON.stringify(options)}`;
  const game = games.get(key) ?? boxed.open(options, readShelfData);
  games.set(key, game);
  return game;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      long: { type: 'boolean', default: false },
      matches: { type: 'string' },
      game: { type: 'string' },
      seed: { type: 'string', default: 'laws' },
      scrutiny: { type: 'string' },
      job: { type: 'string' },
    },
  });
  if (values.job !== undefined) return console.log(JSON.stringify(await runJob(JSON.parse(values.job))));
  const matches = Number(values.matches ?? (values.long ? 100_000 : 500));
  const scrutiny = Number(values.scrutiny ?? (values.long ? 1 : 5));
  const ids = values.game === undefined ? gamesOnShelf().map(game => game.id) : [values.game];
  for (const game of ids) {
    const begun = performance.now();
    const job = { game, seed: values.seed, scrutiny };
    const reports = await splitOverCores<Report>(import.meta.filename, matches, range => ({ ...job, ...range }));
    const violations = reports.flatMap(report => report.violations);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const longest = Math.max(...reports.map(report => report.longest));
    console.log(
      `${game}: ${matches} matches, ${violations.length} violations, longest ${longest} inputs, ${seconds} s`,
    );
    for (const violation of violations) console.error(`  ${violation}`);
    if (violations.length > 0) process.exitCode = 1;
  }
}

await main();

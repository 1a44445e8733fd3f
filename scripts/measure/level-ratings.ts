/**
 * `npx tsx scripts/measure/level-ratings.ts --game ID --deals N` lets each level of a game play whole matches against
 * the one below, by the options of rated matches, and prints the ratings of the levels. `--seed S`.
 */
import { parseArgs } from 'node:util';
import { loadContenders, loadContest } from '@parlour/cli/lib/arena-job';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type ArenaSetup, playDeal } from '@parlour/players/arena/arena';
import { LEVELS, type Level } from '@parlour/players/player';
import { exitWithError } from '../lib/run.mjs';
import { fitStrengths, type LevelMeeting } from './fit-level-ratings.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    deals: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'fixed-points' },
  },
});

const boxed = findGame(values.game) ?? exitWithError('--game needs the id of a game.');
const deals = Number(values.deals);
if (!(deals >= 1)) exitWithError('--deals needs a number such as 100.');
const skill = await boxed.skill?.();
const options = { ...defaultsOf(boxed.options), ...(skill?.is === 'skill' ? skill.options : {}) };
const contenders = await loadContenders(boxed, readShelfData);
const arena = await ratedArena(boxed, options);
const sides = arena.game.sides(arena.seats);
const meetings = LEVELS.slice(1).map((level, below) => playLevels(level, itemAt(LEVELS, below)));
const strengths = fitStrengths(meetings, { sides, partners: arena.seats / sides });
for (const level of LEVELS) {
  const { mu, sigma } = strengths[level];
  console.log(`  ${level}: { mu: ${mu}, sigma: ${sigma} },`);
}

/** Two at a table if the game allows it, because such a match is most informative. */
async function ratedArena(game: BoxedGame, options: Options): Promise<Omit<ArenaSetup, 'players'>> {
  return {
    game: await game.open(options, readShelfData),
    options,
    seats: Math.max(2, game.seats[0]),
    extent: 'match',
    contest: await loadContest(game, readShelfData),
    seed: values.seed,
    stopwatch: () => () => 0,
  };
}

function playLevels(level: Level, other: Level): LevelMeeting {
  const players = [level, other].map(name => assertDefined(contenders.find(contender => contender.name === name)));
  let wins = 0;
  for (let deal = 0; deal < deals; deal++) {
    wins += itemAt(playDeal({ ...arena, players }, deal).shares, 0).wins;
    if ((deal + 1) % 10 === 0)
      process.stderr.write(`\r${level} against ${other}: ${deal + 1} of ${deals}, ${wins} won `);
  }
  process.stderr.write('\n');
  return { level, wins: wins / deals, deals };
}

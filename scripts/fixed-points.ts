/**
 * `npx tsx scripts/fixed-points.ts --game ID --deals N`: has each level of a game play whole matches against the one below,
 * by the options of rated matches, and prints what the levels are worth on the scale of the ratings. `--seed S`.
 */
import { parseArgs } from 'node:util';
import { loadContenders, loadContest } from '@parlour/cli/lib/arena-job';
import { readData } from '@parlour/games/shelf/node';
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type ArenaSetup, playDeal } from '@parlour/players/arena/arena';
import { LEVELS, type Level } from '@parlour/players/player';
import { type LevelMeeting, strengthsBy } from './fixed-points/fit.ts';
import { giveUp } from './setup.mjs';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    deals: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'fixed-points' },
  },
});

const boxed = findGame(values.game) ?? giveUp('--game names a game of the shelf.');
const deals = Number(values.deals);
if (!(deals >= 1)) giveUp('--deals is a number such as 100.');
const skill = await boxed.skill?.();
const options = { ...defaultsOf(boxed.options), ...(skill?.is === 'skill' ? skill.options : {}) };
const contenders = await loadContenders(boxed, readData);
const arena = await arenaOf(boxed, options);
const sides = arena.game.sides(arena.seats);
const meetings = LEVELS.slice(1).map((level, below) => meet(level, itemAt(LEVELS, below)));
const strengths = strengthsBy(meetings, { sides, partners: arena.seats / sides });
for (const level of LEVELS) {
  const { mu, sigma } = strengths[level];
  console.log(`  ${level}: { mu: ${mu}, sigma: ${sigma} },`);
}

/** Two at a table if it takes two: so a match says most. */
async function arenaOf(game: BoxedGame, options: Options): Promise<Omit<ArenaSetup, 'players'>> {
  return {
    game: await game.open(options, readData),
    options,
    seats: Math.max(2, game.seats[0]),
    extent: 'match',
    contest: await loadContest(game, readData),
    seed: values.seed,
    stopwatch: () => () => 0,
  };
}

function meet(level: Level, other: Level): LevelMeeting {
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

/** `parlour play`, `puzzle`, `simulate`, `arena` and `solve`: games played by people and by computer players, each loaded when it is asked for. */
import type { Command } from 'commander';
import type { arena } from './commands/arena.ts';
import type { playInTerminal } from './commands/play.ts';
import type { puzzleInTerminal } from './commands/puzzle.ts';
import type { simulate } from './commands/simulate.ts';
import type { solveGame } from './commands/solve.ts';
import { withGameOptions } from './own-options.ts';

export function addPlaying(program: Command): void {
  addPlay(program);
  addPuzzle(program);
  addSimulate(program);
  addArena(program);
  addSolve(program);
}

function addPlay(program: Command): void {
  withGameOptions(program.command('play <game>'))
    .description('play in the terminal against computer players, or hot-seat with friends')
    .option('--seats <n>', 'how many seats')
    .option('--people <n>', 'how many of them are people, with a curtain between their hands', '1')
    .option('--level <level>', 'easy, normal, strong or expert', 'normal')
    .option(
      '--opponents <names>',
      'who sits at the other seats, one after another, the last at all that are left: levels, or programs of your own as "cmd:python3 my.py" (docs/players-protocol.md)',
    )
    .option('--ms <n>', 'milliseconds that such a program has for a play; 5000 if not given')
    .option('--seed <seed>', 'deal by a seed instead of a sealed shuffle')
    .option('--record <file>', 'where to keep the record of the match')
    .action(async (...args: Parameters<typeof playInTerminal>) =>
      (await import('./commands/play.ts')).playInTerminal(...args),
    );
}

function addPuzzle(program: Command): void {
  program
    .command('puzzle [kind] [number]')
    .description('a position with one right play; without a kind it lists them, and names the one of today')
    .action(async (...args: Parameters<typeof puzzleInTerminal>) =>
      (await import('./commands/puzzle.ts')).puzzleInTerminal(...args),
    );
}

function addSimulate(program: Command): void {
  withGameOptions(program.command('simulate <game>'))
    .description('play many matches and tell their lengths and fairness')
    .option('--seats <n>', 'how many seats')
    .option('--games <n>', 'how many matches', '1000')
    .option('--player <player>', 'random, easy, normal (also called greedy), strong or expert', 'random')
    .option(
      '--seed <seed>',
      'the same seed plays the same matches; match 7 is dealt as "play --seed SEED/7" deals',
      'parlour',
    )
    .option('--json', 'as JSON')
    .action(async (...args: Parameters<typeof simulate>) => (await import('./commands/simulate.ts')).simulate(...args));
}

const ARENA_HELP = `
Intervals hold 95 %, by drawing the deals again (bootstrap), a deal with all its seatings being the unit; for one
player alone by Wilson's formula. Ctrl-C prints what was reached. Try:
  parlour arena <game> --players expert,strong --deals 200
  parlour arena <game> --players normal,random --seats 4 --json
  parlour arena <game> --players "cmd:python3 examples/outside.py",strong --deals 20`;

function addArena(program: Command): void {
  withGameOptions(program.command('arena <game>'))
    .description('let computer players meet on the same deals in every seating, and tell who is the stronger')
    .option(
      '--players <names>',
      'who meets, such as expert,normal: random, a level, somebody the game adds, or a program of your own as "cmd:python3 my.py" (docs/players-protocol.md); the last takes every seat left over',
      'strong,normal',
    )
    .option('--deals <n>', 'how many deals, each played once in every seating', '100')
    .option('--seed <seed>', 'the same seed deals the same cards', 'parlour')
    .option('--seats <n>', 'how many seats')
    .option('--matches', 'whole matches, where a game would be measured by single deals')
    .option('--ceiling', 'let somebody who sees all cards sit in for the first player, and tell the share reached')
    .option('--keep <file>', 'keep every deal in a file; the same command goes on where it was interrupted')
    .option('--ms <n>', 'milliseconds that programs of your own have for a play; 5000 if not given')
    .option('--json', 'as JSON')
    .addHelpText('after', ARENA_HELP)
    .action(async (...args: Parameters<typeof arena>) => (await import('./commands/arena.ts')).arena(...args));
}

function addSolve(program: Command): void {
  withGameOptions(program.command('solve <game>'))
    .description('all cards known: find a way to win, or the best that can be had')
    .option('--seed <seed>', 'the deal of this seed')
    .option('--pack <cards>', 'the deal of this order of the pack: letters in a row, or names with spaces between')
    .option('--file <file>', 'positions, as the game reads them')
    .option('--effort <n>', 'work units to spend before giving in')
    .action(async (...args: Parameters<typeof solveGame>) => (await import('./commands/solve.ts')).solveGame(...args));
}

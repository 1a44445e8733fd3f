/** Registers the commands for games, printing and records. Each command's code is loaded only when it runs. */
import type { Command } from 'commander';
import type { analyseFile } from './analyse.ts';
import type { runArena } from './arena.ts';
import type { runPackCommand } from './pack.ts';
import type { runTerminalGame } from './play.ts';
import type { printBox } from './print.ts';
import type { runPuzzle } from './puzzle.ts';
import type { replayFile, verifyFile } from './records.ts';
import type { runSimulation } from './simulate.ts';
import type { solveGame } from './solve.ts';

const allowUnknownOptions = (command: Command, says: string): Command =>
  command.option('--<option> <value>', says).allowUnknownOption().allowExcessArguments();

/** Accepts unknown options; they are parsed later, when the game is known. */
export const withGameOptions = (command: Command): Command =>
  allowUnknownOptions(
    command,
    'an option of the game, as "parlour rules <game>" lists them; a file where it takes one',
  );

export const withBoxOptions = (command: Command): Command =>
  allowUnknownOptions(command, 'an option of the first game of the box that changes its cards, such as a pack file');

export function registerGameCommands(program: Command): void {
  registerPlay(program);
  registerPuzzle(program);
  registerSimulate(program);
  registerArena(program);
  registerSolve(program);
}

function registerPlay(program: Command): void {
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
    .action(async (...args: Parameters<typeof runTerminalGame>) =>
      (await import('./play.ts')).runTerminalGame(...args),
    );
}

function registerPuzzle(program: Command): void {
  program
    .command('puzzle [kind] [number]')
    .description('a position with one right play; without a kind it lists them, and names the one of today')
    .action(async (...args: Parameters<typeof runPuzzle>) => (await import('./puzzle.ts')).runPuzzle(...args));
}

function registerSimulate(program: Command): void {
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
    .action(async (...args: Parameters<typeof runSimulation>) =>
      (await import('./simulate.ts')).runSimulation(...args),
    );
}

const ARENA_HELP = `
Intervals hold 95 %, by drawing the deals again (bootstrap), a deal with all its seatings being the unit; for one
player alone by Wilson's formula. Ctrl-C prints what was reached. Try:
  parlour arena <game> --players expert,strong --deals 200
  parlour arena <game> --players normal,random --seats 4 --json
  parlour arena <game> --players "cmd:python3 examples/outside.py",strong --deals 20`;

function registerArena(program: Command): void {
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
    .action(async (...args: Parameters<typeof runArena>) => (await import('./arena.ts')).runArena(...args));
}

function registerSolve(program: Command): void {
  withGameOptions(program.command('solve <game>'))
    .description('all cards known: find a way to win, or the best that can be had')
    .option('--seed <seed>', 'the deal of this seed')
    .option('--pack <cards>', 'the deal of this order of the pack: letters in a row, or names with spaces between')
    .option('--file <file>', 'positions, as the game reads them')
    .option('--effort <n>', 'work units to spend before giving in')
    .action(async (...args: Parameters<typeof solveGame>) => (await import('./solve.ts')).solveGame(...args));
}

export function registerPrint(program: Command): void {
  withBoxOptions(program.command('print <box>'))
    .description('make a PDF of a box: cards at their true size with backs, its sheet, a box to fold')
    .option(
      '--as <form>',
      'sheets to cut, cards (a PDF of one card a page), or png (a picture of every card)',
      'sheets',
    )
    .option('--paper <paper>', 'a4 or letter', 'a4')
    .option('--out <file>', 'where the PDF goes, or the folder of the pictures; the name of the box if not given')
    .option('--cards-only', 'no test sheet, no rules, no score sheets, no box')
    .option('--sets <n>', 'so many packs, for a class in groups: every card carries the number of its pack', '1')
    .option('--fold', 'backs beside the faces, for a printer of one side: fold, glue, cut')
    .option('--corners <shape>', 'square, or round: a line to cut or punch them by', 'square')
    .option('--paper-colour <colour>', 'cream is printed; white leaves white card bare', 'cream')
    .option('--offset <x,y>', 'millimetres to move the backs right and down, as read from the test sheet', '0,0')
    .option('--large', 'large print: cards of twice the area, rules in large type')
    .option('--black', 'for a black-and-white printer: black ink alone, in shades of grey')
    .option('--preflight', 'tell what a printing house asks: boxes, fonts, colours, ink')
    .action(async (...args: Parameters<typeof printBox>) => (await import('./print.ts')).printBox(...args));
}

export function registerPack(program: Command): void {
  program
    .command('pack <verb> <file>')
    .description(
      'check a pack of your own, file or spreadsheet (pack check my-class.csv), or read all answers of one (pack answers)',
    )
    .option('--box <box>', 'the box it is for, if that cannot be told from it')
    .action(async (...args: Parameters<typeof runPackCommand>) => (await import('./pack.ts')).runPackCommand(...args));
}

export function registerRecordCommands(program: Command): void {
  registerReplay(program);
  registerAnalyse(program);
  registerVerify(program);
  registerReferee(program);
}

function registerReplay(program: Command): void {
  program
    .command('replay <file>')
    .description('judge a record again and tell its story')
    .option('--own <file>', 'the lexicon or pack it was played with')
    .option('--json', 'as JSON')
    .action(async (...args: Parameters<typeof replayFile>) => (await import('./records.ts')).replayFile(...args));
}

function registerAnalyse(program: Command): void {
  program
    .command('analyse <file>')
    .description('look a match over from one seat: how it stood, what was lost where, and what was better')
    .option('--seat <number>', 'whose decisions', '0')
    .option('--own <file>', 'the lexicon or pack it was played with')
    .option('--json', 'as JSON')
    .action(async (...args: Parameters<typeof analyseFile>) => (await import('./analyse.ts')).analyseFile(...args));
}

function registerVerify(program: Command): void {
  program
    .command('verify <file>')
    .description('draw every shuffle of a record again and compare')
    .option('--seal <seal>', 'the seal you noted before the deal')
    .option('--cut <cut>', 'the cut you gave')
    .option('--slip <file>', 'what you kept before the cuts were shown: seal, commitments, your cut')
    .option('--own <file>', 'the lexicon or pack it was played with')
    .option('--json', 'as JSON')
    .action(async (...args: Parameters<typeof verifyFile>) => (await import('./records.ts')).verifyFile(...args));
}

function registerReferee(program: Command): void {
  program
    .command('referee')
    .description('the referee protocol: a JSON request a line in, an answer a line out')
    .action(runReferee);
}

const loadReferee = () =>
  Promise.all([import('../lib/user-files.ts'), import('../referee/referee.ts'), import('../referee/referee.ts')]);

async function runReferee(): Promise<void> {
  process.stdout.on('error', error => process.exit(Reflect.get(error, 'code') === 'EPIPE' ? 0 : 1));
  const [{ dataReader }, { createReferee }, { answerStream }] = await loadReferee();
  await answerStream(process.stdin.setEncoding('utf8'), process.stdout, createReferee(dataReader()));
}

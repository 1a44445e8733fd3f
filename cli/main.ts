/** `parlour`, the terminal program. */
import { createInterface } from 'node:readline';
import { type Command as BoxCommand, shelf } from '@parlour/games/shelf';
import { Command } from 'commander';
import { arena } from './commands/arena.ts';
import type { packCommand } from './commands/pack.ts';
import { playInTerminal } from './commands/play.ts';
import type { printBox } from './commands/print.ts';
import { replayFile, verifyFile } from './commands/records.ts';
import { environmentHelp, serveHouse } from './commands/serve.ts';
import { listGames, showRules } from './commands/shelf.ts';
import { simulate } from './commands/simulate.ts';
import { solveGame } from './commands/solve.ts';
import { readData } from './data.ts';
import { terminalIo } from './io.ts';
import { seatReferee } from './referee.ts';
import { addTables } from './table-commands.ts';
import { Trouble } from './trouble.ts';
import { VERSION } from './version.ts';

async function referee(): Promise<void> {
  const answer = seatReferee(readData());
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const ready = process.stdout.write(`${await answer(line)}\n`);
    if (!ready) await new Promise(resolve => process.stdout.once('drain', resolve));
  }
}

function addBoxCommand(program: Command, { name, usage, summary, flags = [], run }: BoxCommand): void {
  const command = program.command(`${name} ${usage}`.trim()).description(summary);
  for (const { flag, says } of flags) command.option(flag, says);
  command.action(async (...args: unknown[]) => {
    const words = args.slice(0, -2).filter((arg): arg is string => typeof arg === 'string');
    process.exitCode = await run(words, args.at(-2) as Record<string, string>, terminalIo());
  });
}

const ARENA_HELP = `
Intervals hold 95 %, by drawing the deals again (bootstrap), a deal with all its seatings being the unit; for one
player alone by Wilson's formula. Ctrl-C prints what was reached. Try:
  parlour arena <game> --players expert,strong --deals 200
  parlour arena <game> --players normal,random --seats 4 --json`;

/** Options that a game has of its own are sorted out when it is known which game it is. */
const withOptions = (command: Command, says: string): Command =>
  command.option('--<option> <value>', says).allowUnknownOption().allowExcessArguments();

const OF_THE_GAME = 'an option of the game, as "parlour rules <game>" lists them; a file where it takes one';
const OF_THE_BOX = 'an option of the first game of the box that changes its cards, such as a pack file';

/** What only some commands need (the server, printing) is loaded by those. */
function parlour(): Command {
  const program = new Command('parlour')
    .description('Four antique boxes of card games, nine games, playable again.')
    .version(VERSION)
    .showHelpAfterError('("parlour --help" lists the commands)');
  program.command('games').description('list the shelf').option('--json', 'as JSON').action(listGames);
  program
    .command('rules <game> [clause]')
    .description('how a game is played, and its sheet; or one clause, also by its name alone')
    .option('--json', 'as JSON')
    .action(showRules);
  withOptions(program.command('play <game>'), OF_THE_GAME)
    .description('play in the terminal against computer players, or hot-seat with friends')
    .option('--seats <n>', 'how many seats')
    .option('--people <n>', 'how many of them are people, with a curtain between their hands', '1')
    .option('--level <level>', 'easy, normal, strong or expert', 'normal')
    .option('--seed <seed>', 'deal by a seed instead of a sealed shuffle')
    .option('--record <file>', 'where to keep the record of the match')
    .action(playInTerminal);
  withOptions(program.command('simulate <game>'), OF_THE_GAME)
    .description('play many matches and tell their lengths and fairness')
    .option('--seats <n>', 'how many seats')
    .option('--games <n>', 'how many matches', '1000')
    .option('--player <player>', 'random, easy, normal (also called greedy), strong or expert', 'random')
    .option('--seed <seed>', 'the same seed plays the same matches', 'parlour')
    .option('--json', 'as JSON')
    .action(simulate);
  withOptions(program.command('arena <game>'), OF_THE_GAME)
    .description('let computer players meet on the same deals in every seating, and tell who is the stronger')
    .option(
      '--players <names>',
      'who meets, such as expert,normal: random, a level, or somebody the game adds; the last takes every seat left over',
      'strong,normal',
    )
    .option('--deals <n>', 'how many deals, each played once in every seating', '100')
    .option('--seed <seed>', 'the same seed deals the same cards', 'parlour')
    .option('--seats <n>', 'how many seats')
    .option('--matches', 'whole matches, where a game would be measured by single deals')
    .option('--ceiling', 'let somebody who sees all cards sit in for the first player, and tell the share reached')
    .option('--keep <file>', 'keep every deal in a file; the same command goes on where it was interrupted')
    .option('--json', 'as JSON')
    .addHelpText('after', ARENA_HELP)
    .action(arena);
  withOptions(program.command('print <box>'), OF_THE_BOX)
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
    .action(async (...args: Parameters<typeof printBox>) => (await import('./commands/print.ts')).printBox(...args));
  program
    .command('pack <verb> <file>')
    .description(
      'check a pack of your own, file or spreadsheet (pack check my-class.csv), or read all answers of one (pack answers)',
    )
    .option('--box <box>', 'the box it is for, if that cannot be told from it')
    .action(async (...args: Parameters<typeof packCommand>) =>
      (await import('./commands/pack.ts')).packCommand(...args),
    );
  withOptions(program.command('solve <game>'), OF_THE_GAME)
    .description('all cards known: find a way to win, or the best that can be had')
    .option('--seed <seed>', 'the deal of this seed')
    .option('--pack <cards>', 'the deal of this order of the pack: letters in a row, or names with spaces between')
    .option('--file <file>', 'positions, as the game reads them')
    .option('--effort <n>', 'work units to spend before giving in')
    .action(solveGame);
  program
    .command('replay <file>')
    .description('judge a record again and tell its story')
    .option('--own <file>', 'the lexicon or pack it was played with')
    .option('--json', 'as JSON')
    .action(replayFile);
  program
    .command('verify <file>')
    .description('draw every shuffle of a record again and compare')
    .option('--seal <seal>', 'the seal you noted before the deal')
    .option('--cut <cut>', 'the cut you gave')
    .option('--slip <file>', 'what you kept before the cuts were shown: seal, commitments, your cut')
    .option('--own <file>', 'the lexicon or pack it was played with')
    .option('--json', 'as JSON')
    .action(verifyFile);
  program
    .command('referee')
    .description('the referee protocol: a JSON request a line in, an answer a line out')
    .action(referee);
  program
    .command('serve')
    .description('open the parlour for browsers and for friends')
    .option('--port <n>', 'the port; PARLOUR_PORT also sets it')
    .option('--host <host>', 'the address to listen on; PARLOUR_HOST also sets it')
    .option('--file <file>', 'the file that keeps every table; PARLOUR_FILE also sets it')
    .addHelpText('after', environmentHelp)
    .action(serveHouse);
  program
    .command('load')
    .description('sit down at many tables of a running server and tell how it bears them')
    .option('--address <url>', 'where the server is', 'http://127.0.0.1:8420')
    .option('--tables <n>', 'how many tables', '500')
    .option('--seconds <n>', 'for how long it is measured', '20')
    .option('--every <seconds>', 'the time between two plays at a table', '2')
    .option('--game <game>', 'which game; the first that seats four if not given')
    .option('--json', 'as JSON')
    .action(async flags => (await import('./commands/load.ts')).loadServer(flags));
  addTables(program.command('tables').description('look after the tables that are kept, while the servers go on'));
  program
    .command('backup <to>')
    .description('copy the file that keeps every table, while the server goes on; only its owner may read the copy')
    .option('--file <file>', 'the file; PARLOUR_FILE also names it')
    .action(async (to, flags) => (await import('./commands/store.ts')).backUpStore(to, flags));
  program
    .command('migrate-store')
    .description('move every table from the file into PostgreSQL; can be run again if it was interrupted')
    .option('--from <file>', 'the file; PARLOUR_FILE also names it')
    .option('--to <url>', 'the database; DATABASE_URL also names it')
    .action(async flags => (await import('./commands/store.ts')).migrateStore(flags));
  for (const command of shelf.flatMap(box => box.commands ?? [])) addBoxCommand(program, command);
  return program;
}

try {
  await parlour().parseAsync(process.argv);
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  console.error(`parlour: ${error.message}`);
  process.exitCode = 2;
}

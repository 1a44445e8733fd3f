/** `parlour`, the terminal program. */
import { createInterface } from 'node:readline';
import { type Command as BoxCommand, shelf } from '@parlour/games/shelf';
import { Command } from 'commander';
import { playInTerminal } from './commands/play.ts';
import { replayFile, verifyFile } from './commands/records.ts';
import { serveHouse } from './commands/serve.ts';
import { listGames, showRules } from './commands/shelf.ts';
import { simulate } from './commands/simulate.ts';
import { solvePuzzle } from './commands/solve.ts';
import { readData } from './data.ts';
import { terminalIo } from './io.ts';
import { seatReferee } from './referee.ts';
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

function parlour(): Command {
  const program = new Command('parlour')
    .description('Four antique boxes of card games, nine games, playable again.')
    .version(VERSION)
    .showHelpAfterError('("parlour --help" lists the commands)');
  program.command('games').description('list the shelf').option('--json', 'as JSON').action(listGames);
  program
    .command('rules <game> [clause]')
    .description('print the sheet of a game, or one clause of it')
    .option('--json', 'as JSON')
    .action(showRules);
  program
    .command('play <game>')
    .description('play in the terminal against computer players, or hot-seat with friends')
    .option('--seats <n>', 'how many seats')
    .option('--people <n>', 'how many of them are people, with a curtain between their hands', '1')
    .option('--level <level>', 'easy, normal, strong or expert', 'normal')
    .option(
      '--<option> <value>',
      'an option of the game, as "parlour rules <game>" lists them; a file where it takes one',
    )
    .allowUnknownOption()
    .allowExcessArguments()
    .option('--seed <seed>', 'deal by a seed instead of a sealed shuffle')
    .option('--record <file>', 'where to keep the record of the match')
    .action(playInTerminal);
  program
    .command('simulate <game>')
    .description('play many matches and tell their lengths and fairness')
    .option('--seats <n>', 'how many seats')
    .option('--games <n>', 'how many matches', '1000')
    .option('--player <player>', 'random, easy, normal, strong or expert', 'random')
    .option('--seed <seed>', 'the same seed plays the same matches', 'parlour')
    .option(
      '--<option> <value>',
      'an option of the game, as "parlour rules <game>" lists them; a file where it takes one',
    )
    .allowUnknownOption()
    .allowExcessArguments()
    .option('--json', 'as JSON')
    .action(simulate);
  program
    .command('solve <game>')
    .description('what can be had when every card is known')
    .option('--file <file>', 'deals to solve, one a line')
    .option('--seed <seed>', 'a deal by its seed')
    .option('--pack <pack>', 'a deal from a pack laid down in order')
    .action(solvePuzzle);
  program
    .command('replay <file>')
    .description('judge a record again and tell its story')
    .option('--own <file>', 'the lexicon or pack it was played with')
    .option('--json', 'as JSON')
    .action(replayFile);
  program
    .command('verify <file>')
    .description('draw every shuffle of a record again and compare')
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
    .action(serveHouse);
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

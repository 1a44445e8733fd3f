/** `parlour`, the terminal program. */
import { type Command as BoxCommand, shelf } from '@parlour/games/shelf';
import { Command } from 'commander';
import { listGames, showRules } from './commands/shelf.ts';
import { terminalIo } from './io.ts';
import { addPlaying } from './play-commands.ts';
import { addPack, addPrint } from './print-commands.ts';
import { addRecords } from './record-commands.ts';
import { addServing } from './server-commands.ts';
import { Trouble } from './trouble.ts';
import { VERSION } from './version.ts';

function addShelf(program: Command): void {
  program.command('games').description('list the shelf').option('--json', 'as JSON').action(listGames);
  program
    .command('rules <game> [clause]')
    .description('how a game is played, and its sheet; or one clause, also by its name alone')
    .option('--json', 'as JSON')
    .action(showRules);
}

const wordsIn = (given: unknown): string[] => (typeof given === 'string' ? [given] : []);

function addBoxCommand(program: Command, { name, usage, summary, flags = [], run }: BoxCommand): void {
  const command = program.command(`${name} ${usage}`.trim()).description(summary);
  for (const { flag, says } of flags) command.option(flag, says);
  command.action(async () => {
    process.exitCode = await run(command.processedArgs.flatMap(wordsIn), command.opts(), terminalIo());
  });
}

/** What only some commands need (the server, printing) is loaded by those. */
function parlour(): Command {
  const program = new Command('parlour')
    .description('Four antique boxes of card games, nine games, playable again.')
    .version(VERSION)
    .showHelpAfterError('("parlour --help" lists the commands)');
  addShelf(program);
  addPlaying(program);
  addPrint(program);
  addPack(program);
  addRecords(program);
  addServing(program);
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

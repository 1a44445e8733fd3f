/** `parlour`, the terminal program. */
import { type Command as BoxCommand, shelf } from '@parlour/games/shelf/shelf';
import { Command, CommanderError } from 'commander';
import { listGames, showRules } from './commands/shelf.ts';
import { terminalIo } from './io.ts';
import { addPlaying } from './play-commands.ts';
import { addPack, addPrint } from './print-commands.ts';
import { addRecords } from './record-commands.ts';
import { addServing } from './server-commands.ts';
import { IMPOSSIBLE, Trouble } from './trouble.ts';
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

const EXIT_CODES = `
Exit codes: 0 all is well; 1 what was looked at is not right, such as a record that does not verify; 2 what was asked for
cannot be done, and a sentence says why; 130 interrupted.`;

/** What only some commands need (the server, printing) is loaded by those. */
function parlour(): Command {
  const program = new Command('parlour')
    .description('Four antique boxes of card games, nine games, playable again.')
    .version(VERSION)
    .showHelpAfterError('("parlour --help" lists the commands)')
    .addHelpText('after', EXIT_CODES)
    .exitOverride();
  addShelf(program);
  addPlaying(program);
  addPrint(program);
  addPack(program);
  addRecords(program);
  addServing(program);
  for (const command of shelf.flatMap(box => box.commands ?? [])) addBoxCommand(program, command);
  return program;
}

/** Whoever reads no further, as head does, is not told of it. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await parlour().parseAsync(process.argv);
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : IMPOSSIBLE;
  else if (error instanceof Trouble) {
    console.error(`parlour: ${error.message}`);
    process.exitCode = IMPOSSIBLE;
  } else throw error;
}

import { type BoxCommand, shelf } from '@parlour/games/shelf/shelf';
import { Command, CommanderError } from 'commander';
import { registerGameCommands, registerPack, registerPrint, registerRecordCommands } from './commands/register.ts';
import { registerServerCommands } from './commands/register-server.ts';
import { printGames, printRules } from './commands/shelf.ts';
import { CliError, EXIT_BAD_REQUEST } from './lib/errors.ts';
import { terminalIo } from './lib/user-files.ts';
import { CLI_VERSION } from './version.ts';

function registerShelf(program: Command): void {
  program.command('games').description('list the shelf').option('--json', 'as JSON').action(printGames);
  program
    .command('rules <game> [clause]')
    .description('how a game is played, and its sheet; or one clause, also by its name alone')
    .option('--json', 'as JSON')
    .action(printRules);
}

const asWords = (given: unknown): string[] => (typeof given === 'string' ? [given] : []);

function registerBoxCommand(program: Command, { name, usage, summary, flags = [], run }: BoxCommand): void {
  const command = program.command(`${name} ${usage}`.trim()).description(summary);
  for (const { flag, says } of flags) command.option(flag, says);
  command.action(async () => {
    process.exitCode = await run(command.processedArgs.flatMap(asWords), command.opts(), terminalIo());
  });
}

const EXIT_CODES = `
Exit codes: 0 all is well; 1 what was looked at is not right, such as a record that does not verify; 2 what was asked for
cannot be done, and a sentence says why; 130 interrupted.`;

/** Builds the command tree. Heavy parts (server, printing) are loaded only by the commands that need them. */
function createProgram(): Command {
  const program = new Command('parlour')
    .description('Four antique boxes of card games, nine games, playable again.')
    .version(CLI_VERSION)
    .showHelpAfterError('("parlour --help" lists the commands)')
    .addHelpText('after', EXIT_CODES)
    .exitOverride();
  registerShelf(program);
  registerGameCommands(program);
  registerPrint(program);
  registerPack(program);
  registerRecordCommands(program);
  registerServerCommands(program);
  for (const command of shelf.flatMap(box => box.commands ?? [])) registerBoxCommand(program, command);
  return program;
}

/** A reader like `head` may close the pipe early; that is not an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await createProgram().parseAsync(process.argv);
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : EXIT_BAD_REQUEST;
  else if (error instanceof CliError) {
    console.error(`parlour: ${error.message}`);
    process.exitCode = EXIT_BAD_REQUEST;
  } else throw error;
}

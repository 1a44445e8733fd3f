/** The terminal program `parlour`: lists its commands, and loads the one that is called. */
import { type BoxCommand, gamesOnShelf, shelf } from '@parlour/games/shelf/shelf';
import { Command, CommanderError } from 'commander';
import { CLI_VERSION, type CliCommand, configureProgram, registerCommand } from './lib/command.ts';
import { CliError, EXIT_BAD_REQUEST, exitOnOutputError, isWriteError, printError } from './lib/errors.ts';
import { wrapEachLine } from './lib/terminal-output.ts';

type CommandModule = { readonly command: CliCommand };
type CommandEntry = readonly [name: string, summary: string, load: () => Promise<CommandModule>];

/** Names and summaries are those of the commands. They are repeated here so that `--help` need not load them all. */
const COMMANDS: readonly CommandEntry[] = [
  ['games', 'List the games.', () => import('./commands/games.ts')],
  ['rules', 'Print the rules of a game, or one clause.', () => import('./commands/rules.ts')],
  ['play', 'Play against the computer or with friends.', () => import('./commands/play.ts')],
  ['puzzle', 'Solve a puzzle: find the one right play.', () => import('./commands/puzzle.ts')],
  ['simulate', 'Play many matches and report length and fairness.', () => import('./commands/simulate.ts')],
  ['arena', 'Compare players on identical deals.', () => import('./commands/arena.ts')],
  ['solve', 'Find the best result when all cards are known.', () => import('./commands/solve.ts')],
  ['print', 'Make a PDF of a box, to print, cut and fold.', () => import('./commands/print.ts')],
  ['pack', 'Check or make a pack of your own, or print its answers.', () => import('./commands/pack.ts')],
  ['replay', 'Check a record and print it in words.', () => import('./commands/replay.ts')],
  ['analyse', 'Review a match: mistakes and better plays.', () => import('./commands/analyse.ts')],
  ['verify', 'Verify the shuffles of a record.', () => import('./commands/verify.ts')],
  ['referee', 'Run games for a program: JSON requests, one a line.', () => import('./commands/referee.ts')],
  ['serve', 'Start the server and play in the browser.', () => import('./commands/serve.ts')],
  ['sit', 'Seat your program at a table of a server.', () => import('./commands/sit.ts')],
  ['load', 'Load-test a running server.', () => import('./commands/load.ts')],
  ['tables', 'List, show, close and delete stored tables.', () => import('./commands/tables.ts')],
  ['admin', 'Moderate a running server.', () => import('./commands/admin.ts')],
  ['backup', 'Copy the database file while the server runs.', () => import('./commands/backup.ts')],
  ['migrate-store', 'Move all tables from SQLite to PostgreSQL.', () => import('./commands/migrate-store.ts')],
];

const EXIT_CODES = `Exit codes: 0 success; 1 a check failed, for example a record that does not verify; \
2 the request can't be done, and a sentence says why; 130 interrupted.`;

const [boxCount, gameCount] = [shelf.length, gamesOnShelf().length];

/** Registers the called command in full, and the others by name and summary. */
async function createProgram(words: readonly string[]): Promise<Command> {
  const program = configureProgram(new Command('parlour'))
    .description(`Play ${gameCount} card games from ${boxCount} antique boxes.`)
    .version(CLI_VERSION, '-V, --version', 'Print the version.')
    .addHelpText('after', () => `\n${wrapEachLine(EXIT_CODES)}`);
  const called = calledCommand(words);
  for (const [name, summary, load] of COMMANDS) {
    if (name === called) registerCommand(program, (await load()).command);
    else program.command(name).description(summary);
  }
  for (const command of shelf.flatMap(box => box.commands ?? [])) registerCommand(program, asCliCommand(command));
  program
    .command('version')
    .description('Print the version.')
    .action(() => console.log(CLI_VERSION));
  return program;
}

/** `parlour help play` needs the command as `parlour play --help` does. */
function calledCommand(words: readonly string[]): string | undefined {
  const [first, second] = words.filter(word => !word.startsWith('-'));
  return first === 'help' ? second : first;
}

type BoxFlags = Parameters<BoxCommand['run']>[1];

const asCliCommand = ({ name, usage, summary, flags = [], run }: BoxCommand): CliCommand => ({
  name,
  summary,
  arguments: usage,
  options: flags,
  async run(args, given: BoxFlags) {
    const { terminalIo } = await import('./lib/user-files.ts');
    const words = args.filter(word => word !== undefined);
    process.exitCode = await run(words, given, terminalIo());
  },
});

/** The help is shown on request, and where a subcommand is missing. */
const isHelp = ({ code, exitCode }: CommanderError): boolean => exitCode === 0 || code === 'commander.help';

process.stdout.on('error', exitOnOutputError);

try {
  const program = await createProgram(process.argv.slice(2));
  await program.parseAsync(process.argv);
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = isHelp(error) ? 0 : EXIT_BAD_REQUEST;
  else if (error instanceof CliError) {
    printError(error.message);
    process.exitCode = EXIT_BAD_REQUEST;
  } else if (isWriteError(error)) exitOnOutputError(error);
  else throw error;
}

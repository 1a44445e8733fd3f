/** The terminal program `parlour`: lists its commands, and loads the one that is called. */
import { type BoxCommand, shelf } from '@parlour/games/shelf/shelf';
import { Command, CommanderError } from 'commander';
import { CLI_VERSION, type CliCommand, registerCommand } from './lib/command.ts';
import { CliError, EXIT_BAD_REQUEST } from './lib/errors.ts';

type CommandModule = { readonly command: CliCommand };
type CommandEntry = readonly [name: string, summary: string, load: () => Promise<CommandModule>];

/** Names and summaries are those of the commands. They are repeated here so that `--help` need not load them all. */
const COMMANDS: readonly CommandEntry[] = [
  ['games', 'List the games.', () => import('./commands/games.ts')],
  ['rules', 'Print the rules of a game, or one clause such as NA-6.', () => import('./commands/rules.ts')],
  ['play', 'Play in the terminal, against computer players or with friends.', () => import('./commands/play.ts')],
  ['puzzle', 'Solve a puzzle: a position with one right play.', () => import('./commands/puzzle.ts')],
  ['simulate', 'Play many matches and report their length and fairness.', () => import('./commands/simulate.ts')],
  ['arena', 'Compare players on identical deals.', () => import('./commands/arena.ts')],
  ['solve', 'Find a win, or the best result, with all cards visible.', () => import('./commands/solve.ts')],
  ['print', 'Make a PDF of a box: cards, rules and a box to fold.', () => import('./commands/print.ts')],
  ['pack', 'Check a pack of your own, or print the answers of a pack.', () => import('./commands/pack.ts')],
  ['replay', 'Check a record against the rules and narrate it.', () => import('./commands/replay.ts')],
  ['analyse', 'Review a match from one seat: mistakes and better plays.', () => import('./commands/analyse.ts')],
  ['verify', 'Replay the shuffles of a record and check them.', () => import('./commands/verify.ts')],
  ['referee', 'Answer JSON requests, one per line.', () => import('./commands/referee.ts')],
  ['serve', 'Start the server for browsers and friends.', () => import('./commands/serve.ts')],
  ['sit', 'Seat a program of your own at a table of a running server.', () => import('./commands/sit.ts')],
  ['load', 'Load-test a running server with many tables.', () => import('./commands/load.ts')],
  ['tables', 'List, show, close and delete stored tables.', () => import('./commands/tables.ts')],
  ['admin', 'Moderate a running server: members, reports, names, tables.', () => import('./commands/admin.ts')],
  ['backup', 'Copy the database file while the server runs.', () => import('./commands/backup.ts')],
  ['migrate-store', 'Move all tables from the SQLite file to PostgreSQL.', () => import('./commands/migrate-store.ts')],
];

const EXIT_CODES = `
Exit codes: 0 success; 1 a check failed, for example a record that does not verify; 2 the request
can't be done, and a sentence says why; 130 interrupted.`;

/** Registers the called command in full, and the others by name and summary. */
async function createProgram(words: readonly string[]): Promise<Command> {
  const program = new Command('parlour')
    .description('Four antique boxes of card games, nine games, playable again.')
    .version(CLI_VERSION)
    .showHelpAfterError('("parlour --help" lists the commands)')
    .addHelpText('after', EXIT_CODES)
    .exitOverride();
  const called = calledCommand(words);
  for (const [name, summary, load] of COMMANDS) {
    if (name === called) registerCommand(program, (await load()).command);
    else program.command(name).description(summary);
  }
  for (const command of shelf.flatMap(box => box.commands ?? [])) registerCommand(program, asCliCommand(command));
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

/** A reader like `head` may close the pipe early; that is not an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  const program = await createProgram(process.argv.slice(2));
  await program.parseAsync(process.argv);
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : EXIT_BAD_REQUEST;
  else if (error instanceof CliError) {
    console.error(`parlour: ${error.message}`);
    process.exitCode = EXIT_BAD_REQUEST;
  } else throw error;
}

/** The shape of a command of the terminal program, its registration with commander, and the layout of its help. */
import { type Command, Help, Option } from 'commander';
import { didYouMean } from './arguments.ts';
import { failUsage, printError, UsageError } from './errors.ts';
import { wrap, wrapEachLine } from './terminal-output.ts';

export const CLI_VERSION = '0.1.0';

export type CliOption = {
  /** As commander writes it: `--json`, `--seats <n>`. */
  readonly flag: string;
  readonly says: string;
  readonly default?: string;
  readonly isRequired?: true;
};

export type CliCommand = {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Positional arguments as commander writes them: `<required> [optional]`. */
  readonly arguments?: string;
  readonly options?: readonly CliOption[];
  /** Accepts options that are parsed later, such as those of a game; printed below the options. */
  readonly otherOptions?: string;
  /** Printed at the end. Each line is wrapped; an indented line is an example. */
  readonly help?: string | (() => string);
  readonly subcommands?: readonly CliCommand[];
  /** `others` are the words that no option and no argument has consumed. */
  run?(args: readonly (string | undefined)[], flags: object, others: readonly string[]): void | Promise<void>;
};

export const JSON_OPTION: CliOption = { flag: '--json', says: 'Print JSON.' };

/** Help line of commands that take the options of a game. */
export const GAME_OPTIONS =
  'Options of the game follow as --NAME VALUE, such as --target 5. "parlour rules GAME" lists them.';

/** Layout and wording that all commands share. */
export const configureProgram = (program: Command): Command =>
  program
    .configureHelp({ formatItem: formatHelpItem })
    .configureOutput({
      outputError: text => printError(usageSentence(text, 'parlour')),
      writeErr: text => process.stdout.write(text),
      getErrHelpWidth: () => process.stdout.columns ?? 80,
    })
    .helpOption('-h, --help', 'Show this help.')
    .helpCommand('help [command]', 'Show the help of a command.')
    .exitOverride();

export function registerCommand(parent: Command, spec: CliCommand): void {
  const command = parent.command(`${spec.name} ${spec.arguments ?? ''}`.trim()).description(spec.summary);
  const path = commandPath(command);
  command.configureOutput({ outputError: text => printError(usageSentence(text, path)) });
  if (spec.otherOptions !== undefined) command.allowUnknownOption().allowExcessArguments();
  for (const { flag, says, isRequired, default: value } of spec.options ?? []) {
    const option = new Option(flag, says).default(value, value);
    command.addOption(option.makeOptionMandatory(isRequired === true));
  }
  for (const text of [spec.otherOptions, spec.help]) {
    if (text !== undefined)
      command.addHelpText('after', () => `\n${wrapEachLine(typeof text === 'string' ? text : text())}`);
  }
  for (const subcommand of spec.subcommands ?? []) registerCommand(command, subcommand);
  const { run } = spec;
  if (run) command.action(() => runCommand(command, run, path));
}

async function runCommand(command: Command, run: NonNullable<CliCommand['run']>, path: string): Promise<void> {
  const { processedArgs, registeredArguments, args } = command;
  try {
    const missing = registeredArguments.find((argument, i) => argument.required && args[i]?.startsWith('--'));
    if (missing) failUsage(`Missing the argument <${missing.name()}>. Give it before the options.`);
    await run(processedArgs, command.opts(), args.slice(registeredArguments.length));
  } catch (error) {
    if (error instanceof UsageError) {
      const flags = command.options.flatMap(({ long }) => long ?? []);
      const { unknownOption } = error;
      const suggestion = unknownOption && didYouMean(unknownOption.name, [...flags, ...unknownOption.known]);
      error.message += `${suggestion ?? ''} See "${path} --help".`;
    }
    throw error;
  }
}

const commandPath = (command: Command): string =>
  command.parent ? `${commandPath(command.parent)} ${command.name()}` : command.name();

/** Turns an error of commander into one sentence in our words, with where the help is. */
function usageSentence(text: string, path: string): string {
  const sentence = text
    .trim()
    .replace(/^error: /, '')
    .replace(/\(Did you mean (?:one of )?(.*)\?\)/, (_, words: string) => `Did you mean ${quoteWords(words)}?`)
    .replace(/^missing required argument '(.*?)'/, 'Missing the argument <$1>')
    .replace(/^required option '(.*?)' not specified/, 'Missing the option $1')
    .replace(/^option '(.*?)' argument missing/, 'Missing the value of $1')
    .replace(/^too many arguments.*/, 'Too many arguments.')
    .replaceAll("'", '"')
    .split('\n')
    .map(line => (/[.?!]$/.test(line) ? line : `${line}.`))
    .join(' ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)} See "${path} --help".`;
}

const quoteWords = (words: string): string =>
  words
    .split(', ')
    .map(word => `"${word}"`)
    .join(' or ');

/** Below this width the description stands under the option instead of beside it. */
const MIN_TWO_COLUMN_WIDTH = 60;

function formatHelpItem(this: unknown, term: string, termWidth: number, description: string, helper: Help): string {
  if ((helper.helpWidth ?? 80) >= MIN_TWO_COLUMN_WIDTH)
    return Help.prototype.formatItem.call(helper, term, termWidth, description, helper);
  return `  ${term}\n${wrap(description, '      ')}`;
}

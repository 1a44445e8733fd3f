/** The shape of a command of the terminal program, and its registration with commander. */
import type { Command } from 'commander';
import { fail } from './errors.ts';

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
  /** Accepts options that are parsed later, such as those of a game; this is their line in the help. */
  readonly otherOptions?: string;
  /** Printed below the options. */
  readonly help?: string;
  readonly subcommands?: readonly CliCommand[];
  /** `others` are the words that no option and no argument has consumed. */
  run?(args: readonly (string | undefined)[], flags: object, others: readonly string[]): void | Promise<void>;
};

export const JSON_OPTION: CliOption = { flag: '--json', says: 'Print JSON.' };

/** Help line of commands that take the options of a game. */
export const GAME_OPTIONS = 'Set an option of the game; "parlour rules <game>" lists them.';

export function registerCommand(program: Command, spec: CliCommand): void {
  const command = program.command(`${spec.name} ${spec.arguments ?? ''}`.trim()).description(spec.summary);
  if (spec.otherOptions !== undefined)
    command.option('--<option> <value>', spec.otherOptions).allowUnknownOption().allowExcessArguments();
  for (const { flag, says, isRequired, default: value } of spec.options ?? []) {
    if (isRequired) command.requiredOption(flag, says);
    else command.option(flag, says, value);
  }
  if (spec.help !== undefined) command.addHelpText('after', `\n${spec.help}`);
  for (const subcommand of spec.subcommands ?? []) registerCommand(command, subcommand);
  if (spec.run === undefined) return;
  const argumentCount = command.registeredArguments.length;
  command.action(() => spec.run?.(command.processedArgs, command.opts(), command.args.slice(argumentCount)));
}

export function parseWholeNumber(name: string, text: string, min = 0): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= min
    ? number
    : fail(`${name} is a whole number of at least ${min}, not "${text}".`);
}

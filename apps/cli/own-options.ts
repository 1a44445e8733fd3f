/** Options that a game has of its own are sorted out when it is known which game it is. */
import type { Command } from 'commander';

const withOptions = (command: Command, says: string): Command =>
  command.option('--<option> <value>', says).allowUnknownOption().allowExcessArguments();

export const withGameOptions = (command: Command): Command =>
  withOptions(command, 'an option of the game, as "parlour rules <game>" lists them; a file where it takes one');

export const withBoxOptions = (command: Command): Command =>
  withOptions(command, 'an option of the first game of the box that changes its cards, such as a pack file');

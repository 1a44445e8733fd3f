/** The shelf: every box, and what can be known of its games before a box is opened. */
import type { Clause, Game } from '@parlour/kernel/game';
import type { OptionSpecs, Options } from '@parlour/kernel/options';
import type { Character } from '@parlour/players/player';
import { boxes } from './registry.generated.ts';

/** Reads a data file of a box by its name, for example a lexicon. A browser fetches it, Node reads it from the disk. */
export type ReadFile = (name: string) => Promise<Uint8Array>;

export type BoxedGame = {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly [least: number, most: number];
  readonly options: OptionSpecs;
  readonly clauses: readonly Clause[];
  /** Lifts the lid: loads the rules, and the data that the options ask for. */
  open(options: Options, read: ReadFile): Promise<Game>;
  /** The computer players of the box, one a level, weakest first. */
  players?(read: ReadFile): Promise<readonly Character[]>;
  /** Solves deals of which every card is known, for `parlour solve`; answers an exit code. */
  solve?(puzzle: Puzzle, io: CommandIo): Promise<number>;
  /** For games with a dictionary: what it says of a word in capital letters. */
  legalWord?(word: string, read: ReadFile): Promise<LegalWord>;
};

/** Where `parlour solve` finds the deals: in a file, a deal a line, or dealt by a seed, or from a pack laid down. */
export type Puzzle = { readonly file?: string; readonly seed?: string; readonly pack?: string };

export type LegalWord = { readonly word: string; readonly inDictionary: boolean; readonly plural: boolean };

/** What a command of a box can reach. */
export type CommandIo = {
  readonly read: ReadFile;
  readUserFile(path: string): Promise<string>;
  writeUserFile(path: string, bytes: Uint8Array): Promise<void>;
  print(line: string): void;
  complain(line: string): void;
};

/** A terminal command that a box brings along; it answers an exit code. */
export type Command = {
  readonly name: string;
  /** The arguments, as commander writes them: <required> [optional]. */
  readonly usage: string;
  readonly summary: string;
  readonly flags?: readonly { readonly flag: string; readonly says: string }[];
  run(args: readonly string[], flags: Readonly<Record<string, string | boolean>>, io: CommandIo): Promise<number>;
};

export type Box = {
  readonly id: string;
  readonly title: string;
  readonly year: string;
  readonly story: string;
  readonly games: readonly BoxedGame[];
  readonly commands?: readonly Command[];
};

export const shelf: readonly Box[] = boxes;

export const gamesOnShelf = (): (BoxedGame & { readonly box: string })[] =>
  shelf.flatMap(box => box.games.map(game => ({ ...game, box: box.id })));

export const findGame = (id: string): BoxedGame | undefined =>
  shelf.flatMap(box => box.games).find(game => game.id === id);

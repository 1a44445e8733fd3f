/** The shelf: every box, and what can be known of its games before a box is opened. */
import type { PackArt, PackStyle } from '@parlour/card-art/pack-art';
import type { ReadDataFile } from '@parlour/kernel/authoring/data-files';
import type { Clause, Facts, Game, Play } from '@parlour/kernel/game';
import { type OptionSpecs, type Options, withDefaults } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';
import type { Contest, Skill } from '@parlour/players/arena/contest';
import type { Persona, Remarks } from '@parlour/players/persona';
import type { Character, Level } from '@parlour/players/player';
import type { PuzzleKind } from '@parlour/players/puzzle';
import type { GameReviewer } from '@parlour/players/review/review';
import type { Feat } from './feat.ts';
import type { Leaflets } from './how-to.ts';
import type { Leaflet } from './leaflet.ts';
import type { Making } from './making.ts';
import { boxes } from './registry.generated.ts';

export type { ReadDataFile };

/** How much a newcomer has to think. */
export const DIFFICULTIES = ['light', 'middling', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export type BoxedGame = {
  readonly id: string;
  readonly title: string;
  /** What its booklet calls it, where that tells less. */
  readonly booklet?: string;
  /** How good its computer players are for whoever has not chosen; as usual, if the game does not say. */
  readonly level?: Level;
  readonly seats: readonly [least: number, most: number];
  /** What it is, in one sentence. */
  readonly about: string;
  /** How long a game takes, about, with computer players who think briskly. */
  readonly minutes: readonly [least: number, most: number];
  readonly difficulty: Difficulty;
  /** Which scores are the good ones. */
  readonly better: Facts['better'];
  /** What a score counts, as in "4 sets"; not said where a score only tells who has lost, or what was left over. */
  readonly counts?: readonly [one: string, many: string];
  /** Whether one plays after another, or all at once: then everybody needs a screen, and seconds decide. */
  readonly turns: 'one by one' | 'all at once';
  /** Options that keep a player's choice out of the deal, for daily deals and duplicates: all get the same one. */
  readonly sameDeal?: Options;
  /** Options of its daily deal, where the usual ones would take too long for every day. */
  readonly daily?: Options;
  /** Those of the newest rules; older ones know no others. */
  readonly options: OptionSpecs;
  /** Defaults that older rules have instead, by version: a record or table that leaves an option out means these. */
  readonly olderDefaults?: Readonly<Record<number, Options>>;
  clauses(): Promise<readonly Clause[]>;
  /** The versions of its rules that records and tables may name, the newest last. */
  readonly versions: readonly number[];
  /**
   * Lifts the lid: loads the rules, and the data that the options ask for. Old records and tables go on under the rules
   * they name; whoever names none gets the newest. The shelf sees to it that a box is asked for what it has.
   */
  open(options: Options, read: ReadDataFile, rules?: number): Promise<Game>;
  /**
   * The computer players of the box, one a level, weakest first. Whoever names a level wants the player of that level and
   * nobody stronger: those may be left out, so that nobody waits for a search that is not wanted.
   */
  players?(read: ReadDataFile, level?: Level): Promise<readonly Character[]>;
  /** The same without their minds: who they are. Only where one can sit at a table with them. */
  people?(): Promise<readonly Persona[]>;
  /** What they say beside the game. */
  remarks?(): Promise<Remarks>;
  /** How the strength of players is measured; whole matches and their points, if the game does not say. */
  contest?(read: ReadDataFile): Promise<Contest>;
  /** Whether skill decides it, for whoever would rate people at it; nobody is rated, if the game does not say. */
  skill?(): Promise<Skill>;
  /** How a match is looked over; as any game can be, if the game does not say. */
  review?(read: ReadDataFile): Promise<GameReviewer>;
  /** Its kinds of puzzles. */
  puzzles?(read: ReadDataFile): Promise<readonly PuzzleKind[]>;
  /** All cards known: prints the best that can be made of them; answers an exit code. */
  solve?(task: SolveTask, io: CommandIo): Promise<number>;
  /**
   * For patiences: looks for plays that make it come out from this state on, all cards known. Yields the work units
   * spent so far; undefined at the end means that none was found, not that there is none.
   */
  findWay?(game: Game, state: unknown, effort: number): Promise<Generator<number, readonly Play[] | undefined>>;
  /** For games with a dictionary: what it says of a word in capital letters. */
  legalWord?(word: string, read: ReadDataFile): Promise<LegalWord>;
};

/** What `parlour solve` was asked: a deal by its seed or as an order of the pack, or a file of positions. */
export type SolveTask = {
  readonly options: Options;
  readonly seed?: string;
  readonly pack?: readonly string[];
  readonly file?: string;
  /** Work units to spend before giving in. */
  readonly effort?: number;
};

export type LegalWord = { readonly word: string; readonly inDictionary: boolean; readonly plural: boolean };

/** What a command of a box can reach. */
export type CommandIo = {
  readonly read: ReadDataFile;
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

/** A part of the answer sheet; what stands between stars is in italics. */
export type Answers = {
  readonly title: string;
  readonly entries: readonly { readonly id: string; readonly text: string }[];
};

/** How a game is counted on paper. */
export type Scoring = {
  readonly game: string;
  /** What a row of the sheet is: "deal", "round". */
  readonly row: string;
  /** Sides with names of their own, or how many players there is room for. */
  readonly players: readonly string[] | number;
  /** What is written for each of them in a row. */
  readonly columns: readonly string[];
  /** Who wins, in a sentence. */
  readonly says: string;
};

/** What goes to the printer. */
export type Printing = {
  readonly art: PackArt;
  /** Every card, as often as it is in the pack. */
  readonly pack: readonly string[];
  readonly dress: PackStyle;
  /** For packs that ask: what the answers are, and what is to be known beside them. */
  readonly answers?: readonly Answers[];
  readonly scoring: readonly Scoring[];
  /** A pack that somebody has made: its own title stands on lid, spine and sheet. */
  readonly own?: { readonly title: string; readonly author: string };
  /** Whose work besides our own is on the cards, in one sentence. */
  readonly credits?: string;
  /** The leaflets as they read for this pack, if it differs from the pack of the box. */
  leaflets?(given: Leaflets): Leaflets;
};

/** A heading of the rule book: whose clauses stand under it, and which of those above hold here too. */
export type SheetSection = {
  readonly title: string;
  readonly games: readonly string[];
  readonly clauses: readonly string[];
  readonly also: readonly string[];
};

export type Box = {
  readonly id: string;
  readonly title: string;
  /** As far as it is known. */
  readonly year: string;
  readonly story: string;
  readonly games: readonly BoxedGame[];
  sections(): Promise<readonly SheetSection[]>;
  /** How to play, in plain words and with pictures of cards. */
  howTo?(): Promise<readonly Leaflet[]>;
  /** Where the box comes from: its makers, its year, what is certain of it and what is not, and whose work is in it. */
  tale?(): Promise<Leaflet>;
  /** What can be achieved in its games. */
  feats?(): Promise<readonly Feat[]>;
  readonly commands?: readonly Command[];
  /**
   * Sets the cards in type, by the options of the first game: for the printer, and for the screen. Old rules may have old
   * words. A box without drawings leaves it out: then the shelf sets its cards from their names.
   */
  print?(options: Options, read: ReadDataFile, rules?: number): Promise<Printing>;
  /** How a pack of one's own is made, if the box takes one. */
  making?(): Promise<Making>;
};

/** One sentence if a game has no such rules. */
export function rulesFault({ title, versions }: BoxedGame, rules: number): string | undefined {
  if (versions.includes(rules)) return undefined;
  return `There are no rules ${rules} of ${title}; there are rules ${versions.join(' and ')}.`;
}

/** The options of a game with the defaults of the rules that are named. */
export const optionsUnder = ({ options, olderDefaults }: BoxedGame, rules: number): OptionSpecs =>
  withDefaults(options, olderDefaults?.[rules]);

const withKnownRules = (boxed: BoxedGame): BoxedGame => ({
  ...boxed,
  async open(options, read, rules = assertDefined(boxed.versions.at(-1))) {
    const fault = rulesFault(boxed, rules);
    if (fault !== undefined) throw new Error(fault);
    return boxed.open(options, read, rules);
  },
});

/** A box as it stands on the shelf: its cards can be seen and printed, whether it has drawings or not. */
export type ShelvedBox = Box & Required<Pick<Box, 'print'>>;

const shelved = (box: Box): ShelvedBox => ({
  ...box,
  games: box.games.map(withKnownRules),
  print: box.print ?? (async (...asked) => (await import('./plain-print.ts')).plainPrinting(box, ...asked)),
});

export const shelf: readonly ShelvedBox[] = boxes.map(shelved);

export const gamesOnShelf = (): (BoxedGame & { readonly box: string })[] =>
  shelf.flatMap(box => box.games.map(game => ({ ...game, box: box.id })));

export const findGame = (id: string): BoxedGame | undefined =>
  shelf.flatMap(box => box.games).find(game => game.id === id);

/** The shelf: every box, and the facts of its games that are known before a box is opened. */
import type { PackArt, PackStyle, Press } from '@parlour/card-art/pack-art';
import type { Size } from '@parlour/card-art/svg';
import type { ReadDataFile } from '@parlour/kernel/authoring/data-files';
import type { Clause, Facts, Game, Play } from '@parlour/kernel/game';
import { type OptionSpecs, type Options, withDefaults } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';
import { formatList } from '@parlour/messages';
import type { Contest, Skill } from '@parlour/players/arena/contest';
import type { Persona, Remarks } from '@parlour/players/persona';
import type { Character, Level } from '@parlour/players/player';
import type { PuzzleKind } from '@parlour/players/puzzle';
import type { GameReviewer } from '@parlour/players/review/review';
import type { MeasureText } from '@parlour/print/layout/text-blocks';
import type { Feat, MatchSquares } from './feats.ts';
import type { BoxLeaflets, Exhibit, Leaflet } from './leaflets.ts';
import type { PackTemplate } from './own-packs/template.ts';
import type { Provenance } from './provenance.ts';
import { boxes } from './registry.generated.ts';
import { shelfText } from './shelf-text.ts';

export type { ReadDataFile };

/** How much thought a beginner needs. */
export const DIFFICULTIES = ['light', 'middling', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** How to play in pictures, by game. */
export type GameSteps = Readonly<Record<string, readonly GameStep[]>>;

/** One of the pictures that show how to play. */
export type GameStep = {
  readonly title: string;
  readonly text: string;
  readonly cards: readonly string[];
  /** The card of these that stands out. */
  readonly star?: string;
};

export type BoxedGame = {
  readonly id: string;
  readonly title: string;
  /** The name in its booklet, where that tells less than the title. */
  readonly booklet?: string;
  /** The default strength of its computer players, where the general default does not suit. */
  readonly level?: Level;
  readonly seats: readonly [least: number, most: number];
  /** What it is, in one sentence. */
  readonly about: string;
  /** The same in a few words, for a tile. Default: `about`. */
  readonly line?: string;
  /** For a tile, where the title is long. */
  readonly shortTitle?: string;
  /** Whether partners sit opposite each other. */
  readonly hasPartners?: boolean;
  /** Cards that stand for it on pages. */
  readonly picture?: readonly string[];
  /** Set for the game whose deal of the day leads the home page: sample cards, never a hand of a day. */
  readonly headline?: { readonly cards: readonly string[]; readonly minutes: number };
  /** A crossword that stands for it on pages, by rows; a space is an empty square. */
  readonly crossword?: readonly string[];
  /** How long a game takes, with computer players at a brisk pace. */
  readonly minutes: readonly [least: number, most: number];
  /** Estimates for printed leaflets, with real cards on a table; see docs/printing.md. */
  readonly onPaper?: { readonly minutes: readonly [shortest: number, longest: number]; readonly age: number };
  readonly difficulty: Difficulty;
  /** How a result of its daily deal is shared in squares. Default: without any. */
  squares?(): Promise<MatchSquares>;
  /** Which scores are good. */
  readonly better: Facts['better'];
  /** What a score counts, as in "4 sets"; omitted where a score only tells who has lost, or what was left over. */
  readonly counts?: readonly [one: string, many: string];
  /** 'all at once' is a race: every player needs a screen, and seconds decide. */
  readonly turns: 'one by one' | 'all at once';
  /** Options that keep a player's choice out of the deal, so that daily deals and duplicates are the same for all. */
  readonly sameDeal?: Options;
  /** Options of its daily deal, where the default options take too long for every day. */
  readonly daily?: Options;
  /** Seats and options of a newcomer's first game, where the defaults are long or crowded. */
  readonly firstGame?: { readonly seats: number; readonly options: Options };
  /** The options of the newest rules; older rules have no others. */
  readonly options: OptionSpecs;
  /** Defaults of older rules, by version. A record or table that omits an option means these. */
  readonly olderDefaults?: Readonly<Record<number, Options>>;
  clauses(): Promise<readonly Clause[]>;
  /** The versions of its rules that records and tables may name, the newest last. */
  readonly versions: readonly number[];
  /**
   * Loads the rules, and the data that the options need. Old records and tables continue under the rules they name;
   * the default is the newest. The shelf rejects unknown versions before a box is asked.
   */
  open(options: Options, read: ReadDataFile, rules?: number): Promise<Game>;
  /**
   * The computer players, one per level, weakest first. With a level, stronger ones may be left out, so that no
   * unneeded search is loaded.
   */
  players?(read: ReadDataFile, level?: Level): Promise<readonly Character[]>;
  /** The same players without their search code; only for games with computer players at the table. */
  personas?(): Promise<readonly Persona[]>;
  remarks?(): Promise<Remarks>;
  /** How the strength of players is measured. Default: whole matches and their points. */
  contest?(read: ReadDataFile): Promise<Contest>;
  /** Whether skill decides the game, for ratings. Default: not rated. */
  skill?(): Promise<Skill>;
  /** How a match is reviewed. Default: the generic reviewer. */
  review?(read: ReadDataFile): Promise<GameReviewer>;
  puzzles?(read: ReadDataFile): Promise<readonly PuzzleKind[]>;
  /** Solves a deal with all cards known and prints the best result; returns an exit code. */
  solve?(task: SolveTask, io: CommandIo): Promise<number>;
  /**
   * For solitaires: searches for plays that win from this state, all cards known. Yields the work units spent so far.
   * An undefined result means that none was found, not that there is none.
   */
  findSolution?(game: Game, state: unknown, effort: number): Promise<Generator<number, readonly Play[] | undefined>>;
  /** For games with a dictionary: looks up a word in capital letters. */
  legalWord?(word: string, read: ReadDataFile): Promise<LegalWord>;
};

/** The arguments of `parlour solve`: a deal by its seed or as an order of the pack, or a file of positions. */
export type SolveTask = {
  readonly options: Options;
  readonly seed?: string;
  readonly pack?: readonly string[];
  readonly file?: string;
  /** Work units before it gives up. */
  readonly effort?: number;
};

export type LegalWord = { readonly word: string; readonly inDictionary: boolean; readonly plural: boolean };

/** What a command of a box can access. */
export type CommandIo = {
  readonly read: ReadDataFile;
  readUserFile(path: string): Promise<string>;
  writeUserFile(path: string, bytes: Uint8Array): Promise<void>;
  print(line: string): void;
  printError(line: string): void;
};

/** A terminal command that a box adds; it returns an exit code. */
export type BoxCommand = {
  readonly name: string;
  /** The arguments in the notation of commander: <required> [optional]. */
  readonly usage: string;
  readonly summary: string;
  readonly flags?: readonly { readonly flag: string; readonly says: string }[];
  run(args: readonly string[], flags: Readonly<Record<string, string | boolean>>, io: CommandIo): Promise<number>;
};

/** A section of the answer sheet. Text between stars is italic. */
export type AnswerSection = {
  readonly title: string;
  readonly entries: readonly { readonly id: string; readonly text: string }[];
};

/** The score sheet of a game on paper. */
export type ScoreSheet = {
  readonly game: string;
  /** What a row of the sheet is: "deal", "round". */
  readonly row: string;
  /** The names of the sides, or the number of player columns. */
  readonly players: readonly string[] | number;
  /** What is written for each of them in a row. */
  readonly columns: readonly string[];
  /** Who wins, in a sentence. */
  readonly says: string;
};

/** A further sheet on plain paper, with its name and advice for the list of pages. */
export type ExtraSheet = { readonly name: string; readonly advice: string; readonly pages: readonly string[] };

/** Everything the printer needs of a box. */
export type Printing = {
  readonly art: PackArt;
  /** Every card, as often as it is in the pack. */
  readonly pack: readonly string[];
  readonly dress: PackStyle;
  /** For question packs: the answers, with notes. */
  readonly answers?: readonly AnswerSection[];
  readonly scoring: readonly ScoreSheet[];
  /** Further sheets, as SVG pages of this size. */
  sheets?(paper: Size, press: Press, measure: MeasureText): readonly ExtraSheet[];
  /** A player's own pack: its title goes on lid, spine and sheet. */
  readonly own?: { readonly title: string; readonly author: string };
  /** Credits for the work of others on the cards, in one sentence. */
  readonly credits?: string;
  /** Rewrites the leaflets for this pack, if it differs from the pack of the box. */
  leaflets?(given: BoxLeaflets): BoxLeaflets;
};

/** A heading of the rule book: the clauses under it, and the clauses from above that apply here too. */
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
  /** The words before its title on the lid. */
  readonly before?: string;
  /** What it is, in a few words. Default: `story`. */
  readonly line?: string;
  /** Characters whose portraits players may choose for themselves. */
  readonly guestPortraits?: readonly string[];
  /** The card that leans at the box on the shelf. */
  readonly leaningCard?: string;
  readonly games: readonly BoxedGame[];
  sections(): Promise<readonly SheetSection[]>;
  /** How to play, in four pictures a game. */
  steps?(): Promise<GameSteps>;
  /** How to play, in plain words and with pictures of cards. */
  howTo?(): Promise<readonly Leaflet[]>;
  /** The history of the box: its makers, its year, what is certain and what is not, and credits. */
  boxStory?(): Promise<Leaflet>;
  /** The section of docs/fidelity.md that goes through its old sheet. */
  readonly fidelity?: string;
  /** What the box shows step by step on a page of its own. */
  readonly exhibit?: {
    readonly title: string;
    readonly line: string;
    /** Cards that stand for it. */
    readonly cards: readonly string[];
    /** The part of How to play that it belongs to, by its heading. */
    readonly part: string;
    open(): Promise<Exhibit>;
  };
  /** Facts about the old box, with sources. */
  provenance?(read: ReadDataFile): Promise<Provenance>;
  feats?(): Promise<readonly Feat[]>;
  readonly commands?: readonly BoxCommand[];
  /**
   * Sets the cards in type for printer and screen, by the options of the first game. Old rules may have old words.
   * For a box without drawings the shelf sets its cards from their names.
   */
  print?(options: Options, read: ReadDataFile, rules?: number): Promise<Printing>;
  /** The template for players' own packs, if the box takes any. */
  packTemplate?(): Promise<PackTemplate>;
};

/** Returns one sentence if a game has no such rules. */
export function unknownRulesFault({ title, versions }: BoxedGame, rules: number): string | undefined {
  if (versions.includes(rules)) return undefined;
  return shelfText('noRules', { game: title, rules, versions: formatList(versions.map(String)) });
}

/** Returns the options of a game with the defaults of the given rules. */
export const optionsForRules = ({ options, olderDefaults }: BoxedGame, rules: number): OptionSpecs =>
  withDefaults(options, olderDefaults?.[rules]);

const withRulesCheck = (boxed: BoxedGame): BoxedGame => ({
  ...boxed,
  async open(options, read, rules = assertDefined(boxed.versions.at(-1))) {
    const fault = unknownRulesFault(boxed, rules);
    if (fault !== undefined) throw new Error(fault);
    return boxed.open(options, read, rules);
  },
});

/** A box on the shelf: its cards can always be shown and printed. */
export type ShelvedBox = Box & Required<Pick<Box, 'print'>>;

const shelve = (box: Box): ShelvedBox => ({
  ...box,
  games: box.games.map(withRulesCheck),
  print: box.print ?? (async (...asked) => (await import('./generic-print.ts')).genericPrinting(box, ...asked)),
});

export const shelf: readonly ShelvedBox[] = boxes.map(shelve);

export const findBox = (id: string | undefined): ShelvedBox | undefined => shelf.find(box => box.id === id);

export const gamesOnShelf = (): (BoxedGame & { readonly box: string })[] =>
  shelf.flatMap(box => box.games.map(game => ({ ...game, box: box.id })));

export const findGame = (id: string): BoxedGame | undefined =>
  shelf.flatMap(box => box.games).find(game => game.id === id);

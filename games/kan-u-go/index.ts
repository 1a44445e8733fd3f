/** Public API of the box. */
import type { ReadDataFile } from '@parlour/kernel/authoring/data-files';
import type { Game } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { aloneFirst, aloneSecond, aloneThird } from './alone/rules/game.ts';
import { kanUGo } from './kan-u-go/rules/game.ts';
import type { KanUGoParts } from './kan-u-go/rules/state.ts';
import { openGame } from './lexicon/loader.ts';
import { race } from './race/rules/game.ts';
import type { RaceParts } from './race/rules/state.ts';

/** A record names the version of the rules it was played by. */
export type OpenGame<G extends Game> = (options: Options, read: ReadDataFile, rules?: number) => Promise<G>;

/** For 2 to 7 players. */
export const openKanUGo: OpenGame<Game<KanUGoParts>> = (...asked) => openGame(kanUGo, ...asked);
/** For 2 to 7 players, all at once. */
export const openRace: OpenGame<Game<RaceParts>> = (...asked) => openGame(race, ...asked);
/** The first patience. */
export const openAloneFirst: OpenGame<Game> = (...asked) => openGame(aloneFirst, ...asked);
/** The second patience. */
export const openAloneSecond: OpenGame<Game> = (...asked) => openGame(aloneSecond, ...asked);
/** The third patience. */
export const openAloneThird: OpenGame<Game> = (...asked) => openGame(aloneThird, ...asked);

export { aloneFirstCharacters, aloneSecondCharacters, aloneThirdCharacters } from './alone/players/characters.ts';
export { findWay } from './alone/players/solver.ts';
export type { KanUGoParts, KanUGoView } from './kan-u-go/rules/state.ts';
export type { Lexicon, LexiconName } from './lexicon/lexicon.ts';
export { bakedLexicon } from './lexicon/loader.ts';
export { kanUGoRemarks } from './players/remarks.ts';
export type { RaceParts, RaceView } from './race/rules/state.ts';
export { kanUGoCharacters, raceCharacters } from './round/players/characters.ts';
export { kanUGoContest, raceContest } from './round/players/contest.ts';
export {
  aloneOptions as aloneFirstOptions,
  aloneOptions as aloneSecondOptions,
  kanUGoOptions,
  raceOptions,
  thirdOptions as aloneThirdOptions,
} from './rules/options.ts';

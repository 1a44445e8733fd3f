/** The front door of the box: its five games, the dictionary they stand on, and who plays them. */
import type { ReadDataFile } from '@parlour/kernel/authoring/data-files';
import type { Game } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { aloneFirst, aloneSecond, aloneThird } from './alone/rules/games.ts';
import { kanUGo } from './kan-u-go/rules/game.ts';
import type { KanUGoParts } from './kan-u-go/rules/parts.ts';
import { race } from './race/rules/game.ts';
import type { RaceParts } from './race/rules/parts.ts';
import { openOn } from './rules/opening.ts';

/** Opens one of the games on the dictionary its options name; a record names the version of the rules it was played by. */
export type Open<G extends Game> = (options: Options, read: ReadDataFile, rules?: number) => Promise<G>;

/** For two to seven. */
export const openKanUGo: Open<Game<KanUGoParts>> = (...asked) => openOn(kanUGo, ...asked);
/** All play at once. */
export const openRace: Open<Game<RaceParts>> = (...asked) => openOn(race, ...asked);
/** The first patience. */
export const openAloneFirst: Open<Game> = (...asked) => openOn(aloneFirst, ...asked);
/** The second patience. */
export const openAloneSecond: Open<Game> = (...asked) => openOn(aloneSecond, ...asked);
/** The third patience. */
export const openAloneThird: Open<Game> = (...asked) => openOn(aloneThird, ...asked);

export { aloneCharacters } from './alone/players/characters.ts';
export { findWay } from './alone/players/solver.ts';
export type { KanUGoParts, KanUGoView } from './kan-u-go/rules/parts.ts';
export type { Lexicon, LexiconName } from './lexicon/lexicon.ts';
export { bakedLexicon } from './lexicon/opening.ts';
export { kanUGoRemarks } from './players/remarks.ts';
export type { RaceParts, RaceView } from './race/rules/parts.ts';
export { kanUGoCharacters, raceCharacters } from './round/players/characters.ts';
export { kanUGoContest, raceContest } from './round/players/contests.ts';
export { aloneOptions, kanUGoOptions, raceOptions, thirdOptions } from './rules/options.ts';

/** The front door of the box: its five games, the dictionary they stand on, and who plays them. */
import type { ReadFile } from '@parlour/kernel/files';
import type { Game } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { openOn } from './opening.ts';
import { aloneFirst, aloneSecond, aloneThird } from './rules/alone/games.ts';
import { kanUGo } from './rules/kan-u-go/game.ts';
import type { KanUGoParts } from './rules/kan-u-go/parts.ts';
import { race } from './rules/race/game.ts';
import type { RaceParts } from './rules/race/parts.ts';

/** Opens one of the games on the dictionary its options name; a record names the version of the rules it was played by. */
export type Open<G extends Game> = (options: Options, read: ReadFile, rules?: number) => Promise<G>;

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

export type { Lexicon, LexiconName } from './lexicon/lexicon.ts';
export { bakedLexicon } from './lexicon/opening.ts';
export { aloneCharacters } from './players/alone/characters.ts';
export { findWay } from './players/alone/solver.ts';
export { kanUGoRemarks } from './players/remarks.ts';
export { kanUGoCharacters, raceCharacters } from './players/table/characters.ts';
export { kanUGoContest, raceContest } from './players/table/contests.ts';
export type { KanUGoParts, KanUGoView } from './rules/kan-u-go/parts.ts';
export { aloneOptions, kanUGoOptions, raceOptions, thirdOptions } from './rules/options.ts';
export type { RaceParts, RaceView } from './rules/race/parts.ts';

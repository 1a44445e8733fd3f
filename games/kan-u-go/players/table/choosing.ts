/** A dealer who may choose the word of a heat [KR-18r] takes one that everybody knows. */
import { pick } from '@parlour/kernel/random';
import type { Think } from '@parlour/players/player';
import type { RaceParts } from '../../rules/race/parts.ts';
import { isOpening } from '../../rules/race/plays.ts';
import type { TableParts } from './position.ts';

/** The plainest are offered first; of so many any will do. */
const PLAINEST = 60;

export const choosing = (think: Think<TableParts>): Think<RaceParts> =>
  function* (situation) {
    const words = situation.plays.filter(isOpening).slice(0, PLAINEST);
    if (words.length === 0) return yield* think(situation);
    const play = pick(situation.random, words);
    const seconds = 4 + situation.random.below(8);
    const thought = { play, why: `${play.word} is a word everybody knows.`, options: [], units: 0, seconds };
    yield thought;
    return thought;
  };

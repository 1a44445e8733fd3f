/** For a computer dealer the lot decides which word a heat begins with [KR-18r]. */
import { pick } from '@parlour/kernel/random';
import type { Think, Thought } from '@parlour/players/player';
import { lexiconUnder } from '../../lexicon/opening.ts';
import { decentLot } from '../../race/rules/opening.ts';
import type { RaceParts } from '../../race/rules/parts.ts';
import type { RacePlay } from '../../race/rules/plays.ts';
import { hasTwoVowels } from '../../race/rules/word.ts';
import type { TableParts } from './position.ts';

/** Long enough to read who chooses. */
const SECONDS = 2;

export const choosing = (think: Think<TableParts>): Think<RaceParts> =>
  function* (situation) {
    const { rest, options } = situation.view;
    if (rest === undefined) return yield* think(situation);
    const word = pick(situation.random, decentLot(rest, lexiconUnder(situation.game), options.plurals));
    const why = hasTwoVowels({ word }) ? `${word} has two vowels: a lively start.` : `The rest makes ${word}.`;
    const thought: Thought<RacePlay> = { play: { do: 'open', word }, why, options: [], units: 0, seconds: SECONDS };
    yield thought;
    return thought;
  };

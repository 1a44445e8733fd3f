/** Plays the deal of a day as a device does, with any plays of one's own. */
import { AMONG, chanceBy, daySeed, optionsOf, SEAT } from '@parlour/games/shelf/daily';
import { readData } from '@parlour/games/shelf/node';
import { findGame } from '@parlour/games/shelf/shelf';
import { usualCount } from '@parlour/games/shelf/usual';
import type { Play } from '@parlour/kernel/game';
import { dealMatch, put, settleChance, statusOf } from '@parlour/kernel/match';
import { writeRecord } from '@parlour/kernel/record';
import { situationAt } from '@parlour/players/situation';
import { think } from '@parlour/players/think';
import { thoughtSeed } from '@parlour/table/task';
import { characterOf } from '@parlour/table/thinking';

type Choose = (plays: readonly Play[]) => Play;

const first: Choose = plays => plays[0]!;

/** The record; without a choice the first play is made each time. */
export async function playDay(
  id: string,
  day: string,
  choose: Choose = first,
  company: Choose | 'as ever' = 'as ever',
) {
  const boxed = findGame(id)!;
  const options = optionsOf(boxed);
  const [game, characters] = await Promise.all([boxed.open(options, readData), boxed.players?.(readData) ?? []]);
  const seed = (await daySeed({ boxed, game }, day, () => true))!;
  const match = dealMatch(game, options, { count: usualCount(boxed) }, chanceBy(seed));
  const mind = characterOf(characters, AMONG);
  for (let status = statusOf(match); status.is === 'open'; status = statusOf(match)) {
    const by = status.turn[0]!;
    const plays = game.plays(match.state, by);
    const moment = thoughtSeed({ seed }, { match: 1, position: match.log.length, seat: by });
    const thought = (): Play => think(mind.think, situationAt(match, by, moment, mind.budget)).play!;
    put(match, { by, play: by === SEAT ? choose(plays) : company === 'as ever' ? thought() : company(plays) });
    settleChance(match, chanceBy(seed));
  }
  return writeRecord(match);
}

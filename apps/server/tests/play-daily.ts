/** Plays a daily deal like a device, with chosen plays. */
import {
  certifiedDailySeed,
  DAILY_OPPONENT_LEVEL,
  DAILY_SEAT,
  dailyOptions,
  seededChance,
} from '@parlour/games/shelf/daily';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { findGame } from '@parlour/games/shelf/shelf';
import { defaultSeatCount } from '@parlour/games/shelf/table-defaults';
import type { Play } from '@parlour/kernel/game';
import { applyInput, dealMatch, matchStatus, resolveChance } from '@parlour/kernel/match';
import { writeRecord } from '@parlour/kernel/record';
import { situationAt, think } from '@parlour/players/player';
import { characterOfLevel } from '@parlour/table/computer/situation';
import { thoughtSeed } from '@parlour/table/computer/task';

type Choose = (plays: readonly Play[]) => Play;

const first: Choose = plays => plays[0]!;

/** Returns the record. Without `choose` it always makes the first play. */
export async function playDailyDeal(
  id: string,
  day: string,
  choose: Choose = first,
  chooseForOthers: Choose | 'as ever' = 'as ever',
) {
  const listedGame = findGame(id)!;
  const options = dailyOptions(listedGame);
  const [game, characters] = await Promise.all([
    listedGame.open(options, readShelfData),
    listedGame.players?.(readShelfData) ?? [],
  ]);
  const seed = (await certifiedDailySeed({ boxed: listedGame, game }, day, () => true))!;
  const match = dealMatch(game, options, { count: defaultSeatCount(listedGame) }, seededChance(seed));
  const mind = characterOfLevel(characters, DAILY_OPPONENT_LEVEL);
  for (let status = matchStatus(match); status.is === 'open'; status = matchStatus(match)) {
    const by = status.turn[0]!;
    const plays = game.plays(match.state, by);
    const moment = thoughtSeed({ seed }, { match: 1, position: match.log.length, seat: by });
    const thought = (): Play => think(mind.think, situationAt(match, by, moment, mind.budget)).play!;
    applyInput(match, {
      by,
      play: by === DAILY_SEAT ? choose(plays) : chooseForOthers === 'as ever' ? thought() : chooseForOthers(plays),
    });
    resolveChance(match, seededChance(seed));
  }
  return writeRecord(match);
}

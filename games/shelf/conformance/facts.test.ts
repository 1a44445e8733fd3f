/** The facts on the shelf agree with the game in the box. */
import { type Match, matchStatus } from '@parlour/kernel/match';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { itemAt } from '@parlour/kernel/result';
import { playMatch } from '@parlour/players/arena/simulate-match';
import { genericPlayers } from '@parlour/players/generic-players';
import { describe, expect, it } from 'vitest';
import { readShelfData } from '../node-files.ts';
import { type BoxedGame, gamesOnShelf } from '../shelf.ts';

const LIMIT = 20_000;

/** Plays a match between players of the second level. */
async function play(boxed: BoxedGame, options: Options, seed: string, limit: number = LIMIT): Promise<Match> {
  const [game, characters] = await Promise.all([
    boxed.open(options, readShelfData),
    boxed.players?.(readShelfData) ?? genericPlayers,
  ]);
  const count = Math.min(boxed.seats[1], Math.max(boxed.seats[0], 4));
  const players = Array.from({ length: count }, () => itemAt(characters, 1));
  return playMatch({ game, options, seating: { count }, players, seed, limit });
}

/** Seconds of a fast and of a slow player: for their own play, and for watching another's. */
const [QUICK, SLOW] = [
  [7, 1.5],
  [20, 2],
] as const;

const minutesOf = ({ log }: Match, [own, other]: readonly [number, number]): number => {
  const plays = log.filter(({ by }) => by === 0).length;
  return (plays * own + (log.length - plays) * other) / 60;
};

const MATCHES = 4;

describe.each(gamesOnShelf())('$title', boxed => {
  const defaults = defaultsOf(boxed.options);

  it('is won by the score that is called the best', async () => {
    const match = await play(boxed, { ...defaults, ...boxed.daily }, 'facts');
    const status = matchStatus(match);
    if (status.is !== 'over') throw new Error('the match has not ended');
    const { winners, scores } = status.result;
    expect(match.game.better).toBe(boxed.better);
    const best = boxed.better === 'high' ? Math.max(...scores) : Math.min(...scores);
    if (boxed.seats[1] > 1) for (const seat of winners) expect(scores[seat % scores.length]).toBe(best);
  });

  it('has the turns that are told, and a daily deal by options of its own', async () => {
    const status = matchStatus(await play(boxed, { ...defaults, ...boxed.sameDeal }, 'facts', 2));
    expect(status.is === 'open' && status.turn.length > 1).toBe(boxed.turns === 'all at once');
    expect(Object.keys(defaults)).toEqual(expect.arrayContaining(Object.keys({ ...boxed.sameDeal, ...boxed.daily })));
  });

  it('takes about as long as it says', async () => {
    const matches = await Promise.all(Array.from({ length: MATCHES }, (_, i) => play(boxed, defaults, `long ${i}`)));
    const mean = (pace: readonly [number, number]): number =>
      matches.reduce((sum, match) => sum + minutesOf(match, pace), 0) / MATCHES;
    const [least, most] = boxed.minutes;
    expect(least).toBeLessThan(most);
    expect(most).toBeGreaterThan(mean(QUICK));
    expect(least).toBeLessThan(mean(SLOW));
  });

  it('is told in one sentence', () => {
    expect(boxed.about).toMatch(/^[A-Z][^.!?]+\.$/);
    expect(boxed.about.length).toBeLessThanOrEqual(110);
  });

  it('has a name for every choice that is no word', () => {
    for (const spec of Object.values(boxed.options)) {
      if (spec.kind !== 'choice') continue;
      const unnamed = spec.of.filter(choice => spec.names?.[choice] === undefined);
      expect(unnamed).toEqual([]);
    }
  });
});

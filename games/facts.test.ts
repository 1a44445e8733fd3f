/** What the shelf says of a game before its box is opened is true of the game inside. */
import { statusOf } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { genericPlayers } from '@parlour/players/generic';
import { playMatch } from '@parlour/players/playing';
import { describe, expect, it } from 'vitest';
import { readData } from './node.ts';
import { gamesOnShelf } from './shelf.ts';

const LIMIT = 20_000;

describe.each(gamesOnShelf())('$title', boxed => {
  it('is won by the score that is called the best, and has the turns that are told', { timeout: 60_000 }, async () => {
    const options = { ...defaultsOf(boxed.options), ...boxed.daily };
    const [game, [player]] = await Promise.all([
      boxed.open(options, readData),
      boxed.players?.(readData) ?? genericPlayers,
    ]);
    const count = Math.min(boxed.seats[1], Math.max(boxed.seats[0], 3));
    const players = Array.from({ length: count }, () => player!);
    const match = playMatch({ game, options, seating: { count }, players, seed: 'facts', limit: LIMIT });
    const status = statusOf(match);
    if (status.is !== 'over') throw new Error('the match has not ended');
    const { winners, scores } = status.result;
    const best = boxed.best === 'highest' ? Math.max(...scores) : Math.min(...scores);
    if (count > 1) for (const seat of winners) expect(scores[seat % scores.length]).toBe(best);
    expect(game.options).toMatchObject(Object.fromEntries(Object.keys(boxed.daily ?? {}).map(key => [key, {}])));
    const begun = playMatch({ game, options, seating: { count }, players, seed: 'facts', limit: 2 });
    const open = statusOf(begun);
    expect(open.is === 'open' && open.turn.length > 1).toBe(boxed.turns === 'all at once');
  });
});

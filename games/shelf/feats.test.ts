/** Every feat can be achieved, but not always: checked in games between computer players. */
import { matchStatus } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';
import { playMatch } from '@parlour/players/arena/simulate-match';
import { describe, expect, it } from 'vitest';
import { type FinishedMatch, SHARE_SQUARES } from './feats.ts';
import { readShelfData } from './node-files.ts';
import { type BoxedGame, findGame, gamesOnShelf, shelf } from './shelf.ts';
import { hasDailyDeal } from './table-defaults.ts';

const MATCHES = 60;

/** Plays matches between fast players, seen from every seat. */
async function playMatches(boxed: BoxedGame, matches = MATCHES): Promise<FinishedMatch[]> {
  const options = defaultsOf(boxed.options);
  const [game, players] = await Promise.all([
    boxed.open(options, readShelfData),
    assertDefined(boxed.players)(readShelfData),
  ]);
  const count = Math.min(boxed.seats[1], Math.max(boxed.seats[0], 3));
  const seated = Array.from({ length: count }, (_, seat) => assertDefined(players[seat === 0 ? 1 : 0]));
  return Array.from({ length: matches }, (_, i) =>
    playMatch({ game, options, seating: { count }, players: seated, seed: `feat ${i}`, limit: 20_000 }),
  ).flatMap(match => {
    const status = matchStatus(match);
    const result = status.is === 'over' ? status.result : { winners: [], scores: [] };
    return seated.map((_, seat) => ({ seat, events: match.events, result }));
  });
}

describe.each(shelf)('$title', box => {
  it('has feats of its own games, each with a name of its own', async () => {
    const feats = (await box.feats?.()) ?? [];
    expect(new Set(feats.map(({ id }) => id)).size).toBe(feats.length);
    for (const { condition: deed, title, says } of feats) {
      const games = deed.is === 'in a row' ? [deed.game] : deed.games;
      for (const game of games) expect(box.games.map(({ id }) => id)).toContain(game);
      expect(says).toMatch(/^[A-Z].*\.$/);
      expect(title).not.toBe('');
    }
  });

  it('has no feat that is never or always seen', { timeout: 120_000 }, async () => {
    const known = new Map<string, FinishedMatch[]>();
    for (const { condition: deed, id } of (await box.feats?.()) ?? []) {
      if (deed.is !== 'seen') continue;
      const game = assertDefined(deed.games[0]);
      const seats = known.get(game) ?? (await playMatches(assertDefined(findGame(game))));
      known.set(game, seats);
      const achieved = seats.filter(played => deed.isAchievedIn(played)).length;
      expect([id, achieved > 0, achieved < seats.length]).toEqual([id, true, true]);
    }
  });
});

describe('a shared result', () => {
  it.each(gamesOnShelf().filter(hasDailyDeal))('of $title shows how it went for this player', async boxed => {
    const { says, rowsOf } = assertDefined(await boxed.squares?.());
    expect(says).toMatch(/^[A-Z].*\.$/);
    const played = await playMatches(boxed, 4);
    const shown = played.map(one => rowsOf(one));
    for (const rows of shown) {
      expect(rows.flat().length).toBeGreaterThan(0);
      for (const square of rows.flat()) expect(SHARE_SQUARES).toContain(square);
    }
    expect(new Set(shown.map(rows => JSON.stringify(rows))).size).toBeGreaterThan(1);
  });
});

it('no two boxes have a feat of one name', async () => {
  const all = (await Promise.all(shelf.map(box => box.feats?.() ?? []))).flat();
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(gamesOnShelf().length).toBeGreaterThan(0);
});

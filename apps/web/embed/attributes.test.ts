import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { colorSchemeForTheme, parseAttributes } from './attributes.ts';

const games = gamesOnShelf();
const game = assertDefined(games.find(({ seats: [min, max] }) => min < max));

const errorFor = (asked: Parameters<typeof parseAttributes>[0]): string | undefined => {
  const terms = parseAttributes(asked);
  return terms.ok ? undefined : terms.fault;
};

describe('the attributes of an embedded table', () => {
  it('are the usual ones where nothing is said, for every game', () => {
    for (const { id, seats, level = 'normal' } of games) {
      const terms = parseAttributes({ game: id });
      expect(terms).toMatchObject({ ok: true, value: { level, pace: 'brisk' } });
      if (terms.ok) expect([seats[0] <= terms.value.count, terms.value.count <= seats[1]]).toEqual([true, true]);
    }
  });

  it('are taken as they are written', () => {
    const seats = String(game.seats[1]);
    const terms = parseAttributes({ game: game.id, level: 'strong', seats, seed: 'a rainy day', pace: 'instant' });
    expect(terms).toMatchObject({
      ok: true,
      value: { count: game.seats[1], level: 'strong', seed: 'a rainy day', pace: 'instant' },
    });
  });

  it('that are none get one sentence, however long they are', () => {
    expect(errorFor({})).toMatch(/^The attribute "game" is missing\. Known games: /);
    expect(errorFor({ game: 'x'.repeat(10_000) })?.length).toBeLessThan(250);
    expect(errorFor({ game: game.id, level: 'godlike' })).toBe(
      'The level must be one of easy, normal, strong, expert, not "godlike".',
    );
    expect(errorFor({ game: game.id, pace: 'hasty' })).toBe(
      'The pace must be one of instant, brisk, thoughtful, not "hasty".',
    );
    for (const seats of ['0', '99', '-1', '2.5', 'four', '', '9'.repeat(400)]) {
      expect(errorFor({ game: game.id, seats })).toMatch(/ is for \d+ to \d+ seats, not "/);
    }
    expect(errorFor({ game: game.id, seed: 'x'.repeat(101) })).toBe('A seed may have at most 100 letters.');
  });

  it('leave the light to the system unless it is light or dark', () => {
    expect([undefined, 'auto', 'light', 'dark', 'puce', 'constructor'].map(colorSchemeForTheme)).toEqual([
      'system',
      'system',
      'day',
      'lamp',
      'system',
      'system',
    ]);
  });
});

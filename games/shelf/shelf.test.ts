import { defaultsOf } from '@parlour/kernel/options';
import { describe, expect, it } from 'vitest';
import { readShelfData } from './node-files.ts';
import { gamesOnShelf, optionsForRules } from './shelf.ts';

/** The facts on the shelf agree with the games themselves. */
describe.each(gamesOnShelf().map(boxed => [boxed.id, boxed] as const))('%s on the shelf', (_, boxed) => {
  it.each(boxed.versions)('agrees with its rules %i', async version => {
    const game = await boxed.open(defaultsOf(boxed.options), readShelfData, version);
    const { id, title, seats } = boxed;
    expect(game).toMatchObject({ id, title, version, seats, clauses: await boxed.clauses() });
    expect(optionsForRules(boxed, version)).toMatchObject(game.options);
  });

  it('offers the options of its newest rules, and no others', async () => {
    const game = await boxed.open(defaultsOf(boxed.options), readShelfData);
    expect(game.version).toBe(boxed.versions.at(-1));
    expect(game.options).toEqual(boxed.options);
  });
});

/** The example boxes keep the laws, name their clauses, and reward thinking. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Box, BoxedGame } from '@parlour/games/shelf/shelf';
import { checkLaws } from '@parlour/kernel/laws';
import { matchStatus } from '@parlour/kernel/match';
import { formatRecordFault, narrateRecord, parseRecord, type RecordFault } from '@parlour/kernel/record';
import { assertDefined, itemAt, valueOr } from '@parlour/kernel/result';
import { playMatch } from '@parlour/players/arena/simulate-match';
import { genericPlayers } from '@parlour/players/generic-players';
import { describe, expect, it } from 'vitest';

const HERE = import.meta.dirname;

const folders = readdirSync(HERE, { withFileTypes: true }).filter(entry => entry.isDirectory());
const boxes = await Promise.all(
  folders.map(async ({ name }) => ((await import(join(HERE, name, 'box.ts'))) as { box: Box }).box),
);

const nothing = async (name: string): Promise<Uint8Array> => {
  throw new Error(`no box here has a file ${name}`);
};
const refused = (fault: RecordFault): never => {
  throw new Error(formatRecordFault(fault));
};
const playerOfLevel = (level: string) => assertDefined(genericPlayers.find(player => player.level === level));

/** Returns how many games for two the first kind of player wins; a shared win counts half. */
async function winsOf(boxed: BoxedGame, matches: number): Promise<number> {
  const game = await boxed.open({}, nothing);
  const [normal, random] = [playerOfLevel('normal'), playerOfLevel('easy')];
  const shares = Array.from({ length: matches }, (_, i) => {
    const players = i % 2 === 0 ? [normal, random] : [random, normal];
    const match = playMatch({
      game,
      options: {},
      seating: { count: 2, dealer: 0 },
      players,
      seed: `${i >> 1}`,
      limit: 5000,
    });
    const status = matchStatus(match);
    if (status.is !== 'over') throw new Error('the match has not ended');
    return status.result.winners.includes(i % 2) ? 1 / status.result.winners.length : 0;
  });
  return shares.reduce((sum, share) => sum + share, 0);
}

describe.each(boxes.map(box => [box.id, box, itemAt(box.games, 0)] as const))('%s', (id, box, boxed) => {
  const [least, most] = boxed.seats;

  it.each(Array.from({ length: most - least + 1 }, (_, i) => least + i))('keeps the laws at %i seats', async count => {
    const game = await boxed.open({}, nothing);
    for (const seed of ['a', 'b', 'c']) checkLaws({ game, options: {}, seating: { count }, seed, scrutiny: 30 });
  });

  it('says of its game what the game says of itself', async () => {
    const game = await boxed.open({}, nothing);
    const { title, seats, better, options } = boxed;
    expect(game).toMatchObject({ id, title, seats, better, options, clauses: await boxed.clauses() });
  });

  it('names every clause in a test', async () => {
    const tests = readFileSync(join(HERE, id, id, 'rules', 'game.test.ts'), 'utf8');
    expect((await boxed.clauses()).filter(clause => !tests.includes(`[${clause.id}]`))).toEqual([]);
  });

  it('has a name for every play and for all that lies there', async () => {
    const game = await boxed.open({}, nothing);
    const match = checkLaws({ game, options: {}, seating: { count: least }, seed: 'words', scrutiny: 0 });
    const plays = match.log.flatMap(input => ('play' in input ? [input.play] : []));
    for (const play of plays) expect(assertDefined(game.sayPlay)(play, seat => `Seat ${seat}`)).toMatch(/^[A-Z]/);
    expect(assertDefined(game.sayTable)(game.view(match.state, 0), seat => `Seat ${seat}`).length).toBeGreaterThan(1);
    expect(box.games).toHaveLength(1);
  });

  it('has stories that are told as they stand', async () => {
    const game = await boxed.open({}, nothing);
    const folder = join(HERE, id, 'records');
    for (const file of readdirSync(folder)) {
      const text = readFileSync(join(folder, file), 'utf8');
      const record = valueOr(parseRecord(text), refused);
      expect(text.endsWith(valueOr(narrateRecord(game, record), refused).join('\n'))).toBe(true);
    }
  });

  it('is won by who looks one play ahead rather than by chance', async () => {
    expect(await winsOf(boxed, 30)).toBeGreaterThan(18);
  });
});

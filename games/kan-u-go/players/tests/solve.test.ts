import { matchStatus } from '@parlour/kernel/match';
import { parseRecord, replayMatch } from '@parlour/kernel/record';
import { unwrap } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { readShelfData } from '../../../shelf/node-files.ts';
import { type CommandIo, findGame, type SolveTask } from '../../../shelf/shelf.ts';
import { openFixture } from './fixtures.ts';

async function solve(id: string, task: Omit<SolveTask, 'options'>) {
  const { options } = await openFixture(id);
  const printed: string[] = [];
  const errors: string[] = [];
  const io = {
    read: readShelfData,
    print: (line: string) => printed.push(line),
    printError: (line: string) => errors.push(line),
  };
  const code = await findGame(id)!.solve!({ options, ...task }, io as unknown as CommandIo);
  return { code, text: printed.join('\n'), errors };
}

describe('parlour solve', () => {
  it.each(['alone-first', 'alone-second', 'alone-third'])('prints a record of %s that replays to the win', async id => {
    const { code, text } = await solve(id, { seed: '7' });
    expect(code).toBe(0);
    const match = unwrap(replayMatch((await openFixture(id)).game, unwrap(parseRecord(text))));
    expect(matchStatus(match)).toMatchObject({ is: 'over', result: { winners: [0] } });
  });

  it('deals a pack as it is given', async () => {
    const { game } = await openFixture('alone-first');
    const { text } = await solve('alone-first', { pack: game.pack });
    expect(text).toContain(`* deal ${game.pack.join(' ')}`);
  });

  it('says how far it looked, and that this proves nothing', async () => {
    const { code, errors } = await solve('alone-third', { seed: '1', effort: 10 });
    expect(code).toBe(1);
    expect(errors.join()).toMatch(/in \d+ searches .* may still be one/);
  });

  it('wants one deal, of the whole pack', async () => {
    expect((await solve('alone-first', {})).code).toBe(2);
    expect((await solve('alone-first', { seed: '1', pack: ['A'] })).code).toBe(2);
    expect((await solve('alone-first', { pack: ['A'] })).errors).toEqual(['A pack needs 58 cards (got 1).']);
  });
});

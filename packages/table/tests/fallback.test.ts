/** Failing computer players: who plays for them, and who is notified. */
import type { Play } from '@parlour/kernel/game';
import type { Level, Thought } from '@parlour/players/player';
import { describe, expect, it } from 'vitest';
import { type BotFailure, formatFallback, isFallbackPlay } from '../computer/fallback.ts';
import type { ThinkTask } from '../computer/task.ts';
import { foldTable } from '../fold.ts';
import { writeTableRecord } from '../match-record.ts';
import { visibleEntriesFrom } from '../views.ts';
import { highestCard, lay } from './highest-card.ts';
import { playToEnd, type SimulatedTable, type SimulationSettings, simulateTable } from './simulated-table.ts';

const thought = (play: Play | undefined): Thought => ({ play, why: '', options: [], units: 1 });

/** Never plays the first of several, so that a fallback that takes the first is noticed. */
const playLast = ({ plays }: ThinkTask): Thought => thought(plays.at(-1));

type Failing = {
  readonly sim: SimulatedTable;
  readonly failures: Omit<BotFailure, 'error'>[];
  readonly asked: ThinkTask[];
};

/** Ada and a computer player at a table of two; the computer player begins. */
async function against(
  level: Level,
  think: (task: ThinkTask) => Thought | Promise<Thought>,
  setting: SimulationSettings = {},
): Promise<Failing> {
  const failures: Failing['failures'] = [];
  const asked: ThinkTask[] = [];
  const sim = simulateTable({
    ...setting,
    dealer: 0,
    ports: {
      think: async task => {
        asked.push(task);
        return think(task);
      },
      onBotError: ({ error: _, ...failure }) => failures.push(failure),
    },
  });
  await sim.host({ ask: 'computer', seat: 1, level });
  await sim.ask(null, { ask: 'sit', name: 'Ada', seat: 0, cut: 'ada-cuts' });
  return { sim, failures, asked };
}

const inputOf = ({ log }: SimulatedTable, seat: number) =>
  log.find(entry => entry.what === 'input' && entry.input.by === seat);

const fail = (): never => {
  throw new Error('muddled');
};

describe('a computer player that fails', () => {
  it('once is asked again, and plays as well as ever', async () => {
    let isFirst = true;
    const { sim, failures, asked } = await against('expert', task => {
      if (!isFirst) return playLast(task);
      isFirst = false;
      return fail();
    });
    await sim.pass(10_000);
    expect(inputOf(sim, 1)).toMatchObject({ input: { play: asked[0]!.plays.at(-1) } });
    expect(inputOf(sim, 1)).not.toHaveProperty('fallback');
    expect(failures).toEqual([{ seat: 1, level: 'expert', outcome: 'retry' }]);
  });

  it('always leaves its moves to the next simpler level, and everybody is told', async () => {
    const { sim, failures, asked } = await against('expert', task =>
      task.level === 'expert' ? fail() : playLast(task),
    );
    await sim.pass(10_000);
    const entry = inputOf(sim, 1)!;
    expect(entry).toMatchObject({ input: { play: asked[0]!.plays.at(-1) }, fallback: 'strong' });
    expect(failures).toEqual([
      { seat: 1, level: 'expert', outcome: 'retry' },
      { seat: 1, level: 'expert', outcome: 'simpler' },
    ]);
    const news = visibleEntriesFrom(sim.runner.table, 0, entry.number)[0]!;
    expect(news).toMatchObject({ what: 'input', by: 1, fallback: 'strong' });
    expect(isFallbackPlay(news) && formatFallback(news, () => 'Dora')).toBe(
      'The computer player for Dora had a problem. A simpler one made this move.',
    );
  });

  it('leaves a log that opens again, and the record of a match like any other', async () => {
    const { sim } = await against('expert', task => (task.level === 'expert' ? fail() : playLast(task)));
    await playToEnd(sim, [0]);
    const { table } = sim.runner;
    expect(table.status?.is).toBe('over');
    const log = JSON.parse(JSON.stringify(sim.log)) as typeof sim.log;
    expect(foldTable(table.game, log)).toEqual(table);
    const unmarked = log.map(({ fallback: _, ...entry }: Record<string, unknown>) => entry) as unknown as typeof log;
    expect(writeTableRecord(foldTable(table.game, unmarked).current!)).toBe(writeTableRecord(table.current!));
  });

  it('at every level gets a legal play drawn by the seed, not the first of the list', async () => {
    const first: boolean[] = [];
    for (let n = 0; n < 20; n++) {
      const { sim, failures, asked } = await against('expert', fail, { seed: `random ${n}` });
      await sim.pass(20_000);
      expect(failures.slice(0, 5).map(({ level, outcome }) => `${level} ${outcome}`)).toEqual([
        'expert retry',
        'expert simpler',
        'strong simpler',
        'normal simpler',
        'easy random',
      ]);
      const { input, fallback } = inputOf(sim, 1) as { input: { play: Play }; fallback: string };
      expect(fallback).toBe('random');
      expect(asked[0]!.plays).toContainEqual(input.play);
      first.push(JSON.stringify(input.play) === JSON.stringify(asked[0]!.plays[0]));
    }
    expect(new Set(first)).toEqual(new Set([true, false]));
  });

  it('gets the same play wherever the same deal is played', async () => {
    const drawn = [];
    for (const seed of ['here', 'there', 'elsewhere']) {
      const { sim } = await against('expert', fail, { seed, given: { seed: 'the same deal' } });
      await sim.pass(20_000);
      drawn.push((inputOf(sim, 1) as { input: unknown }).input);
    }
    expect(drawn).toEqual([drawn[0], drawn[0], drawn[0]]);
  });

  it.each([
    ['chooses what the rules refuse', () => thought({ do: 'lay', card: 'c99' } as Play)],
    ['answers with nonsense', () => thought({ do: 'fly' })],
    ['does nothing on its turn', () => thought(undefined)],
  ])('because it %s has failed too', async (_, think) => {
    const { sim, failures } = await against('normal', task => (task.level === 'normal' ? think() : playLast(task)));
    await sim.pass(10_000);
    expect(inputOf(sim, 1)).toMatchObject({ fallback: 'easy' });
    expect(failures.map(({ outcome }) => outcome)).toEqual(['retry', 'simpler']);
  });

  it('stays silent only after it was reported, where it might have interrupted', async () => {
    const failures: string[] = [];
    const sim = simulateTable({
      count: 3,
      dealer: 2,
      given: { seed: 'shout', packs: [['c5', ...highestCard.pack.filter(card => card !== 'c5')]] },
      ports: {
        think: async () => fail(),
        onBotError: ({ seat, level, outcome }) => failures.push(`${seat} ${level} ${outcome}`),
      },
    });
    await sim.host({ ask: 'computer', seat: 2, level: 'normal' });
    for (const name of ['Ada', 'Bob']) await sim.ask(null, { ask: 'sit', name, cut: `${name}-cuts` });
    await sim.play(0, lay('c5'));
    expect(sim.runner.table.status).toMatchObject({ turn: [1], interrupt: [2] });
    const before = sim.log.length;
    await sim.pass(10_000);
    expect(sim.log.length).toBe(before);
    expect(failures).toEqual(['2 normal retry', '2 normal simpler', '2 easy silent']);
  });

  it('is asked no more once its table has moved on', async () => {
    let giveUp = (): void => undefined;
    const thinkLong = (): Promise<never> =>
      new Promise((_, reject) => {
        giveUp = () => reject(new Error('muddled'));
      });
    const { sim, failures, asked } = await against('expert', thinkLong);
    await sim.host({ ask: 'close' });
    giveUp();
    await sim.pass(20_000);
    expect(asked).toHaveLength(1);
    expect(failures).toEqual([{ seat: 1, level: 'expert', outcome: 'dropped' }]);
  });
});

import type { Game, Play } from '@parlour/kernel/game';
import type { Tempo } from '@parlour/players/persona';
import { type Character, type Thought, thinkOnce } from '@parlour/players/player';
import { describe, expect, it } from 'vitest';
import { computerDelayMs } from '../computer/moves.ts';
import { type ComputerPace, type LogEntry, PACES } from '../log.ts';
import type { Table } from '../table.ts';
import { highestCard, lay } from './highest-card.ts';
import { playToEnd, type SimulatedTable, type SimulationSettings, START_MS, simulateTable } from './simulated-table.ts';

/** A player who answers at once and states how long a person would take. */
const quick = (
  seconds: number,
  choose: (plays: readonly Play[]) => Play | undefined = plays => plays[0],
): Character => ({
  level: 'easy',
  name: 'Quick',
  manner: '',
  budget: 1,
  think: thinkOnce(({ plays }) => ({ play: choose(plays), why: '', options: [], units: 1, seconds })),
});

/** Seat 0 is a person, the rest are computer players. */
async function withComputers(setting: SimulationSettings): Promise<SimulatedTable> {
  const sim = simulateTable(setting);
  await sim.ask(null, { ask: 'sit', name: 'Ada' });
  await sim.host({ ask: 'start', fill: 'easy' });
  return sim;
}

const pack = (...first: number[]): string[] => {
  const cards = first.map(n => `c${n}`);
  return [...cards, ...highestCard.pack.filter(card => !cards.includes(card))];
};

/** Computer seat 1 is on turn, person seat 0 may interrupt; `by` made the last input. */
const shoutable = (by: number, pace: ComputerPace = 'instant'): Table =>
  ({
    opened: { count: 3, settings: { pace } },
    status: { is: 'open', turn: [1], interrupt: [0] },
    current: { match: { log: [{ by, play: { do: 'lay' } }] } },
    seats: [{ is: 'person' }, { is: 'computer' }, { is: 'computer' }],
  }) as unknown as Table;

const playsOf = (log: readonly LogEntry[], seat: number): LogEntry[] =>
  log.filter(entry => entry.what === 'input' && entry.input.by === seat);

const isComputers = (entry: LogEntry): boolean =>
  entry.what === 'input' && typeof entry.input.by === 'number' && entry.input.by > 0;

describe('the pace of computer players', () => {
  it('is that of the character where the player does not say', () => {
    const table = {
      opened: { settings: { pace: 'thoughtful' } },
      status: { is: 'open', turn: [1] },
    } as unknown as Table;
    const thought: Thought = { play: undefined, why: '', options: [], units: 0 };
    const delays = (tempo?: Tempo): number[] =>
      Array.from({ length: 60 }, (_, i) => computerDelayMs(table, 'awaited', thought, `seed ${i}`, tempo));
    const quick = delays({ quickest: 0.5, slowest: 0.9 });
    const brooding = delays({ quickest: 1.5, slowest: 2, broods: 4 });
    expect(Math.max(...quick)).toBeLessThan(900);
    expect(Math.min(...brooding)).toBeGreaterThanOrEqual(1500);
    expect(brooding.filter(delay => delay >= 4500).length).toBeGreaterThan(4);
    expect(delays()).not.toEqual(quick);
  });

  it('follows the seconds a person would take, by the pace of the table', async () => {
    for (const [pace, wait] of [
      ['thoughtful', 6000],
      ['brisk', 3000],
      ['instant', 0],
    ] as const) {
      const sim = await withComputers({
        characters: [quick(6)],
        settings: { pace },
        given: { seed: pace, packs: [pack(1, 2, 3, 4, 6, 7)] },
      });
      await sim.pass(60_000);
      expect(playsOf(sim.log, 1)[0]!.at - START_MS).toBe(wait);
    }
  });

  it('does not tell by its haste that there was no choice', async () => {
    const sim: SimulatedTable = simulateTable({
      settings: { pace: 'instant' },
      ports: {
        think: async task => {
          if (task.plays.length > 1) sim.wall += 700;
          return { play: task.plays[0], why: '', options: [], units: 0, seconds: 0 };
        },
      },
    });
    await sim.ask(null, { ask: 'sit', name: 'Ada' });
    await sim.host({ ask: 'start', fill: 'easy' });
    await playToEnd(sim, [0]);
    const waits = sim.log.flatMap((entry, i) => (isComputers(entry) ? [entry.at - sim.log[i - 1]!.at] : []));
    expect(waits).toEqual([700, 700, 700]);
  });

  it('is left alone where the game is against the clock', async () => {
    for (const pace of PACES) {
      const sim = await withComputers({
        options: { stall: 60 },
        characters: [quick(6)],
        settings: { pace },
        given: { seed: pace, packs: [pack(1, 2, 3, 4, 6, 7)] },
      });
      await sim.pass(30_000);
      expect(playsOf(sim.log, 1)[0]!.at - START_MS).toBe(6000);
    }
  });

  it('is drawn when the player does not say, for a forced play like for any other', async () => {
    const characters = [{ ...quick(0), think: withoutSeconds }];
    const waits = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const sim = await withComputers({ characters, seed, settings: { pace: 'thoughtful' } });
      await sim.pass(60_000);
      const wait = playsOf(sim.log, 1)[0]!.at - START_MS;
      expect(wait).toBeGreaterThanOrEqual(800);
      waits.add(wait);
    }
    expect(waits.size).toBe(4);
  });

  it('lets a person shout first: a computer player needs time to notice', async () => {
    const given = { seed: 's', packs: [pack(1, 2, 3, 10, 4, 6)] };
    const shouter = quick(0, plays => plays.find(play => play.do === 'shout') ?? plays[0]);
    const sim = await withComputers({ count: 3, characters: [shouter], settings: { pace: 'instant' }, given });
    await sim.pass(1);
    expect(playsOf(sim.log, 1)).toHaveLength(1);
    await sim.pass(700);
    expect(await sim.play(0, { do: 'shout' })).toMatchObject({ ok: true });
    await sim.pass(10_000);
    expect(playsOf(sim.log, 2).filter(isShout)).toHaveLength(0);
  });

  it('shouts in time when nobody else does', async () => {
    const given = { seed: 's', packs: [pack(1, 2, 3, 10, 4, 6)] };
    const shouter = quick(0, plays => plays.find(play => play.do === 'shout') ?? plays[0]);
    const sim = await withComputers({ count: 3, characters: [shouter], settings: { pace: 'instant' }, given });
    await sim.pass(10_000);
    expect(playsOf(sim.log, 2).filter(isShout)).toHaveLength(1);
  });

  it('does not move on while a person may yet shout', async () => {
    const given = { seed: 's', packs: [pack(1, 2, 3, 10, 4, 6, 7, 8, 9)] };
    const sim = await withComputers({
      count: 3,
      characters: [quick(0, plays => plays.find(play => play.do === 'lay'))],
      settings: { pace: 'instant' },
      given,
    });
    await sim.pass(1999);
    expect(playsOf(sim.log, 2)).toHaveLength(0);
    await sim.pass(1);
    expect(playsOf(sim.log, 2)).toHaveLength(1);
  });

  it('goes on with its own turn while a person may shout', () => {
    const thought: Thought = { play: undefined, why: '', options: [], units: 1, seconds: 0 };
    const after = (by: number): number => computerDelayMs(shoutable(by), 'awaited', thought, 'seed');
    expect(after(1)).toBe(0);
    expect(after(2)).toBe(2000);
  });

  it('leaves more time for a shout the gentler it is', () => {
    const thought: Thought = { play: undefined, why: '', options: [], units: 1, seconds: 0 };
    const moments = PACES.map(pace => computerDelayMs(shoutable(2, pace), 'awaited', thought, 'seed'));
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    expect(computerDelayMs(shoutable(2, 'thoughtful'), 'awaited', thought, 'seed')).toBe(5000);
  });

  it('goes through with its plan in a race, although others act all the time', async () => {
    const game: Game = highestCard;
    const given = { seed: 's', packs: [pack(1, 2, 3, 4, 6, 7, 8, 9, 11)] };
    const sim = await withComputers({
      game,
      count: 3,
      options: { race: true },
      characters: [quick(4)],
      settings: { pace: 'thoughtful' },
      given,
    });
    await sim.pass(3000);
    await sim.play(0, lay('c1'));
    await sim.pass(1000);
    expect(playsOf(sim.log, 1)).toHaveLength(1);
    expect(playsOf(sim.log, 2)).toHaveLength(1);
  });

  it('thinks again in a race when it found nothing to do and others have acted', async () => {
    const given = { seed: 's', packs: [pack(1, 2, 3, 4, 6, 7, 8, 9, 11)] };
    let asked = 0;
    const lost = quick(1, plays => (asked++ < 2 ? undefined : plays[0]));
    const sim = await withComputers({
      count: 3,
      options: { race: true },
      characters: [lost],
      settings: { pace: 'thoughtful' },
      given,
    });
    await sim.pass(5000);
    expect([playsOf(sim.log, 1), playsOf(sim.log, 2)]).toEqual([[], []]);
    await sim.play(0, lay('c1'));
    await sim.pass(1000);
    expect(playsOf(sim.log, 1)).toHaveLength(1);
    expect(playsOf(sim.log, 2)).toHaveLength(1);
  });

  it('thinks again when its plan no longer fits', async () => {
    const given = { seed: 's', packs: [pack(1, 2, 3, 10, 4, 6)] };
    const shouter = quick(1, plays => plays.find(play => play.do === 'shout') ?? plays[0]);
    const sim = await withComputers({ count: 3, characters: [shouter], settings: { pace: 'thoughtful' }, given });
    await sim.pass(1100);
    await sim.play(0, { do: 'shout' });
    await sim.pass(60_000);
    expect(sim.runner.table.status).toMatchObject({ is: 'open', turn: [0] });
  });
});

const isShout = (entry: LogEntry): boolean =>
  entry.what === 'input' && typeof entry.input.by === 'number' && entry.input.play.do === 'shout';

const withoutSeconds = thinkOnce(({ plays }) => ({ play: plays[0], why: '', options: [], units: 1 }));

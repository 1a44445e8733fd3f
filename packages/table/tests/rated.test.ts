import { assertDefined } from '@parlour/kernel/result';
import { genericPlayers } from '@parlour/players/generic-players';
import { describe, expect, it } from 'vitest';
import { foldTable } from '../fold.ts';
import { FAIR_SETTINGS, type LogEntry } from '../log.ts';
import { finishedRatedMatch, RATED_SETTINGS, ratedSettingsFault } from '../rated-match.ts';
import { activePersons } from '../table.ts';
import { type SimulatedTable, START_MS, simulateTable } from './simulated-table.ts';

const clock = { kind: 'turn', seconds: 30 } as const;
const settings = { ...RATED_SETTINGS, clock };

const member = (id: string) => ({ seat: null, host: false, member: { id, name: id } }) as const;
const sit = (sim: SimulatedTable, id: string) => sim.runner.handleCommand(member(id), { ask: 'sit', name: id });

/** Persons play the first legal card; stand-ins take their time. */
async function playOut(sim: SimulatedTable): Promise<void> {
  const { table } = sim.runner;
  while (table.status?.is !== 'over') {
    const persons =
      table.status?.is === 'open' ? table.status.turn.filter(seat => activePersons(table).includes(seat)) : [];
    for (const seat of persons) {
      const [play] = table.game.plays(assertDefined(table.current).match.state, seat);
      await sim.play(seat, assertDefined(play));
    }
    await sim.pass(5000);
  }
}

async function begun(): Promise<SimulatedTable> {
  const sim = simulateTable({ settings, characters: genericPlayers });
  await sit(sim, 'ada');
  await sit(sim, 'bob');
  await sim.host({ ask: 'start' });
  return sim;
}

describe('what a rated match wants', () => {
  it.each([
    ['a clock', { ...settings, clock: { kind: 'none' } }, 'A rated match needs a clock.'],
    ['no hints', { ...settings, hints: 'allowed' }, 'A rated match has no hints.'],
    ['nothing taken back', { ...settings, undo: 'consent' }, 'A rated match has no undo.'],
    ['seats that are kept', { ...settings, seats: 'open' }, /a computer player must keep the seat/],
    ['stand-ins that help nobody', { ...settings, standIn: 'expert' }, /the stand-in must be easy/],
    ['hands that nobody sees', { ...settings, onlookers: 'hands', delay: 60 }, /when it is over/],
  ] as const)('%s', (_, given, says) => expect(ratedSettingsFault(given)).toMatch(says));
  it('no more', () => expect(ratedSettingsFault(settings)).toBeUndefined());
});

describe('a rated table', () => {
  it('seats members only', async () => {
    const sim = simulateTable({ settings });
    expect(await sim.ask(null, { ask: 'sit', name: 'Guest' })).toMatchObject({ error: { code: 'members-only' } });
    expect(await sit(sim, 'ada')).toMatchObject({ ok: true });
  });
  it('stays rated, and another does not become so', async () => {
    const rated = simulateTable({ settings });
    const loosened = { ask: 'settings', settings: { hints: 'allowed' } } as const;
    expect(await rated.host(loosened)).toMatchObject({ error: { code: 'bad-request' } });
    const plain = simulateTable({ settings: { ...FAIR_SETTINGS, clock } });
    expect(await plain.host({ ask: 'settings', settings: { rated: true } })).toMatchObject({ ok: false });
  });
  it('lets nobody be sent away and the match not be broken off', async () => {
    const sim = await begun();
    expect(await sim.host({ ask: 'close' })).toMatchObject({ error: { code: 'match-running' } });
    expect(await sim.host({ ask: 'remove', seat: 0 })).toMatchObject({ error: { code: 'match-running' } });
  });
  it('lets no weaker computer player be put in the place of a stronger one, and nobody fill up its log', async () => {
    const sim = simulateTable({ settings, characters: genericPlayers });
    await sit(sim, 'ada');
    await sim.host({ ask: 'start', fill: 'expert' });
    const bound = { error: { code: 'match-running' } };
    expect(await sim.host({ ask: 'computer', seat: 1, level: 'easy' })).toMatchObject(bound);
    expect(await sim.host({ ask: 'lock' })).toMatchObject(bound);
    expect(await sim.ask(0, { ask: 'stand-in', seat: 0 })).toMatchObject(bound);
  });
});

describe('a rated match', () => {
  it('tells who played it and how it ended', async () => {
    const sim = await begun();
    expect(finishedRatedMatch(sim.runner.table)).toBeUndefined();
    await playOut(sim);
    expect(finishedRatedMatch(sim.runner.table)).toMatchObject({
      number: 1,
      players: [{ member: 'ada' }, { member: 'bob' }],
      left: [],
    });
  });
  it('knows who has left before the end, and not who leaves after it', async () => {
    const sim = await begun();
    await sim.ask(0, { ask: 'leave' });
    await playOut(sim);
    await sim.ask(1, { ask: 'leave' });
    expect(finishedRatedMatch(sim.runner.table)).toMatchObject({
      players: [{ member: 'ada' }, { member: 'bob' }],
      left: [0],
    });
  });
  it('counts nobody as gone who came back', async () => {
    const sim = await begun();
    const awaited = assertDefined(sim.runner.table.status?.is === 'open' ? sim.runner.table.status.turn[0] : undefined);
    await sim.pass(31_000);
    expect(sim.log.some(({ what }) => what === 'stand-in')).toBe(true);
    await sim.ask(awaited, { ask: 'back' });
    await playOut(sim);
    expect(finishedRatedMatch(sim.runner.table)?.left).toEqual([]);
  });
  it('counts a computer player where somebody has left before the cards were dealt', async () => {
    const sim = await begun();
    await playOut(sim);
    const log = sim.runner.table.log;
    const at = log.findIndex(({ what }) => what === 'begin');
    const left = [
      { what: 'leave', seat: 1, why: 'left' },
      { what: 'stand-in', seat: 1, level: 'easy', why: 'left' },
    ] as const;
    const entries = [...log.slice(0, at), ...left, ...log.slice(at)].map(
      (each, i): LogEntry => ({ ...each, at: START_MS, number: i + 1 }),
    );
    const table = foldTable(sim.runner.table.game, entries);
    expect(finishedRatedMatch(table)).toMatchObject({ players: [{ member: 'ada' }, { level: 'easy' }], left: [] });
  });
});

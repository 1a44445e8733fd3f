/** Matchmaking in simulated time: several servers on one in-memory store. */
import { readShelfData } from '@parlour/games/shelf/node-files';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { assertDefined, success, unwrap } from '@parlour/kernel/result';
import { LEVELS } from '@parlour/players/player';
import type { MatchmakingStatus } from '@parlour/protocol/club/matchmaking';
import { type Simulation, startSimulation } from '@parlour/stress/storm/simulated-time';
import { newSingleServer, simulatedTimeMs } from '@parlour/stress/storm/single-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinOrPollQueue, leaveQueue, QUEUE_WAIT_MS, type QueueingPlayer } from '../club/matchmaking/queue.ts';
import type { ServerContext } from '../context.ts';
import { createGameRegistry } from '../game-registry.ts';
import { createMemoryDatabase, createMemoryStore, type MemoryDatabase } from '../store/memory.ts';
import { openLiveTable } from '../tables/open-table.ts';
import { ratedTableReason } from '../tables/rated-eligibility.ts';

const library = createGameRegistry(readShelfData);
const forTwo = assertDefined(gamesOnShelf().find(({ seats }) => seats[0] <= 2 && seats[1] > 3)).id;

let sim: Simulation;
let memory: MemoryDatabase;
let context: ServerContext;

const serverOf = (name: string): ServerContext => ({
  ...newSingleServer(sim, memory, library),
  serverId: name,
  store: createMemoryStore(memory, name),
});

function start(seed: string): void {
  sim = startSimulation(seed);
  memory = createMemoryDatabase(() => simulatedTimeMs(sim));
  context = serverOf('one');
}

/** Loading a game takes real time, in which simulated time would run out. */
beforeAll(async () => void unwrap(await library.open(forTwo, {})));
beforeEach(() => start('meeting'));

const ticketOf = (name: string): string => `${name}-${'x'.repeat(30)}`;
const playerNamed =
  (name: string, more: Partial<QueueingPlayer> = {}) =>
  async () =>
    success({ name, avoids: [], ...more });

type Asking = {
  readonly games?: string[];
  readonly seats?: number;
  readonly rated?: boolean;
  readonly at?: ServerContext;
};

const ask = async (
  name: string,
  { at = context, ...request }: Asking = {},
  who = playerNamed(name),
): Promise<MatchmakingStatus> =>
  unwrap(await joinOrPollQueue(at, { ticket: ticketOf(name), games: [forTwo], ...request }, who));

const namesAt = async (id: string): Promise<string[]> =>
  assertDefined(await openLiveTable(context, id)).runner.table.seats.map(occupant =>
    occupant.is === 'person' ? occupant.name : occupant.is,
  );

describe('looking for somebody', () => {
  it('two who look for the same game meet, each with the token of their own seat', async () => {
    expect(await ask('ada')).toEqual({ is: 'waiting', waited: 0, left: QUEUE_WAIT_MS, others: 0 });
    await sim.advance(1000);
    const [bob] = [await ask('bob')];
    const ada = await ask('ada');
    if (ada.is !== 'met' || bob.is !== 'met') throw new Error('they did not meet');
    expect(ada.table).toBe(bob.table);
    const names = await namesAt(ada.table);
    expect(names.toSorted()).toEqual(['ada', 'bob']);
    for (const [name, { table, seat }] of [
      ['ada', ada],
      ['bob', bob],
    ] as const) {
      expect(names[assertDefined(context.tokens.verify(table, { seat })?.seat)]).toBe(name);
    }
  });

  it('tells how long it takes yet, and fills up with computer players when the time is over', async () => {
    await ask('ada', { seats: 3 });
    for (let second = 2; second < 20; second += 2) {
      await sim.advance(2000);
      expect(await ask('ada')).toEqual({
        is: 'waiting',
        waited: 1000 * second,
        left: QUEUE_WAIT_MS - 1000 * second,
        others: 0,
      });
    }
    await sim.advance(2000);
    const ada = await ask('ada');
    expect(ada.is).toBe('met');
    expect((await namesAt((ada as { table: string }).table)).toSorted()).toEqual(['ada', 'computer', 'computer']);
  });

  it('whoever closes the page is gone in a few seconds', async () => {
    await ask('ada');
    await sim.advance(8000);
    expect((await ask('bob')).is).toBe('waiting');
    expect((await ask('ada')).is).toBe('waiting');
  });

  it('whoever gives up is gone at once, and cannot give up a table', async () => {
    await ask('ada');
    expect(await leaveQueue(context, ticketOf('ada'))).toBe(true);
    expect(await leaveQueue(context, ticketOf('ada'))).toBe(false);
    await sim.advance(1000);
    expect((await ask('bob')).is).toBe('waiting');
    await sim.advance(1000);
    expect((await ask('cyd')).is).toBe('met');
    expect(await leaveQueue(context, ticketOf('cyd'))).toBe(false);
  });

  it('a member who looks twice looks once, and nobody meets whom they avoid', async () => {
    const ada = playerNamed('ada', { member: 'm-ada' });
    await ask('ada', {}, ada);
    await sim.advance(1000);
    expect((await ask('ada-again', {}, ada)).is).toBe('waiting');
    await sim.advance(1000);
    expect((await ask('bob', {}, playerNamed('bob', { member: 'm-bob', avoids: ['m-ada'] }))).is).toBe('waiting');
    await sim.advance(1000);
    expect((await ask('cyd')).is).toBe('met');
  });

  it('for ratings: members alone, at a game of skill, at a table that counts', async () => {
    const skilled = assertDefined(gamesOnShelf().find(({ seats, skill }) => skill && seats[0] <= 2 && seats[1] > 2)).id;
    const rated = { games: [skilled], seats: 2, rated: true };
    expect(await joinOrPollQueue(context, { ticket: ticketOf('dot'), ...rated }, playerNamed('dot'))).toMatchObject({
      ok: false,
    });
    await ask(
      'ada',
      rated,
      playerNamed('ada', { member: 'm-ada', strengths: new Map([[skilled, { mu: 1600, sigma: 50 }]]) }),
    );
    await sim.advance(1000);
    expect((await ask('bob', { games: [skilled], seats: 2 })).is).toBe('waiting');
    await sim.advance(1000);
    const cyd = await ask('cyd', rated, playerNamed('cyd', { member: 'm-cyd' }));
    if (cyd.is !== 'met') throw new Error('they did not meet');
    const { opened } = assertDefined(await openLiveTable(context, cyd.table)).runner.table;
    expect(opened.settings).toMatchObject({ rated: true, undo: 'none', hints: 'none' });
    expect(await ratedTableReason(library, { ...opened, sides: 2, deals: 'sealed' })).toBeUndefined();
  });

  it('computer players are about as good as those who meet them', async () => {
    const boxed = assertDefined(gamesOnShelf().find(({ seats, skill }) => skill && seats[0] <= 2 && seats[1] > 2));
    const skilled = boxed.id;
    const skill = await boxed.skill!();
    if (skill.is !== 'skill') throw new Error('that is a game of luck');
    const byStrength = LEVELS.toSorted((a, b) => skill.levels[a].mu - skill.levels[b].mu);
    const levels: string[] = [];
    for (const mu of [800, 2400]) {
      const who = playerNamed(`p${mu}`, { member: `m${mu}`, strengths: new Map([[skilled, { mu, sigma: 50 }]]) });
      let sought = await ask(`p${mu}`, { games: [skilled], seats: 2 }, who);
      for (let n = 0; n < 10; n++) {
        await sim.advance(2000);
        sought = await ask(`p${mu}`, { games: [skilled], seats: 2 }, who);
      }
      if (sought.is !== 'met') throw new Error('nobody came');
      const { seats } = assertDefined(await openLiveTable(context, sought.table)).runner.table;
      levels.push(...seats.flatMap(occupant => (occupant.is === 'computer' ? [occupant.level] : [])));
    }
    expect(levels).toEqual([byStrength[0], byStrength.at(-1)]);
  });

  it('any game will do, and a game that is not there will not', async () => {
    const any = { ticket: ticketOf('ada') };
    expect(unwrap(await joinOrPollQueue(context, any, playerNamed('ada'))).is).toBe('waiting');
    await sim.advance(1000);
    expect((await ask('bob')).is).toBe('met');
    for (const games of [['no-such-game'], [forTwo, 'no-such-game'], []]) {
      expect(await joinOrPollQueue(context, { ticket: ticketOf('cyd'), games }, playerNamed('cyd'))).toMatchObject({
        ok: false,
      });
    }
    expect(
      await joinOrPollQueue(context, { ticket: ticketOf('cyd'), games: [forTwo], seats: 20 }, playerNamed('cyd')),
    ).toMatchObject({
      ok: false,
    });
  });

  it('the ticket itself is not kept', async () => {
    await ask('ada');
    expect(JSON.stringify([...memory.documents.byName])).not.toContain(ticketOf('ada'));
  });
});

/** Three servers and forty players who arrive, poll, give up and close their pages at random. */
async function storm(seed: string): Promise<Map<string, Set<string>>> {
  start(seed);
  const servers = ['one', 'two', 'three'].map(serverOf);
  const tables = new Map<string, Set<string>>();
  const people = Array.from({ length: 40 }, (_, n) => `p${n}`);
  const asking = people.map(async (name, n) => {
    await new Promise<void>(resolve => sim.schedule(sim.between(0, 60_000), resolve));
    const who = n % 3 === 0 ? playerNamed(name, { member: `m${n % 9}` }) : playerNamed(name);
    for (let polls = 0; polls < 20; polls++) {
      if (sim.oneIn(30)) return;
      if (sim.oneIn(40)) return void (await leaveQueue(assertDefined(servers[sim.between(0, 2)]), ticketOf(name)));
      const at = assertDefined(servers[sim.between(0, 2)]);
      const asked = await Promise.all([
        ask(name, { at, seats: 2 + (n % 2) }, who),
        ...(sim.oneIn(4) ? [ask(name, { at }, who)] : []),
      ]);
      for (const sought of asked) if (sought.is === 'met') recordTable(tables, name, sought.table);
      if (asked.some(sought => sought.is === 'met') && !sim.oneIn(2)) return;
      await new Promise<void>(resolve => sim.schedule(sim.between(500, 4000), resolve));
    }
  });
  await passUntil(Promise.all(asking));
  return tables;
}

/** Disk reads take real time, so simulated time must not end before they are done. */
async function passUntil(done: Promise<unknown>): Promise<void> {
  let isOver = false;
  const over = (): void => {
    isOver = true;
  };
  void done.then(over, over);
  while (!isOver) await sim.advance(60_000);
  await done;
}

function recordTable(tables: Map<string, Set<string>>, name: string, table: string): void {
  tables.set(name, (tables.get(name) ?? new Set()).add(table));
}

describe('a storm of people at three servers of one store', () => {
  for (const seed of ['a', 'b', 'c']) {
    it(`puts nobody at two tables (${seed})`, async () => {
      const tables = await storm(seed);
      expect(tables.size).toBeGreaterThan(20);
      for (const [name, at] of tables) {
        expect([name, at.size]).toEqual([name, 1]);
        for (const id of at) expect((await namesAt(id)).filter(other => other === name)).toHaveLength(1);
      }
      const seated = await Promise.all([...memory.tables.keys()].map(namesAt));
      const persons = seated.flat().filter(name => name !== 'computer');
      expect(new Set(persons).size).toBe(persons.length);
    });
  }
});

/** Rated tables: what is refused, how matches are counted, and what is shown. */

import { newRating } from '@parlour/club/ratings/rating';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { assertDefined, success, unwrap } from '@parlour/kernel/result';
import type { Skill } from '@parlour/players/arena/contest';
import { RATING_ROUTES } from '@parlour/protocol/club/ratings';
import { type Simulation, startSimulation } from '@parlour/stress/storm/simulated-time';
import { GENERIC_PLAYERS, newSingleServer, simulatedTimeMs } from '@parlour/stress/storm/single-server';
import type { Caller } from '@parlour/table/commands';
import { highestCard } from '@parlour/table/tests/highest-card';
import { beforeEach, describe, expect, it } from 'vitest';
import { newDocumentAt } from '../club/document-collection.ts';
import { memberWrite } from '../club/members.ts';
import { exportPersonalData } from '../club/personal-data.ts';
import {
  ALL_MATCHES_LIST,
  type CountedMatch,
  countedDocuments,
  leaderboardList,
  PENDING_LIST,
  pendingDocuments,
  standingDocuments,
} from '../club/ratings/documents.ts';
import { readLeaderboard } from '../club/ratings/leaderboard.ts';
import { readMemberPage, readRatedTable, readRating } from '../club/ratings/queries.ts';
import { recalculateRatings } from '../club/ratings/rate-match.ts';
import { rateOverdueMatches } from '../club/ratings/recover-unrated.ts';
import { ratingPersonalData } from '../club/ratings/routes.ts';
import { createSeatedTable } from '../club/seated-table.ts';
import type { ServerContext } from '../context.ts';
import { createGameRegistry } from '../game-registry.ts';
import type { Member } from '../hooks.ts';
import { createMemoryDatabase, type MemoryDatabase } from '../store/memory.ts';
import { createTable } from '../tables/create-table.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { openLiveTable } from '../tables/open-table.ts';
import { openServer } from './test-server.ts';

const level = { mu: 1500, sigma: 10 };
const skill: Skill = { is: 'skill', levels: { easy: level, normal: level, strong: level, expert: level } };
const options = defaultsOf(highestCard.options);
const game = highestCard.id;
const clock = { kind: 'turn', seconds: 30 } as const;
const settings = { rated: true, clock, pace: 'instant' } as const;

let sim: Simulation;
let memory: MemoryDatabase;
let server: ServerContext;
let ada: Member;
let bob: Member;

const startServer = (): ServerContext =>
  newSingleServer(sim, memory, {
    open: async () => success({ game: highestCard, options, ...GENERIC_PLAYERS }),
    ratedGame: async () => ({ skill, options }),
  });

async function enrol(name: string): Promise<Member> {
  const about = { name, since: 1, passkeys: [], code: { hash: name, made: 1 } };
  await server.store.documents.commit([memberWrite(newDocumentAt(name.toLowerCase()), about)]);
  return { id: name.toLowerCase(), name, since: 1 };
}

beforeEach(async () => {
  sim = startSimulation('rated');
  memory = createMemoryDatabase(() => simulatedTimeMs(sim));
  server = startServer();
  ada = await enrol('Ada');
  bob = await enrol('Bob');
});

const asMember = ({ id, name }: Member): Caller => ({ seat: null, host: false, member: { id, name } });

async function newRatedTable(): Promise<LiveTable> {
  const { live: room } = unwrap(await createTable(server, { game, seats: 2, settings }, 'somewhere'));
  for (const member of [ada, bob])
    await room.runner.handleCommand(asMember(member), { ask: 'sit', name: '', cut: 'a-word' });
  return room;
}

async function play({ runner }: LiveTable): Promise<void> {
  while (runner.table.status?.is !== 'over') {
    for (const [seat, occupant] of runner.table.seats.entries()) {
      const state = assertDefined(runner.table.current).match.state;
      const [first] = runner.table.status?.is === 'open' ? highestCard.plays(state as never, seat) : [];
      if (first && occupant.is === 'person')
        await runner.handleCommand({ seat, grant: occupant.grant, host: false }, { ask: 'play', play: first });
    }
    await sim.advance(1000);
  }
  await sim.advance(1000);
}

const countedMatches = () =>
  countedDocuments.list(server.store.documents, ALL_MATCHES_LIST, { order: 'rising', limit: 100 });
const pendingMatches = () =>
  pendingDocuments.list(server.store.documents, PENDING_LIST, { order: 'rising', limit: 100 });

/** Undoes the counting, as if all servers had died between the last play and the commit. */
async function uncount({ row }: LiveTable): Promise<CountedMatch> {
  const { documents } = server.store;
  const match = assertDefined((await countedMatches())[0]);
  const standings = await standingDocuments.readAll(documents, [`ada/${game}`, `bob/${game}`]);
  const due = { table: row.id, match: 1, due: 0 };
  await documents.commit([
    countedDocuments.remove(match),
    ...standings.map(standingDocuments.remove),
    pendingDocuments.write(newDocumentAt(match.id), due, { places: [{ list: PENDING_LIST, place: 0 }] }),
  ]);
  return match.value;
}

describe('a rated table', () => {
  const refused = async (request: Parameters<typeof createTable>[1], context = server): Promise<string> => {
    const answer = await createTable(context, request, 'somewhere');
    return answer.ok ? 'laid' : answer.fault.message;
  };
  it('is refused with a sentence where it cannot be', async () => {
    expect(await refused({ game, settings: { rated: true } })).toBe('A rated match needs a clock.');
    expect(await refused({ game, settings: { ...settings, hints: 'allowed' } })).toMatch(/has no hints/);
    expect(await refused({ game, settings: { ...settings, undo: 'easy' } })).toMatch(/has no undo/);
    expect(await refused({ record: 'Game: x', settings })).toMatch(/must start on this server/);
    expect(await refused({ game, settings })).toBe('laid');
  });
  it('plays by the options that favour no seat, and by no others', async () => {
    const shelf = { ...server, games: createGameRegistry(readShelfData) };
    for (const boxed of gamesOnShelf()) {
      const said = await boxed.skill?.();
      const answer = await refused({ game: boxed.id, settings }, shelf);
      if (!said) expect(answer).toBe('This game has no ratings.');
      else expect(answer).toBe(said.is === 'luck' ? said.says : 'laid');
      if (said?.is !== 'skill') continue;
      const live = assertDefined(await [...shelf.tables.values()].at(-1));
      expect(live.runner.table.opened.options).toMatchObject(said.options ?? {});
      for (const [name, value] of Object.entries(said.options ?? {})) {
        const spec = assertDefined(boxed.options[name]);
        const other = spec.kind === 'choice' ? assertDefined(spec.of.find(each => each !== value)) : !value;
        const answer = await refused({ game: boxed.id, settings, options: { [name]: other } }, shelf);
        expect(answer).toMatch(/default options/);
      }
    }
  });
  it('can be laid for members who were put together, not for guests', async () => {
    expect(await createSeatedTable(server, { game, settings }, [{ name: 'Cyd' }, { level: 'easy' }])).toMatchObject({
      ok: false,
    });
    expect(
      await createSeatedTable(server, { game, settings }, [{ name: 'Ada', member: 'ada' }, { level: 'easy' }]),
    ).toMatchObject({ ok: true });
  });
});

describe('a rated match', () => {
  it('is to be counted from its beginning, and is counted once at its end', async () => {
    const live = await newRatedTable();
    expect(await pendingMatches()).toHaveLength(1);
    await play(live);
    expect(await pendingMatches()).toHaveLength(0);
    expect(await countedMatches()).toHaveLength(1);
    const [one, two] = await Promise.all([ada, bob].map(({ id }) => readRating(server, id, game)));
    expect(assertDefined(one).mu + assertDefined(two).mu).toBeCloseTo(2 * newRating().mu, 6);
    expect(assertDefined(one).matches).toBe(1);
  });
  it('is found by the house if everybody who knew of it is gone, and counted by one of many', async () => {
    const live = await newRatedTable();
    await play(live);
    const match = await uncount(live);
    await Promise.all([startServer(), startServer(), startServer()].map(rateOverdueMatches));
    expect((await countedMatches()).map(({ value }) => value)).toEqual([match]);
    expect(assertDefined(await readRating(server, 'ada', game)).matches).toBe(1);
    expect(await pendingMatches()).toHaveLength(0);
  });
  it('is counted when its table is opened, if nobody has yet', async () => {
    const live = await newRatedTable();
    await play(live);
    const match = await uncount(live);
    await openLiveTable(startServer(), live.row.id);
    await sim.advance(1000);
    expect((await countedMatches()).map(({ value }) => value)).toEqual([match]);
  });
  it('is lost by whoever leaves it', async () => {
    const live = await newRatedTable();
    const occupant = live.runner.table.seats[0];
    await live.runner.handleCommand(
      { seat: 0, grant: occupant?.is === 'person' ? occupant.grant : 0, host: false },
      { ask: 'leave' },
    );
    await play(live);
    expect(assertDefined((await countedMatches())[0]).value).toMatchObject({ left: [0], places: [2, 1] });
    expect(assertDefined(await readRating(server, 'ada', game)).mu).toBeLessThan(newRating().mu);
  });
  it('comes to the same when everything is counted again', async () => {
    for (let n = 0; n < 3; n++) await play(await newRatedTable());
    const matches = (await countedMatches()).map(({ value }) => value);
    const { ratings, unresolved: left } = recalculateRatings(matches.toReversed());
    expect(left).toEqual([]);
    for (const id of ['ada', 'bob']) expect(ratings.get(`${id}/${game}`)).toEqual(await readRating(server, id, game));
  });
});

describe('a leaderboard', () => {
  const DAY = 24 * 60 * 60_000;
  const MONTH = Date.UTC(2026, 10, 1);

  /** Stores a rating as if the member had last played at that time. */
  async function rate(member: string, points: number, at: number, evidence = 20): Promise<void> {
    const rating = { ...newRating(), mu: points, sigma: 60, matches: 20, evidence };
    const curve: [number, number, number][] = [
      [at - 40 * DAY, points - 30, 80],
      [at, points, 60],
    ];
    const places = [{ list: leaderboardList(game), place: at }];
    const write = standingDocuments.write(
      newDocumentAt(`${member}/${game}`),
      { member, game, rating, curve },
      { places },
    );
    await server.store.documents.commit([write]);
  }
  const read = async (period: 'month' | 'all', viewer?: Member) =>
    RATING_ROUTES.leaderboard.answer.parse(
      await readLeaderboard(
        { ...server, clock: { ...server.clock, now: () => MONTH + 20 * DAY } },
        { game, period },
        viewer,
      ),
    );

  it('ranks rated members, with their own place for the one who asks', async () => {
    await rate('ada', 1600, MONTH + 5 * DAY);
    await rate('bob', 1700, MONTH - 5 * DAY);
    await enrol('Newcomer');
    await rate('newcomer', 1900, MONTH + 5 * DAY, 1);
    await rate('gone', 2000, MONTH + 5 * DAY);
    const ofAda = { place: 1, points: 1600, change: 30 };
    expect(await read('month', ada)).toEqual({
      rows: [{ member: 'ada', name: 'Ada', ...ofAda }],
      of: 1,
      own: ofAda,
      matches: 20,
    });
    const all = await read('all', bob);
    expect(all.rows.map(({ place, name }) => [place, name])).toEqual([
      [1, 'Bob'],
      [2, 'Ada'],
    ]);
    expect(all.own).toMatchObject({ place: 1, points: 1700 });
    expect(await read('all')).toMatchObject({ own: null, matches: null });
  });

  it('shares a place between equal points', async () => {
    await rate('ada', 1600, MONTH + DAY);
    await rate('bob', 1600, MONTH + DAY);
    expect((await read('month')).rows.map(({ place }) => place)).toEqual([1, 1]);
  });

  it('lists a member after a rated match', async () => {
    await play(await newRatedTable());
    const listed = await standingDocuments.list(server.store.documents, leaderboardList(game), {
      order: 'falling',
      limit: 9,
    });
    expect(listed.map(({ value }) => value.member).sort()).toEqual(['ada', 'bob']);
    expect(await read('all', ada)).toMatchObject({ rows: [], own: null, matches: 1 });
  });
});

describe('what is told', () => {
  it('of a member: their standing, their matches, whom they played', async () => {
    for (let n = 0; n < 2; n++) await play(await newRatedTable());
    const page = RATING_ROUTES.member.answer.parse(await readMemberPage(server, ada));
    expect(page.standings).toMatchObject([{ game, rating: { is: 'not yet', matches: 2 }, lately: { matches: 2 } }]);
    expect(page.matches).toHaveLength(2);
    expect(page.matches[0]).toMatchObject({ others: [{ member: 'bob', name: 'Bob' }], sides: 2 });
  });
  it('of a match that everybody has left: nobody has won it', async () => {
    const live = await newRatedTable();
    for (const [seat, occupant] of live.runner.table.seats.entries())
      await live.runner.handleCommand(
        { seat, host: false, ...(occupant.is === 'person' && { grant: occupant.grant }) },
        { ask: 'leave' },
      );
    await play(live);
    expect(assertDefined((await countedMatches())[0]).value).toMatchObject({ left: [0, 1], places: [1, 1] });
    expect((await readMemberPage(server, ada)).standings).toMatchObject([{ lately: { matches: 1, won: 0, by: null } }]);
  });
  it('of a table: who is rated what, and what the match has changed', async () => {
    const live = await newRatedTable();
    await play(live);
    const answer = RATING_ROUTES.table.answer.parse(await readRatedTable(server, live.row.id, live.runner.table));
    expect(answer).toMatchObject({ rated: true, counted: { match: 1, changes: [{ after: { matches: 1 } }, {}] } });
  });
  it('to a member all of it, and of a former member nothing but that they were there', async () => {
    await play(await newRatedTable());
    expect(await exportPersonalData(server, ada)).toMatchObject({ ratings: { standings: [{ game }], matches: [{}] } });
    await ratingPersonalData.erase(server, ada);
    expect(await readRating(server, 'ada', game)).toBeUndefined();
    expect((await readMemberPage(server, bob)).matches[0]?.others).toEqual([{ member: null, name: 'a former member' }]);
    expect((await readMemberPage(server, ada)).matches).toEqual([]);
  });
  it('over HTTP: a sentence for a name that nobody has', async () => {
    const { address } = await openServer();
    const answer = await fetch(`${address}/api/club/members/Nobody`);
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: 'not-found' } }]);
    const table = await fetch(`${address}/api/club/tables/xxxxxxxxxxxx/ratings`);
    expect(table.status).toBeGreaterThanOrEqual(400);
  });
});

/** Rated tables in a house: what is refused, what is counted, and what is told of it. */
import { newRating } from '@parlour/club/rating';
import { readData } from '@parlour/games/shelf/node';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { must } from '@parlour/kernel/must';
import { defaultsOf } from '@parlour/kernel/options';
import { success, sure } from '@parlour/kernel/result';
import type { Skill } from '@parlour/players/skill';
import { RATING_ROUTES } from '@parlour/protocol/club/ratings';
import { GENERIC, loneServer, timeIn } from '@parlour/stress/storm/lone-server';
import { type Sim, simulate } from '@parlour/stress/storm/sim';
import { highestCard } from '@parlour/table/tests/highest-card';
import type { Asker } from '@parlour/table/verbs';
import { beforeEach, describe, expect, it } from 'vitest';
import { everythingAbout } from '../club/about-me.ts';
import { fresh } from '../club/kept.ts';
import { type Member, memberWrite } from '../club/members.ts';
import { ratingArea } from '../club/ratings/area.ts';
import {
  type CountedMatch,
  countedDocuments,
  EVERY_MATCH,
  RUNNING,
  runningDocuments,
  standingDocuments,
} from '../club/ratings/documents.ts';
import { countForgotten } from '../club/ratings/forgotten.ts';
import { recount } from '../club/ratings/recount.ts';
import { memberPage, ratedTable, ratingOf } from '../club/ratings/telling.ts';
import { laySeated } from '../club/seated-table.ts';
import { createTable } from '../create-table.ts';
import { openLibrary } from '../library.ts';
import type { LiveTable } from '../live-table.ts';
import { openTable, type ServerContext } from '../open-tables.ts';
import { type Memory, newMemory } from '../store/memory.ts';
import { open } from './test-server.ts';

const level = { mu: 1500, sigma: 10 };
const skill: Skill = { is: 'skill', levels: { easy: level, normal: level, strong: level, expert: level } };
const options = defaultsOf(highestCard.options);
const game = highestCard.id;
const clock = { kind: 'turn', seconds: 30 } as const;
const settings = { rated: true, clock, pace: 'instant' } as const;

let sim: Sim;
let memory: Memory;
let house: ServerContext;
let ada: Member;
let bob: Member;

const raise = (): ServerContext =>
  loneServer(sim, memory, {
    open: async () => success({ game: highestCard, options, ...GENERIC }),
    ratedBy: async () => ({ skill, options }),
  });

async function enrol(name: string): Promise<Member> {
  const about = { name, since: 1, passkeys: [], code: { hash: name, made: 1 } };
  await house.store.documents.commit([memberWrite(fresh(name.toLowerCase()), about)]);
  return { id: name.toLowerCase(), name, since: 1 };
}

beforeEach(async () => {
  sim = simulate('rated');
  memory = newMemory(() => timeIn(sim));
  house = raise();
  ada = await enrol('Ada');
  bob = await enrol('Bob');
});

const asMember = ({ id, name }: Member): Asker => ({ seat: null, host: false, member: { id, name } });

async function laid(): Promise<LiveTable> {
  const { room } = sure(await createTable(house, { game, seats: 2, settings }, 'somewhere'));
  for (const member of [ada, bob]) await room.runner.ask(asMember(member), { ask: 'sit', name: '', cut: 'a-word' });
  return room;
}

async function play({ runner }: LiveTable): Promise<void> {
  while (runner.table.status?.is !== 'over') {
    for (const [seat, sits] of runner.table.seats.entries()) {
      const state = must(runner.table.sitting).match.state;
      const [first] = runner.table.status?.is === 'open' ? highestCard.plays(state as never, seat) : [];
      if (first && sits.is === 'person')
        await runner.ask({ seat, grant: sits.grant, host: false }, { ask: 'play', play: first });
    }
    await sim.pass(1000);
  }
  await sim.pass(1000);
}

const counted = () => countedDocuments.list(house.store.documents, EVERY_MATCH, { order: 'rising', limit: 100 });
const running = () => runningDocuments.list(house.store.documents, RUNNING, { order: 'rising', limit: 100 });

/** As if everybody had died between the last play and the counting. */
async function uncount({ row }: LiveTable): Promise<CountedMatch> {
  const { documents } = house.store;
  const match = must((await counted())[0]);
  const standings = await standingDocuments.readAll(documents, [`ada/${game}`, `bob/${game}`]);
  const due = { table: row.id, match: 1, due: 0 };
  await documents.commit([
    countedDocuments.remove(match),
    ...standings.map(standingDocuments.remove),
    runningDocuments.write(fresh(match.id), due, { places: [{ list: RUNNING, place: 0 }] }),
  ]);
  return match.value;
}

describe('a rated table', () => {
  const refused = async (request: Parameters<typeof createTable>[1], context = house): Promise<string> => {
    const answer = await createTable(context, request, 'somewhere');
    return answer.ok ? 'laid' : answer.fault.message;
  };
  it('is refused with a sentence where it cannot be', async () => {
    expect(await refused({ game, settings: { rated: true } })).toBe('A rated match is played by a clock.');
    expect(await refused({ game, settings: { ...settings, hints: 'allowed' } })).toMatch(/nobody is given hints/);
    expect(await refused({ game, settings: { ...settings, undo: 'easy' } })).toMatch(/nothing is taken back/);
    expect(await refused({ record: 'Game: x', settings })).toMatch(/not begun elsewhere/);
    expect(await refused({ game, settings })).toBe('laid');
  });
  it('plays by the options that favour no seat, and by no others', async () => {
    const shelf = { ...house, library: openLibrary(readData) };
    for (const boxed of gamesOnShelf()) {
      const said = await boxed.skill?.();
      const answer = await refused({ game: boxed.id, settings }, shelf);
      if (!said) expect(answer).toBe('Nobody is rated at this game.');
      else expect(answer).toBe(said.is === 'luck' ? said.says : 'laid');
      if (said?.is !== 'skill') continue;
      const live = must(await [...shelf.tables.values()].at(-1));
      expect(live.runner.table.opened.options).toMatchObject(said.options ?? {});
      for (const [name, value] of Object.entries(said.options ?? {})) {
        const spec = must(boxed.options[name]);
        const other = spec.kind === 'choice' ? must(spec.of.find(each => each !== value)) : !value;
        const answer = await refused({ game: boxed.id, settings, options: { [name]: other } }, shelf);
        expect(answer).toMatch(/usual options/);
      }
    }
  });
  it('can be laid for members who were put together, not for guests', async () => {
    expect(await laySeated(house, { game, settings }, [{ name: 'Cyd' }, { level: 'easy' }])).toMatchObject({
      ok: false,
    });
    expect(
      await laySeated(house, { game, settings }, [{ name: 'Ada', member: 'ada' }, { level: 'easy' }]),
    ).toMatchObject({ ok: true });
  });
});

describe('a rated match', () => {
  it('is to be counted from its beginning, and is counted once at its end', async () => {
    const live = await laid();
    expect(await running()).toHaveLength(1);
    await play(live);
    expect(await running()).toHaveLength(0);
    expect(await counted()).toHaveLength(1);
    const [one, two] = await Promise.all([ada, bob].map(({ id }) => ratingOf(house, id, game)));
    expect(must(one).mu + must(two).mu).toBeCloseTo(2 * newRating().mu, 6);
    expect(must(one).matches).toBe(1);
  });
  it('is found by the house if everybody who knew of it is gone, and counted by one of many', async () => {
    const live = await laid();
    await play(live);
    const match = await uncount(live);
    await Promise.all([raise(), raise(), raise()].map(countForgotten));
    expect((await counted()).map(({ value }) => value)).toEqual([match]);
    expect(must(await ratingOf(house, 'ada', game)).matches).toBe(1);
    expect(await running()).toHaveLength(0);
  });
  it('is counted when its table is opened, if nobody has yet', async () => {
    const live = await laid();
    await play(live);
    const match = await uncount(live);
    await openTable(raise(), live.row.id);
    await sim.pass(1000);
    expect((await counted()).map(({ value }) => value)).toEqual([match]);
  });
  it('is lost by whoever leaves it', async () => {
    const live = await laid();
    const sits = live.runner.table.seats[0];
    await live.runner.ask({ seat: 0, grant: sits?.is === 'person' ? sits.grant : 0, host: false }, { ask: 'leave' });
    await play(live);
    expect(must((await counted())[0]).value).toMatchObject({ left: [0], places: [2, 1] });
    expect(must(await ratingOf(house, 'ada', game)).mu).toBeLessThan(newRating().mu);
  });
  it('comes to the same when everything is counted again', async () => {
    for (let n = 0; n < 3; n++) await play(await laid());
    const matches = (await counted()).map(({ value }) => value);
    const { ratings, left } = recount(matches.toReversed());
    expect(left).toEqual([]);
    for (const id of ['ada', 'bob']) expect(ratings.get(`${id}/${game}`)).toEqual(await ratingOf(house, id, game));
  });
});

describe('what is told', () => {
  it('of a member: their standing, their matches, whom they played', async () => {
    for (let n = 0; n < 2; n++) await play(await laid());
    const page = RATING_ROUTES.member.answer.parse(await memberPage(house, ada));
    expect(page.standings).toMatchObject([{ game, rating: { is: 'not yet', matches: 2 }, lately: { matches: 2 } }]);
    expect(page.matches).toHaveLength(2);
    expect(page.matches[0]).toMatchObject({ others: [{ member: 'bob', name: 'Bob' }], sides: 2 });
  });
  it('of a match that everybody has left: nobody has won it', async () => {
    const live = await laid();
    for (const [seat, sits] of live.runner.table.seats.entries())
      await live.runner.ask(
        { seat, host: false, ...(sits.is === 'person' && { grant: sits.grant }) },
        { ask: 'leave' },
      );
    await play(live);
    expect(must((await counted())[0]).value).toMatchObject({ left: [0, 1], places: [1, 1] });
    expect((await memberPage(house, ada)).standings).toMatchObject([{ lately: { matches: 1, won: 0, by: null } }]);
  });
  it('of a table: who is rated what, and what the match has changed', async () => {
    const live = await laid();
    await play(live);
    const told = RATING_ROUTES.table.answer.parse(await ratedTable(house, live.row.id, live.runner.table));
    expect(told).toMatchObject({ rated: true, counted: { match: 1, changes: [{ after: { matches: 1 } }, {}] } });
  });
  it('to a member all of it, and of a former member nothing but that they were there', async () => {
    await play(await laid());
    expect(await everythingAbout(house, ada)).toMatchObject({ ratings: { standings: [{ game }], matches: [{}] } });
    await ratingArea.forget(house, ada);
    expect(await ratingOf(house, 'ada', game)).toBeUndefined();
    expect((await memberPage(house, bob)).matches[0]?.others).toEqual([{ member: null, name: 'a former member' }]);
    expect((await memberPage(house, ada)).matches).toEqual([]);
  });
  it('over HTTP: a sentence for a name that nobody has', async () => {
    const { address } = await open();
    const answer = await fetch(`${address}/api/club/members/Nobody`);
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: 'not-found' } }]);
    const table = await fetch(`${address}/api/club/tables/xxxxxxxxxxxx/ratings`);
    expect(table.status).toBeGreaterThanOrEqual(400);
  });
});

/** Tournaments on a real server with real clients. */

import { seededRandom } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import { TOURNAMENT_ROUTES, type TournamentView } from '@parlour/protocol/club/tournaments';
import { httpErrorSchema, type RouteSpec } from '@parlour/protocol/http';
import type { PublicSnapshot } from '@parlour/protocol/server-frames';
import { fetchTournament, playTournament, type TournamentClient } from '@parlour/stress/tournament/players';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../main.ts';
import { fetchPath, openServer } from './test-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await openServer();
});

type Answer = { status: number; body: Record<string, never> & { error?: { message: string } } };

async function send(path: string, body: object, bearer?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
  const answer = await fetch(`${server.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const answerBody = await answer.json();
  checkAnswer('POST', path, answer.status, answerBody);
  return { status: answer.status, body: answerBody as Answer['body'] };
}

const answered = new Set<string>();

function checkAnswer(method: string, path: string, status: number, answerBody: unknown): void {
  if (status !== 200) return void httpErrorSchema.parse(answerBody);
  const specs: [string, RouteSpec][] = Object.entries(TOURNAMENT_ROUTES);
  const [name, spec] = assertDefined(specs.find(([, { method: by, url }]) => by === method && isAddress(url, path)));
  spec.answer.parse(answerBody);
  answered.add(name);
}

const isAddress = (url: string, path: string): boolean => new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`).test(path);

async function fetchAnswer<A>(path: string): Promise<A> {
  const answer = await fetchPath(server.address, path);
  const answerBody = await answer.json();
  checkAnswer('GET', path, answer.status, answerBody);
  return answerBody as A;
}

const quick = { title: 'An evening', game: 'monkey', kind: 'swiss', clock: { kind: 'turn', seconds: 30 } };

type Made = { tournament: string; organiser: string; tokens: string[]; path: string; crowd: TournamentClient };

async function make(asked: object, names: readonly string[]): Promise<Made> {
  const { body } = await send('/api/club/tournaments', { ...quick, ...asked });
  const { tournament, organiser } = body as unknown as { tournament: string; organiser: string };
  const path = `/api/club/tournaments/${tournament}`;
  const joined = await send(`${path}/join`, { entrants: names.map(name => ({ name })) });
  const { places } = joined.body as unknown as { places: { token: string }[] };
  const crowd = { addresses: [server.address], tournament, random: seededRandom('crowd') };
  return { tournament, organiser, path, crowd, tokens: places.map(({ token }) => token) };
}

const NAMES = ['Ann', 'Bob', 'Cis', 'Dan', 'Eve'];

async function playThrough(made: Made): Promise<TournamentView> {
  expect((await send(`${made.path}/organise`, { do: 'begin' }, made.organiser)).status).toBe(200);
  await playTournament(made.crowd, made.tokens, () => undefined);
  return fetchTournament(made.crowd);
}

describe.concurrent('a tournament', { timeout: 120_000 }, () => {
  it.each([
    ['swiss', { kind: 'swiss', rounds: 2 }, 2],
    ['round robin', { kind: 'round robin' }, 5],
    ['knock-out', { kind: 'knock-out' }, 3],
    ['duplicate', { kind: 'duplicate', entry: 'shared', rounds: 2 }, 2],
    ['computer players for the odd one', { kind: 'swiss', rounds: 1, odd: 'computer' }, 1],
  ])('is played to its end by itself: %s', async (_, asked, rounds) => {
    const view = await playThrough(await make(asked, NAMES));
    expect(view).toMatchObject({ phase: 'over', rounds });
    expect(view.standings.length).toBe(5);
    expect(assertDefined(view.standings[0]).place).toBe(1);
    expect(assertDefined(view.round).tables.every(({ outcome }) => outcome?.why === 'played')).toBe(true);
  });

  it('is played in teams, with the same deals at both tables', async () => {
    const made = await make(
      { game: 'nations', kind: 'duplicate', entry: 'shared', entering: 'teams', rounds: 1, options: { target: 5 } },
      [...NAMES, 'Fay', 'Gus', 'Hal'],
    );
    const view = await playThrough(made);
    const [here, there] = assertDefined(view.round).tables;
    expect(here?.teams).toEqual([...assertDefined(there?.teams)].reverse());
    expect(view.round?.deal?.secret).toMatch(/^[0-9a-f]+$/);
    expect(view.standings.map(({ points }) => points).reduce((a, b) => a + b, 0)).toBe(2);
  });

  it('leaves no choice to a dealer where all play the same deals, unless the organiser wants it', async () => {
    const openingOf = async (asked: object): Promise<unknown> => {
      const made = await make({ game: 'race', rounds: 1, ...asked }, ['Ann', 'Bob']);
      await send(`${made.path}/organise`, { do: 'begin' }, made.organiser);
      const [first] = assertDefined((await fetchTournament(made.crowd)).round).tables;
      const { table } = (await (
        await fetchPath(server.address, `/api/tables/${first?.table}`)
      ).json()) as PublicSnapshot;
      return assertDefined(table).options.opening;
    };
    expect(await openingOf({ kind: 'duplicate', entry: 'shared' })).toBe('lot');
    expect(await openingOf({ kind: 'swiss' })).toBe('dealer');
    expect(await openingOf({ kind: 'duplicate', entry: 'shared', options: { opening: 'dealer' } })).toBe('dealer');
  });

  it('tells the secret of its deals when the round is over, and not before', async () => {
    const made = await make({ kind: 'duplicate', entry: 'shared', rounds: 1 }, ['Ann', 'Bob']);
    await send(`${made.path}/organise`, { do: 'begin' }, made.organiser);
    const before = await fetchTournament(made.crowd);
    expect(before.round?.deal?.commitment).toHaveLength(64);
    expect(before.round?.deal).not.toHaveProperty('secret');
    await playTournament(made.crowd, made.tokens, () => undefined);
    expect((await fetchTournament(made.crowd)).round?.deal?.commitment).toBe(before.round?.deal?.commitment);
  });

  it('goes on without those who leave, and takes in late comers', async () => {
    const made = await make({ kind: 'swiss', rounds: 2 }, ['Ann', 'Bob', 'Cis', 'Dan']);
    await send(`${made.path}/organise`, { do: 'begin' }, made.organiser);
    expect((await send(`${made.path}/leave`, { who: 1 }, made.tokens[0])).status).toBe(403);
    expect((await send(`${made.path}/leave`, { who: 1 }, made.tokens[1])).status).toBe(200);
    const joined = await send(`${made.path}/join`, { entrants: [{ name: 'Late' }] });
    const { places } = joined.body as unknown as { places: { who: number; token: string }[] };
    expect(places[0]?.who).toBe(4);
    await playTournament(made.crowd, [...made.tokens, assertDefined(places[0]).token], () => undefined);
    const view = await fetchTournament(made.crowd);
    expect(view.entrants[1]).toMatchObject({ name: 'Bob', left: true });
    const last = assertDefined(view.round);
    const playing = [...last.tables.flatMap(({ seats }) => seats), ...last.byes.map(({ who }) => who)];
    expect(playing.toSorted()).toEqual([0, 2, 3, 4]);
  });

  it('has a round closed by its organiser, as it stands', async () => {
    const made = await make({ kind: 'swiss', rounds: 1 }, ['Ann', 'Bob']);
    await send(`${made.path}/organise`, { do: 'begin' }, made.organiser);
    expect((await send(`${made.path}/organise`, { do: 'close round' }, made.organiser)).status).toBe(200);
    const view = await fetchTournament(made.crowd);
    expect(view).toMatchObject({ phase: 'over', standings: [{ points: 0 }, { points: 0 }] });
    expect(view.round?.tables[0]?.outcome?.why).toBe('unplayed');
  });
});

describe('what is refused', () => {
  it('is said in one sentence, and nothing is lost', async () => {
    const made = await make({}, ['Ann', 'Bob']);
    const refused = async (path: string, body: object, bearer?: string): Promise<string | undefined> => {
      const answer = await send(path, body, bearer);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      return answer.body.error?.message;
    };
    expect(await refused('/api/club/tournaments', { ...quick, game: 'chess' })).toMatch(/no game "chess"/);
    expect(await refused('/api/club/tournaments', { ...quick, seats: 13 })).toBeDefined();
    expect(await refused('/api/club/tournaments', { ...quick, clock: { kind: 'none' } })).toMatch(/needs a clock/);
    expect(await refused('/api/club/tournaments', { ...quick, entering: 'teams' })).toMatch(/Teams play a duplicate/);
    expect(await refused(`${made.path}/join`, { entrants: [{ name: 'Zoe' }, { name: 'ANN' }] })).toMatch(/called ANN/);
    expect(await refused(`${made.path}/join`, { entrants: Array(41).fill({ name: 'Zoe' }) })).toBeDefined();
    expect(await refused(`${made.path}/organise`, { do: 'begin' }, made.tokens[0])).toMatch(/Only the organiser/);
    expect(await refused(`${made.path}/organise`, { do: 'close round' }, made.organiser)).toMatch(/is not running/);
    expect(await refused('/api/club/tournaments/aaaaaaaaaaaaaaaa/join', { entrants: [{ name: 'Zoe' }] })).toMatch(
      /no such/,
    );
    expect((await fetchTournament(made.crowd)).entrants.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  });

  it('shows a tournament in the list only if that was wished', async () => {
    const [shown, hidden] = [await make({ door: 'listed' }, ['Ann']), await make({}, ['Ann'])];
    const { tournaments } = await fetchAnswer<{ tournaments: { tournament: string }[] }>('/api/club/tournaments');
    const ids = tournaments.map(({ tournament }) => tournament);
    expect([ids.includes(shown.tournament), ids.includes(hidden.tournament)]).toEqual([true, false]);
  });

  it('tells what has changed since a version, and nothing if nothing has', async () => {
    const made = await make({}, ['Ann']);
    const { version } = await fetchAnswer<{ version: number }>(made.path);
    const same = await fetchAnswer(`${made.path}/since/${version}`);
    expect(same).toEqual({ version, seen: null });
    await send(`${made.path}/join`, { entrants: [{ name: 'Bob' }] });
    const changed = await fetchAnswer<{ seen: TournamentView }>(`${made.path}/since/${version}`);
    expect(changed.seen.entrants.length).toBe(2);
  });

  it('tells a round that was paired, and of every other that it was not', async () => {
    const made = await make({ rounds: 2 }, ['Ann', 'Bob']);
    await send(`${made.path}/organise`, { do: 'begin' }, made.organiser);
    expect(await fetchAnswer(`${made.path}/rounds/1`)).toMatchObject({
      tables: [{ seats: expect.any(Array) }],
      byes: [],
    });
    expect(await fetchAnswer(`${made.path}/rounds/2`)).toMatchObject({ error: { code: 'not-found' } });
    await send(`${made.path}/leave`, { who: 0 }, made.organiser);
    await send(`${made.path}/mine`, { tokens: made.tokens });
    expect((await fetchTournament(made.crowd)).phase).toBe('over');
  });
});

it('every request about tournaments was answered as it is described', () => {
  expect([...answered].sort()).toEqual(Object.keys(TOURNAMENT_ROUTES).sort());
});

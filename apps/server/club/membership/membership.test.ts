/** Sessions, connections and erasure in simulated time, on the in-memory store. */

import { defaultsOf } from '@parlour/kernel/options';
import { assertDefined, success, unwrap } from '@parlour/kernel/result';
import { SIGNED_OUT_CLOSE_CODE } from '@parlour/protocol/wire-constants';
import { type Simulation, startSimulation } from '@parlour/stress/storm/simulated-time';
import { GENERIC_PLAYERS, newSingleServer, simulatedTimeMs } from '@parlour/stress/storm/single-server';
import { highestCard } from '@parlour/table/tests/highest-card';
import { beforeEach, describe, expect, it } from 'vitest';
import { unavailableBus } from '../../bus/types.ts';
import type { ServerContext } from '../../context.ts';
import { openConnection, recheckSession, SESSION_RECHECK_MS } from '../../net/connection.ts';
import { createMemoryDatabase, type MemoryDatabase } from '../../store/memory.ts';
import { createTable } from '../../tables/create-table.ts';
import { sha256Hex } from '../../tokens.ts';
import { newDocumentAt } from '../document-collection.ts';
import {
  ALL_MEMBERS_LIST,
  changeMember,
  findMember,
  findMemberByName,
  findMembers,
  memberDocuments,
  memberWrite,
  renewNameSkeletons,
} from '../members.ts';
import { eraseMember, finishPendingErasures } from '../personal-data.ts';
import { listMemberSeats, recordSeat } from '../seats.ts';
import { consumeChallenge, createChallenge, newRecoveryCode, recoveryCodeDigest } from './credentials.ts';
import {
  describeDevice,
  findSession,
  listSessions,
  newSession,
  revokeReplacedSessions,
  revokeSession,
  revokeSessions,
  revokeSessionsOfPasskey,
  SESSION_IDLE_MS,
  SESSION_MAX_MS,
} from './sessions.ts';

const DAY = 86_400_000;

let sim: Simulation;
let memory: MemoryDatabase;
let context: ServerContext;

beforeEach(() => {
  sim = startSimulation('members');
  memory = createMemoryDatabase(() => simulatedTimeMs(sim));
  const opened = { game: highestCard, options: defaultsOf(highestCard.options), ...GENERIC_PLAYERS };
  context = newSingleServer(sim, memory, { open: async () => success(opened) });
});

async function newMember(name: string): Promise<string> {
  const id = `id-of-${name.toLowerCase()}`;
  const member = { name, since: simulatedTimeMs(sim), passkeys: [], code: { hash: sha256Hex(name), made: 0 } };
  await context.store.documents.commit([memberWrite(newDocumentAt(id), member)]);
  return id;
}

async function signedIn(member: string): Promise<string> {
  const { token, write } = newSession(context, member, '');
  await context.store.documents.commit([write]);
  await revokeReplacedSessions(context, member, undefined);
  return token;
}

const isGood = async (token: string): Promise<boolean> => (await findSession(context, token)) !== undefined;

describe('a member', () => {
  it('is found by id and by a name that looks like theirs', async () => {
    const [ada, bob] = [await newMember('Ada'), await newMember('Bob')];
    expect(await findMember(context, ada)).toMatchObject({ name: 'Ada' });
    expect((await findMembers(context, [bob, 'nobody', ada])).map(({ name }) => name)).toEqual(['Bob', 'Ada']);
    expect(await findMemberByName(context, 'АDА')).toMatchObject({ id: ada });
    expect(await findMemberByName(context, 'Eve')).toBeUndefined();
  });

  it('of an earlier version who looks like another keeps their name, and can be changed', async () => {
    const old = (name: string) => {
      const value = { name, since: simulatedTimeMs(sim), passkeys: [], code: { hash: name, made: 0 } };
      return memberDocuments.write(newDocumentAt(`id-of-${name}`), value, {
        places: [{ list: ALL_MEMBERS_LIST, place: value.since }],
      });
    };
    await context.store.documents.commit([old('Ann'), old('Añn'), old('8ob')]);
    await renewNameSkeletons(context);
    expect(await findMemberByName(context, 'ÄNN')).toMatchObject({ name: 'Ann' });
    expect(await findMemberByName(context, 'Añn')).toMatchObject({ name: 'Añn' });
    const code = { hash: 'new', made: 1 };
    expect(await changeMember(context, 'id-of-Añn', member => ({ ...member, code }))).toBe('kept');
    expect(await findMemberByName(context, 'Bob')).toBeUndefined();
  });
});

describe('a session', () => {
  it('ends when nothing is heard of it, and is kept up by its use', async () => {
    const token = await signedIn(await newMember('Ada'));
    for (let n = 0; n < 4; n++) {
      await sim.advance(SESSION_IDLE_MS - DAY);
      expect(await isGood(token)).toBe(true);
    }
    await sim.advance(SESSION_IDLE_MS + 1000);
    expect(await isGood(token)).toBe(false);
  });

  it('ends in any case after its time', async () => {
    const token = await signedIn(await newMember('Ada'));
    let days = 0;
    for (; days * DAY < SESSION_MAX_MS - DAY; days += 10) {
      await sim.advance(10 * DAY);
      await findSession(context, token);
    }
    await sim.advance(DAY + 1000);
    expect(await isGood(token)).toBe(false);
  });

  it('is fresh only for a while', async () => {
    const token = await signedIn(await newMember('Ada'));
    expect(await findSession(context, token)).toMatchObject({ isFresh: true });
    await sim.advance(16 * 60_000);
    expect(await findSession(context, token)).toMatchObject({ isFresh: false });
  });

  it('is kept by its hash, and there is an end to their number', async () => {
    const ada = await newMember('Ada');
    const first = await signedIn(ada);
    expect(JSON.stringify(await listSessions(context, ada))).not.toContain(first);
    for (let n = 0; n < 50; n++) {
      await sim.advance(1000);
      await signedIn(ada);
    }
    expect(await listSessions(context, ada)).toHaveLength(50);
    expect(await isGood(first)).toBe(false);
  });

  it('ends everywhere but here', async () => {
    const ada = await newMember('Ada');
    const [here, there] = [await signedIn(ada), await signedIn(ada)];
    await revokeSessions(context, ada, sha256Hex(here));
    expect([await isGood(here), await isGood(there)]).toEqual([true, false]);
  });

  it('of an earlier version, whose passkey is not known, ends with any passkey of the member', async () => {
    const ada = await newMember('Ada');
    const { token: old, write } = newSession(context, ada, '');
    const { passkey: _, ...before } = JSON.parse(assertDefined(write.body));
    await context.store.documents.commit([{ ...write, body: JSON.stringify(before) }]);
    const [here, byCode] = [await signedIn(ada), await signedIn(ada)];
    expect(await isGood(old)).toBe(true);
    await revokeSessionsOfPasskey(context, ada, 'some passkey', sha256Hex(here));
    expect([await isGood(old), await isGood(here), await isGood(byCode)]).toEqual([false, true, true]);
  });

  it('that has ended closes a connection that nobody told, at once where there is no bus', async () => {
    const closed: unknown[] = [];
    const transport = { send: () => undefined, close: (code: number, why: string) => closed.push([code, why]) };
    const ada = await newMember('Ada');
    for (const [server, wait] of [
      [context, SESSION_RECHECK_MS + 1000],
      [{ ...context, bus: unavailableBus }, 1000],
    ] as const) {
      const token = await signedIn(ada);
      const connection = openConnection(server, transport, 'x', token);
      await sim.advance(wait);
      await recheckSession(connection);
      expect(closed).toEqual([]);
      await revokeSession(context, sha256Hex(token));
      await sim.advance(wait);
      await recheckSession(connection);
      expect(closed.splice(0)).toEqual([[SIGNED_OUT_CLOSE_CODE, 'signed out']]);
    }
  });
});

it('what a passkey is asked to sign is gone after five minutes, and for no other purpose', async () => {
  const asked = { purpose: 'sign in', origin: 'https://house.example' } as const;
  const [late, other] = [await createChallenge(context, asked), await createChallenge(context, asked)];
  expect(await consumeChallenge(context, other.token, 'add')).toBeUndefined();
  expect(await consumeChallenge(context, other.token, 'sign in')).toBeUndefined();
  await sim.advance(5 * 60_000 + 1000);
  expect(await consumeChallenge(context, late.token, 'sign in')).toBeUndefined();
});

it('a recovery code can be read aloud and written down in many ways', () => {
  const code = newRecoveryCode(length => Uint8Array.from({ length }, (_, i) => i));
  expect(code).toBe('0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV');
  const written = [code.toLowerCase(), code.replaceAll('-', ' '), code.replaceAll('-', ''), code.replace('0', 'O')];
  expect(new Set([code, ...written, code.replace('1', 'l')].map(recoveryCodeDigest)).size).toBe(1);
  expect(recoveryCodeDigest(code)).not.toBe(recoveryCodeDigest(code.replace('2', '3')));
});

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome on Linux',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1',
    'Safari on an iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Windows'],
  ['curl/8.0', 'a device'],
  ['x'.repeat(10_000), 'a device'],
])('of %s is kept %s', (agent, device) => expect(describeDevice(agent)).toBe(device));

it('an erasure that a server died in is done by the next', async () => {
  const ada = await newMember('Ada');
  const { live: room } = unwrap(await createTable(context, { game: highestCard.id, seats: 2 }, 'x'));
  const table = room.row.id;
  const member = assertDefined(await findMember(context, ada));
  const sat = await room.runner.handleCommand({ seat: null, host: false, member }, { ask: 'sit', name: '' });
  const { seat, grant } = assertDefined(sat.ok ? sat.sat : undefined);
  await recordSeat(context, { table, seat, grant, member: ada, game: highestCard.id });
  const failing = { ...context.store, read: async () => Promise.reject(new Error('the server has died')) };
  await expect(eraseMember({ ...context, store: failing }, member)).rejects.toThrow('died');
  expect(await findMember(context, ada)).toBeUndefined();
  expect(room.runner.table.seats[seat]).toMatchObject({ name: 'Ada' });
  await finishPendingErasures(context);
  expect(room.runner.table.seats[seat]).toEqual({ is: 'person', name: 'a former member', grant });
  expect(await listMemberSeats(context, ada, { limit: 10 })).toEqual([]);
  await finishPendingErasures(context);
});

it('a seat is stored in a list of its member and in one of its table', async () => {
  const ada = await newMember('Ada');
  await recordSeat(context, { table: 'a-table', seat: 0, grant: 3, member: ada, game: highestCard.id });
  const { documents } = context.store;
  for (const list of [`member/${ada}`, 'table/a-table'])
    expect(await documents.list('seat', list, { order: 'rising', limit: 10 })).toHaveLength(1);
});

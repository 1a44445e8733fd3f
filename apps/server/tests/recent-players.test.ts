/** Recent players, invitations, and who is online. */
import { readShelfData } from '@parlour/games/shelf/node-files';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { assertDefined, unwrap } from '@parlour/kernel/result';
import { type Simulation, startSimulation } from '@parlour/stress/storm/simulated-time';
import { newSingleServer, simulatedTimeMs } from '@parlour/stress/storm/single-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { newDocumentAt } from '../club/document-collection.ts';
import { deleteInvitation, inviteMember, listInvitations, listRecentPlayers } from '../club/matchmaking/invitations.ts';
import { hideOnline, readOnlineNow, recordPresence, showOnline } from '../club/matchmaking/online-now.ts';
import { matchmakingPersonalData } from '../club/matchmaking/routes.ts';
import { memberWrite } from '../club/members.ts';
import { newSession } from '../club/membership/sessions.ts';
import { setStance } from '../club/moderation/blocks-and-mutes.ts';
import { createSeatedTable } from '../club/seated-table.ts';
import { recordSeat } from '../club/seats.ts';
import type { ServerContext } from '../context.ts';
import { createGameRegistry } from '../game-registry.ts';
import type { Member } from '../hooks.ts';
import { disconnect, openConnection, receiveFrame } from '../net/connection.ts';
import { createMemoryDatabase } from '../store/memory.ts';

const library = createGameRegistry(readShelfData);
const game = assertDefined(gamesOnShelf().find(({ seats }) => seats[0] <= 2 && seats[1] >= 3)).id;

let sim: Simulation;
let context: ServerContext;
const [ada, bob, cyd] = ['Ada', 'Bob', 'Cyd'].map((name): Member => ({ id: `m-${name}`, name, since: 0 })) as [
  Member,
  Member,
  Member,
];

beforeEach(async () => {
  sim = startSimulation('people');
  context = newSingleServer(
    sim,
    createMemoryDatabase(() => simulatedTimeMs(sim)),
    library,
  );
  for (const { id, name, since } of [ada, bob, cyd]) {
    const code = { hash: `hash of ${name}`, made: 0 };
    await context.store.documents.commit([memberWrite(newDocumentAt(id), { name, since, passkeys: [], code })]);
  }
});

async function tableOf(...members: readonly Member[]): Promise<{ table: string }> {
  const seated = unwrap(
    await createSeatedTable(
      context,
      { game },
      members.map(({ name, id }) => ({ name, member: id })),
    ),
  );
  for (const [seat, { id }] of members.entries()) {
    const { grant } = assertDefined(context.tokens.verify(seated.table, { seat: assertDefined(seated.tokens[seat]) }));
    await recordSeat(context, { table: seated.table, seat, grant: assertDefined(grant), member: id, game });
  }
  return { table: seated.table };
}

describe('people one has played with', () => {
  it('are those at the same tables, the last first, each once', async () => {
    await tableOf(ada, bob);
    await sim.advance(1000);
    await tableOf(ada, cyd);
    await sim.advance(1000);
    await tableOf(bob, cyd);
    expect((await listRecentPlayers(context, ada)).map(({ name }) => name)).toEqual(['Cyd', 'Bob']);
    await sim.advance(1000);
    await tableOf(ada, bob);
    expect((await listRecentPlayers(context, ada)).map(({ name }) => name)).toEqual(['Bob', 'Cyd']);
  });
});

describe('an invitation', () => {
  it('waits for whoever is invited until they answer, or a day', async () => {
    const { table } = await tableOf(ada, cyd);
    expect(await inviteMember(context, ada, bob.id, table)).toBeUndefined();
    expect(await inviteMember(context, ada, bob.id, table)).toBeUndefined();
    expect(await listInvitations(context, bob)).toMatchObject([{ from: 'Ada', table, game }]);
    await deleteInvitation(context, bob, table);
    expect(await listInvitations(context, bob)).toEqual([]);
    await inviteMember(context, ada, bob.id, table);
    await sim.advance(24 * 3_600_000);
    expect(await listInvitations(context, bob)).toEqual([]);
  });

  it('goes to members and to tables that are there, and no more than so many wait', async () => {
    const { table } = await tableOf(ada, cyd);
    expect(await inviteMember(context, ada, 'nobody', table)).toBe('no-member');
    expect(await inviteMember(context, ada, ada.id, table)).toBe('no-member');
    expect(await inviteMember(context, ada, bob.id, '0000000000000000')).toBe('no-table');
    for (let n = 0; n < 20; n++)
      expect(await inviteMember(context, ada, bob.id, (await tableOf(ada, cyd)).table)).toBeUndefined();
    expect(await inviteMember(context, ada, bob.id, table)).toBe('enough');
  });

  it('is in the file of either, and goes with either', async () => {
    const { table } = await tableOf(ada, cyd);
    await inviteMember(context, ada, bob.id, table);
    for (const member of [ada, bob]) {
      expect(await matchmakingPersonalData.collect(context, member)).toMatchObject({
        invitations: [{ from: ada.id, to: bob.id }],
      });
    }
    await matchmakingPersonalData.erase(context, ada);
    await matchmakingPersonalData.erase(context, ada);
    expect(await listInvitations(context, bob)).toEqual([]);
  });
});

describe('who is here', () => {
  it('is counted by game, and a member is named only if they let it be known', async () => {
    const { table } = await tableOf(ada, bob);
    const transport = { send: () => undefined, close: () => undefined };
    const sessions = [ada, bob].map(({ id }) => newSession(context, id, ''));
    await context.store.documents.commit(sessions.map(({ write }) => write));
    const connections = sessions.map(({ token }) => {
      const connection = openConnection(context, transport, 'somewhere', token);
      receiveFrame(connection, JSON.stringify({ ask: 'hello', table }));
      return connection;
    });
    await sim.advance(1000);
    await recordPresence(context);
    const count = async (): Promise<number | undefined> =>
      (await readOnlineNow(context, undefined)).games.find(one => one.game === game)?.playing;
    expect(await count()).toBe(2);
    expect((await readOnlineNow(context, ada)).shown).toBe(false);
    expect((await readOnlineNow(context, undefined)).members).toEqual([]);
    await showOnline(context, ada.id);
    expect((await readOnlineNow(context, ada)).members).toEqual([{ id: ada.id, name: 'Ada', game }]);
    await setStance(context, ada.id, bob.id, 'block');
    expect((await readOnlineNow(context, bob)).members).toEqual([]);
    expect((await readOnlineNow(context, cyd)).members).toHaveLength(1);
    await hideOnline(context.store.documents, ada.id);
    expect((await readOnlineNow(context, undefined)).members).toEqual([]);
    for (const connection of connections) disconnect(connection);
    await sim.advance(60_000);
    expect(await count()).toBe(0);
  });
});

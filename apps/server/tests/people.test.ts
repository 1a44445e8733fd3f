/** People one has played with, invitations, and who is here. */
import { readData } from '@parlour/games/shelf/node';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { must } from '@parlour/kernel/must';
import { sure } from '@parlour/kernel/result';
import { loneServer, timeIn } from '@parlour/stress/storm/lone-server';
import { type Sim, simulate } from '@parlour/stress/storm/sim';
import { beforeEach, describe, expect, it } from 'vitest';
import { companyOf, hideMember, noteCompany, showMember } from '../club/company.ts';
import { takeStance } from '../club/house/stances.ts';
import { fresh } from '../club/kept.ts';
import { meetingArea } from '../club/meeting/area.ts';
import { answerInvitation, invitationsOf, invite } from '../club/meeting/invitations.ts';
import { peopleOf } from '../club/meeting/people.ts';
import { type Member, memberWrite } from '../club/members.ts';
import { newSession } from '../club/membership/sessions.ts';
import { laySeated } from '../club/seated-table.ts';
import { noteSeat } from '../club/seats.ts';
import { leave, openConnection, receive } from '../connection.ts';
import { openLibrary } from '../library.ts';
import type { ServerContext } from '../open-tables.ts';
import { newMemory } from '../store/memory.ts';

const library = openLibrary(readData);
const game = must(gamesOnShelf().find(({ seats }) => seats[0] <= 2 && seats[1] >= 3)).id;

let sim: Sim;
let house: ServerContext;
const [ada, bob, cyd] = ['Ada', 'Bob', 'Cyd'].map((name): Member => ({ id: `m-${name}`, name, since: 0 })) as [
  Member,
  Member,
  Member,
];

beforeEach(async () => {
  sim = simulate('people');
  house = loneServer(
    sim,
    newMemory(() => timeIn(sim)),
    library,
  );
  for (const { id, name, since } of [ada, bob, cyd]) {
    const code = { hash: `hash of ${name}`, made: 0 };
    await house.store.documents.commit([memberWrite(fresh(id), { name, since, passkeys: [], code })]);
  }
});

/** A table where these members sit, and are known to sit. */
async function tableOf(...members: readonly Member[]): Promise<{ table: string }> {
  const seated = sure(
    await laySeated(
      house,
      { game },
      members.map(({ name, id }) => ({ name, member: id })),
    ),
  );
  for (const [seat, { id }] of members.entries()) {
    const { grant } = must(house.tokens.read(seated.table, { seat: must(seated.tokens[seat]) }));
    await noteSeat(house, { table: seated.table, seat, grant: must(grant), member: id, game });
  }
  return { table: seated.table };
}

describe('people one has played with', () => {
  it('are those at the same tables, the last first, each once', async () => {
    await tableOf(ada, bob);
    await sim.pass(1000);
    await tableOf(ada, cyd);
    await sim.pass(1000);
    await tableOf(bob, cyd);
    expect((await peopleOf(house, ada)).map(({ name }) => name)).toEqual(['Cyd', 'Bob']);
    await sim.pass(1000);
    await tableOf(ada, bob);
    expect((await peopleOf(house, ada)).map(({ name }) => name)).toEqual(['Bob', 'Cyd']);
  });
});

describe('an invitation', () => {
  it('waits for whoever is invited until they answer, or a day', async () => {
    const { table } = await tableOf(ada, cyd);
    expect(await invite(house, ada, bob.id, table)).toBeUndefined();
    expect(await invite(house, ada, bob.id, table)).toBeUndefined();
    expect(await invitationsOf(house, bob)).toMatchObject([{ from: 'Ada', table, game }]);
    await answerInvitation(house, bob, table);
    expect(await invitationsOf(house, bob)).toEqual([]);
    await invite(house, ada, bob.id, table);
    await sim.pass(24 * 3_600_000);
    expect(await invitationsOf(house, bob)).toEqual([]);
  });

  it('goes to members and to tables that are there, and no more than so many wait', async () => {
    const { table } = await tableOf(ada, cyd);
    expect(await invite(house, ada, 'nobody', table)).toBe('no-member');
    expect(await invite(house, ada, ada.id, table)).toBe('no-member');
    expect(await invite(house, ada, bob.id, '0000000000000000')).toBe('no-table');
    for (let n = 0; n < 20; n++)
      expect(await invite(house, ada, bob.id, (await tableOf(ada, cyd)).table)).toBeUndefined();
    expect(await invite(house, ada, bob.id, table)).toBe('enough');
  });

  it('is in the file of either, and goes with either', async () => {
    const { table } = await tableOf(ada, cyd);
    await invite(house, ada, bob.id, table);
    for (const member of [ada, bob]) {
      expect(await meetingArea.collect(house, member)).toMatchObject({ invitations: [{ from: ada.id, to: bob.id }] });
    }
    await meetingArea.forget(house, ada);
    await meetingArea.forget(house, ada);
    expect(await invitationsOf(house, bob)).toEqual([]);
  });
});

describe('who is here', () => {
  it('is counted by game, and a member is named only if they let it be known', async () => {
    const { table } = await tableOf(ada, bob);
    const transport = { send: () => undefined, close: () => undefined };
    const sessions = [ada, bob].map(({ id }) => newSession(house, id, ''));
    await house.store.documents.commit(sessions.map(({ write }) => write));
    const guests = sessions.map(({ token }) => {
      const guest = openConnection(house, transport, 'somewhere', token);
      receive(guest, JSON.stringify({ ask: 'hello', table }));
      return guest;
    });
    await sim.pass(1000);
    await noteCompany(house);
    const count = async (): Promise<number | undefined> =>
      (await companyOf(house, undefined)).games.find(one => one.game === game)?.playing;
    expect(await count()).toBe(2);
    expect((await companyOf(house, ada)).shown).toBe(false);
    expect((await companyOf(house, undefined)).members).toEqual([]);
    await showMember(house, ada.id);
    expect((await companyOf(house, ada)).members).toEqual([{ id: ada.id, name: 'Ada', game }]);
    await takeStance(house, ada.id, bob.id, 'block');
    expect((await companyOf(house, bob)).members).toEqual([]);
    expect((await companyOf(house, cyd)).members).toHaveLength(1);
    await hideMember(house.store.documents, ada.id);
    expect((await companyOf(house, undefined)).members).toEqual([]);
    for (const guest of guests) leave(guest);
    await sim.pass(60_000);
    expect(await count()).toBe(0);
  });
});

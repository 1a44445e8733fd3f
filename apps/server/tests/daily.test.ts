/** The daily deal: one entry per member, and the leaderboard. */
import { expect, it } from 'vitest';
import { readDailyBoard } from '../club/daily/leaderboard.ts';
import { collectDailyEntries, eraseDailyEntries } from '../club/daily/routes.ts';
import { submitDailyRecord } from '../club/daily/submissions.ts';
import { playDailyDeal } from './play-daily.ts';
import { newSimulatedClub } from './simulated-club.ts';

const DAY = '2026-11-15';
const GAME = 'monkey';
const deal = { game: GAME, day: DAY };
const last = <T>(plays: readonly T[]): T => plays.at(-1)!;
const DAY_MS = 24 * 60 * 60_000;

it('the first record of a member counts, on whichever server, however often and at once it comes', async () => {
  const club = newSimulatedClub('once');
  const ada = await club.member('Ada');
  const [one, two] = [club.server(), club.server()];
  const records = await Promise.all([playDailyDeal(GAME, DAY), playDailyDeal(GAME, DAY, last)]);
  const entering = [one, two, one, two].map((context, i) =>
    submitDailyRecord(context, deal, records[i % 2]!, { member: ada, from: 'here' }),
  );
  const entered = await Promise.all(entering);
  expect(entered.map(({ is }) => is).sort()).toEqual(['kept', 'kept before', 'kept before', 'kept before']);
  expect(new Set(entered.map(({ made }) => JSON.stringify(made))).size).toBe(1);
  expect(entered[0]).toMatchObject({ place: 1, of: 1, beats: 0, late: false, streak: 1 });
  expect(await readDailyBoard(two, deal, ada.id)).toMatchObject({
    of: 1,
    rows: [{ place: 1, name: 'Ada', member: ada.id }],
  });
});

it('a guest is told their place, and nothing is kept of it', async () => {
  const club = newSimulatedClub('guest');
  const context = club.server();
  await submitDailyRecord(context, deal, await playDailyDeal(GAME, DAY), {
    member: await club.member('Ada'),
    from: 'here',
  });
  const unranked = await submitDailyRecord(context, deal, await playDailyDeal(GAME, DAY, last), {
    member: undefined,
    from: 'there',
  });
  expect(unranked).toMatchObject({ is: 'not kept', of: 2, streak: 0 });
  expect(await readDailyBoard(context, deal, undefined)).toMatchObject({ of: 1, mine: null });
});

it('what was played offline is entered for a week, and said to be late', async () => {
  const club = newSimulatedClub('late');
  const context = club.server();
  const [ada, bob] = [await club.member('Ada'), await club.member('Bob')];
  const record = await playDailyDeal(GAME, DAY);
  const early = submitDailyRecord(context, { game: GAME, day: '2026-11-16' }, record, { member: ada, from: 'here' });
  await expect(early).rejects.toThrow('This daily deal has not started yet.');
  await club.sim.advance(7 * DAY_MS);
  expect(await submitDailyRecord(context, deal, record, { member: ada, from: 'here' })).toMatchObject({
    is: 'kept',
    late: true,
  });
  await club.sim.advance(DAY_MS);
  const late = submitDailyRecord(context, deal, record, { member: bob, from: 'here' });
  await expect(late).rejects.toThrow('A daily deal can be entered for 7 days. This one is closed.');
});

it('days in a row are counted, also those entered later', async () => {
  const club = newSimulatedClub('row');
  const context = club.server();
  const ada = await club.member('Ada');
  const enter = async (day: string) =>
    submitDailyRecord(context, { game: GAME, day }, await playDailyDeal(GAME, day), { member: ada, from: 'here' });
  expect(await enter(DAY)).toMatchObject({ streak: 1 });
  await club.sim.advance(2 * DAY_MS);
  expect(await enter('2026-11-17')).toMatchObject({ streak: 1 });
  expect(await enter('2026-11-16')).toMatchObject({ streak: 3, late: true });
});

it('the board has what each level made of the deal, played once', async () => {
  const club = newSimulatedClub('levels');
  let played = 0;
  const count = (context: ReturnType<typeof club.server>) => ({
    ...context,
    workers: {
      ...context.workers,
      evaluateDaily: (task: Parameters<typeof context.workers.evaluateDaily>[0]) => {
        if (task.record === undefined) played += 1;
        return context.workers.evaluateDaily(task, 'here');
      },
    },
  });
  const [one, two] = [count(club.server()), count(club.server())];
  expect(await readDailyBoard(one, deal, undefined)).toEqual({ of: 0, rows: [], levels: null, mine: null });
  expect(played).toBe(0);
  await submitDailyRecord(one, deal, await playDailyDeal(GAME, DAY), {
    member: await club.member('Ada'),
    from: 'here',
  });
  await Promise.all([readDailyBoard(one, deal, undefined), readDailyBoard(two, deal, undefined)]);
  await expect.poll(async () => (await readDailyBoard(two, deal, undefined)).levels).not.toBeNull();
  const made = { won: expect.any(Boolean), score: expect.any(Number), other: expect.any(Number) };
  const levels = { easy: made, normal: made, strong: made, expert: made };
  expect(await readDailyBoard(one, deal, undefined)).toMatchObject({ levels });
  expect(played).toBe(1);
});

it('many members of one address take turns with each other, and not with everybody else', async () => {
  const club = newSimulatedClub('turns');
  const server = club.server();
  const asked: unknown[] = [];
  const evaluateDaily: typeof server.workers.evaluateDaily = (task, ...whose) => {
    asked.push(whose);
    return server.workers.evaluateDaily(task, ...whose);
  };
  const context = { ...server, workers: { ...server.workers, evaluateDaily } };
  const record = await playDailyDeal(GAME, DAY);
  for (const name of ['Ada', 'Bob'])
    await submitDailyRecord(context, deal, record, { member: await club.member(name), from: 'one address' });
  expect(asked).toEqual([
    ['one address', 'id-of-Ada'],
    ['one address', 'id-of-Bob'],
  ]);
});

it('what is no record of the day is refused in a sentence', async () => {
  const club = newSimulatedClub('refused');
  const ada = await club.member('Ada');
  const enter = async (record: string) => submitDailyRecord(club.server(), deal, record, { member: ada, from: 'here' });
  await expect(enter(await playDailyDeal(GAME, '2026-11-14'))).rejects.toThrow('another deal');
  await expect(enter('nonsense')).rejects.toThrow();
  expect(await readDailyBoard(club.server(), deal, ada.id)).toMatchObject({ of: 0, mine: null });
});

it('a member takes their days along, and they go with them; places of others stay', async () => {
  const club = newSimulatedClub('erase');
  const context = club.server();
  const [ada, bob] = [await club.member('Ada'), await club.member('Bob')];
  for (const member of [ada, bob]) {
    await submitDailyRecord(context, deal, await playDailyDeal(GAME, DAY, member === bob ? last : undefined), {
      member,
      from: 'here',
    });
  }
  const before = await readDailyBoard(context, deal, bob.id);
  expect(await collectDailyEntries(context, ada)).toMatchObject([{ member: ada.id, game: GAME, day: DAY }]);
  await eraseDailyEntries(context, ada);
  expect(await collectDailyEntries(context, ada)).toEqual([]);
  const after = await readDailyBoard(context, deal, bob.id);
  expect(after.mine).toEqual(before.mine);
  expect(after.rows.map(({ name }) => name)).toEqual(['Bob']);
});

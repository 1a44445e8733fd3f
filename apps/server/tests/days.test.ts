/** The daily deal as an event: who enters what, once, and what the board says. */
import { expect, it } from 'vitest';
import { collectDays, forgetDays } from '../club/days/about-me.ts';
import { boardOf } from '../club/days/board.ts';
import { enterDay } from '../club/days/entries.ts';
import { clubhouse } from './clubhouse.ts';
import { playDay } from './day-player.ts';

const DAY = '2026-11-15';
const GAME = 'monkey';
const which = { game: GAME, day: DAY };
const last = <T>(plays: readonly T[]): T => plays.at(-1)!;
const DAY_LONG = 24 * 60 * 60_000;

it('the first record of a member counts, on whichever server, however often and at once it comes', async () => {
  const club = clubhouse('once');
  const ada = await club.member('Ada');
  const [one, two] = [club.server(), club.server()];
  const records = await Promise.all([playDay(GAME, DAY), playDay(GAME, DAY, last)]);
  const entering = [one, two, one, two].map((house, i) =>
    enterDay(house, which, records[i % 2]!, { member: ada, from: 'here' }),
  );
  const entered = await Promise.all(entering);
  expect(entered.map(({ is }) => is).sort()).toEqual(['kept', 'kept before', 'kept before', 'kept before']);
  expect(new Set(entered.map(({ made }) => JSON.stringify(made))).size).toBe(1);
  expect(entered[0]).toMatchObject({ place: 1, of: 1, beats: 0, late: false, streak: 1 });
  expect(await boardOf(two, which, ada.id)).toMatchObject({ of: 1, rows: [{ place: 1, name: 'Ada', member: ada.id }] });
});

it('a guest is told their place, and nothing is kept of it', async () => {
  const club = clubhouse('guest');
  const house = club.server();
  await enterDay(house, which, await playDay(GAME, DAY), { member: await club.member('Ada'), from: 'here' });
  const guest = await enterDay(house, which, await playDay(GAME, DAY, last), { member: undefined, from: 'there' });
  expect(guest).toMatchObject({ is: 'not kept', of: 2, streak: 0 });
  expect(await boardOf(house, which, undefined)).toMatchObject({ of: 1, mine: null });
});

it('what was played offline is entered for a week, and said to be late', async () => {
  const club = clubhouse('late');
  const house = club.server();
  const [ada, bob] = [await club.member('Ada'), await club.member('Bob')];
  const record = await playDay(GAME, DAY);
  const early = enterDay(house, { game: GAME, day: '2026-11-16' }, record, { member: ada, from: 'here' });
  await expect(early).rejects.toThrow('That day has not come yet.');
  await club.sim.pass(7 * DAY_LONG);
  expect(await enterDay(house, which, record, { member: ada, from: 'here' })).toMatchObject({ is: 'kept', late: true });
  await club.sim.pass(DAY_LONG);
  const late = enterDay(house, which, record, { member: bob, from: 'here' });
  await expect(late).rejects.toThrow('A deal can be entered for seven days.');
});

it('days in a row are counted, also those entered later', async () => {
  const club = clubhouse('row');
  const house = club.server();
  const ada = await club.member('Ada');
  const enter = async (day: string) =>
    enterDay(house, { game: GAME, day }, await playDay(GAME, day), { member: ada, from: 'here' });
  expect(await enter(DAY)).toMatchObject({ streak: 1 });
  await club.sim.pass(2 * DAY_LONG);
  expect(await enter('2026-11-17')).toMatchObject({ streak: 1 });
  expect(await enter('2026-11-16')).toMatchObject({ streak: 3, late: true });
});

it('the board has what each level made of the deal, played once', async () => {
  const club = clubhouse('levels');
  let played = 0;
  const count = (house: ReturnType<typeof club.server>) => ({
    ...house,
    thinking: {
      ...house.thinking,
      judgeDay: (task: Parameters<typeof house.thinking.judgeDay>[0]) => {
        if (task.record === undefined) played += 1;
        return house.thinking.judgeDay(task, 'here');
      },
    },
  });
  const [one, two] = [count(club.server()), count(club.server())];
  expect(await boardOf(one, which, undefined)).toEqual({ of: 0, rows: [], levels: null, mine: null });
  expect(played).toBe(0);
  await enterDay(one, which, await playDay(GAME, DAY), { member: await club.member('Ada'), from: 'here' });
  await Promise.all([boardOf(one, which, undefined), boardOf(two, which, undefined)]);
  await expect.poll(async () => (await boardOf(two, which, undefined)).levels).not.toBeNull();
  const made = { won: expect.any(Boolean), score: expect.any(Number), other: expect.any(Number) };
  const levels = { easy: made, normal: made, strong: made, expert: made };
  expect(await boardOf(one, which, undefined)).toMatchObject({ levels });
  expect(played).toBe(1);
});

it('many members of one address take turns with each other, and not with everybody else', async () => {
  const club = clubhouse('turns');
  const server = club.server();
  const asked: unknown[] = [];
  const judgeDay: typeof server.thinking.judgeDay = (task, ...whose) => {
    asked.push(whose);
    return server.thinking.judgeDay(task, ...whose);
  };
  const house = { ...server, thinking: { ...server.thinking, judgeDay } };
  const record = await playDay(GAME, DAY);
  for (const name of ['Ada', 'Bob'])
    await enterDay(house, which, record, { member: await club.member(name), from: 'one address' });
  expect(asked).toEqual([
    ['one address', 'id-of-Ada'],
    ['one address', 'id-of-Bob'],
  ]);
});

it('what is no record of the day is refused in a sentence', async () => {
  const club = clubhouse('refused');
  const ada = await club.member('Ada');
  const enter = async (record: string) => enterDay(club.server(), which, record, { member: ada, from: 'here' });
  await expect(enter(await playDay(GAME, '2026-11-14'))).rejects.toThrow('another deal');
  await expect(enter('nonsense')).rejects.toThrow();
  expect(await boardOf(club.server(), which, ada.id)).toMatchObject({ of: 0, mine: null });
});

it('a member takes their days along, and they go with them; places of others stay', async () => {
  const club = clubhouse('erase');
  const house = club.server();
  const [ada, bob] = [await club.member('Ada'), await club.member('Bob')];
  for (const member of [ada, bob]) {
    await enterDay(house, which, await playDay(GAME, DAY, member === bob ? last : undefined), { member, from: 'here' });
  }
  const before = await boardOf(house, which, bob.id);
  expect(await collectDays(house, ada)).toMatchObject([{ member: ada.id, game: GAME, day: DAY }]);
  await forgetDays(house, ada);
  expect(await collectDays(house, ada)).toEqual([]);
  const after = await boardOf(house, which, bob.id);
  expect(after.mine).toEqual(before.mine);
  expect(after.rows.map(({ name }) => name)).toEqual(['Bob']);
});

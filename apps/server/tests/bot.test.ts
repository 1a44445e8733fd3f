/** A bot plays on through restarts and errors of the server. */
import { type BotCredentials, type ChoosePlay, runBot } from '@parlour/client/bot';
import { findGame } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { expect, it } from 'vitest';
import { connectClient, createTableAt, newDatabaseFile, openServer, until } from './test-server.ts';

const two = assertDefined(findGame('monkey'));
const firstPlay: ChoosePlay = ({ plays, awaited }) => (awaited ? plays[0] : undefined);

const created = (address: string, more: object = {}) =>
  createTableAt(address, { game: two.id, seats: 2, settings: { pace: 'instant' }, ...more });

function send(address: string, credentials: BotCredentials, choose: ChoosePlay = firstPlay) {
  const bot: { ended?: string; matches: number } = { matches: 0 };
  const over = (): void => {
    bot.matches += 1;
  };
  void runBot(address, credentials, choose, over).then(why => {
    bot.ended = why;
  });
  return bot;
}

it('plays match after match, through a restart, and ends with the table', async () => {
  const file = newDatabaseFile();
  const first = await openServer({ file });
  const { table, code, host } = await created(first.address);
  const bot = send(first.address, { code, name: 'Rosa' });
  const owner = connectClient(first.address, { table, host });
  await until(() => owner.state()?.room.seats[0]?.is === 'person');
  await owner.ask({ ask: 'computer', seat: 1, level: 'easy' });
  await until(() => owner.state()?.room.playing);
  await first.close();
  const second = await openServer({ file, port: Number(new URL(first.address).port) });
  await until(() => bot.matches >= 2);
  await owner.ask({ ask: 'close' });
  expect(await until(() => bot.ended)).toBe('The table is closed.');
  await second.close();
});

it('chooses again what is refused, and leaves when its seat is taken from it', async () => {
  const { address } = await openServer();
  const { table, host } = await created(address);
  let tries = 0;
  const rash: ChoosePlay = ({ plays, awaited }) =>
    awaited ? (++tries === 1 ? { do: 'nonsense' } : plays[0]) : undefined;
  const bot = send(address, { table, name: 'Rosa' }, rash);
  const owner = connectClient(address, { table, host });
  await until(() => owner.state()?.room.seats[0]?.is === 'person');
  await owner.ask({ ask: 'computer', seat: 1, level: 'easy' });
  await until(() => bot.matches >= 1);
  expect(tries).toBeGreaterThan(1);
  await owner.ask({ ask: 'remove', seat: 0 });
  expect(await until(() => bot.ended)).toBe('The seat was taken away.');
});

it('waits for a server that is not there yet, and then sits down', async () => {
  const file = newDatabaseFile();
  const first = await openServer({ file });
  const { table, code, host } = await created(first.address);
  await first.close();
  const bot = send(first.address, { code, name: 'Rosa' });
  const second = await openServer({ file, port: Number(new URL(first.address).port) });
  const owner = connectClient(second.address, { table, host });
  await until(() => owner.state()?.room.seats[0]?.is === 'person' || bot.ended);
  expect(bot.ended).toBeUndefined();
  await owner.ask({ ask: 'close' });
  await until(() => bot.ended);
});

it('says why there is no seat or no table', async () => {
  const { address } = await openServer();
  const { table, code, host } = await created(address);
  expect(await runBot(address, { code: 'BBBBB', name: 'Rosa' }, firstPlay)).toBe(
    'No open table has this code. Check the code.',
  );
  expect(await runBot(address, { table: '0'.repeat(16), name: 'Rosa' }, firstPlay)).toMatch(/^There is no such table/);
  const owner = connectClient(address, { table, host });
  await owner.ask({ ask: 'lock' });
  expect(await runBot(address, { code, name: 'Rosa' }, firstPlay)).toMatch(/locked/);
});

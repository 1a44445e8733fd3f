/** A program that plays, beside whatever a server may do to it. */
import { type BotCredentials, type Choose, play } from '@parlour/client/bot';
import { findGame } from '@parlour/games/shelf/shelf';
import { must } from '@parlour/kernel/must';
import { expect, it } from 'vitest';
import { layAt, newFile, open, until, visit } from './test-server.ts';

const two = must(findGame('monkey'));
const firstPlay: Choose = ({ plays, awaited }) => (awaited ? plays[0] : undefined);

const laid = (address: string, more: object = {}) =>
  layAt(address, { game: two.id, seats: 2, settings: { pace: 'instant' }, ...more });

/** A bot, and what it has come to once it has. */
function send(address: string, credentials: BotCredentials, choose: Choose = firstPlay) {
  const bot: { ended?: string; matches: number } = { matches: 0 };
  const over = (): void => {
    bot.matches += 1;
  };
  void play(address, credentials, choose, over).then(why => {
    bot.ended = why;
  });
  return bot;
}

it('plays match after match, through a restart, and ends with the table', async () => {
  const file = newFile();
  const first = await open({ file });
  const { table, code, host } = await laid(first.address);
  const bot = send(first.address, { code, name: 'Rosa' });
  const owner = visit(first.address, { table, host });
  await until(() => owner.seen()?.room.seats[0]?.is === 'person');
  await owner.ask({ ask: 'computer', seat: 1, level: 'easy' });
  await until(() => owner.seen()?.room.playing);
  await first.close();
  const second = await open({ file, port: Number(new URL(first.address).port) });
  await until(() => bot.matches >= 2);
  await owner.ask({ ask: 'close' });
  expect(await until(() => bot.ended)).toBe('The table is closed.');
  await second.close();
});

it('chooses again what is refused, and leaves when its seat is taken from it', async () => {
  const { address } = await open();
  const { table, host } = await laid(address);
  let tries = 0;
  const rash: Choose = ({ plays, awaited }) => (awaited ? (++tries === 1 ? { do: 'nonsense' } : plays[0]) : undefined);
  const bot = send(address, { table, name: 'Rosa' }, rash);
  const owner = visit(address, { table, host });
  await until(() => owner.seen()?.room.seats[0]?.is === 'person');
  await owner.ask({ ask: 'computer', seat: 1, level: 'easy' });
  await until(() => bot.matches >= 1);
  expect(tries).toBeGreaterThan(1);
  await owner.ask({ ask: 'remove', seat: 0 });
  expect(await until(() => bot.ended)).toBe('The seat is lost.');
});

it('waits for a server that is not there yet, and then sits down', async () => {
  const file = newFile();
  const first = await open({ file });
  const { table, code, host } = await laid(first.address);
  await first.close();
  const bot = send(first.address, { code, name: 'Rosa' });
  const second = await open({ file, port: Number(new URL(first.address).port) });
  const owner = visit(second.address, { table, host });
  await until(() => owner.seen()?.room.seats[0]?.is === 'person' || bot.ended);
  expect(bot.ended).toBeUndefined();
  await owner.ask({ ask: 'close' });
  await until(() => bot.ended);
});

it('says why there is no seat or no table', async () => {
  const { address } = await open();
  const { table, code, host } = await laid(address);
  expect(await play(address, { code: 'BBBBB', name: 'Rosa' }, firstPlay)).toBe('No open table has this code.');
  expect(await play(address, { table: '0'.repeat(16), name: 'Rosa' }, firstPlay)).toMatch(/^There is no such table/);
  const owner = visit(address, { table, host });
  await owner.ask({ ask: 'lock' });
  expect(await play(address, { code, name: 'Rosa' }, firstPlay)).toMatch(/locked/);
});

import 'fake-indexeddb/auto';
import { defaultsOf } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';
import { genericPlayers } from '@parlour/players/generic-players';
import type { Level } from '@parlour/players/player';
import { draftTable } from '@parlour/table/create';
import { numberEntries } from '@parlour/table/log';
import { highestCard } from '@parlour/table/tests/highest-card';
import { afterEach, expect, it, vi } from 'vitest';
import { appendEntries, deviceTableStore, openStore, type Store, type StoredTable } from '../store.ts';
import type { TableHandle, TableMessage, TableUpdate } from '../table-handle.ts';
import { entropy, runLocalTable } from './local-table.ts';

const game = highestCard as never;
const options = defaultsOf(highestCard.options);

/** The store while its disk is full. */
const onFullDisk = (store: Store, isFull: () => boolean): Store =>
  new Proxy(store, {
    get(target, name) {
      if (name === 'transaction' && isFull()) throw new DOMException('The disk is full.', 'QuotaExceededError');
      const found: unknown = Reflect.get(target, name);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });

const ROW: StoredTable = {
  ...{ id: 'full', game: highestCard.id, options, count: 2, people: ['Ada', null], level: 'easy' },
  ...{ laid: 0, touched: 0, isOver: false },
};

let handle: TableHandle | undefined;
afterEach(() => handle?.leave());

async function createTable(store: Store, { id }: StoredTable): Promise<void> {
  const drafts = draftTable(game, { options, count: 2, settings: { pace: 'instant' } }, entropy);
  await appendEntries(store, id, numberEntries(drafts, { number: 0, at: 0 }, Date.now()));
}

const LOCAL_GAME = { game, people: [], loadStrategies: async () => genericPlayers };
const until = (is: () => boolean) => vi.waitUntil(is, { timeout: 20_000 });

it('goes on by itself when there is room again, and says so to whoever plays meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = await openStore();
  await createTable(store, ROW);
  let isFull = false;
  let isFilling = false;
  let last: TableUpdate | undefined;
  const waits = (seat: number): boolean => last?.tableView.scene?.turn.includes(seat) === true;
  /** Full from the computer player's turn on. */
  const onMessage = (message: TableMessage): void => {
    if (message.what === 'look' || message.what === 'news') last = message;
    isFull ||= isFilling && waits(1);
  };
  const localTable = await runLocalTable(
    deviceTableStore(
      onFullDisk(store, () => isFull),
      ROW,
    ),
    ROW,
    LOCAL_GAME,
    onMessage,
  );
  handle = localTable;
  const playAny = () =>
    localTable.sendCommand({ ask: 'play', play: assertDefined(assertDefined(last).tableView.plays[0]) });
  await until(() => waits(0));
  isFull = true;
  expect(await playAny()).toMatchObject({ ok: false, error: { code: 'try-again' } });
  const errorCount = vi.mocked(console.error).mock.calls.length;
  isFull = false;
  for (isFilling = true; !isFull; await until(() => isFull || waits(0)))
    expect(await playAny()).toMatchObject({ ok: true });
  await until(() => vi.mocked(console.error).mock.calls.length > errorCount);
  expect(waits(1)).toBe(true);
  [isFull, isFilling] = [false, false];
  await until(() => !waits(1));
});

it('keeps the record of a match whose page was closed with the last play, when the table is opened again', async () => {
  const row: StoredTable = { ...ROW, id: 'closed' };
  const store = await openStore();
  await createTable(store, row);
  let tableView: TableUpdate['tableView'] | undefined;
  const onMessage = (message: TableMessage): void => {
    if (message.what === 'look' || message.what === 'news') tableView = message.tableView;
  };
  const isOver = (): boolean => tableView?.scene?.over !== undefined;
  const closing = { ...deviceTableStore(store, row), saveRecord: () => new Promise<never>(() => undefined) };
  handle = await runLocalTable(closing, row, LOCAL_GAME, onMessage);
  for (; !isOver(); await until(() => isOver() || tableView?.scene?.turn.includes(0) === true)) {
    const play = tableView?.plays[0];
    if (play) await handle.sendCommand({ ask: 'play', play });
  }
  handle.leave();
  expect((await store.get('tables', row.id))?.isOver).toBe(false);
  tableView = undefined;
  handle = await runLocalTable(deviceTableStore(store, row), row, LOCAL_GAME, onMessage);
  await until(() => tableView?.proof !== undefined);
  expect(await store.get('records', 'closed.1')).toMatchObject({
    game: highestCard.id,
    names: ['Ada', expect.any(String)],
  });
  await vi.waitUntil(async () => (await store.get('tables', row.id))?.isOver);
});

it('tells whoever plays that a simpler player made a move, where the mind of a level fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const row: StoredTable = { ...ROW, id: 'failing', level: 'expert' };
  const store = await openStore();
  await createTable(store, row);
  const sentences: string[] = [];
  const onMessage = (message: TableMessage): void => {
    if (message.what === 'look' || message.what === 'news')
      sentences.push(...message.tableEvents.map(({ sentence }) => sentence));
  };
  const loadStrategies = async (level: Level) =>
    level === 'expert' ? Promise.reject(new Error('not found')) : genericPlayers;
  handle = await runLocalTable(deviceTableStore(store, row), row, { ...LOCAL_GAME, loadStrategies }, onMessage);
  await until(() => sentences.some(sentence => sentence.endsWith('had a problem. A simpler one made this move.')));
  expect(console.error).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'not found' }),
    expect.objectContaining({ level: 'expert', outcome: 'simpler' }),
  );
});

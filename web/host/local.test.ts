/** A table on a device that cannot always write. */
import 'fake-indexeddb/auto';
import { must } from '@parlour/kernel/must';
import { defaultsOf } from '@parlour/kernel/options';
import { genericPlayers } from '@parlour/players/generic';
import { layTable } from '@parlour/table/lay';
import { stamp } from '@parlour/table/log';
import { highestCard } from '@parlour/table/tests/highest-card';
import { afterEach, expect, it, vi } from 'vitest';
import { keepingOf } from './keeping.ts';
import { entropy, openLocal } from './local.ts';
import { appendEntries, type KeptTable, openStore, type Store } from './store.ts';
import type { TableHandle, TableMessage, TableUpdate } from './table-handle.ts';

const game = highestCard as never;
const options = defaultsOf(highestCard.options);

/** The same store on a disk that is full for a while. */
const onFullDisk = (store: Store, isFull: () => boolean): Store =>
  new Proxy(store, {
    get(target, name) {
      if (name === 'transaction' && isFull()) throw new DOMException('The disk is full.', 'QuotaExceededError');
      const found: unknown = Reflect.get(target, name);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });

const KEPT: KeptTable = {
  ...{ id: 'full', game: highestCard.id, options, count: 2, people: ['Ada', null], level: 'easy' },
  ...{ laid: 0, touched: 0, isOver: false },
};

let visit: TableHandle | undefined;
afterEach(() => visit?.leave());

it('goes on by itself when there is room again, and says so to whoever plays meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = await openStore();
  const drafts = layTable(game, { options, count: 2, settings: { pace: 'instant' } }, entropy);
  await appendEntries(store, KEPT.id, stamp(drafts, { number: 0, at: 0 }, Date.now()));
  let isFull = false;
  let isFilling = false;
  let last: TableUpdate | undefined;
  const waits = (seat: number): boolean => last?.sight.scene?.turn.includes(seat) === true;
  /** It is full from the moment the computer player is to play. */
  const hear = (told: TableMessage): void => {
    if (told.what === 'look' || told.what === 'news') last = told;
    isFull ||= isFilling && waits(1);
  };
  const here = await openLocal(
    keepingOf(
      onFullDisk(store, () => isFull),
      KEPT,
    ),
    KEPT,
    { game, people: [], minds: async () => genericPlayers },
    hear,
  );
  visit = here;
  const until = (is: () => boolean) => vi.waitUntil(is, { timeout: 20_000 });
  const playAny = () => here.ask({ ask: 'play', play: must(must(last).sight.plays[0]) });
  await until(() => waits(0));
  isFull = true;
  expect(await playAny()).toMatchObject({ ok: false, error: { code: 'try-again' } });
  const complained = vi.mocked(console.error).mock.calls.length;
  isFull = false;
  for (isFilling = true; !isFull; await until(() => isFull || waits(0)))
    expect(await playAny()).toMatchObject({ ok: true });
  await until(() => vi.mocked(console.error).mock.calls.length > complained);
  expect(waits(1)).toBe(true);
  [isFull, isFilling] = [false, false];
  await until(() => !waits(1));
});

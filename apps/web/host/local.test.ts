/** A table on a device that cannot always write. */
import 'fake-indexeddb/auto';
import { must } from '@parlour/kernel/must';
import { defaultsOf } from '@parlour/kernel/options';
import { genericPlayers } from '@parlour/players/generic';
import type { Level } from '@parlour/players/player';
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

/** A table that has just been laid. */
async function lay(store: Store, { id }: KeptTable): Promise<void> {
  const drafts = layTable(game, { options, count: 2, settings: { pace: 'instant' } }, entropy);
  await appendEntries(store, id, stamp(drafts, { number: 0, at: 0 }, Date.now()));
}

const FURNITURE = { game, people: [], minds: async () => genericPlayers };
const until = (is: () => boolean) => vi.waitUntil(is, { timeout: 20_000 });

it('goes on by itself when there is room again, and says so to whoever plays meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = await openStore();
  await lay(store, KEPT);
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
    FURNITURE,
    hear,
  );
  visit = here;
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

it('keeps the record of a match whose page was closed with the last play, when the table is opened again', async () => {
  const kept: KeptTable = { ...KEPT, id: 'closed' };
  const store = await openStore();
  await lay(store, kept);
  let sight: TableUpdate['sight'] | undefined;
  const hear = (told: TableMessage): void => {
    if (told.what === 'look' || told.what === 'news') sight = told.sight;
  };
  const isOver = (): boolean => sight?.scene?.over !== undefined;
  const closing = { ...keepingOf(store, kept), keep: () => new Promise<never>(() => undefined) };
  visit = await openLocal(closing, kept, FURNITURE, hear);
  for (; !isOver(); await until(() => isOver() || sight?.scene?.turn.includes(0) === true)) {
    const play = sight?.plays[0];
    if (play) await visit.ask({ ask: 'play', play });
  }
  visit.leave();
  expect((await store.get('tables', kept.id))?.isOver).toBe(false);
  sight = undefined;
  visit = await openLocal(keepingOf(store, kept), kept, FURNITURE, hear);
  await until(() => sight?.proof !== undefined);
  expect(await store.get('records', 'closed.1')).toMatchObject({
    game: highestCard.id,
    names: ['Ada', expect.any(String)],
  });
  await vi.waitUntil(async () => (await store.get('tables', kept.id))?.isOver);
});

it('tells whoever plays that a simpler player made a move, where the mind of a level fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const kept: KeptTable = { ...KEPT, id: 'failing', level: 'expert' };
  const store = await openStore();
  await lay(store, kept);
  const heard: string[] = [];
  const hear = (told: TableMessage): void => {
    if (told.what === 'look' || told.what === 'news') heard.push(...told.heard.map(({ sentence }) => sentence));
  };
  const minds = async (level: Level) => (level === 'expert' ? Promise.reject(new Error('not found')) : genericPlayers);
  visit = await openLocal(keepingOf(store, kept), kept, { ...FURNITURE, minds }, hear);
  await until(() => heard.some(sentence => sentence.endsWith('had a problem. A simpler one made this move.')));
  expect(console.error).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'not found' }),
    expect.objectContaining({ level: 'expert', outcome: 'simpler' }),
  );
});

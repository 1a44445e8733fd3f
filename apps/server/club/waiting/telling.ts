/**
 * Tells devices what waits for their owners. Whichever server moves a device's next time on looks after it this time; what
 * it did not get done is done the next time, by any server. So everybody is told once, and nobody is forgotten by a crash.
 */
import { isQuiet } from '@parlour/club/quiet';
import { findGame } from '@parlour/games/shelf/shelf';
import type { ServerContext } from '../../open-tables.ts';
import { fresh, type Kept } from '../kept.ts';
import { DUE, devices, drop, type KeptDevice, whereaboutsOf } from './devices.ts';
import { aboutList, isToTell, type KeptNotice, LASTS, lookedAt, noticeId, notices } from './notices.ts';
import { type PushKeys, type PushSettings, pushKeys } from './push-keys.ts';
import { type Notice, type SendOutcome, sendPush } from './send.ts';
import { type HeldWait, holdingsOf, waitingFor } from './waits.ts';

const MINUTE = 60_000;
/** How soon it is looked again: where a match is played, and where none is. */
const SOON = MINUTE;
const LATER = 10 * MINUTE;
const LONGEST = 6 * 60 * MINUTE;

/** A device that could not be reached so often in a row is given up. */
const GIVEN_UP = 12;

const BITE = 50;

export async function tellDevices(context: ServerContext): Promise<void> {
  const { push, store, clock } = context;
  if (!push) return;
  const keys = await pushKeys(store);
  for (;;) {
    const some = await devices.list(store.documents, DUE, { order: 'rising', limit: BITE });
    const due = some.filter(({ value }) => value.due <= clock.now());
    for (const device of due) await tellOwner(context, push, keys, device).catch(error => passOver(context, error));
    if (due.length < BITE || context.isClosing) return;
  }
}

/** What went wrong with one device does not keep others from being told; it is due again soon. */
const passOver = ({ report }: ServerContext, error: unknown): void =>
  report.fault(error, {}, 'somebody was not told what waits for them');

async function tellOwner(
  context: ServerContext,
  push: PushSettings,
  keys: PushKeys,
  device: Kept<KeptDevice>,
): Promise<void> {
  const mine = await moveOn(context, device, context.clock.now() + SOON, device.value.failed);
  if (!mine) return;
  const { waits, isPlaying } = await waitingFor(
    context,
    await holdingsOf(context, mine.value.member),
    mine.value.member,
  );
  const outcome = await tellAll(context, push, keys, mine, waits);
  if (outcome === 'gone') return drop(context, mine);
  const failed = outcome === 'later' ? mine.value.failed + 1 : 0;
  if (failed >= GIVEN_UP) return drop(context, mine);
  const pause = failed > 0 ? Math.min(LONGEST, SOON * 2 ** failed) : isPlaying ? SOON : LATER;
  if (pause !== SOON || failed !== mine.value.failed) await moveOn(context, mine, context.clock.now() + pause, failed);
}

/** Undefined if another was quicker. */
async function moveOn(
  { store }: ServerContext,
  device: Kept<KeptDevice>,
  due: number,
  failed: number,
): Promise<Kept<KeptDevice> | undefined> {
  const value = { ...device.value, due, failed };
  if ((await store.documents.commit([devices.write(device, value, whereaboutsOf(value))])) !== 'kept') return undefined;
  return devices.read(store.documents, device.id);
}

/** In quiet hours nothing is told; what still waits then is told afterwards. */
async function tellAll(
  context: ServerContext,
  push: PushSettings,
  keys: PushKeys,
  { id, value: device }: Kept<KeptDevice>,
  waits: readonly HeldWait[],
): Promise<SendOutcome> {
  const { store, clock } = context;
  if (waits.length === 0 || (device.quiet && isQuiet(device.quiet, clock.now()))) return 'sent';
  const tables = waits.map(({ table }) => table);
  const looked = await lookedAt(context, device.member, tables);
  const told = await notices.readAll(
    store.documents,
    tables.map(table => noticeId(id, table)),
  );
  for (const wait of waits) {
    const before = told.find(one => one.id === noticeId(id, wait.table));
    if (!isToTell(wait, before, looked.get(wait.table) ?? 0, clock.now())) continue;
    const outcome = await tell(context, before ?? fresh(noticeId(id, wait.table)), device.member, wait, notice =>
      sendPush(push, keys, device, notice),
    );
    if (outcome !== 'sent') return outcome;
  }
  return 'sent';
}

async function tell(
  { store, clock, report }: ServerContext,
  spot: { readonly id: string; readonly version: number },
  member: string,
  wait: HeldWait,
  send: (notice: Notice) => Promise<SendOutcome>,
): Promise<SendOutcome> {
  const now = clock.now();
  const whereabouts = { places: [{ list: aboutList(member), place: now }], lasts: LASTS };
  const about = { member, turn: wait.since, at: now };
  const begun: KeptNotice = { ...about, is: 'on its way' };
  if ((await store.documents.commit([notices.write(spot, begun, whereabouts)])) !== 'kept') return 'sent';
  const outcome = await send(noticeOf(wait));
  if (outcome !== 'sent') return outcome;
  report.count('notices');
  await notices.change(store.documents, spot.id, () => ({ value: { ...about, is: 'sent' }, ...whereabouts }));
  return 'sent';
}

/** It may be read over somebody's shoulder: the game, and nothing of the cards or the others. */
const noticeOf = ({ table, game }: HeldWait): Notice => ({
  table,
  title: 'It is your turn',
  text: findGame(game)?.title ?? 'A game waits for you.',
});

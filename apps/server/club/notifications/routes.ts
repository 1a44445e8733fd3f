import { NOTIFICATION_ROUTES } from '@parlour/protocol/club/notifications';
import type { ServerContext } from '../../context.ts';
import type { Member } from '../../hooks.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { requireSession } from '../membership/guards.ts';
import type { PersonalDataArea } from '../personal-data.ts';
import { addPushDevice, listPushDevices, pushDeviceId, removePushDevice } from './devices.ts';
import { findPendingTurns, listSeatClaims, seatClaimsOfTokens } from './pending-turns.ts';
import { readPushKeys } from './push.ts';
import { eraseNotices, recordTableViewed } from './scheduler.ts';

export const notificationRoutes: readonly Route[] = [
  defineRoute(NOTIFICATION_ROUTES.waitingTurns, async (context, request) => {
    const member = await request.signedInMember();
    const ownSeats = seatClaimsOfTokens(context, request.body.tables);
    const claims = [...ownSeats, ...(member ? await listSeatClaims(context, member.id) : [])];
    const { turns: waits } = await findPendingTurns(context, claims, request.from);
    return { answer: { now: context.clock.now(), waits: waits.map(({ acted, ...turn }) => turn) } };
  }),
  defineRoute(NOTIFICATION_ROUTES.markTableOpened, async (context, request) => {
    const { member } = await requireSession(request);
    const claims = await listSeatClaims(context, member.id);
    if (claims.some(({ table }) => table === request.body.table))
      await recordTableViewed(context, member.id, request.body.table);
    return { answer: {} };
  }),
  defineRoute(NOTIFICATION_ROUTES.pushKey, async ({ push, store }) => ({
    answer: { key: push ? (await readPushKeys(store)).publicKey : null },
  })),
  defineRoute(NOTIFICATION_ROUTES.subscribePush, async (context, request) => {
    const { member } = await requireSession(request);
    return { answer: { devices: await addPushDevice(context, member.id, request.body) } };
  }),
  defineRoute(NOTIFICATION_ROUTES.unsubscribePush, async (context, request) => {
    const { member } = await requireSession(request);
    await removePushDevice(context, { member: member.id, id: pushDeviceId(request.body.endpoint) });
    return { answer: {} };
  }),
];

/** Exports endpoints without their encryption keys. */
const collectPushDevices = async (context: ServerContext, { id }: Member) =>
  (await listPushDevices(context, id)).map(({ value: { endpoint, quiet, since } }) => ({ endpoint, quiet, since }));

async function erasePushData(context: ServerContext, { id }: Member): Promise<void> {
  for (const device of await listPushDevices(context, id))
    await removePushDevice(context, { member: id, id: device.id });
  await eraseNotices(context, id);
}

export const notificationPersonalData: PersonalDataArea = {
  area: 'push messages',
  collect: collectPushDevices,
  erase: erasePushData,
};

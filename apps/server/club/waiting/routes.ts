/** Who does what is offered over HTTP to those for whom a table waits. */
import { WAITING_ROUTES } from '@parlour/protocol/club/waiting';
import { type Route, route } from '../../http/route.ts';
import type { ServerContext } from '../../open-tables.ts';
import type { ClubArea } from '../about-me.ts';
import type { Member } from '../members.ts';
import { signedIn } from '../membership/asking.ts';
import { addDevice, devicesOf, drop, removeDevice } from './devices.ts';
import { forgetNotices, noteLooked } from './notices.ts';
import { pushKeys } from './push-keys.ts';
import { holdingsOf, shownHoldings, waitingFor } from './waits.ts';

export const waitingRoutes: readonly Route[] = [
  route(WAITING_ROUTES.waiting, async (context, asked) => {
    const member = await asked.whoAsks();
    const shown = shownHoldings(context, asked.body.tables);
    const held = [...shown, ...(member ? await holdingsOf(context, member.id) : [])];
    const { waits } = await waitingFor(context, held, asked.from);
    return { answer: { now: context.clock.now(), waits: waits.map(({ acted, ...wait }) => wait) } };
  }),
  route(WAITING_ROUTES.looked, async (context, asked) => {
    const { member } = await signedIn(asked);
    const held = await holdingsOf(context, member.id);
    if (held.some(({ table }) => table === asked.body.table)) await noteLooked(context, member.id, asked.body.table);
    return { answer: {} };
  }),
  route(WAITING_ROUTES.pushKey, async ({ push, store }) => ({
    answer: { key: push ? (await pushKeys(store)).publicKey : null },
  })),
  route(WAITING_ROUTES.pushOn, async (context, asked) => {
    const { member } = await signedIn(asked);
    return { answer: { devices: await addDevice(context, member.id, asked.body) } };
  }),
  route(WAITING_ROUTES.pushOff, async (context, asked) => {
    const { member } = await signedIn(asked);
    await removeDevice(context, member.id, asked.body.endpoint);
    return { answer: {} };
  }),
];

/** Where messages go is told; the keys they are sealed with stay here. */
const collectDevices = async (context: ServerContext, { id }: Member) =>
  (await devicesOf(context, id)).map(({ value: { endpoint, quiet, since } }) => ({ endpoint, quiet, since }));

async function forgetDevices(context: ServerContext, { id }: Member): Promise<void> {
  for (const device of await devicesOf(context, id)) await drop(context, device);
  await forgetNotices(context, id);
}

export const waitingArea: ClubArea = { area: 'push messages', collect: collectDevices, forget: forgetDevices };

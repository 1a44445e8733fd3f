/** Who does what membership offers over HTTP. */
import { looksOf } from '@parlour/club/names';
import { MEMBER_ROUTES } from '@parlour/protocol/club/members';
import { HttpTrouble } from '../../http/errors.ts';
import { type Route, route } from '../../http/route.ts';
import { readListing } from '../../listing.ts';
import type { ServerContext } from '../../open-tables.ts';
import { everythingAbout } from '../about-me.ts';
import { memberAct, noteAct } from '../house/audit.ts';
import type { Member } from '../members.ts';
import { nameSeat } from '../naming.ts';
import { noteSeat } from '../seats.ts';
import { freshlySignedIn, signedIn, takeLimit } from './asking.ts';
import { deviceRoutes } from './devices.ts';
import { eraseMember } from './erasing.ts';
import { joiningRoutes } from './joining.ts';
import { signingInRoutes } from './signing-in.ts';

const me = route(MEMBER_ROUTES.me, async (_, asked) => ({ answer: { me: (await asked.whoAsks()) ?? null } }));

const bringSeats = route(MEMBER_ROUTES.bringSeats, async (context, asked) => {
  const { member } = await signedIn(asked);
  let came = 0;
  for (const { table, token } of asked.body.seats) {
    takeLimit(context, 'brought', asked.from);
    if ((await bring(context, member, table, token)) === 'noted') came += 1;
  }
  return { answer: { came } };
});

/** Whoever holds the token has sat there. What is another member's already stays theirs. */
async function bring(context: ServerContext, member: Member, table: string, token: string): Promise<'noted' | 'known'> {
  const asker = context.tokens.read(table, { seat: token });
  const row = await context.store.find({ id: table });
  if (asker?.seat == null || asker.grant === undefined || !row) return 'known';
  const { seat, grant } = asker;
  const { game } = readListing(row.card);
  const noted = await noteSeat(context, { table, seat, grant, member: member.id, game });
  if (noted === 'noted') await nameSeat(context, table, { seat, grant, name: member.name, member: member.id });
  return noted;
}

const everything = route(MEMBER_ROUTES.everything, async (context, asked) => {
  const { member } = await signedIn(asked);
  takeLimit(context, 'exports', asked.from);
  await noteAct(context, memberAct(context, 'export', { member: member.id }));
  return { answer: { made: context.clock.now(), about: await everythingAbout(context, member) } };
});

const erase = route(MEMBER_ROUTES.erase, async (context, asked) => {
  const { member } = await freshlySignedIn(asked);
  if (!looksOf(asked.body.name).some(look => looksOf(member.name).includes(look)))
    throw new HttpTrouble(400, 'bad-request', 'That is not your own name, so nothing was erased.');
  await eraseMember(context, member);
  return { answer: {}, cookies: { session: null } };
});

export const memberRoutes: readonly Route[] = [
  me,
  ...joiningRoutes,
  ...signingInRoutes,
  ...deviceRoutes,
  ...[bringSeats, everything, erase],
];

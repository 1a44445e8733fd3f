/** What finding a game knows of a member: whether they are shown, whom they invited and were invited by. */
import type { ClubArea } from '../about-me.ts';
import { hideMember, isShown } from '../company.ts';
import { forgetInvitations, invitationsAbout } from './invitations.ts';
import { memberKey, tickets } from './tickets.ts';

export const meetingArea: ClubArea = {
  area: 'meeting',
  collect: async ({ store: { documents } }, { id }) => ({
    shown: await isShown(documents, id),
    invitations: await invitationsAbout(documents, id),
    waiting: (await tickets.named(documents, memberKey(id)))?.value,
  }),
  async forget({ store: { documents } }, { id }) {
    await hideMember(documents, id);
    await forgetInvitations(documents, id);
    const waiting = await tickets.named(documents, memberKey(id));
    if (waiting) await documents.commit([tickets.remove(waiting)]);
  },
};

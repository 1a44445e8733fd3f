/** Everything the club knows of a member, area by area: to be given to them as one file, and to be forgotten. */
import type { ServerContext } from '../open-tables.ts';
import { daysArea } from './days/routes.ts';
import { orderArea } from './house/area.ts';
import { meetingArea } from './meeting/area.ts';
import type { Member } from './members.ts';
import { membershipArea } from './membership/area.ts';
import { ratingArea } from './ratings/area.ts';
import { tournamentsArea } from './tournaments/area.ts';
import { waitingArea } from './waiting/routes.ts';

export type ClubArea = {
  readonly area: string;
  /** What is known of them, as plain data without secrets. */
  collect(context: ServerContext, member: Member): Promise<unknown>;
  /**
   * Takes it away. What others have played with them stays, and they are called a former member there. It is asked again
   * until it has been done once, so it must bear being done twice.
   */
  forget(context: ServerContext, member: Member): Promise<void>;
};

/** One after another; each area adds its own. */
export const CLUB_AREAS: readonly ClubArea[] = [
  membershipArea,
  ratingArea,
  daysArea,
  waitingArea,
  tournamentsArea,
  meetingArea,
  orderArea,
];

export async function everythingAbout(context: ServerContext, member: Member): Promise<Record<string, unknown>> {
  const about: Record<string, unknown> = {};
  for (const { area, collect } of CLUB_AREAS) about[area] = await collect(context, member);
  return about;
}

/** The browser that asks: which page of ours it shows, who has signed in there, and what it may therefore change. */
import type { IncomingHttpHeaders } from 'node:http';
import type { ClubContext, Member } from '../club/members.ts';
import { cookiesOf, type GivenCookies, type OurPage, pageOf } from '../club/membership/cookies.ts';
import { type MemberSession, sessionOf } from '../club/membership/sessions.ts';
import { HttpTrouble } from './errors.ts';

export type Sender = {
  /** The page of ours that asks; undefined for programs. */
  readonly page: OurPage | undefined;
  /** What the browser says of itself. */
  readonly agent: string;
  /** What the browser was given before. */
  readonly cookies: GivenCookies;
  session(): Promise<MemberSession | undefined>;
  /** The member who asks, if somebody has signed in. */
  whoAsks(): Promise<Member | undefined>;
};

const FOREIGN = new HttpTrouble(
  403,
  'not-allowed',
  'Only a page of this house may ask that for somebody who has signed in.',
);

type Site = { readonly address: string | undefined; readonly origins: readonly string[] };
type Request = { readonly method: string; readonly headers: IncomingHttpHeaders };

/**
 * A foreign page could act for whoever looks at it, so it may change nothing with their cookies. Those the operator has named
 * may ask all the same, as guests.
 */
export function senderOf(context: ClubContext, { method, headers }: Request, { address, origins }: Site): Sender {
  const given = cookiesOf(headers, address);
  const from = pageOf(headers, address);
  const page = typeof from === 'string' ? undefined : from;
  const isNamed = headers.origin !== undefined && origins.includes(headers.origin);
  const mayChange = page !== undefined || method === 'GET' || method === 'HEAD';
  const carries = given.session !== undefined || given.challenge !== undefined;
  if (carries && !mayChange && !isNamed) throw FOREIGN;
  const cookies = mayChange ? given : NO_COOKIES;
  let asked: Promise<MemberSession | undefined> | undefined;
  const session = () => (asked ??= sessionOf(context, cookies.session));
  const whoAsks = async () => (await session())?.member;
  return { page, agent: headers['user-agent'] ?? '', cookies, session, whoAsks };
}

const NO_COOKIES: GivenCookies = { session: undefined, challenge: undefined, device: undefined };

/** The browser session of a request, with CSRF protection. */
import type { IncomingHttpHeaders } from 'node:http';
import type { ServerContext } from '../context.ts';
import type { Member, MemberSession } from '../hooks.ts';
import { type RequestCookies, readCookies, requestingPage, type SameOriginPage } from './cookies.ts';
import { HttpError } from './errors.ts';

export type BrowserSession = {
  /** Undefined for programs. */
  readonly page: SameOriginPage | undefined;
  readonly agent: string;
  readonly cookies: RequestCookies;
  session(): Promise<MemberSession | undefined>;
  signedInMember(): Promise<Member | undefined>;
};

const FOREIGN_PAGE_ERROR = new HttpError(
  403,
  'not-allowed',
  'Signed-in requests must come from a page of this server.',
);

type SiteOrigins = { readonly publicOrigin: string | undefined; readonly origins: readonly string[] };
type Request = { readonly method: string; readonly headers: IncomingHttpHeaders };

/**
 * A foreign page could act with the visitor's cookies, so such requests may change nothing. Requests of configured
 * origins are allowed, but their cookies are ignored.
 */
export function browserSessionOf(
  context: ServerContext,
  { method, headers }: Request,
  { publicOrigin, origins }: SiteOrigins,
): BrowserSession {
  const given = readCookies(headers, publicOrigin);
  const source = requestingPage(headers, publicOrigin);
  const page = typeof source === 'string' ? undefined : source;
  const isNamed = headers.origin !== undefined && origins.includes(headers.origin);
  const mayChange = page !== undefined || method === 'GET' || method === 'HEAD';
  const hasCredentials = given.session !== undefined || given.challenge !== undefined;
  if (hasCredentials && !mayChange && !isNamed) throw FOREIGN_PAGE_ERROR;
  const cookies = mayChange ? given : NO_COOKIES;
  let loading: Promise<MemberSession | undefined> | undefined;
  const session = () => (loading ??= context.hooks.findSession(context, cookies.session));
  const signedInMember = async () => (await session())?.member;
  return { page, agent: headers['user-agent'] ?? '', cookies, session, signedInMember };
}

const NO_COOKIES: RequestCookies = { session: undefined, challenge: undefined, device: undefined };

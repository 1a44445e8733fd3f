/** Guards of the membership routes: the calling page, the session, bans and rate limits. */
import { passkeyUnavailableReason } from '@parlour/club/passkey-origin';
import type { ServerContext } from '../../context.ts';
import type { Member, MemberSession } from '../../hooks.ts';
import type { SameOriginPage } from '../../http/cookies.ts';
import { HttpError } from '../../http/errors.ts';
import type { RequestSender } from '../../http/route.ts';
import type { LimitName } from '../../limits/defaults.ts';
import type { ClubContext } from '../members.ts';
import { activeBanReason } from '../moderation/bans.ts';

/** On an origin where passkeys work. */
export function requirePasskeyPage({ page }: RequestSender): SameOriginPage {
  if (!page) throw new HttpError(403, 'not-allowed', 'This request must come from a page of this server.');
  const reason = passkeyUnavailableReason(new URL(page.origin));
  if (reason !== undefined) throw new HttpError(403, 'not-allowed', reason);
  return page;
}

export async function requireSession(request: RequestSender): Promise<MemberSession> {
  const session = await request.session();
  if (!session) throw new HttpError(401, 'not-signed-in', 'Sign in first.');
  return session;
}

/** Requires a recent sign-in: a browser left open must not suffice to change how its owner signs in. */
export async function requireFreshSession(request: RequestSender): Promise<MemberSession> {
  const session = await requireSession(request);
  if (!session.isFresh) throw new HttpError(403, 'sign-in-again', 'Sign in again to do this.');
  return session;
}

export const BAD_PROOF = new HttpError(403, 'bad-proof', 'The passkey was not accepted. Try again.');

export async function requireNotBanned(context: ServerContext, member: Member): Promise<void> {
  const reason = await reasonNotToSignIn(context, member);
  if (reason !== undefined) throw new HttpError(403, 'not-allowed', reason);
}

export const RATE_LIMITED = new HttpError(429, 'too-fast', 'Too many requests from your address. Wait and try again.');

export function requireRateLimit({ limits }: ServerContext, name: LimitName, from: string): void {
  if (!limits.tryConsume(name, from)) throw RATE_LIMITED;
}

export type SignInCheck = (context: ClubContext, member: Member) => Promise<string | undefined>;

const SIGN_IN_CHECKS: readonly SignInCheck[] = [(context, { id }) => activeBanReason(context, id, 'house')];

export async function reasonNotToSignIn(context: ClubContext, member: Member): Promise<string | undefined> {
  for (const check of SIGN_IN_CHECKS) {
    const reason = await check(context, member);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

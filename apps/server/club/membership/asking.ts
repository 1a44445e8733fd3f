/** What the handlers of membership have in common: who must ask, from where, and what they are told if they may not. */
import { passkeyFault } from '@parlour/club/passkey-places';
import { HttpTrouble } from '../../http/errors.ts';
import type { Whose } from '../../http/route.ts';
import type { LimitName } from '../../limits/amounts.ts';
import type { ServerContext } from '../../open-tables.ts';
import { mayEnter } from '../may-enter.ts';
import type { Member } from '../members.ts';
import type { OurPage } from './cookies.ts';
import type { MemberSession } from './sessions.ts';

/** The page of ours that asks, at an address where people can sign in. */
export function signingPage({ page }: Whose): OurPage {
  if (!page) throw new HttpTrouble(403, 'not-allowed', 'Only a page of this house may ask that.');
  const fault = passkeyFault(new URL(page.origin));
  if (fault !== undefined) throw new HttpTrouble(403, 'not-allowed', fault);
  return page;
}

/** Whoever has signed in. */
export async function signedIn(asked: Whose): Promise<MemberSession> {
  const session = await asked.session();
  if (!session) throw new HttpTrouble(401, 'not-signed-in', 'Please sign in first.');
  return session;
}

/** Whoever has signed in just now: a browser left open is not enough to change how somebody signs in. */
export async function freshlySignedIn(asked: Whose): Promise<MemberSession> {
  const session = await signedIn(asked);
  if (!session.isFresh) throw new HttpTrouble(403, 'sign-in-again', 'Please sign in once more to do that.');
  return session;
}

export const BAD_PROOF = new HttpTrouble(403, 'bad-proof', 'That passkey was not accepted; please try once more.');

/** Nobody is signed in who may not come in. */
export async function letIn(context: ServerContext, member: Member): Promise<void> {
  const why = await mayEnter(context, member);
  if (why !== undefined) throw new HttpTrouble(403, 'not-allowed', why);
}

export const TOO_OFTEN = new HttpTrouble(429, 'too-fast', 'That was too often from your address; please wait.');

export function takeLimit({ limits }: ServerContext, name: LimitName, from: string): void {
  if (!limits.take(name, from)) throw TOO_OFTEN;
}

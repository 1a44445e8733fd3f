/** Passkeys, by the library that knows WebAuthn: what a browser is asked for, and whether what it answers holds. */
import type { MadePasskey, ProvedPasskey } from '@parlour/protocol/club/members';
import type { AboutMember, Passkey } from '../members.ts';
import type { Challenge } from './challenges.ts';
import type { OurPage } from './cookies.ts';

/** It is large, and a house where nobody signs in has no use for it. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ECDSA with P-256, and RSA: what browsers and keys have. */
const ALGORITHMS = [-8, -7, -257];

/** How long a browser waits for somebody to find their key. */
const TIMEOUT = 4 * 60_000;

type Owner = { readonly id: string; readonly name: string; readonly passkeys: AboutMember['passkeys'] };

/** A browser shall keep the name with the key, so that nobody has to type theirs to sign in. */
export async function askToMake(page: OurPage, challenge: Uint8Array<ArrayBuffer>, { id, name, passkeys }: Owner) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Parlour',
    rpID: page.hostname,
    userName: name,
    userDisplayName: name,
    userID: Uint8Array.from(Buffer.from(id)),
    challenge,
    timeout: TIMEOUT,
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

export async function askToProve(page: OurPage, challenge: Uint8Array<ArrayBuffer>) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: page.hostname,
    challenge,
    timeout: TIMEOUT,
    userVerification: 'preferred',
  });
}

const expectedOf = (page: OurPage, { challenge }: Challenge) => ({
  expectedChallenge: challenge,
  expectedOrigin: page.origin,
  expectedRPID: page.hostname,
  requireUserVerification: false,
});

type Posed = { readonly page: OurPage; readonly challenge: Challenge };

/** Undefined if it does not hold. */
export async function newPasskey(
  { page, challenge }: Posed,
  made: MadePasskey,
  { device, now }: { readonly device: string; readonly now: number },
): Promise<Passkey | undefined> {
  if (challenge.origin !== page.origin) return undefined;
  const { verifyRegistrationResponse } = await library();
  const { transports = [], ...response } = made.response;
  const expected = { ...expectedOf(page, challenge), supportedAlgorithmIDs: ALGORITHMS };
  const outcome = await verifyRegistrationResponse({ ...expected, response: { ...made, response } }).catch(WRONG);
  if (!outcome?.verified) return undefined;
  const { id, publicKey, counter } = outcome.registrationInfo.credential;
  const key = Buffer.from(publicKey).toString('base64url');
  return { id, publicKey: key, counter, transports: [...transports], device, made: now, used: now };
}

/** How far the key has counted; undefined if it does not hold. A key that counts backwards was copied. */
export async function provedCounter(
  { page, challenge }: Posed,
  { response, ...proved }: ProvedPasskey,
  { id, publicKey, counter }: Passkey,
): Promise<number | undefined> {
  if (challenge.origin !== page.origin) return undefined;
  const { verifyAuthenticationResponse } = await library();
  const { userHandle, ...signed } = response;
  const outcome = await verifyAuthenticationResponse({
    ...expectedOf(page, challenge),
    response: { ...proved, response: { ...signed, ...(userHandle == null ? {} : { userHandle }) } },
    credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(WRONG);
  return outcome?.verified ? outcome.authenticationInfo.newCounter : undefined;
}

/** The library throws whatever it finds wrong with what a stranger has sent. */
const WRONG = (): undefined => undefined;

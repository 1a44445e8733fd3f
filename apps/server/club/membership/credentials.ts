/** Credentials of members: passkeys (WebAuthn), the challenges they sign, and recovery codes. */

import type { PasskeyAssertion, PasskeyRegistration } from '@parlour/protocol/club/members';
import { ID_ALPHABET } from '@parlour/protocol/wire-constants';
import type { Entropy } from '@parlour/table/shuffle/seal';
import { z } from 'zod';
import type { SameOriginPage } from '../../http/cookies.ts';
import { sha256Hex } from '../../tokens.ts';
import { defineCollection, newDocumentAt } from '../document-collection.ts';
import type { ClubContext, MemberData, Passkey } from '../members.ts';

/** Lazy, because the library is large and servers without members never need it. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ECDSA with P-256, and RSA: what browsers and security keys support. */
const ALGORITHMS = [-8, -7, -257];

const BROWSER_TIMEOUT_MS = 4 * 60_000;

type PasskeyOwner = { readonly id: string; readonly name: string; readonly passkeys: MemberData['passkeys'] };

/** Requires a discoverable credential, so that members sign in without typing their name. */
export async function registrationOptions(
  page: SameOriginPage,
  challenge: Uint8Array<ArrayBuffer>,
  { id, name, passkeys }: PasskeyOwner,
) {
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: 'Parlour',
    rpID: page.hostname,
    userName: name,
    userDisplayName: name,
    userID: Uint8Array.from(Buffer.from(id)),
    challenge,
    timeout: BROWSER_TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

export async function authenticationOptions(page: SameOriginPage, challenge: Uint8Array<ArrayBuffer>) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: page.hostname,
    challenge,
    timeout: BROWSER_TIMEOUT_MS,
    userVerification: 'preferred',
  });
}

const expectedValues = (page: SameOriginPage, { challenge }: Challenge) => ({
  expectedChallenge: challenge,
  expectedOrigin: page.origin,
  expectedRPID: page.hostname,
  requireUserVerification: false,
});

type ChallengedPage = { readonly page: SameOriginPage; readonly challenge: Challenge };

/** Undefined if the response is not valid. */
export async function verifyRegistration(
  { page, challenge }: ChallengedPage,
  credential: PasskeyRegistration,
  { device, now }: { readonly device: string; readonly now: number },
): Promise<Passkey | undefined> {
  if (challenge.origin !== page.origin) return undefined;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { transports = [], ...response } = credential.response;
  const expected = { ...expectedValues(page, challenge), supportedAlgorithmIDs: ALGORITHMS };
  const outcome = await verifyRegistrationResponse({ ...expected, response: { ...credential, response } }).catch(
    returnUndefined,
  );
  if (!outcome?.verified) return undefined;
  const { id, publicKey, counter } = outcome.registrationInfo.credential;
  const key = Buffer.from(publicKey).toString('base64url');
  return { id, publicKey: key, counter, transports: [...transports], device, made: now, used: now };
}

/** Undefined if the response is not valid. A counter that goes backwards means a copied key. */
export async function verifyAuthentication(
  { page, challenge }: ChallengedPage,
  { response, ...assertion }: PasskeyAssertion,
  { id, publicKey, counter }: Passkey,
): Promise<number | undefined> {
  if (challenge.origin !== page.origin) return undefined;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { userHandle, ...signed } = response;
  const outcome = await verifyAuthenticationResponse({
    ...expectedValues(page, challenge),
    response: { ...assertion, response: { ...signed, ...(userHandle == null ? {} : { userHandle }) } },
    credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(returnUndefined);
  return outcome?.verified ? outcome.authenticationInfo.newCounter : undefined;
}

/** The library throws on any invalid client data. */
const returnUndefined = (): undefined => undefined;

const challengeSchema = z.object({
  challenge: z.string(),
  purpose: z.enum(['join', 'sign in', 'add']),
  origin: z.string(),
  /** For registrations: the member, and the wanted name. */
  member: z.string().optional(),
  name: z.string().optional(),
});

export type Challenge = Readonly<z.infer<typeof challengeSchema>>;

const challengeDocuments = defineCollection<Challenge>('challenge', challengeSchema);

/** Somewhat longer than browsers wait for a passkey. */
const CHALLENGE_TTL_MS = 5 * 60_000;

/**
 * Creates a challenge for a passkey to sign: valid once, briefly, for one purpose and one browser. The browser keeps
 * the token in a cookie; the store keeps its hash.
 */
export async function createChallenge(
  { store, entropy }: ClubContext,
  details: Omit<Challenge, 'challenge'>,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly token: string }> {
  const bytes = Uint8Array.from(entropy(32));
  const token = Buffer.from(entropy(32)).toString('base64url');
  const value = { ...details, challenge: Buffer.from(bytes).toString('base64url') };
  await store.documents.commit([
    challengeDocuments.write(newDocumentAt(sha256Hex(token)), value, { lasts: CHALLENGE_TTL_MS }),
  ]);
  return { bytes, token };
}

/** Returns a challenge and deletes it; undefined if there is none for this purpose. Only the first caller gets it. */
export async function consumeChallenge(
  { store }: ClubContext,
  token: string | undefined,
  purpose: Challenge['purpose'],
): Promise<Challenge | undefined> {
  if (token === undefined) return undefined;
  const found = await challengeDocuments.read(store.documents, sha256Hex(token));
  if (!found || (await store.documents.commit([challengeDocuments.remove(found)])) !== 'kept') return undefined;
  return found.value.purpose === purpose ? found.value : undefined;
}

const CODE_LENGTH = 28;
const CODE_GROUP_LENGTH = 4;

/**
 * Returns a recovery code of 28 digits and letters in groups: 140 random bits, so it needs neither salt nor slow
 * hash. 256 is a multiple of the 32 letters, so there is no modulo bias.
 */
export function newRecoveryCode(entropy: Entropy): string {
  const letters = [...entropy(CODE_LENGTH)].map(byte => ID_ALPHABET[byte % ID_ALPHABET.length]).join('');
  return (letters.match(new RegExp(`.{${CODE_GROUP_LENGTH}}`, 'g')) ?? []).join('-').toUpperCase();
}

/** Codes contain no look-alike letters, so those mean the intended ones. */
const normalizeCode = (written: string): string =>
  written
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
    .replaceAll('u', 'v');

/** Equal for all ways of typing a code. */
export const recoveryCodeDigest = (written: string): string => sha256Hex(`recovery ${normalizeCode(written)}`);

/** Account requests: join, sign in, devices, recovery, deletion. */

import { passkeyUnavailableReason } from '@parlour/club/passkey-origin';
import { failure, type Result, success } from '@parlour/kernel/result';
import type {
  MEMBER_ROUTES,
  MyDevices,
  PasskeyAssertion,
  PasskeyRegistration,
  SignedInMember,
} from '@parlour/protocol/club/members';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { workerApi } from '../../worker/worker-client.ts';
import { type AnswerOf, clubRequest, type RequestError } from '../request.ts';
import { membershipText } from './membership-text.ts';
import { currentMember, markSignedOut } from './session.ts';

type MemberRoutes = typeof MEMBER_ROUTES;
export type RequestResult<T> = Promise<Result<T, RequestError>>;
type JoinAnswer = AnswerOf<MemberRoutes['join']>;

/** Links what was played on this device before signing in. */
async function completeSignIn<T extends { readonly me: SignedInMember }>(
  answer: Result<T, RequestError>,
): RequestResult<T> {
  if (!answer.ok) return answer;
  await linkDeviceSeats();
  currentMember.value = answer.value.me;
  return answer;
}

export async function becomeMember(name: string): RequestResult<JoinAnswer> {
  const begun = await clubRequest<MemberRoutes['beginJoining']>({
    method: 'POST',
    url: '/api/club/join/begin',
    body: { name },
  });
  if (!begun.ok) return begun;
  const passkey = await registerPasskey(begun.value.options);
  if (!passkey.ok) return passkey;
  const body = { passkey: passkey.value };
  return completeSignIn(await clubRequest<MemberRoutes['join']>({ method: 'POST', url: '/api/club/join', body }));
}

export async function signIn(): RequestResult<{ readonly me: SignedInMember }> {
  const begun = await clubRequest<MemberRoutes['beginSigningIn']>({
    method: 'POST',
    url: '/api/club/sign-in/begin',
    body: {},
  });
  if (!begun.ok) return begun;
  const passkey = await authenticateWithPasskey(begun.value.options);
  if (!passkey.ok) return passkey;
  const body = { passkey: passkey.value };
  return completeSignIn(await clubRequest<MemberRoutes['signIn']>({ method: 'POST', url: '/api/club/sign-in', body }));
}

export async function recoverAccount(code: string, elsewhere: 'stay' | 'end'): RequestResult<JoinAnswer> {
  const body = { code, elsewhere };
  return completeSignIn(
    await clubRequest<MemberRoutes['recover']>({ method: 'POST', url: '/api/club/sign-in/code', body }),
  );
}

export async function signOut(where: 'here' | 'everywhere'): RequestResult<object> {
  const answer = await clubRequest<MemberRoutes['signOut']>({
    method: 'POST',
    url: '/api/club/sign-out',
    body: { where },
  });
  if (answer.ok) markSignedOut();
  return answer;
}

/** Limit of the server; the newest tables come first. */
const MAX_LINKED_SEATS = 50;

/** A failure is ignored: the next sign-in tries again. */
async function linkDeviceSeats(): Promise<void> {
  const tables = await workerApi().remoteTables();
  const seats = tables.flatMap(({ id, seat }) => (seat === undefined ? [] : [{ table: id, token: seat }]));
  if (seats.length === 0) return;
  const body = { seats: seats.slice(0, MAX_LINKED_SEATS) };
  await clubRequest<MemberRoutes['importSeats']>({ method: 'POST', url: '/api/club/me/seats', body });
}

/** Signs in again if the server requires a recent sign-in. */
async function withRecentSignIn<T>(request: () => RequestResult<T>): RequestResult<T> {
  const first = await request();
  if (first.ok || first.fault.code !== 'sign-in-again') return first;
  const renewed = await signIn();
  return renewed.ok ? request() : failure(renewed.fault);
}

export const fetchDevices = (): RequestResult<MyDevices> =>
  clubRequest<MemberRoutes['devices']>({ method: 'GET', url: '/api/club/me/devices' });

export const addPasskey = (device: string): RequestResult<MyDevices> =>
  withRecentSignIn(async () => {
    const begun = await clubRequest<MemberRoutes['beginAdding']>({
      method: 'POST',
      url: '/api/club/me/passkeys/begin',
      body: {},
    });
    if (!begun.ok) return begun;
    const passkey = await registerPasskey(begun.value.options);
    if (!passkey.ok) return passkey;
    const body = { passkey: passkey.value, device };
    return clubRequest<MemberRoutes['addPasskey']>({ method: 'POST', url: '/api/club/me/passkeys', body });
  });

export const namePasskey = (key: string, device: string): RequestResult<MyDevices> =>
  clubRequest<MemberRoutes['namePasskey']>({
    method: 'POST',
    url: '/api/club/me/passkeys/:key/name',
    params: { key },
    body: { device },
  });

export const removePasskey = (key: string, code: string): RequestResult<MyDevices> =>
  withRecentSignIn(() =>
    clubRequest<MemberRoutes['removePasskey']>({
      method: 'POST',
      url: '/api/club/me/passkeys/:key/remove',
      params: { key },
      body: code === '' ? {} : { code },
    }),
  );

export const endSession = (session: string): RequestResult<MyDevices> =>
  clubRequest<MemberRoutes['endSession']>({
    method: 'POST',
    url: '/api/club/me/sessions/:session/end',
    params: { session },
    body: {},
  });

export const createRecoveryCode = (): RequestResult<{ readonly code: string }> =>
  withRecentSignIn(() => clubRequest<MemberRoutes['newCode']>({ method: 'POST', url: '/api/club/me/code', body: {} }));

export const fetchAllData = (): RequestResult<AnswerOf<MemberRoutes['exportPersonalData']>> =>
  clubRequest<MemberRoutes['exportPersonalData']>({ method: 'GET', url: '/api/club/me/everything' });

export async function eraseAccount(name: string): RequestResult<object> {
  const answer = await withRecentSignIn(() =>
    clubRequest<MemberRoutes['deleteAccount']>({ method: 'POST', url: '/api/club/me/erase', body: { name } }),
  );
  if (answer.ok) currentMember.value = null;
  return answer;
}

/** Undefined if passkeys are available. */
export const passkeysUnavailableReason = (): string | undefined =>
  passkeyUnavailableReason(location) ?? (browserSupportsWebAuthn() ? undefined : membershipText('noPasskeys'));

type PasskeyOptions = { readonly challenge: string };
type MakeOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type ProveOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** The server's options have exactly this type. */
const registerPasskey = (options: PasskeyOptions): Promise<Result<PasskeyRegistration, RequestError>> =>
  toPasskeyResult(async () => withoutExtensions(await startRegistration({ optionsJSON: options as MakeOptions })));

const authenticateWithPasskey = (options: PasskeyOptions): Promise<Result<PasskeyAssertion, RequestError>> =>
  toPasskeyResult(async () => withoutExtensions(await startAuthentication({ optionsJSON: options as ProveOptions })));

/** The server ignores extension results. */
const withoutExtensions = <T extends object>(
  answer: T,
): Omit<T, 'clientExtensionResults'> & { clientExtensionResults: Record<string, never> } => ({
  ...answer,
  clientExtensionResults: {},
});

async function toPasskeyResult<T>(run: () => Promise<T>): Promise<Result<T, RequestError>> {
  try {
    return success(await run());
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return failure({ code: 'bad-proof', message: membershipText(PASSKEY_ERRORS[name] ?? 'passkeyFailed') });
  }
}

type PasskeyError = 'passkeyCancelled' | 'passkeyExists' | 'passkeyBlocked' | 'passkeyUnsupported';

/** By the name of the browser's error. */
const PASSKEY_ERRORS: Readonly<Record<string, PasskeyError>> = {
  NotAllowedError: 'passkeyCancelled',
  InvalidStateError: 'passkeyExists',
  SecurityError: 'passkeyBlocked',
  NotSupportedError: 'passkeyUnsupported',
};

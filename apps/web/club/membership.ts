/** What a guest or a member can do about their membership, from the button to the answer of the house. */
import { failure, type Result } from '@parlour/kernel/result';
import type { MEMBER_ROUTES, Me, MyDevices } from '@parlour/protocol/club/members';
import { worker } from '../host/worker-client.ts';
import { type AnswerOf, type AskFault, ask } from './ask.ts';
import { makePasskey, provePasskey } from './passkeys.ts';
import { me, noteSignedOut } from './who.ts';

type Routes = typeof MEMBER_ROUTES;
export type AskOutcome<T> = Promise<Result<T, AskFault>>;
type Joined = AnswerOf<Routes['join']>;

/** Whoever has come in brings along what they have played as a guest on this device. */
async function comeIn<T extends { readonly me: Me }>(answer: Result<T, AskFault>): AskOutcome<T> {
  if (!answer.ok) return answer;
  await bringGames();
  me.value = answer.value.me;
  return answer;
}

export async function join(name: string): AskOutcome<Joined> {
  const begun = await ask<Routes['beginJoining']>({ method: 'POST', url: '/api/club/join/begin', body: { name } });
  if (!begun.ok) return begun;
  const passkey = await makePasskey(begun.value.options);
  if (!passkey.ok) return passkey;
  const body = { passkey: passkey.value };
  return comeIn(await ask<Routes['join']>({ method: 'POST', url: '/api/club/join', body }));
}

export async function signIn(): AskOutcome<{ readonly me: Me }> {
  const begun = await ask<Routes['beginSigningIn']>({ method: 'POST', url: '/api/club/sign-in/begin', body: {} });
  if (!begun.ok) return begun;
  const passkey = await provePasskey(begun.value.options);
  if (!passkey.ok) return passkey;
  const body = { passkey: passkey.value };
  return comeIn(await ask<Routes['signIn']>({ method: 'POST', url: '/api/club/sign-in', body }));
}

export async function recover(code: string, elsewhere: 'stay' | 'end'): AskOutcome<Joined> {
  const body = { code, elsewhere };
  return comeIn(await ask<Routes['recover']>({ method: 'POST', url: '/api/club/sign-in/code', body }));
}

export async function signOut(where: 'here' | 'everywhere'): AskOutcome<object> {
  const answer = await ask<Routes['signOut']>({ method: 'POST', url: '/api/club/sign-out', body: { where } });
  if (answer.ok) noteSignedOut();
  return answer;
}

/** The most that the house takes at once; the newest tables come first. */
const MOST_BROUGHT = 50;

/** Games come along another time if they cannot now. */
async function bringGames(): Promise<void> {
  const tables = await worker().farTables();
  const seats = tables.flatMap(({ id, seat }) => (seat === undefined ? [] : [{ table: id, token: seat }]));
  if (seats.length === 0) return;
  const body = { seats: seats.slice(0, MOST_BROUGHT) };
  await ask<Routes['bringSeats']>({ method: 'POST', url: '/api/club/me/seats', body });
}

/** What takes a sign-in of the last minutes is done after one, if the last is longer ago. */
async function freshly<T>(work: () => AskOutcome<T>): AskOutcome<T> {
  const first = await work();
  if (first.ok || first.fault.code !== 'sign-in-again') return first;
  const again = await signIn();
  return again.ok ? work() : failure(again.fault);
}

export const myDevices = (): AskOutcome<MyDevices> =>
  ask<Routes['devices']>({ method: 'GET', url: '/api/club/me/devices' });

export const addPasskey = (device: string): AskOutcome<MyDevices> =>
  freshly(async () => {
    const begun = await ask<Routes['beginAdding']>({ method: 'POST', url: '/api/club/me/passkeys/begin', body: {} });
    if (!begun.ok) return begun;
    const passkey = await makePasskey(begun.value.options);
    if (!passkey.ok) return passkey;
    const body = { passkey: passkey.value, device };
    return ask<Routes['addPasskey']>({ method: 'POST', url: '/api/club/me/passkeys', body });
  });

export const namePasskey = (key: string, device: string): AskOutcome<MyDevices> =>
  ask<Routes['namePasskey']>({
    method: 'POST',
    url: '/api/club/me/passkeys/:key/name',
    params: { key },
    body: { device },
  });

export const removePasskey = (key: string, code: string): AskOutcome<MyDevices> =>
  freshly(() =>
    ask<Routes['removePasskey']>({
      method: 'POST',
      url: '/api/club/me/passkeys/:key/remove',
      params: { key },
      body: code === '' ? {} : { code },
    }),
  );

export const endElsewhere = (session: string): AskOutcome<MyDevices> =>
  ask<Routes['endSession']>({
    method: 'POST',
    url: '/api/club/me/sessions/:session/end',
    params: { session },
    body: {},
  });

export const newCode = (): AskOutcome<{ readonly code: string }> =>
  freshly(() => ask<Routes['newCode']>({ method: 'POST', url: '/api/club/me/code', body: {} }));

export const everything = (): AskOutcome<AnswerOf<Routes['everything']>> =>
  ask<Routes['everything']>({ method: 'GET', url: '/api/club/me/everything' });

export async function erase(name: string): AskOutcome<object> {
  const answer = await freshly(() =>
    ask<Routes['erase']>({ method: 'POST', url: '/api/club/me/erase', body: { name } }),
  );
  if (answer.ok) me.value = null;
  return answer;
}

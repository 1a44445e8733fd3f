/** Members of the house over HTTP: becoming one, signing in and out, the devices they sign in by, and all that is known of them. */
import { z } from 'zod';
import { list, moment } from '../frame-parts.ts';
import { NONE, type RouteSpec } from '../http.ts';
import { ID_PATTERN } from '../table-names.ts';

const plain = { params: NONE, body: NONE } as const;
const nothing = z.strictObject({});

/** Whether it may be one is judged by looking closer (packages/club/names.ts); this is only an end to its length. */
const name = z.string().min(1).max(60);
const device = z.string().trim().min(1).max(40);

/** What everybody may know of a member. */
const me = z.strictObject({ id: z.string(), name: z.string(), since: moment });
const code = z.string().meta({ description: 'the recovery code; it is told this once' });

/** What a passkey answers, as browsers write it (WebAuthn Level 3, toJSON). What else they add is passed over. */
const bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000);
const transports = z.array(z.string().max(20)).max(10);
const credential = {
  id: bytes.max(1400),
  rawId: bytes.max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

const made = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: transports.optional() }),
});

const proved = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.max(200).nullish(),
  }),
});

export type MadePasskey = z.infer<typeof made>;
export type ProvedPasskey = z.infer<typeof proved>;

/** What a browser hands to its passkeys. */
const options = z.strictObject({ options: z.looseObject({ challenge: z.string() }) });

const key = z.object({ key: z.string().regex(/^[0-9a-f]{16}$/) });
const session = z.object({ session: z.string().regex(/^[0-9a-f]{16}$/) });

const devices = z.strictObject({
  passkeys: list(z.strictObject({ key: z.string(), device: z.string(), made: moment, used: moment })),
  sessions: list(
    z.strictObject({ session: z.string(), device: z.string(), since: moment, seen: moment, here: z.boolean() }),
  ),
  code: z.strictObject({ made: moment }),
});

export type MyDevices = z.infer<typeof devices>;
export type Me = z.infer<typeof me>;

/** As many tables as a browser brings along at once. */
export const MOST_BROUGHT = 50;

const brought = z.array(z.strictObject({ table: z.string().regex(ID_PATTERN), token: z.string().max(120) }));

export const MEMBER_ROUTES = {
  me: {
    ...plain,
    method: 'GET',
    url: '/api/club/me',
    says: 'Who has signed in here; null for a guest.',
    answer: z.strictObject({ me: me.nullable() }),
  },
  beginJoining: {
    ...plain,
    method: 'POST',
    url: '/api/club/join/begin',
    says: 'Whether a name can be had, and what a browser needs to make a passkey for it.',
    body: z.strictObject({ name }),
    answer: options,
  },
  join: {
    ...plain,
    method: 'POST',
    url: '/api/club/join',
    says: 'Makes a member of whoever has made that passkey, and signs them in.',
    body: z.strictObject({ passkey: made }),
    answer: z.strictObject({ me, code }),
  },
  beginSigningIn: {
    ...plain,
    method: 'POST',
    url: '/api/club/sign-in/begin',
    says: 'What a browser needs to ask for a passkey.',
    body: nothing,
    answer: options,
  },
  signIn: {
    ...plain,
    method: 'POST',
    url: '/api/club/sign-in',
    says: 'Signs in by a passkey.',
    body: z.strictObject({ passkey: proved }),
    answer: z.strictObject({ me }),
  },
  recover: {
    ...plain,
    method: 'POST',
    url: '/api/club/sign-in/code',
    says: 'Signs in by the recovery code, which is good for one time, and makes a new one.',
    body: z.strictObject({ code: z.string().max(100), elsewhere: z.enum(['stay', 'end']) }),
    answer: z.strictObject({ me, code }),
  },
  signOut: {
    ...plain,
    method: 'POST',
    url: '/api/club/sign-out',
    says: 'Signs out here, or everywhere.',
    body: z.strictObject({ where: z.enum(['here', 'everywhere']) }),
    answer: nothing,
  },
  devices: {
    ...plain,
    method: 'GET',
    url: '/api/club/me/devices',
    says: 'The passkeys of whoever has signed in, and where else they have.',
    answer: devices,
  },
  beginAdding: {
    ...plain,
    method: 'POST',
    url: '/api/club/me/passkeys/begin',
    says: 'What a browser needs to make one more passkey.',
    body: nothing,
    answer: options,
  },
  addPasskey: {
    ...plain,
    method: 'POST',
    url: '/api/club/me/passkeys',
    says: 'Adds a passkey.',
    body: z.strictObject({ passkey: made, device }),
    answer: devices,
  },
  namePasskey: {
    ...plain,
    method: 'POST',
    url: '/api/club/me/passkeys/:key/name',
    says: 'Names the device of a passkey.',
    params: key,
    body: z.strictObject({ device }),
    answer: devices,
  },
  removePasskey: {
    ...plain,
    method: 'POST',
    url: '/api/club/me/passkeys/:key/remove',
    says: 'Removes a passkey and signs out the other devices that used it. The last passkey needs the recovery code.',
    params: key,
    body: z.strictObject({ code: z.string().max(100).optional() }),
    answer: devices,
  },
  endSession: {
    ...plain,
    method: 'POST',
    url: '/api/club/me/sessions/:session/end',
    says: 'Signs out elsewhere.',
    params: session,
    body: nothing,
    answer: devices,
  },
  newCode: {
    ...plain,
    method: 'POST',
    url: '/api/club/me/code',
    says: 'Makes a new recovery code, which replaces the old one and ends all other sessions.',
    body: nothing,
    answer: z.strictObject({ code }),
  },
  bringSeats: {
    ...plain,
    method: 'POST',
    url: '/api/club/me/seats',
    says: 'Takes along what somebody has played as a guest: they show the tokens of their seats.',
    body: z.strictObject({ seats: brought.max(MOST_BROUGHT) }),
    answer: z.strictObject({ came: z.int() }),
  },
  everything: {
    ...plain,
    method: 'GET',
    url: '/api/club/me/everything',
    says: 'Everything that is known of whoever has signed in.',
    answer: z.looseObject({ made: moment, about: z.record(z.string(), z.unknown()) }),
  },
  erase: {
    ...plain,
    method: 'POST',
    url: '/api/club/me/erase',
    says: 'Erases whoever has signed in and says their own name. What others have played with them stays.',
    body: z.strictObject({ name }),
    answer: nothing,
  },
} as const satisfies Record<string, RouteSpec>;

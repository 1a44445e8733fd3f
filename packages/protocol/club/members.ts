/** Membership over HTTP: sign-up, sign-in and sign-out by passkey, devices and personal data. */
import { z } from 'zod';
import { listOf, timestampSchema } from '../common-schemas.ts';
import { NO_INPUT, type RouteSpec } from '../http.ts';
import { ID_PATTERN } from '../wire-constants.ts';

const plain = { params: NO_INPUT, body: NO_INPUT } as const;
const nothing = z.strictObject({});

/** Only a length limit; packages/club/names.ts decides whether a name is allowed. */
const name = z.string().min(1).max(60);
const device = z.string().trim().min(1).max(40);

/** What anyone may know of a member. */
const memberSchema = z.strictObject({ id: z.string(), name: z.string(), since: timestampSchema });
const code = z.string().meta({ description: 'the recovery code; shown only once' });

/** Passkey responses as browsers serialize them (WebAuthn Level 3, toJSON). Additional fields are ignored. */
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

const registrationSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: transports.optional() }),
});

const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.max(200).nullish(),
  }),
});

export type PasskeyRegistration = z.infer<typeof registrationSchema>;
export type PasskeyAssertion = z.infer<typeof assertionSchema>;

/** The options a browser passes to WebAuthn. */
const options = z.strictObject({ options: z.looseObject({ challenge: z.string() }) });

const key = z.object({ key: z.string().regex(/^[0-9a-f]{16}$/) });
const session = z.object({ session: z.string().regex(/^[0-9a-f]{16}$/) });

const devices = z.strictObject({
  passkeys: listOf(
    z.strictObject({ key: z.string(), device: z.string(), made: timestampSchema, used: timestampSchema }),
  ),
  sessions: listOf(
    z.strictObject({
      session: z.string(),
      device: z.string(),
      since: timestampSchema,
      seen: timestampSchema,
      here: z.boolean(),
    }),
  ),
  code: z.strictObject({ made: timestampSchema }),
});

export type MyDevices = z.infer<typeof devices>;
export type SignedInMember = z.infer<typeof memberSchema>;

/** Maximum number of seats imported in one request. */
export const MAX_SEATS_PER_IMPORT = 50;

const importedSeats = z.array(z.strictObject({ table: z.string().regex(ID_PATTERN), token: z.string().max(120) }));

export const MEMBER_ROUTES = {
  me: {
    ...plain,
    method: 'GET',
    url: '/api/club/me',
    says: 'Returns the signed-in member; null for a guest.',
    answer: z.strictObject({ me: memberSchema.nullable() }),
  },
  beginJoining: {
    ...plain,
    method: 'POST',
    url: '/api/club/join/begin',
    says: 'Checks a name and returns what a browser needs to create a passkey for it.',
    body: z.strictObject({ name }),
    answer: options,
  },
  join: {
    ...plain,
    method: 'POST',
    url: '/api/club/join',
    says: 'Creates a member with this passkey and signs them in.',
    body: z.strictObject({ passkey: registrationSchema }),
    answer: z.strictObject({ me: memberSchema, code }),
  },
  beginSigningIn: {
    ...plain,
    method: 'POST',
    url: '/api/club/sign-in/begin',
    says: 'Returns what a browser needs to ask for a passkey.',
    body: nothing,
    answer: options,
  },
  signIn: {
    ...plain,
    method: 'POST',
    url: '/api/club/sign-in',
    says: 'Signs in with a passkey.',
    body: z.strictObject({ passkey: assertionSchema }),
    answer: z.strictObject({ me: memberSchema }),
  },
  recover: {
    ...plain,
    method: 'POST',
    url: '/api/club/sign-in/code',
    says: 'Signs in with the recovery code, which works once, and creates a new one.',
    body: z.strictObject({ code: z.string().max(100), elsewhere: z.enum(['stay', 'end']) }),
    answer: z.strictObject({ me: memberSchema, code }),
  },
  signOut: {
    ...plain,
    method: 'POST',
    url: '/api/club/sign-out',
    says: 'Signs out on this device, or everywhere.',
    body: z.strictObject({ where: z.enum(['here', 'everywhere']) }),
    answer: nothing,
  },
  devices: {
    ...plain,
    method: 'GET',
    url: '/api/club/me/devices',
    says: 'Returns the passkeys and sessions of the signed-in member.',
    answer: devices,
  },
  beginAdding: {
    ...plain,
    method: 'POST',
    url: '/api/club/me/passkeys/begin',
    says: 'Returns what a browser needs to create another passkey.',
    body: nothing,
    answer: options,
  },
  addPasskey: {
    ...plain,
    method: 'POST',
    url: '/api/club/me/passkeys',
    says: 'Adds a passkey.',
    body: z.strictObject({ passkey: registrationSchema, device }),
    answer: devices,
  },
  namePasskey: {
    ...plain,
    method: 'POST',
    url: '/api/club/me/passkeys/:key/name',
    says: 'Renames the device of a passkey.',
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
    says: 'Signs out another session.',
    params: session,
    body: nothing,
    answer: devices,
  },
  newCode: {
    ...plain,
    method: 'POST',
    url: '/api/club/me/code',
    says: 'Creates a new recovery code, which replaces the old one and ends all other sessions.',
    body: nothing,
    answer: z.strictObject({ code }),
  },
  importSeats: {
    ...plain,
    method: 'POST',
    url: '/api/club/me/seats',
    says: 'Adds matches played as a guest to the account, by the tokens of the seats.',
    body: z.strictObject({ seats: importedSeats.max(MAX_SEATS_PER_IMPORT) }),
    answer: z.strictObject({ came: z.int() }),
  },
  exportPersonalData: {
    ...plain,
    method: 'GET',
    url: '/api/club/me/everything',
    says: 'Returns all personal data of the signed-in member.',
    answer: z.looseObject({ made: timestampSchema, about: z.record(z.string(), z.unknown()) }),
  },
  deleteAccount: {
    ...plain,
    method: 'POST',
    url: '/api/club/me/erase',
    says: 'Deletes the signed-in member after they type their name. Matches of other players stay.',
    body: z.strictObject({ name }),
    answer: nothing,
  },
} as const satisfies Record<string, RouteSpec>;

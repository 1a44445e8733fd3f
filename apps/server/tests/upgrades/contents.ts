/** What a fixture store holds, as far as a test needs it to come back as the same people after an upgrade. */
import { createPrivateKey, type JsonWebKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newDevice, type TestDevice } from '../authenticator.ts';

export const PHASES = ['created', 'seated', 'playing', 'over', 'closed'] as const;
export type Phase = (typeof PHASES)[number];

export type FixtureTable = {
  readonly game: string;
  readonly phase: Phase;
  readonly table: string;
  readonly host: string;
  /** The token of the person's seat, where one was taken. */
  readonly seat?: string;
  /** What the person saw last: the number of the last entry, and their legal plays. */
  readonly number: number;
  readonly plays?: readonly unknown[];
};

export type FixtureMember = {
  readonly id: string;
  readonly name: string;
  readonly cookies: readonly (readonly [string, string])[];
  /** The key of their passkey. It belongs to no real person. */
  readonly passkey: { readonly id: string; readonly user: string; readonly counter: number; readonly key: JsonWebKey };
  readonly recoveryCode: string;
  /** How they stood in the ratings: one page of the club. */
  readonly page: unknown;
};

export type FixtureTournament = {
  readonly phase: string;
  readonly path: string;
  readonly organiser: string;
  readonly tokens: readonly string[];
  readonly standings: unknown;
};

export type Fixture = {
  readonly version: string;
  readonly tables: readonly FixtureTable[];
  readonly members: readonly FixtureMember[];
  readonly tournaments: readonly FixtureTournament[];
  /** Where the first member's device gets push messages. */
  readonly pushEndpoint: string;
  /** The first message of the page of that version, as it was sent to its table. */
  readonly page: { readonly table: string; readonly hello: object };
};

export const FIXTURES: string = import.meta.dirname;

export const readFixture = (version: string): Fixture =>
  JSON.parse(readFileSync(join(FIXTURES, version, 'fixture.json'), 'utf8'));

/** The device of a member, with the passkey it had. */
export function deviceOf({ passkey }: FixtureMember): TestDevice {
  const device = newDevice();
  const key = createPrivateKey({ key: passkey.key, format: 'jwk' });
  device.keys.push({ id: Buffer.from(passkey.id, 'base64url'), key, user: passkey.user, counter: passkey.counter });
  return device;
}

/** What a test needs to return as the same people after an upgrade. */
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
  readonly seat?: string;
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
  readonly pushEndpoint: string;
  /** The first message that the page of that version sent to its table. */
  readonly page: { readonly table: string; readonly hello: object };
};

export const FIXTURES: string = import.meta.dirname;

export const readFixture = (version: string): Fixture =>
  JSON.parse(readFileSync(join(FIXTURES, version, 'fixture.json'), 'utf8'));

export function deviceOf({ passkey }: FixtureMember): TestDevice {
  const device = newDevice();
  const key = createPrivateKey({ key: passkey.key, format: 'jwk' });
  device.keys.push({ id: Buffer.from(passkey.id, 'base64url'), key, user: passkey.user, counter: passkey.counter });
  return device;
}

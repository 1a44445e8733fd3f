/** A software authenticator for tests and attackers: it signs any challenge and counts. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { assertDefined } from '@parlour/kernel/result';
import type { PasskeyAssertion, PasskeyRegistration } from '@parlour/protocol/club/members';

/** The options of a WebAuthn ceremony that the authenticator reads. */
export type PasskeyOptions = {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
};

type DeviceKey = { readonly id: Buffer; readonly key: KeyObject; readonly user: string; counter: number };

export type TestDevice = {
  readonly keys: DeviceKey[];
  make(options: PasskeyOptions, origin: string): PasskeyRegistration;
  prove(options: PasskeyOptions, origin: string): PasskeyAssertion;
};

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** User present and verified; attested credential data included. */
const PRESENT = 0x05;
const WITH_KEY = 0x40;

function authenticatorData(rpId: string, flags: number, counter: number, more: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(flags, 0);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), head, more]);
}

/** Encodes an ECDSA P-256 key in COSE. */
function coseOf(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  const part = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, part(0x21, assertDefined(x)), part(0x22, assertDefined(y))]);
}

/** Encodes an attestation of format "none" in CBOR. */
function attestation(data: Buffer): Buffer {
  const word = (name: string) => Buffer.concat([Buffer.from([0x60 + name.length]), Buffer.from(name)]);
  const length = Buffer.from([0x59, data.length >> 8, data.length & 255]);
  const parts = [word('fmt'), word('none'), word('attStmt'), Buffer.from([0xa0]), word('authData'), length, data];
  return Buffer.concat([Buffer.from([0xa3]), ...parts]);
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const credential = (id: Buffer) =>
  ({ id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} }) as const;

/** Passkeys synced between devices have no counter. */
export function newDevice(manner: 'counts' | 'never counts' = 'counts'): TestDevice {
  const keys: DeviceKey[] = [];
  return {
    keys,
    make({ challenge, rp, user }, origin) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(32);
      keys.push({ id, key: privateKey, user: assertDefined(user).id, counter: 0 });
      const named = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseOf(publicKey)]);
      const attestationObject = attestation(authenticatorData(assertDefined(rp).id, PRESENT | WITH_KEY, 0, named));
      const client = clientData('webauthn.create', challenge, origin);
      const response = { clientDataJSON: text(client), attestationObject: text(attestationObject) };
      return { ...credential(id), response };
    },
    prove({ challenge, rpId }, origin) {
      const held = assertDefined(keys.at(-1));
      if (manner === 'counts') held.counter += 1;
      const data = authenticatorData(assertDefined(rpId), PRESENT, held.counter);
      const client = clientData('webauthn.get', challenge, origin);
      const signature = text(sign('sha256', Buffer.concat([data, sha256(client)]), held.key));
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature,
        userHandle: held.user,
      };
      return { ...credential(held.id), response };
    },
  };
}

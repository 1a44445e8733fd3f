/** A push service for tests: it accepts messages like a real one and decrypts them with the keys of its browsers. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushDevice } from '@parlour/protocol/club/notifications';

export type Delivered = {
  readonly to: string;
  readonly notice: { readonly table: string; readonly title: string; readonly text: string };
  readonly headers: IncomingMessage['headers'];
};

export type PushService = {
  readonly origin: string;
  readonly delivered: Delivered[];
  /** The status it answers with instead of 201. */
  answers: number;
  browser(quiet?: PushDevice['quiet']): PushDevice;
  close(): Promise<void>;
};

type Secret = { readonly key: ReturnType<typeof createECDH>; readonly auth: Buffer };

export async function openPushService(): Promise<PushService> {
  const secrets = new Map<string, Secret>();
  const delivered: Delivered[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const to = request.url ?? '';
    if (service.answers === 201)
      delivered.push({ to, headers: request.headers, notice: opened(secrets.get(to)!, body) });
    response.writeHead(service.answers).end('x'.repeat(100_000));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: PushService = {
    origin,
    delivered,
    answers: 201,
    browser(quiet = null) {
      const key = createECDH('prime256v1');
      const p256dh = key.generateKeys().toString('base64url');
      const auth = randomBytes(16);
      const path = `/browser/${randomBytes(8).toString('hex')}`;
      secrets.set(path, { key, auth });
      return { endpoint: `${origin}${path}`, keys: { p256dh, auth: auth.toString('base64url') }, quiet };
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

/** Decrypts a message with the browser's keys (RFC 8291, RFC 8188). */
function opened({ key, auth }: Secret, body: Buffer): Delivered['notice'] {
  const [salt, idLength] = [body.subarray(0, 16), body[20]!];
  const theirs = body.subarray(21, 21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), theirs]);
  const shared = Buffer.from(hkdfSync('sha256', key.computeSecret(theirs), auth, info, 32));
  const derived = (name: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length));
  const sealed = body.subarray(21 + idLength);
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

/** Returns the signed claims if the signature is valid (RFC 8292). */
export function signedBy({ headers }: Delivered): { aud: string; sub: string; key: string } | undefined {
  const [, head, claims, signature, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  return isRight ? { ...JSON.parse(Buffer.from(claims!, 'base64url').toString()), key: key! } : undefined;
}

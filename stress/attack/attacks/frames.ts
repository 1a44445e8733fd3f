/** Malformed WebSocket frames, nonsense messages, and ping floods. */
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { itemAt } from '@parlour/kernel/result';
import { type Attack, flood } from '../attack.ts';
import { connectHostileClient } from '../hostile-client.ts';
import { maskedFrame, maskedTextFrame, openRawWebSocket } from '../raw-tcp.ts';

const [CONTINUED, TEXT, BINARY, CLOSE, PING] = [0, 1, 2, 8, 9];
const FIN_BIT = 0x80;
const PING_PAYLOAD = Buffer.from('{"ask":"ping"}');

/**
 * The bytes of a frame, and the close code that RFC 6455 or our documentation requires; undefined if the connection
 * may stay open.
 */
type BadFrame = { readonly name: string; readonly wants?: number; readonly bytes: () => Buffer };

const badFrame = (name: string, wants: number, bytes: () => Buffer): BadFrame => ({ name, wants, bytes });

const BAD_FRAMES: readonly BadFrame[] = [
  badFrame('garbage', 1002, () => Buffer.from(Array.from({ length: 64 }, (_, i) => (i * 37 + 113) & 255))),
  badFrame('binary', 1003, () => maskedFrame(FIN_BIT | BINARY, PING_PAYLOAD)),
  badFrame('unmasked', 1002, () => Buffer.concat([Buffer.from([FIN_BIT | TEXT, PING_PAYLOAD.length]), PING_PAYLOAD])),
  badFrame('a reserved bit', 1002, () => maskedFrame(FIN_BIT | 0x40 | TEXT, PING_PAYLOAD)),
  badFrame('an unknown kind', 1002, () => maskedFrame(FIN_BIT | 5, PING_PAYLOAD)),
  badFrame('letters that are none', 1007, () => maskedFrame(FIN_BIT | TEXT, Buffer.from([0xff, 0xfe, 0x22]))),
  badFrame('oversized', 1009, () => maskedTextFrame(`"${'x'.repeat(70_000)}"`)),
  badFrame('a length beyond all measure', 1009, () =>
    maskedFrame(FIN_BIT | TEXT, PING_PAYLOAD, Number.MAX_SAFE_INTEGER),
  ),
  badFrame('a continuation of nothing', 1002, () => maskedFrame(FIN_BIT | CONTINUED, PING_PAYLOAD)),
  badFrame('a ping in pieces', 1002, () => maskedFrame(PING, PING_PAYLOAD)),
  badFrame('a close without a reason', 1002, () => maskedFrame(FIN_BIT | CLOSE, Buffer.from([3]))),
  badFrame('pieces without end', 1009, () => fragments(70_000, 1000)),
  { name: 'in pieces of a letter', bytes: () => fragments(PING_PAYLOAD.length, 1) },
];

/** Returns a fragmented frame that never ends, or a fragmented ping. */
function fragments(length: number, size: number): Buffer {
  const all = length === PING_PAYLOAD.length ? PING_PAYLOAD : Buffer.alloc(length, 0x20);
  const count = Math.ceil(length / size);
  const isWhole = all === PING_PAYLOAD;
  return Buffer.concat(
    Array.from({ length: count }, (_, i) => {
      const last = isWhole && i === count - 1 ? FIN_BIT : 0;
      return maskedFrame(last | (i === 0 ? TEXT : CONTINUED), all.subarray(i * size, (i + 1) * size));
    }),
  );
}

/** Returns the close code from the server; undefined if it does not close. */
async function readCloseCode(socket: Socket): Promise<number | undefined> {
  let received = Buffer.alloc(0);
  socket.on('data', data => {
    received = Buffer.concat([received, data as Buffer]);
  });
  for (let n = 0; n < 2000; n++) {
    const isEnd = socket.destroyed;
    const at = received.indexOf(FIN_BIT | CLOSE);
    if (at >= 0 && received.length >= at + 4) return received.readUInt16BE(at + 2);
    if (isEnd) break;
    await wait(10);
  }
  return undefined;
}

export const badFramesAttack: Attack = {
  name: 'frames',
  says: 'garbage, binary, fragmented, oversized and unmasked frames',
  async run(scene) {
    const wrong = new Map<string, string>();
    await flood(scene, { concurrency: 8, maxTries: 1500 }, async n => {
      const { name, wants, bytes } = itemAt(BAD_FRAMES, n % BAD_FRAMES.length);
      const socket = await openRawWebSocket(scene.address, scene.from(n % 60));
      socket.write(bytes());
      const code = wants === undefined ? undefined : await readCloseCode(socket);
      scene.countAnswer(wants === undefined ? 'kept' : `closed ${code}`);
      if (code !== wants) wrong.set(name, `${name}: closed with ${code} instead of ${wants}`);
      socket.destroy();
    });
    for (const sentence of wrong.values()) scene.reportFault(sentence);
  },
};

export const pingFloodAttack: Attack = {
  name: 'pings',
  says: 'pings of the protocol and of WebSocket, as many as possible',
  async run(scene) {
    const ping = Buffer.concat(Array.from({ length: 200 }, () => maskedFrame(FIN_BIT | PING, Buffer.alloc(125))));
    const asking = Buffer.concat(Array.from({ length: 100 }, () => maskedTextFrame('{"ask":"ping"}')));
    await flood(scene, { concurrency: 10, maxTries: 3000, pauseMs: 5 }, async n => {
      const socket = await openRawWebSocket(scene.address, scene.from(n % 60));
      socket.write(n % 2 === 0 ? ping : asking);
      const code = n % 2 === 0 ? undefined : await readCloseCode(socket);
      scene.countAnswer(n % 2 === 0 ? 'pings sent' : `closed ${code}`);
      socket.destroy();
    });
  },
};

const NONSENSE = ['', 'x', 'null', '[]', '{"ask":"fly"}', '{"ask":"play","play":'.repeat(50), `${'['.repeat(30_000)}`];

export const nonsenseAttack: Attack = {
  name: 'nonsense',
  says: 'invalid frames until the server disconnects',
  async run(scene) {
    await flood(scene, { concurrency: 8, maxTries: 1500 }, async n => {
      const client = await connectHostileClient(scene, scene.from(n % 60));
      const closed = new Promise<number>(done => client.socket.once('close', done));
      for (let m = 0; m < 120; m++) client.socket.send(itemAt(NONSENSE, (n + m) % NONSENSE.length));
      const code = await Promise.race([closed, wait(20_000, 0, { ref: false })]);
      scene.countAnswer(`closed ${code}`);
      if (code === 0) scene.reportFault('the server did not disconnect after 120 invalid frames');
      client.close();
    });
  },
};

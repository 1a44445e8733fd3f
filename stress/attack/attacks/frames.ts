/** Frames as no library would send them, nonsense as no page would, and pings. */
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { itemAt } from '@parlour/kernel/result';
import { frame, textFrame, upgraded } from '../line.ts';
import { come } from '../person.ts';
import { type Attack, strike } from '../scene.ts';

const [CONTINUED, TEXT, BINARY, CLOSE, PING] = [0, 1, 2, 8, 9];
const LAST = 0x80;
const words = Buffer.from('{"ask":"ping"}');

/** What is written, and the close code that RFC 6455 or our own documentation wants; none if the line may stay. */
type Oddity = { readonly name: string; readonly wants?: number; readonly bytes: () => Buffer };

const odd = (name: string, wants: number, bytes: () => Buffer): Oddity => ({ name, wants, bytes });

const ODDITIES: readonly Oddity[] = [
  odd('garbage', 1002, () => Buffer.from(Array.from({ length: 64 }, (_, i) => (i * 37 + 113) & 255))),
  odd('binary', 1003, () => frame(LAST | BINARY, words)),
  odd('unmasked', 1002, () => Buffer.concat([Buffer.from([LAST | TEXT, words.length]), words])),
  odd('a reserved bit', 1002, () => frame(LAST | 0x40 | TEXT, words)),
  odd('an unknown kind', 1002, () => frame(LAST | 5, words)),
  odd('letters that are none', 1007, () => frame(LAST | TEXT, Buffer.from([0xff, 0xfe, 0x22]))),
  odd('oversized', 1009, () => textFrame(`"${'x'.repeat(70_000)}"`)),
  odd('a length beyond all measure', 1009, () => frame(LAST | TEXT, words, Number.MAX_SAFE_INTEGER)),
  odd('a continuation of nothing', 1002, () => frame(LAST | CONTINUED, words)),
  odd('a ping in pieces', 1002, () => frame(PING, words)),
  odd('a close without a reason', 1002, () => frame(LAST | CLOSE, Buffer.from([3]))),
  odd('pieces without end', 1009, () => pieces(70_000, 1000)),
  { name: 'in pieces of a letter', bytes: () => pieces(words.length, 1) },
];

/** A frame in pieces that never ends, or the words of a ping in pieces. */
function pieces(length: number, size: number): Buffer {
  const all = length === words.length ? words : Buffer.alloc(length, 0x20);
  const count = Math.ceil(length / size);
  const isWhole = all === words;
  return Buffer.concat(
    Array.from({ length: count }, (_, i) => {
      const last = isWhole && i === count - 1 ? LAST : 0;
      return frame(last | (i === 0 ? TEXT : CONTINUED), all.subarray(i * size, (i + 1) * size));
    }),
  );
}

/** The code the other end closes with; undefined if it does not. */
async function closeCode(socket: Socket): Promise<number | undefined> {
  let heard = Buffer.alloc(0);
  socket.on('data', data => {
    heard = Buffer.concat([heard, data as Buffer]);
  });
  for (let n = 0; n < 2000; n++) {
    const isEnd = socket.destroyed;
    const at = heard.indexOf(LAST | CLOSE);
    if (at >= 0 && heard.length >= at + 4) return heard.readUInt16BE(at + 2);
    if (isEnd) break;
    await wait(10);
  }
  return undefined;
}

export const frames: Attack = {
  name: 'frames',
  says: 'garbage, binary, fragmented, oversized and unmasked frames',
  async run(scene) {
    const wrong = new Map<string, string>();
    await strike(scene, { hands: 8, most: 1500 }, async n => {
      const { name, wants, bytes } = itemAt(ODDITIES, n % ODDITIES.length);
      const socket = await upgraded(scene.address, scene.from(n % 60));
      socket.write(bytes());
      const code = wants === undefined ? undefined : await closeCode(socket);
      scene.saw(wants === undefined ? 'kept' : `closed ${code}`);
      if (code !== wants) wrong.set(name, `${name}: closed with ${code}, not with ${wants}`);
      socket.destroy();
    });
    for (const sentence of wrong.values()) scene.complain(sentence);
  },
};

export const pings: Attack = {
  name: 'pings',
  says: 'pings of the protocol and of WebSocket, as many as go through',
  async run(scene) {
    const ping = Buffer.concat(Array.from({ length: 200 }, () => frame(LAST | PING, Buffer.alloc(125))));
    const asking = Buffer.concat(Array.from({ length: 100 }, () => textFrame('{"ask":"ping"}')));
    await strike(scene, { hands: 10, most: 3000, rest: 5 }, async n => {
      const socket = await upgraded(scene.address, scene.from(n % 60));
      socket.write(n % 2 === 0 ? ping : asking);
      const code = n % 2 === 0 ? undefined : await closeCode(socket);
      scene.saw(n % 2 === 0 ? 'pings sent' : `closed ${code}`);
      socket.destroy();
    });
  },
};

const NONSENSE = ['', 'x', 'null', '[]', '{"ask":"fly"}', '{"ask":"play","play":'.repeat(50), `${'['.repeat(30_000)}`];

export const nonsense: Attack = {
  name: 'nonsense',
  says: 'frames that make no sense, until the line is cut',
  async run(scene) {
    await strike(scene, { hands: 8, most: 1500 }, async n => {
      const who = await come(scene, scene.from(n % 60));
      const closed = new Promise<number>(done => who.socket.once('close', done));
      for (let m = 0; m < 120; m++) who.socket.send(itemAt(NONSENSE, (n + m) % NONSENSE.length));
      const code = await Promise.race([closed, wait(20_000, 0, { ref: false })]);
      scene.saw(`closed ${code}`);
      if (code === 0) scene.complain('120 frames that make no sense did not cut the line');
      who.close();
    });
  },
};

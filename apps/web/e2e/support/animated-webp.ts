/** Joins still WebP pictures of one size to an animated one that loops. */

/** Flag bits of the container format: the VP8X chunk announces an animation; a frame replaces the one before it. */
const HAS_ANIMATION = 0x02;
const REPLACES = 0x02;

export type AnimationSize = { readonly width: number; readonly height: number; readonly frameMs: number };

export function animate(frames: readonly Buffer[], { width, height, frameMs }: AnimationSize): Buffer {
  const size = Buffer.concat([uint24(width - 1), uint24(height - 1)]);
  const head = Buffer.concat([Buffer.alloc(6), size, uint24(frameMs), Buffer.from([REPLACES])]);
  const chunks = [
    chunk('VP8X', Buffer.concat([Buffer.from([HAS_ANIMATION, 0, 0, 0]), size])),
    chunk('ANIM', Buffer.alloc(6)),
    ...frames.map(webp => chunk('ANMF', Buffer.concat([head, lossyChunk(webp)]))),
  ];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}

/** A chunk has an even number of bytes. */
function chunk(name: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name), size, data, Buffer.alloc(data.length % 2)]);
}

/** Returns the picture itself, without what a still file has around it. */
function lossyChunk(webp: Buffer): Buffer {
  for (let at = 12; at < webp.length; ) {
    const end = at + 8 + webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return chunk('VP8 ', webp.subarray(at + 8, end));
    at = end + (end % 2);
  }
  throw new Error('The browser made no lossy WebP picture.');
}

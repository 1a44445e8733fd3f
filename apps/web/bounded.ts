/** Reading what strangers send: never more than is agreed, however much they have. */

/** All bytes of a stream, or undefined as soon as there are more than so many; the rest is not even asked for. */
export async function readAtMost(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > most) return void (await reader.cancel().catch(() => undefined));
    pieces.push(next.value);
  }
  return joined(pieces, length);
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

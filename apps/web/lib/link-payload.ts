/** Encodes records and packs in links; nothing is stored. */
import { type Failure, failure, type Result, success } from '@parlour/kernel/result';
import { type Translate, translator } from '@parlour/messages';

const english = {
  tooLong: 'This link holds more than any game or pack, so it was not opened.',
  broken: 'This link is incomplete or was changed. Copy it again.',
} as const;
const text: Translate<typeof english> = translator('link', english);

export type SharedGame = { readonly names: readonly string[]; readonly text: string };

/** Stops decompression bombs; the longest records are a fraction of it. */
export const MAX_PAYLOAD_BYTES = 2_000_000;

const TOO_LONG_LINK: Failure = failure(text('tooLong'));
const BROKEN_LINK: Failure = failure(text('broken'));

type Bytes = Uint8Array<ArrayBuffer>;

const streamBytes = (bytes: Bytes): ReadableStream<Bytes> => new Blob([bytes]).stream();

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), character => character.charCodeAt(0));

export async function compressForLink(text: string): Promise<string> {
  const compressed = streamBytes(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64(new Uint8Array(await new Response(compressed).arrayBuffer()));
}

export async function decompressFromLink(compressed: string): Promise<Result<string>> {
  try {
    const stream = streamBytes(fromBase64(compressed)).pipeThrough(new DecompressionStream('deflate-raw'));
    const bytes = await readUpTo(stream, MAX_PAYLOAD_BYTES);
    return bytes ? success(new TextDecoder().decode(bytes)) : TOO_LONG_LINK;
  } catch {
    return BROKEN_LINK;
  }
}

export const encodeSharedGame = ({ names, text }: SharedGame): Promise<string> =>
  compressForLink(JSON.stringify([names, text]));

/** Returns the shared game, or why the link is invalid. */
export async function decodeSharedGame(compressed: string): Promise<Result<SharedGame>> {
  const text = await decompressFromLink(compressed);
  return text.ok ? parseSharedGame(text.value) : text;
}

function parseSharedGame(text: string): Result<SharedGame> {
  try {
    const parsed: unknown = JSON.parse(text);
    const [names, record]: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
    const isShared = Array.isArray(names) && typeof record === 'string';
    return isShared ? success({ names: names.map(String), text: record }) : BROKEN_LINK;
  } catch {
    return BROKEN_LINK;
  }
}

/** Returns undefined and cancels the stream as soon as it exceeds the limit. */
export async function readUpTo(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array | undefined> {
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > maxBytes) return void (await reader.cancel().catch(() => undefined));
    pieces.push(next.value);
  }
  return concatBytes(pieces, length);
}

function concatBytes(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

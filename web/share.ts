/** Records and packs in a link: nothing is stored anywhere, the link is the record. */
import { readAtMost } from './bounded.ts';

export type Shared = { readonly names: readonly string[]; readonly text: string };

/** Why a link leads nowhere, in one sentence. */
export type Wrong = { readonly wrong: string };

/** The longest records are a fraction of it. A short link can hold much more than anybody wants to unpack. */
export const LONGEST = 2_000_000;

const TOO_LONG: Wrong = { wrong: 'This link holds more than any game or pack, and was not unpacked.' };
const BROKEN: Wrong = { wrong: 'This link was cut off or tampered with.' };

const streamOf = (bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

export async function squeeze(text: string): Promise<string> {
  const packed = streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** The text, or why there is none. */
export async function unsqueeze(packed: string): Promise<string | Wrong> {
  try {
    const stream = streamOf(fromBase64(packed)).pipeThrough(new DecompressionStream('deflate-raw'));
    const bytes = await readAtMost(stream, LONGEST);
    return bytes ? new TextDecoder().decode(bytes) : TOO_LONG;
  } catch {
    return BROKEN;
  }
}

export const pack = ({ names, text }: Shared): Promise<string> => squeeze(JSON.stringify([names, text]));

export async function unpack(packed: string): Promise<Shared | Wrong> {
  const text = await unsqueeze(packed);
  return typeof text === 'string' ? readShared(text) : text;
}

function readShared(text: string): Shared | Wrong {
  try {
    const [names, record] = JSON.parse(text) as [unknown, unknown];
    return Array.isArray(names) && typeof record === 'string' ? { names: names.map(String), text: record } : BROKEN;
  } catch {
    return BROKEN;
  }
}

/** Records and packs in a link: nothing is stored anywhere, the link is the record. */
import { type Failure, failure, type Result, success } from '@parlour/kernel/result';
import { readAtMost } from './bounded.ts';

export type SharedGame = { readonly names: readonly string[]; readonly text: string };

/** The longest records are a fraction of it. A short link can hold much more than anybody wants to unpack. */
export const LONGEST = 2_000_000;

/** Why a link leads nowhere. */
const TOO_LONG: Failure = failure('This link holds more than any game or pack, and was not unpacked.');
const BROKEN: Failure = failure('This link was cut off or tampered with.');

type Bytes = Uint8Array<ArrayBuffer>;

const streamOf = (bytes: Bytes): ReadableStream<Bytes> => new Blob([bytes]).stream();

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

export async function squeeze(text: string): Promise<string> {
  const packed = streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** The text, or why there is none. */
export async function unsqueeze(packed: string): Promise<Result<string>> {
  try {
    const stream = streamOf(fromBase64(packed)).pipeThrough(new DecompressionStream('deflate-raw'));
    const bytes = await readAtMost(stream, LONGEST);
    return bytes ? success(new TextDecoder().decode(bytes)) : TOO_LONG;
  } catch {
    return BROKEN;
  }
}

export const pack = ({ names, text }: SharedGame): Promise<string> => squeeze(JSON.stringify([names, text]));

export async function unpack(packed: string): Promise<Result<SharedGame>> {
  const text = await unsqueeze(packed);
  return text.ok ? readShared(text.value) : text;
}

function readShared(text: string): Result<SharedGame> {
  try {
    const given: unknown = JSON.parse(text);
    const [names, record]: readonly unknown[] = Array.isArray(given) ? given : [];
    const isShared = Array.isArray(names) && typeof record === 'string';
    return isShared ? success({ names: names.map(String), text: record }) : BROKEN;
  } catch {
    return BROKEN;
  }
}

/** Records and packs in a link: nothing is stored anywhere, the link is the record. */

export type Shared = { readonly names: readonly string[]; readonly text: string };

/** More than any record or pack has. A link comes from anybody, and a short one may unpack to gigabytes. */
const LONGEST = 2_000_000;

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

const through = (bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Bytes =>
  new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream);

/** Undefined as soon as there are more than so many bytes; the rest is never made. */
async function upTo(most: number, stream: Bytes): Promise<Uint8Array | undefined> {
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > most) return void (await reader.cancel());
    chunks.push(next.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

export async function squeeze(text: string): Promise<string> {
  const packed = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return toBase64(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** Undefined if the link was cut off or tampered with, or holds more than any record or pack. */
export async function unsqueeze(packed: string): Promise<string | undefined> {
  if (packed.length > LONGEST) return undefined;
  try {
    const bytes = await upTo(LONGEST, through(fromBase64(packed), new DecompressionStream('deflate-raw')));
    return bytes && new TextDecoder().decode(bytes);
  } catch {
    return undefined;
  }
}

export const pack = ({ names, text }: Shared): Promise<string> => squeeze(JSON.stringify([names, text]));

/** Undefined if the link was cut off or tampered with. */
export async function unpack(packed: string): Promise<Shared | undefined> {
  try {
    const [names, text] = JSON.parse((await unsqueeze(packed)) ?? '') as [unknown, unknown];
    return Array.isArray(names) && typeof text === 'string' ? { names: names.map(String), text } : undefined;
  } catch {
    return undefined;
  }
}

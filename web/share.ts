/** Records and packs in a link: nothing is stored anywhere, the link is the record. */

export type Shared = { readonly names: readonly string[]; readonly text: string };

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const piped = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

export async function squeeze(text: string): Promise<string> {
  return toBase64(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
}

/** Undefined if the link was cut off or tampered with. */
export async function unsqueeze(packed: string): Promise<string | undefined> {
  try {
    return new TextDecoder().decode(await through(fromBase64(packed), new DecompressionStream('deflate-raw')));
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

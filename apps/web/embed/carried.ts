/** The data files that an embedded table has with it: those its games ask for when they are opened as usual. */
import type { ReadFile } from '@parlour/games/shelf/shelf';

const FILES = import.meta.glob<string>('../baked/carried/**', { query: '?url&inline', import: 'default' });

export const carried: ReadFile = async name => {
  const address = await FILES[`../baked/carried/${name}`]?.();
  if (address === undefined) throw new Error(`The data file ${name} is not carried along.`);
  return bytesOf(address);
};

/** Read without asking the network, which a page may not allow for addresses like these. */
function bytesOf(address: string): Uint8Array {
  const [head = '', body = ''] = [address.slice(0, address.indexOf(',')), address.slice(address.indexOf(',') + 1)];
  if (!head.endsWith(';base64')) return new TextEncoder().encode(decodeURIComponent(body));
  return Uint8Array.from(atob(body), letter => letter.charCodeAt(0));
}

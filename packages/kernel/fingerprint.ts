/** A short name for some bytes, so that a record can tell one lexicon or pack from another. Not a seal: it can be forged. */
export function fingerprint(bytes: Uint8Array): string {
  let [one, two] = [0x811c9dc5, 0x9747b28c];
  for (const byte of bytes) {
    one = Math.imul(one ^ byte, 0x01000193);
    two = Math.imul((two ^ byte) + (one >>> 15), 0x5bd1e995);
  }
  return [one, two].map(word => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

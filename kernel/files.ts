/** Reads a data file of a box by its name, for example a lexicon. A browser fetches it, Node reads it from the disk. */
export type ReadFile = (name: string) => Promise<Uint8Array>;

/** UTF-8 as text, with nothing but the language itself; throws if it is not. */
export const utf8 = (bytes: Uint8Array): string =>
  decodeURIComponent(Array.from(bytes, byte => `%${byte.toString(16).padStart(2, '0')}`).join(''));

/** Reads a data file of a box by its name, for example a lexicon. A browser fetches it, Node reads it from the disk. */
export type ReadFile = (name: string) => Promise<Uint8Array>;

/** The data files an embedded table takes along: what the games ask for when they are opened as usual. */
import { readData } from '@parlour/games/shelf/node';
import { type ReadFile, shelf } from '@parlour/games/shelf/shelf';
import { must } from '@parlour/kernel/must';
import { defaultsOf } from '@parlour/kernel/options';

export async function carriedFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const read: ReadFile = async name => {
    const bytes = await readData(name);
    files.set(name, bytes);
    return bytes;
  };
  for (const box of shelf) {
    const usual = defaultsOf(must(box.games[0]).options);
    for (const { open, options, players } of box.games) {
      await open(defaultsOf(options), read);
      await players?.(read);
      await box.print({ ...usual, ...defaultsOf(options) }, read);
    }
  }
  return files;
}

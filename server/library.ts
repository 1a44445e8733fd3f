/** The games of the shelf, opened once for each set of options, with their computer players. */

import type { ReadFile } from '@parlour/games/shelf';
import { findGame } from '@parlour/games/shelf';
import type { Game } from '@parlour/kernel/game';
import { checkOptions, type OptionSpecs, type Options } from '@parlour/kernel/options';
import type { Character } from '@parlour/players/player';

export type Opened = { readonly game: Game; readonly options: Options; readonly characters: readonly Character[] };

export type Library = {
  optionsOf(id: string): OptionSpecs | undefined;
  /** `wrong` says what is wrong with the name or the options. */
  open(id: string, options: unknown): Promise<Opened | { readonly wrong: string }>;
};

/** Options come from strangers, so there may be no end of them; those used longest ago are opened again when needed. */
const KEPT = 64;

export function openLibrary(read: ReadFile): Library {
  const opened = new Map<string, Promise<Opened>>();
  return {
    optionsOf: id => findGame(id)?.options,
    async open(id, given) {
      const boxed = findGame(id);
      if (!boxed) return { wrong: `There is no game "${id}" on the shelf.` };
      const checked = checkOptions(boxed.options, given);
      if ('wrong' in checked) return checked;
      const { options } = checked;
      const key = `${id} ${JSON.stringify(options)}`;
      const opening =
        opened.get(key) ??
        (async () => ({
          options,
          game: await boxed.open(options, within(read)),
          characters: (await boxed.players?.(within(read))) ?? [],
        }))();
      opened.delete(key);
      opened.set(key, opening);
      if (opened.size > KEPT) opened.delete(opened.keys().next().value!);
      return opening.catch(error => {
        opened.delete(key);
        return { wrong: `${boxed.title} cannot be opened with these options: ${(error as Error).message}` };
      });
    },
  };
}

/** An option may name a file of the box, but none outside of it. */
const within =
  (read: ReadFile): ReadFile =>
  name =>
    /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(name)
      ? read(name)
      : Promise.reject(new Error(`there is no file ${JSON.stringify(name)}`));

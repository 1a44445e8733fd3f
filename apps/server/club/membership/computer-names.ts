/** The looks of computer players' names, which no member may have. */
import { looksOf } from '@parlour/club/names';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { genericPlayers } from '@parlour/players/generic';
import { allNames } from '@parlour/players/persona';

let known: Promise<ReadonlySet<string>> | undefined;

/** Loaded when the first person joins. */
export const computerLooks = (): Promise<ReadonlySet<string>> => (known ??= readLooks());

async function readLooks(): Promise<ReadonlySet<string>> {
  const people = await Promise.all(gamesOnShelf().map(async game => (await game.people?.()) ?? []));
  const named = [...people.flat(), ...genericPlayers];
  return new Set(named.flatMap(allNames).flatMap(looksOf));
}

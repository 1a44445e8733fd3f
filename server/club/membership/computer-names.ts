/** What computer players are called, by look: nobody becomes a member under such a name. */
import { glanceOf } from '@parlour/club/names';
import { gamesOnShelf } from '@parlour/games/shelf';
import { genericPlayers } from '@parlour/players/generic';
import { allNames } from '@parlour/players/persona';

let known: Promise<ReadonlySet<string>> | undefined;

/** Read once, when somebody first wants to become a member. */
export const computerLooks = (): Promise<ReadonlySet<string>> => (known ??= readLooks());

async function readLooks(): Promise<ReadonlySet<string>> {
  const people = await Promise.all(gamesOnShelf().map(async game => (await game.people?.()) ?? []));
  const named = [...people.flat(), ...genericPlayers];
  return new Set(named.flatMap(allNames).map(glanceOf));
}

/** Players of one name are told apart as kings are. */
export const withoutNumeral = (name: string): string => name.replace(/ [IVX]+$/, '');

/** Listens to the table for moments that move a character, and lets it speak: seldom, and only if that is wanted. */
import { announce } from '@parlour/board-kit/announce';
import { LAST_WORD, MOMENT, remarkAloud } from '@parlour/board-kit/remarks';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Happening, View } from '@parlour/kernel/game';
import type { Persona } from '@parlour/players/persona';
import { type Remark, type Remarks, remarkOn } from '@parlour/players/remarks';
import { levelsOf, loadPeople } from './casting.ts';

/** Milliseconds after a remark in which nobody makes another. */
const QUIET = 8000;
/** A remark waits until what is called out at the same moment has been read. */
const AFTER = 900;

export type Company = { readonly people: readonly Persona[]; readonly remarks: Remarks };

export async function loadCompany(game: string): Promise<Company | undefined> {
  const [people, remarks] = await Promise.all([loadPeople(game), findGame(game)?.remarks?.()]);
  return remarks && { people, remarks };
}

type Scene = { readonly fresh: readonly Happening[]; readonly view: View };

/** The last of the happenings that anybody has something to say about. */
export function remarkAt(
  { people, remarks }: Company,
  { fresh, view }: Scene,
  names: readonly (string | undefined)[],
): Remark | undefined {
  const level = levelsOf(people, names);
  return fresh.map(happening => remarkOn(remarks, happening, view, level)).findLast(said => said !== undefined);
}

/** What somebody says when all is over. */
export async function lastRemark(game: string, scene: Scene, names: readonly (string | undefined)[]): Promise<void> {
  const company = await loadCompany(game);
  const said = company && remarkAt(company, scene, names);
  if (said) utter(said, names, LAST_WORD);
}

function utter(said: Remark, names: readonly (string | undefined)[], seenFor: number): void {
  remarkAloud(said, seenFor);
  announce(`${names[said.seat]} says: ${said.words}`);
}

let last = Number.NEGATIVE_INFINITY;

export async function listen(game: string, scene: Scene, names: readonly (string | undefined)[]): Promise<void> {
  const company = await loadCompany(game);
  const said = company && remarkAt(company, scene, names);
  const now = performance.now();
  if (!said || now - last < QUIET) return;
  last = now;
  setTimeout(() => utter(said, names, MOMENT), AFTER);
}

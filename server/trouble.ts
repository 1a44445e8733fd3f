/** What somebody is told who comes to a table that is not there for them. */

/** Nothing is kept of a deleted table, so nobody can say more of it. */
export const NO_TABLE = 'There is no such table. If there was one, it has been deleted.';

export const PUT_AWAY =
  'This table is closed and its cards are put away. The records of its matches are still to be had.';

/** A table that cannot be opened any more, and why. */
export class TableTrouble extends Error {
  override readonly name = 'TableTrouble';
}

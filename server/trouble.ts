/** What somebody is told who comes to a table that is not there for them. */

/** Nothing is kept of a deleted table, so nobody can say more of it. */
export const NO_TABLE = 'There is no such table. If there was one, it has been deleted.';

export const PUT_AWAY =
  'This table is closed and its cards are put away. The records of its matches are still to be had.';

/** A table that cannot be opened any more, and why. */
export class TableTrouble extends Error {
  override readonly name: string = 'TableTrouble';
}

/** A log with an entry that cannot be read, or that does not follow from those before it. */
export class DamagedLog extends TableTrouble {
  override readonly name = 'DamagedLog';
  readonly table: string;
  readonly entry: number;
  readonly damage: 'unreadable' | 'impossible';
  constructor(table: string, entry: number, damage: DamagedLog['damage'], options?: ErrorOptions) {
    super(
      `This table is closed because entry ${entry} of its log is damaged. Lay a new one; the operator may have a backup of this one.`,
      options,
    );
    this.table = table;
    this.entry = entry;
    this.damage = damage;
  }
}

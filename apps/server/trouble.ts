/** What somebody is told who comes to a table that is not there for them. */

/** Nothing is kept of a deleted table, so nobody can say more of it. */
export const NO_TABLE = 'There is no such table. If there was one, it has been deleted.';

export const PUT_AWAY =
  'This table is closed and its cards are put away. The records of its matches are still to be had.';

/** A table that cannot be opened any more, and why. */
export class TableTrouble extends Error {
  override readonly name: string = 'TableTrouble';
}

const DAMAGES = {
  unreadable: 'is damaged. Lay a new one; the operator may have a backup of this one.',
  impossible: 'does not follow from those before it. Lay a new one; the operator may have a backup of this one.',
  unknown: 'was written by a newer version of this server. Try again when this server has been upgraded too.',
} as const;

/** A log with an entry that cannot be read, that does not follow from those before it, or that a newer server wrote. */
export class DamagedLog extends TableTrouble {
  override readonly name = 'DamagedLog';
  readonly table: string;
  readonly entry: number;
  readonly damage: keyof typeof DAMAGES;
  constructor(table: string, entry: number, damage: DamagedLog['damage'], options?: ErrorOptions) {
    super(`This table is closed because entry ${entry} of its log ${DAMAGES[damage]}`, options);
    this.table = table;
    this.entry = entry;
    this.damage = damage;
  }
}

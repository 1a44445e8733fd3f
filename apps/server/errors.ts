/** Nothing is stored about a deleted table. */
export const NO_TABLE_MESSAGE = 'There is no such table. It may have been deleted.';

export const ARCHIVED_MESSAGE = 'This table is closed. The records of its matches are still available.';

/** The message is shown to the client. */
export class TableError extends Error {
  override readonly name: string = 'TableError';
}

const DAMAGE_TEXTS = {
  unreadable: 'is damaged. Create a new table; the operator may have a backup of this one.',
  impossible: 'does not fit the entries before it. Create a new table; the operator may have a backup of this one.',
  unknown: 'was written by a newer version of this server. Try again after this server is upgraded.',
} as const;

/** A log entry is unreadable, does not follow from the entries before it, or was written by a newer server. */
export class DamagedLogError extends TableError {
  override readonly name = 'DamagedLogError';
  readonly table: string;
  readonly entry: number;
  readonly damage: keyof typeof DAMAGE_TEXTS;
  constructor(table: string, entry: number, damage: DamagedLogError['damage'], options?: ErrorOptions) {
    super(`This table is closed because entry ${entry} of its log ${DAMAGE_TEXTS[damage]}`, options);
    this.table = table;
    this.entry = entry;
    this.damage = damage;
  }
}

/** Returns '' if there is none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

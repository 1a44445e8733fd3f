/** Nothing is stored about a deleted table. */
export const NO_TABLE_MESSAGE = 'There is no such table. If there was one, it has been deleted.';

export const ARCHIVED_MESSAGE =
  'This table is closed and its cards are put away. The records of its matches are still to be had.';

/** The message is shown to the client. */
export class TableError extends Error {
  override readonly name: string = 'TableError';
}

const DAMAGE_TEXTS = {
  unreadable: 'is damaged. Lay a new one; the operator may have a backup of this one.',
  impossible: 'does not follow from those before it. Lay a new one; the operator may have a backup of this one.',
  unknown: 'was written by a newer version of this server. Try again when this server has been upgraded too.',
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

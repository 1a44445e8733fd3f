/** What the list of tables shows of a table. */
import { isPlaying, type Table } from '@parlour/table/table';

export type Listing = {
  readonly game: string;
  readonly seats: readonly (string | null)[];
  readonly playing: boolean;
  readonly locked: boolean;
  readonly onlookers: string;
};

export const listingOf = (table: Table): Listing => ({
  game: table.opened.game,
  seats: table.seats.map(sits => (sits.is === 'empty' ? null : sits.name)),
  playing: isPlaying(table),
  locked: table.locked,
  onlookers: table.opened.settings.onlookers,
});

/** What the list of tables shows of a table. */
import type { Listing } from '@parlour/protocol/http';
import { isPlaying, type Table } from '@parlour/table/table';

/** As it was written down by whichever server. */
export const readListing = (card: string): Listing => JSON.parse(card);

export const listingOf = (table: Table): Listing => ({
  game: table.opened.game,
  seats: table.seats.map(sits => (sits.is === 'empty' ? null : sits.name)),
  playing: isPlaying(table),
  locked: table.locked,
  onlookers: table.opened.settings.onlookers,
});

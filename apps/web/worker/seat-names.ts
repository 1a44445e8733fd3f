/** What the seats of a table are called, on the page and in the worker. */
import type { SeatName } from '@parlour/kernel/game';
import { translator } from '@parlour/messages';
import type { SeatInfo } from '@parlour/table/views';

const english = {
  seat: 'Seat {number}',
  computer: 'Computer {number}',
} as const;
const t = translator('seats', english);

export type SeatNamer = SeatName;

export const numberedSeat: SeatNamer = seat => t('seat', { number: seat + 1 });

/** A computer player has an abandoned seat until the match is over. */
export const seatNamer =
  (seats: readonly SeatInfo[]): SeatNamer =>
  seat => {
    const occupant = seats[seat];
    if (occupant && occupant.is !== 'empty') return occupant.name;
    return occupant?.standIn === undefined ? numberedSeat(seat) : t('computer', { number: seat + 1 });
  };

/** By seat; undefined for seats without a computer player. */
export const computerNames = (seats: readonly SeatInfo[]): (string | undefined)[] =>
  seats.map(occupant => (occupant.is === 'computer' ? occupant.name : undefined));

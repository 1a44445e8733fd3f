/** How one stands against somebody: the kept games in which one of the two has won and the other has not. */
import type { Seat } from '@parlour/kernel/game';
import type { KeptRecord } from './host/store.ts';

export type Against = { readonly mine: number; readonly theirs: number };

type Played = Pick<KeptRecord, 'game' | 'names' | 'mine' | 'winners'>;

/** Games that several people played at this device are nobody's own, and partners win together. */
export function againstOf(records: readonly Played[], game: string, name: string): Against {
  const met = records.filter(record => record.game === game && record.mine.length === 1);
  const ends = met.flatMap(record => seatsOf(record, name).map(seat => endOf(record, seat)));
  return {
    mine: ends.filter(end => end === 'mine').length,
    theirs: ends.filter(end => end === 'theirs').length,
  };
}

const seatsOf = ({ names, mine }: Played, name: string): Seat[] =>
  names.flatMap((other, seat) => (!mine.includes(seat) && other === name ? [seat] : []));

function endOf({ mine, winners }: Played, seat: Seat): 'mine' | 'theirs' | 'neither' {
  const [won, lost] = [winners.includes(mine[0]!), winners.includes(seat)];
  if (won === lost) return 'neither';
  return won ? 'mine' : 'theirs';
}

/** Nothing is said of somebody one has not met. */
export const sayAgainst = ({ mine, theirs }: Against): string =>
  mine + theirs === 0 ? '' : `Games won: you ${mine}, they ${theirs}`;

/** What the owner's own games come to, game by game. */
import type { Seat } from '@parlour/kernel/game';
import type { KeptRecord } from './host/store.ts';

export type Statistic = {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  /** Games won in a row, up to the last one. */
  readonly streak: number;
};

type Finished = Pick<KeptRecord, 'game' | 'mine' | 'winners' | 'ended'>;

/** The owner's seat. A game of several people at one screen, none of whom bore the owner's name, is nobody's. */
export const ownSeat = ({ mine }: Pick<KeptRecord, 'mine'>): Seat | undefined =>
  mine.length === 1 ? mine[0] : undefined;

const isWon = (record: Finished): boolean => record.winners.includes(ownSeat(record) ?? -1);

export function statisticsOf(records: readonly Finished[]): Statistic[] {
  const own = records.filter(record => ownSeat(record) !== undefined);
  const latest = own.toSorted((a, b) => b.ended - a.ended);
  const games = [...new Set(latest.map(({ game }) => game))].sort();
  return games.map(game => {
    const played = latest.filter(record => record.game === game);
    const lost = played.findIndex(record => !isWon(record));
    const won = played.filter(isWon).length;
    return { game, played: played.length, won, streak: lost < 0 ? played.length : lost };
  });
}

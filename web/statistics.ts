/** What the kept games come to, game by game. */
import type { KeptRecord } from './host/store.ts';

export type Statistic = {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  /** Games won in a row, up to the last one. */
  readonly streak: number;
};

type Finished = Pick<KeptRecord, 'game' | 'mine' | 'winners' | 'ended'>;

const isWon = ({ mine, winners }: Finished): boolean => mine.some(seat => winners.includes(seat));

export function statisticsOf(records: readonly Finished[]): Statistic[] {
  const latest = records.toSorted((a, b) => b.ended - a.ended);
  const games = [...new Set(latest.map(({ game }) => game))].sort();
  return games.map(game => {
    const played = latest.filter(record => record.game === game);
    const lost = played.findIndex(record => !isWon(record));
    const won = played.filter(isWon).length;
    return { game, played: played.length, won, streak: lost < 0 ? played.length : lost };
  });
}

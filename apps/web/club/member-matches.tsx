/** The last rated matches of a member, each with the way to its record. */
import { findGame } from '@parlour/games/shelf/shelf';
import type { PlayedMatch } from '@parlour/protocol/club/ratings';
import type { JSX } from 'preact';
import { Paper } from '../pages/page.tsx';
import { Link } from '../router.tsx';
import styles from './member.module.css';

export const MemberMatches = ({ matches }: { readonly matches: readonly PlayedMatch[] }): JSX.Element => (
  <Paper>
    <h2 class={styles.heading}>Last rated matches</h2>
    <ul>
      {matches.map(match => (
        <li key={`${match.table}/${match.match}`} class={styles.match}>
          <span>
            {findGame(match.game)?.title ?? match.game}: {sayPlace(match)}
            {match.others.length > 0 && ' with '}
            {match.others.map((other, n) => (
              <span key={n}>
                {n > 0 && ', '}
                <Other {...{ other }} />
              </span>
            ))}
          </span>
          <span class={styles.soft}>
            {new Date(match.at).toLocaleDateString()}
            {sayMoved(match)} <a href={recordOf(match)}>record</a>
          </span>
        </li>
      ))}
    </ul>
  </Paper>
);

const recordOf = ({ table, match }: PlayedMatch): string => `/api/tables/${table}/records/${match}`;

function Other({ other }: { readonly other: PlayedMatch['others'][number] }): JSX.Element {
  if ('level' in other) return <>a computer player ({other.level})</>;
  return other.member === null ? (
    <span>{other.name}</span>
  ) : (
    <Link to={`/club/member/${encodeURIComponent(other.name)}`}>{other.name}</Link>
  );
}

const sayPlace = ({ place, sides, left }: PlayedMatch): string =>
  left ? 'left' : place === 1 ? 'won' : sides === 2 ? 'lost' : `place ${place} of ${sides}`;

const sayMoved = ({ before, after }: PlayedMatch): string => {
  if (before === null || after === null) return ',';
  const change = after - before;
  return `, ${after} (${change < 0 ? '−' : '+'}${Math.abs(change)}),`;
};

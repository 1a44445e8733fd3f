/** How a tournament stands, with the tie-breaks that are asked one after another. */
import type { TournamentView } from '@parlour/protocol/club/tournaments';
import type { JSX } from 'preact';
import { Paper, Wide } from '../pages/page.tsx';
import styles from './tournament.module.css';
import { pointsSaid } from './tournament-words.ts';

type Props = { readonly seen: TournamentView };

export function Standings({ seen }: Props): JSX.Element | null {
  if (seen.standings.length === 0) return null;
  return (
    <Paper>
      <h2 class={styles.heading}>{seen.phase === 'over' ? 'Final standings' : 'Standings'}</h2>
      <Wide label="Standings">
        <table class={styles.table}>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Name</th>
              <th scope="col">{seen.kind === 'knock-out' ? 'Rounds won' : 'Points'}</th>
              {seen.tieBreaks.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seen.standings.map(row => (
              <StandingRow key={row.who} row={row} seen={seen} />
            ))}
          </tbody>
        </table>
      </Wide>
      <TieBreaks seen={seen} />
    </Paper>
  );
}

type RowProps = Props & { readonly row: TournamentView['standings'][number] };

function StandingRow({ row, seen }: RowProps): JSX.Element {
  const hasLeft = seen.entering === 'single' && seen.entrants[row.who]?.left;
  return (
    <tr>
      <td>{row.place}</td>
      <th scope="row">
        {row.name}
        {hasLeft ? ' (left)' : ''}
      </th>
      <td>{pointsSaid(row.points)}</td>
      {row.breaks.map((worth, i) => (
        <td key={seen.tieBreaks[i]?.title}>{pointsSaid(worth)}</td>
      ))}
    </tr>
  );
}

function TieBreaks({ seen }: Props): JSX.Element | null {
  if (seen.tieBreaks.length === 0) return null;
  return (
    <details class={styles.more}>
      <summary>How a tie is broken</summary>
      <p>Where points are level these are asked one after another; whoever is level in all of them shares a place.</p>
      <dl>
        {seen.tieBreaks.map(({ title, says }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

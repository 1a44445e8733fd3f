/** Pairings of a round, and the standings. */
import type { TournamentRoundView, TournamentView } from '@parlour/protocol/club/tournaments';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Link } from '../../app/router.tsx';
import { useAsync } from '../../lib/use-async.ts';
import { ChoiceField } from '../../ui/fields.tsx';
import { ScrollableContent } from '../../ui/page.tsx';
import { Panel } from '../../ui/surfaces.tsx';
import club from '../club.module.css';
import styles from '../standings.module.css';
import { byeText, pointsText, sidesText, tableResultText, tournamentText } from './tournament-text.ts';
import { fetchRound } from './use-tournament.ts';

type PairingsProps = {
  readonly id: string;
  readonly view: TournamentView;
  /** Numbers of the entrants who play on this device. */
  readonly mine: readonly number[];
};

export function Pairings({ id, view, mine }: PairingsProps): JSX.Element | null {
  const chosen = useSignal<number | undefined>(undefined);
  const number = chosen.value ?? view.rounds;
  const isLast = number === view.rounds;
  const earlier = useAsync(async () => (isLast ? undefined : fetchRound(id, number)), [id, number, isLast]);
  const round = isLast ? view.round : earlier?.ok ? earlier.value : null;
  if (view.rounds === 0) return null;
  return (
    <Panel title={tournamentText('round', { number })} class={club.panel}>
      {view.rounds > 1 && (
        <div class={styles.screen}>
          <ChoiceField
            label={tournamentText('showRound')}
            value={String(number)}
            choices={Array.from({ length: view.rounds }, (_, i) => [String(i + 1), String(i + 1)])}
            onChange={value => {
              chosen.value = Number(value) === view.rounds ? undefined : Number(value);
            }}
          />
        </div>
      )}
      {round && <RoundTable view={view} round={round} mine={mine} />}
    </Panel>
  );
}

type RoundTableProps = Omit<PairingsProps, 'id'> & { readonly round: TournamentRoundView };

function RoundTable({ view, round, mine }: RoundTableProps): JSX.Element {
  return (
    <>
      {round.until !== undefined && view.phase === 'running' && (
        <p>{tournamentText('closesAt', { time: closingTimeText(round.until) })}</p>
      )}
      <ScrollableContent label={tournamentText('tablesOfRound')}>
        <table class={styles.tournamentTable}>
          <thead>
            <tr>
              <th scope="col">{tournamentText('table')}</th>
              <th scope="col">{tournamentText('players')}</th>
              <th scope="col">{tournamentText('result')}</th>
            </tr>
          </thead>
          <tbody>
            {round.tables.map((table, i) => (
              <tr key={table.table}>
                <td>{canOpenTable(round, table, mine) ? <Link to={`/t/${table.table}`}>{i + 1}</Link> : i + 1}</td>
                <th scope="row">{sidesText(view, table)}</th>
                <td>{tableResultText(table)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableContent>
      {round.byes.map(bye => (
        <p key={bye.who}>{byeText(view, bye)}</p>
      ))}
      {round.deal && <RoundDealSeal deal={round.deal} />}
    </>
  );
}

/**
 * Running matches are public unless others play the same deals. Those open for their players when the round is over.
 */
const canOpenTable = (
  { deal }: TournamentRoundView,
  { outcome, seats }: TournamentRoundView['tables'][number],
  mine: readonly number[],
): boolean =>
  deal === undefined ? outcome === undefined : deal.secret !== undefined && mine.some(who => seats.includes(who));

const RoundDealSeal = ({ deal }: { readonly deal: NonNullable<TournamentRoundView['deal']> }): JSX.Element => (
  <details class={club.more}>
    <summary>{tournamentText('deals')}</summary>
    <p class={styles.code}>{tournamentText('dealsSealed', { commitment: deal.commitment })}</p>
    {deal.secret && <p class={styles.code}>{tournamentText('dealsSecret', { secret: deal.secret })}</p>}
  </details>
);

const closingTimeText = (moment: number): string =>
  new Date(moment).toLocaleString(undefined, { dateStyle: 'short', timeStyle: 'short' });

type StandingsProps = { readonly view: TournamentView };

export function Standings({ view }: StandingsProps): JSX.Element | null {
  if (view.standings.length === 0) return null;
  return (
    <Panel title={tournamentText(view.phase === 'over' ? 'finalStandings' : 'standings')} class={club.panel}>
      <ScrollableContent label={tournamentText('standings')}>
        <table class={styles.tournamentTable}>
          <thead>
            <tr>
              <th scope="col">{tournamentText('place')}</th>
              <th scope="col">{tournamentText('name')}</th>
              <th scope="col">{tournamentText(view.kind === 'knock-out' ? 'roundsWon' : 'points')}</th>
              {view.tieBreaks.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.standings.map(row => (
              <StandingRow key={row.who} row={row} view={view} />
            ))}
          </tbody>
        </table>
      </ScrollableContent>
      <TieBreaks view={view} />
    </Panel>
  );
}

type StandingRowProps = StandingsProps & { readonly row: TournamentView['standings'][number] };

function StandingRow({ row, view }: StandingRowProps): JSX.Element {
  const hasLeft = view.entering === 'single' && view.entrants[row.who]?.left;
  return (
    <tr>
      <td>{row.place}</td>
      <th scope="row">{hasLeft ? tournamentText('withdrawn', { name: row.name }) : row.name}</th>
      <td>{pointsText(row.points)}</td>
      {row.breaks.map((value, i) => (
        <td key={view.tieBreaks[i]?.title}>{pointsText(value)}</td>
      ))}
    </tr>
  );
}

function TieBreaks({ view }: StandingsProps): JSX.Element | null {
  if (view.tieBreaks.length === 0) return null;
  return (
    <details class={club.more}>
      <summary>{tournamentText('tieBreaks')}</summary>
      <p>{tournamentText('tieBreaksExplained')}</p>
      <dl>
        {view.tieBreaks.map(({ title, says: description }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Pairings of a round, and the standings. */
import type { TournamentRoundView, TournamentView } from '@parlour/protocol/club/tournaments';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Link } from '../../app/router.tsx';
import { useAsync } from '../../lib/use-async.ts';
import { SelectField } from '../../ui/form-fields.tsx';
import { PaperPanel, ScrollableContent } from '../../ui/page.tsx';
import styles from './tournament-page.module.css';
import { byeText, pointsText, sidesText, tableResultText } from './tournament-text.ts';
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
    <PaperPanel>
      <h2 class={styles.heading}>Round {number}</h2>
      {view.rounds > 1 && (
        <div class={styles.screen}>
          <SelectField
            label="Which round"
            value={String(number)}
            options={Array.from({ length: view.rounds }, (_, i) => String(i + 1))}
            onChange={value => {
              chosen.value = Number(value) === view.rounds ? undefined : Number(value);
            }}
          />
        </div>
      )}
      {round && <RoundTable view={view} round={round} mine={mine} />}
    </PaperPanel>
  );
}

type RoundTableProps = Omit<PairingsProps, 'id'> & { readonly round: TournamentRoundView };

function RoundTable({ view, round, mine }: RoundTableProps): JSX.Element {
  return (
    <>
      {round.until !== undefined && view.phase === 'running' && <p>It is closed at {closingTimeText(round.until)}.</p>}
      <ScrollableContent label="Tables of the round">
        <table class={styles.table}>
          <thead>
            <tr>
              <th scope="col">Table</th>
              <th scope="col">Players</th>
              <th scope="col">Result</th>
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
        <p key={bye.who}>{byeText(view, bye)}.</p>
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
  <details class={styles.more}>
    <summary>The deals of this round</summary>
    <p class={styles.code}>They were bound beforehand by {deal.commitment}.</p>
    {deal.secret && <p class={styles.code}>Their secret, now that nobody plays them: {deal.secret}</p>}
  </details>
);

const closingTimeText = (moment: number): string =>
  new Date(moment).toLocaleString(undefined, { dateStyle: 'short', timeStyle: 'short' });

type StandingsProps = { readonly view: TournamentView };

export function Standings({ view }: StandingsProps): JSX.Element | null {
  if (view.standings.length === 0) return null;
  return (
    <PaperPanel>
      <h2 class={styles.heading}>{view.phase === 'over' ? 'Final standings' : 'Standings'}</h2>
      <ScrollableContent label="Standings">
        <table class={styles.table}>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Name</th>
              <th scope="col">{view.kind === 'knock-out' ? 'Rounds won' : 'Points'}</th>
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
    </PaperPanel>
  );
}

type StandingRowProps = StandingsProps & { readonly row: TournamentView['standings'][number] };

function StandingRow({ row, view }: StandingRowProps): JSX.Element {
  const hasLeft = view.entering === 'single' && view.entrants[row.who]?.left;
  return (
    <tr>
      <td>{row.place}</td>
      <th scope="row">
        {row.name}
        {hasLeft ? ' (left)' : ''}
      </th>
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
    <details class={styles.more}>
      <summary>How a tie is broken</summary>
      <p>Where points are level these are asked one after another; whoever is level in all of them shares a place.</p>
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

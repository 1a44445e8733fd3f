/** Who plays whom: the round that is being played, or one before it. */
import type { TournamentRoundView, TournamentView } from '@parlour/protocol/club/tournaments';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useAsked } from '../asking.ts';
import { Paper, Wide } from '../pages/page.tsx';
import { Choice } from '../pages/terms.tsx';
import { Link } from '../router.tsx';
import styles from './tournament.module.css';
import { askRound } from './tournament-ask.ts';
import { byeSaid, resultAt, sidesAt } from './tournament-words.ts';

type Props = {
  readonly id: string;
  readonly seen: TournamentView;
  /** The numbers of the entrants who play on this device. */
  readonly mine: readonly number[];
};

export function Pairings({ id, seen, mine }: Props): JSX.Element | null {
  const chosen = useSignal<number | undefined>(undefined);
  const number = chosen.value ?? seen.rounds;
  const isLast = number === seen.rounds;
  const earlier = useAsked(async () => (isLast ? undefined : askRound(id, number)), [id, number, isLast]);
  const round = isLast ? seen.round : earlier?.ok ? earlier.value : null;
  if (seen.rounds === 0) return null;
  return (
    <Paper>
      <h2 class={styles.heading}>Round {number}</h2>
      {seen.rounds > 1 && (
        <div class={styles.screen}>
          <Choice
            says="Which round"
            value={String(number)}
            of={Array.from({ length: seen.rounds }, (_, i) => String(i + 1))}
            choose={value => {
              chosen.value = Number(value) === seen.rounds ? undefined : Number(value);
            }}
          />
        </div>
      )}
      {round && <RoundTables seen={seen} round={round} mine={mine} />}
    </Paper>
  );
}

type RoundProps = Omit<Props, 'id'> & { readonly round: TournamentRoundView };

function RoundTables({ seen, round, mine }: RoundProps): JSX.Element {
  return (
    <>
      {round.until !== undefined && seen.phase === 'running' && <p>It is closed at {timeOf(round.until)}.</p>}
      <Wide label="Tables of the round">
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
                <td>{mayOpen(round, table, mine) ? <Link to={`/t/${table.table}`}>{i + 1}</Link> : i + 1}</td>
                <th scope="row">{sidesAt(seen, table)}</th>
                <td>{resultAt(table)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      {round.byes.map(bye => (
        <p key={bye.who}>{byeSaid(seen, bye)}.</p>
      ))}
      {round.deal && <Deal deal={round.deal} />}
    </>
  );
}

/** Anyone may watch a running match, unless others play the same deals. Those are for their players, when the round is over. */
const mayOpen = (
  { deal }: TournamentRoundView,
  { outcome, seats }: TournamentRoundView['tables'][number],
  mine: readonly number[],
): boolean =>
  deal === undefined ? outcome === undefined : deal.secret !== undefined && mine.some(who => seats.includes(who));

const Deal = ({ deal }: { readonly deal: NonNullable<TournamentRoundView['deal']> }): JSX.Element => (
  <details class={styles.more}>
    <summary>The deals of this round</summary>
    <p class={styles.code}>They were bound beforehand by {deal.commitment}.</p>
    {deal.secret && <p class={styles.code}>Their secret, now that nobody plays them: {deal.secret}</p>}
  </details>
);

const timeOf = (moment: number): string =>
  new Date(moment).toLocaleString(undefined, { dateStyle: 'short', timeStyle: 'short' });

/** My games and statistics: kept on this device, and taken along as one file. */
import { Action } from '@parlour/felt/pieces/prompt';
import { findGame } from '@parlour/games/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useAsked } from '../asking.ts';
import { house } from '../host/door.ts';
import type { KeptRecord, KeptTable } from '../host/store.ts';
import { Link } from '../router.tsx';
import { statisticsOf } from '../statistics.ts';
import styles from './games.module.css';
import { Page, Paper } from './page.tsx';

const titleOf = (game: string): string => findGame(game)?.title ?? game;
const dateOf = (time: number): string => new Date(time).toLocaleDateString('en-GB', { dateStyle: 'medium' });

export function GamesPage(): JSX.Element {
  const changes = useSignal(0);
  const tables = useAsked(() => house().tables(), [changes.value]) ?? [];
  const records = useAsked(() => house().records(), [changes.value]) ?? [];
  const changed = (): void => {
    changes.value += 1;
  };
  return (
    <Page title="My games">
      <Going tables={tables.filter(({ isOver }) => !isOver)} changed={changed} />
      <Statistics records={records} />
      <Finished records={records} />
      <Moving changed={changed} />
    </Page>
  );
}

type GoingProps = { readonly tables: readonly KeptTable[]; changed(): void };

function Going({ tables, changed }: GoingProps): JSX.Element {
  return (
    <Paper>
      <h2 class={styles.heading}>On the table</h2>
      {tables.length === 0 && <p>No game is waiting for you.</p>}
      <ul>
        {tables.map(({ id, game, people, touched }) => (
          <li key={id} class={styles.row}>
            <Link to={`/table/${id}`}>{titleOf(game)}</Link>
            <span class={styles.about}>
              {people.filter(name => name !== null).join(', ')}, {dateOf(touched)}
            </span>
            <Action onAct={() => void house().forgetTable(id).then(changed)}>Put away</Action>
          </li>
        ))}
      </ul>
    </Paper>
  );
}

function Statistics({ records }: { readonly records: readonly KeptRecord[] }): JSX.Element | null {
  if (records.length === 0) return null;
  return (
    <Paper>
      <h2 class={styles.heading}>Statistics</h2>
      <div class={styles.wide}>
        <table class={styles.table}>
          <thead>
            <tr>
              <th scope="col">Game</th>
              <th scope="col">Played</th>
              <th scope="col">Won</th>
              <th scope="col">In a row</th>
            </tr>
          </thead>
          <tbody>
            {statisticsOf(records).map(({ game, played, won, streak }) => (
              <tr key={game}>
                <th scope="row">{titleOf(game)}</th>
                <td>{played}</td>
                <td>
                  {won} ({Math.round((100 * won) / played)}%)
                </td>
                <td>{streak}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Paper>
  );
}

const LISTED = 100;

function Finished({ records }: { readonly records: readonly KeptRecord[] }): JSX.Element | null {
  if (records.length === 0) return null;
  return (
    <Paper>
      <h2 class={styles.heading}>Finished</h2>
      <ul>
        {records.slice(0, LISTED).map(({ id, game, ended, scores }) => (
          <li key={id} class={styles.row}>
            <Link to={`/after/${id}`}>{titleOf(game)}</Link>
            <span class={styles.about}>
              {scores.join(' : ')}, {dateOf(ended)}
            </span>
            <Link to={`/replay/${id}`}>Replay</Link>
          </li>
        ))}
      </ul>
    </Paper>
  );
}

function Moving({ changed }: { changed(): void }): JSX.Element {
  const says = useSignal('');
  const save = async (): Promise<void> => {
    const file = new Blob([await house().exportAll()], { type: 'application/json' });
    const link = Object.assign(document.createElement('a'), {
      href: URL.createObjectURL(file),
      download: 'parlour-games.json',
    });
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const load = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const outcome = await house().importAll(await file.text());
    says.value = 'wrong' in outcome ? outcome.wrong : `${outcome.added} games are new here.`;
    changed();
  };
  return (
    <Paper>
      <h2 class={styles.heading}>Taking them along</h2>
      <p>Your games are on this device only. A file takes them to another.</p>
      <div class={styles.ways}>
        <Action onAct={() => void save()}>Export to a file</Action>
        <label class={styles.file}>
          Import from a file
          <input type="file" accept="application/json" onChange={event => void load(event.currentTarget.files?.[0])} />
        </label>
      </div>
      <p role="status">{says.value}</p>
    </Paper>
  );
}

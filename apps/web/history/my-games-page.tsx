/** "My games": games in progress, statistics, finished games, export and import. */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { findGame } from '@parlour/games/shelf/shelf';
import { pluralize } from '@parlour/kernel/sentences';
import { type Signal, useSignal } from '@preact/signals';
import { h, type JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Link } from '../app/router.tsx';
import { boxOfGame } from '../lib/box-assets.ts';
import { useAsync } from '../lib/use-async.ts';
import { waitingTables } from '../notifications/waiting-count.ts';
import { SelectField } from '../ui/form-fields.tsx';
import { BoxLid } from '../ui/lid.tsx';
import { PageLayout, PaperPanel, ScrollableContent } from '../ui/page.tsx';
import type { StoredRecord } from '../worker/store.ts';
import { workerApi } from '../worker/worker-client.ts';
import {
  EMPTY_FILTER,
  type FinishedGameRow,
  filterChoices,
  finishedGameRow,
  type GameFilter,
  matchesFilter,
  OUTCOMES,
} from './finished-games.ts';
import { statisticsByGame } from './match-statistics.ts';
import styles from './my-games-page.module.css';
import { type OngoingGame, ongoingGames, withoutWaitingTables } from './ongoing-games.ts';

const loadOngoing = async (): Promise<OngoingGame[]> =>
  ongoingGames(...(await Promise.all([workerApi().tables(), workerApi().remoteTables()])));

export function MyGamesPage(): JSX.Element {
  const changes = useSignal(0);
  const ongoing = useAsync(loadOngoing, [changes.value]) ?? [];
  const records = useAsync(() => workerApi().records(), [changes.value]) ?? [];
  const onChange = (): void => {
    changes.value += 1;
  };
  return (
    <PageLayout title="My games">
      <YourTurn />
      <OngoingGames ongoing={ongoing} onChange={onChange} />
      <Statistics records={records} />
      <Link to="/feats" class={styles.feats}>
        Achievements
      </Link>
      <FinishedGames records={records} />
      <Link to="/review" class={styles.feats}>
        Look over a record from a file
      </Link>
      <ExportImport onChange={onChange} />
    </PageLayout>
  );
}

/** The server knows best which remote tables wait for the player. */
function YourTurn(): JSX.Element | null {
  const list = useAsync(async () => (await import('../notifications/waiting-list.tsx')).WaitingList, []);
  return list ? h(list, { whenEmpty: 'hidden' }) : null;
}

type OngoingProps = { readonly ongoing: readonly OngoingGame[]; onChange(): void };

function OngoingGames({ ongoing, onChange }: OngoingProps): JSX.Element | null {
  const others = withoutWaitingTables(ongoing, waitingTables.value);
  if (others.length === 0 && waitingTables.value.length > 0) return null;
  return (
    <PaperPanel>
      <h2 class={styles.heading}>On the table</h2>
      {others.length === 0 && <p>No game is waiting for you.</p>}
      <ul>
        {others.map(({ id, to, game, standing: line, touched, isRemote }) => (
          <li key={to} class={styles.pictured}>
            <span class={styles.lid}>
              <BoxLid box={boxOfGame(game.id)} />
            </span>
            <Link to={to}>{game.title}</Link>
            <span class={styles.about}>
              {line === '' ? '' : `${line}; `}
              {formatDate(touched)}
            </span>
            {!isRemote && (
              <ActionButton onAct={() => void workerApi().deleteTable(id).then(onChange)}>Put away</ActionButton>
            )}
          </li>
        ))}
      </ul>
    </PaperPanel>
  );
}

function Statistics({ records }: { readonly records: readonly StoredRecord[] }): JSX.Element | null {
  const statistics = statisticsByGame(records);
  if (statistics.length === 0) return null;
  return (
    <PaperPanel>
      <h2 class={styles.heading}>Statistics</h2>
      <ScrollableContent label="Statistics">
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
            {statistics.map(({ game, played, won, streak }) => (
              <tr key={game}>
                <th scope="row">{gameTitle(game)}</th>
                <td>{played}</td>
                <td>
                  {won} ({Math.round((100 * won) / played)}%)
                </td>
                <td>{streak}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableContent>
    </PaperPanel>
  );
}

function ExportImport({ onChange }: { onChange(): void }): JSX.Element {
  const status = useSignal('');
  const exportGames = async (): Promise<void> => {
    const file = new Blob([await workerApi().exportAll()], { type: 'application/json' });
    const link = Object.assign(document.createElement('a'), {
      href: URL.createObjectURL(file),
      download: 'parlour-games.json',
    });
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const importGames = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const added = await workerApi().importAll(await file.text());
    status.value = added.ok ? `${pluralize(added.value, 'game is', 'games are')} new here.` : added.fault;
    onChange();
  };
  return (
    <PaperPanel>
      <h2 class={styles.heading}>Taking them along</h2>
      <p>Your games are on this device only. A file takes them to another.</p>
      <div class={styles.ways}>
        <ActionButton onAct={() => void exportGames()}>Export to a file</ActionButton>
        <label class={styles.file}>
          Import from a file
          <input
            type="file"
            accept="application/json"
            onChange={event => void importGames(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      <p role="status">{status.value}</p>
    </PaperPanel>
  );
}

export const gameTitle = (game: string): string => findGame(game)?.title ?? game;
export const formatDate = (time: number): string => new Date(time).toLocaleDateString('en-GB', { dateStyle: 'medium' });

/** No more are drawn at once; players narrow the search to find older games. */
const MAX_GAMES_SHOWN = 100;

export function FinishedGames({ records }: { readonly records: readonly StoredRecord[] }): JSX.Element | null {
  const filter = useSignal(EMPTY_FILTER);
  if (records.length === 0) return null;
  const rows = records.map(finishedGameRow);
  const found = rows.filter(row => matchesFilter(row, filter.value));
  return (
    <PaperPanel>
      <h2 class={styles.heading}>Finished</h2>
      <GameSearch rows={rows} filter={filter} />
      <p role="status" class={styles.about}>
        {found.length === rows.length
          ? pluralize(rows.length, 'game')
          : `${found.length} of ${pluralize(rows.length, 'game')}`}
        {found.length > MAX_GAMES_SHOWN && `; the latest ${MAX_GAMES_SHOWN} are shown`}
      </p>
      <ul aria-label="Finished games">
        {found.slice(0, MAX_GAMES_SHOWN).map(row => (
          <FinishedGame key={row.id} row={row} />
        ))}
      </ul>
    </PaperPanel>
  );
}

function FinishedGame({ row }: { readonly row: FinishedGameRow }): JSX.Element {
  const { id, game, title, outcome: end, result, players: company, turningPoint: decided, ended, daily } = row;
  const box = findGame(game) && boxOfGame(game);
  return (
    <li class={styles.pictured} data-end={end}>
      <span class={styles.lid}>{box && <BoxLid box={box} />}</span>
      <Link to={`/after/${id}`}>
        {title}: {result}
      </Link>
      <span class={styles.replay}>
        <Link to={`/review/${id}`}>Look it over</Link> <Link to={`/replay/${id}`}>Replay</Link>
      </span>
      <span class={styles.about}>
        {daily !== undefined && 'daily deal, '}
        {company !== '' && `${company}, `}
        {formatDate(ended)}
      </span>
      {decided !== '' && <span class={styles.decided}>{decided}</span>}
    </li>
  );
}

type GameSearchProps = { readonly rows: readonly FinishedGameRow[]; readonly filter: Signal<GameFilter> };

const ANY_VALUE = 'any';

function GameSearch({ rows, filter }: GameSearchProps): JSX.Element {
  const id = useId();
  const { games, others } = filterChoices(rows);
  const set = (key: keyof GameFilter) => (value: string) => {
    filter.value = { ...filter.value, [key]: value === ANY_VALUE ? '' : value };
  };
  const choice = (says: string, key: keyof GameFilter, of: readonly string[]): JSX.Element => (
    <SelectField label={says} value={filter.value[key] || ANY_VALUE} options={[ANY_VALUE, ...of]} onChange={set(key)} />
  );
  return (
    <div class={styles.search}>
      {choice('Game', 'game', games)}
      {choice('With', 'player', others)}
      {choice('Result', 'outcome', OUTCOMES)}
      <div class={styles.words}>
        <label for={id}>What happened</label>
        <input id={id} type="search" maxLength={60} onInput={event => set('words')(event.currentTarget.value)} />
      </div>
    </div>
  );
}

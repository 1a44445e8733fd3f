/** My games and statistics: kept on this device, and taken along as one file. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import { counted } from '@parlour/kernel/saying';
import { useSignal } from '@preact/signals';
import { h, type JSX } from 'preact';
import { useAsked } from '../asking.ts';
import { boxOf } from '../boxes.ts';
import type { KeptRecord } from '../host/store.ts';
import { worker } from '../host/worker-client.ts';
import { Link } from '../router.tsx';
import { besides, goingOn, type StandingLine } from '../standing.ts';
import { statisticsOf } from '../statistics.ts';
import { waitingTables } from '../waits.ts';
import styles from './games.module.css';
import { dateOf, Finished, titleOf } from './games-finished.tsx';
import { Lid } from './lid.tsx';
import { Page, Paper, Wide } from './page.tsx';

const loadGoing = async (): Promise<StandingLine[]> =>
  goingOn(...(await Promise.all([worker().tables(), worker().farTables()])));

export function GamesPage(): JSX.Element {
  const changes = useSignal(0);
  const going = useAsked(loadGoing, [changes.value]) ?? [];
  const records = useAsked(() => worker().records(), [changes.value]) ?? [];
  const changed = (): void => {
    changes.value += 1;
  };
  return (
    <Page title="My games">
      <YourTurn />
      <OnTheTable going={going} changed={changed} />
      <Statistics records={records} />
      <Link to="/feats" class={styles.feats}>
        Achievements
      </Link>
      <Finished records={records} />
      <Link to="/review" class={styles.feats}>
        Look over a record from a file
      </Link>
      <Moving changed={changed} />
    </Page>
  );
}

/** Of tables elsewhere the house knows best whom they wait for. */
function YourTurn(): JSX.Element | null {
  const list = useAsked(async () => (await import('../club/waiting-list.tsx')).WaitingList, []);
  return list ? h(list, { empty: 'hidden' }) : null;
}

type GoingProps = { readonly going: readonly StandingLine[]; changed(): void };

function OnTheTable({ going, changed }: GoingProps): JSX.Element | null {
  const others = besides(going, waitingTables.value);
  if (others.length === 0 && waitingTables.value.length > 0) return null;
  return (
    <Paper>
      <h2 class={styles.heading}>On the table</h2>
      {others.length === 0 && <p>No game is waiting for you.</p>}
      <ul>
        {others.map(({ id, to, game, line, touched, isFar }) => (
          <li key={to} class={styles.pictured}>
            <span class={styles.lid}>
              <Lid box={boxOf(game.id)} />
            </span>
            <Link to={to}>{game.title}</Link>
            <span class={styles.about}>
              {line === '' ? '' : `${line}; `}
              {dateOf(touched)}
            </span>
            {!isFar && <Action onAct={() => void worker().forgetTable(id).then(changed)}>Put away</Action>}
          </li>
        ))}
      </ul>
    </Paper>
  );
}

function Statistics({ records }: { readonly records: readonly KeptRecord[] }): JSX.Element | null {
  const statistics = statisticsOf(records);
  if (statistics.length === 0) return null;
  return (
    <Paper>
      <h2 class={styles.heading}>Statistics</h2>
      <Wide label="Statistics">
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
      </Wide>
    </Paper>
  );
}

function Moving({ changed }: { changed(): void }): JSX.Element {
  const says = useSignal('');
  const save = async (): Promise<void> => {
    const file = new Blob([await worker().exportAll()], { type: 'application/json' });
    const link = Object.assign(document.createElement('a'), {
      href: URL.createObjectURL(file),
      download: 'parlour-games.json',
    });
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const load = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const added = await worker().importAll(await file.text());
    says.value = added.ok ? `${counted(added.value, 'game is', 'games are')} new here.` : added.fault;
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

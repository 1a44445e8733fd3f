/** The tables that wait for the user, with links. */
import type { JSX } from 'preact';
import { Link } from '../app/router.tsx';
import styles from '../club/club.module.css';
import { boxOfGame } from '../lib/box-assets.ts';
import { useAsync } from '../lib/use-async.ts';
import { BoxLid } from '../ui/lid.tsx';
import { Panel } from '../ui/surfaces.tsx';
import { notificationsText } from './notifications-text.ts';
import { fetchTurnRequests, type TurnRequests, turnRequestText } from './turn-requests.ts';
import { waitingTables } from './waiting-count.ts';

async function fetchAndCacheTurnRequests(): Promise<TurnRequests> {
  const requests = await fetchTurnRequests();
  waitingTables.value = requests.map(({ table }) => table);
  return requests;
}

/** Nothing if no table waits. */
export function WaitingList(): JSX.Element | null {
  const requests = useAsync(fetchAndCacheTurnRequests, []) ?? [];
  if (requests.length === 0) return null;
  return (
    <Panel title={notificationsText('yourTurn')} class={styles.panel}>
      <ul class={styles.list} aria-label={notificationsText('tablesWaiting')}>
        {requests.map(request => {
          const { title, about } = turnRequestText(request, Date.now());
          return (
            <li key={`${request.table}/${request.seat}`}>
              <span class={styles.person}>
                <span class={styles.lid}>
                  <BoxLid box={boxOfGame(request.game)} />
                </span>
                <span class={styles.name}>
                  <Link to={`/t/${request.table}`}>{title}</Link>
                  <small>{about}</small>
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

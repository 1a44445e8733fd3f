/** The tables that wait for the user, with links. */
import type { JSX } from 'preact';
import { Link } from '../app/router.tsx';
import styles from '../history/my-games-page.module.css';
import { boxOfGame } from '../lib/box-assets.ts';
import { useAsync } from '../lib/use-async.ts';
import { BoxLid } from '../ui/lid.tsx';
import { PaperPanel } from '../ui/page.tsx';
import { fetchTurnRequests, type TurnRequests, turnRequestText } from './turn-requests.ts';
import { waitingTables } from './waiting-count.ts';

async function fetchAndCacheTurnRequests(): Promise<TurnRequests> {
  const requests = await fetchTurnRequests();
  waitingTables.value = requests.map(({ table }) => table);
  return requests;
}

type WaitingListProps = {
  /** What to show if no table waits. */
  readonly whenEmpty: 'said' | 'hidden';
};

export function WaitingList({ whenEmpty }: WaitingListProps): JSX.Element | null {
  const requests = useAsync(fetchAndCacheTurnRequests, []);
  if (whenEmpty === 'hidden' && (requests ?? []).length === 0) return null;
  return (
    <PaperPanel>
      <h2 class={styles.heading}>Your turn</h2>
      {!requests && <p role="status">Looking it up …</p>}
      {requests?.length === 0 && <p>No table waits for you.</p>}
      <ul aria-label="Tables that wait for you">
        {requests?.map(request => {
          const { title, about } = turnRequestText(request, Date.now());
          return (
            <li key={`${request.table}/${request.seat}`} class={styles.pictured}>
              <span class={styles.lid}>
                <BoxLid box={boxOfGame(request.game)} />
              </span>
              <Link to={`/t/${request.table}`}>{title}</Link>
              <span class={styles.about}>{about}</span>
            </li>
          );
        })}
      </ul>
    </PaperPanel>
  );
}

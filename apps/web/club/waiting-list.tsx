/** The tables that wait for whoever is here, each with a way to it. */
import type { JSX } from 'preact';
import { useAsked } from '../asking.ts';
import { boxOf } from '../boxes.ts';
import styles from '../pages/games.module.css';
import { Lid } from '../pages/lid.tsx';
import { Paper } from '../pages/page.tsx';
import { Link } from '../router.tsx';
import { waitingTables } from '../waits.ts';
import { askWaits, type Waits, waitSaid } from './waiting.ts';

async function askAndKeep(): Promise<Waits> {
  const waits = await askWaits();
  waitingTables.value = waits.map(({ table }) => table);
  return waits;
}

type ListProps = {
  /** Where nothing waits that is said, or nothing is shown. */
  readonly empty: 'said' | 'hidden';
};

export function WaitingList({ empty }: ListProps): JSX.Element | null {
  const waits = useAsked(askAndKeep, []);
  if (empty === 'hidden' && (waits ?? []).length === 0) return null;
  return (
    <Paper>
      <h2 class={styles.heading}>Your turn</h2>
      {!waits && <p role="status">Looking it up …</p>}
      {waits?.length === 0 && <p>No table waits for you.</p>}
      <ul aria-label="Tables that wait for you">
        {waits?.map(wait => {
          const { title, about } = waitSaid(wait, Date.now());
          return (
            <li key={`${wait.table}/${wait.seat}`} class={styles.pictured}>
              <span class={styles.lid}>
                <Lid box={boxOf(wait.game)} />
              </span>
              <Link to={`/t/${wait.table}`}>{title}</Link>
              <span class={styles.about}>{about}</span>
            </li>
          );
        })}
      </ul>
    </Paper>
  );
}

/** Joins a table by its code or from the list of open tables. */

import { findGame } from '@parlour/games/shelf/shelf';
import { formatList } from '@parlour/messages';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../../app/app.tsx';
import { Link, navigateTo } from '../../app/router.tsx';
import { useAsync } from '../../lib/use-async.ts';
import { ArrowLink, Button, ButtonLink } from '../../ui/button.tsx';
import { PageLayout } from '../../ui/page.tsx';
import { EmptyState, Panel } from '../../ui/surfaces.tsx';
import type { ListedTable } from '../../worker/worker-api.ts';
import { workerApi } from '../../worker/worker-client.ts';
import styles from './friends.module.css';
import { friendsText as t } from './friends-text.ts';

export function JoinPage({ named }: PageProps): JSX.Element {
  const code = useSignal(named.code ?? '');
  const error = useSignal('');
  const join = async (): Promise<void> => {
    const found = await workerApi().findTableByCode(code.value.trim().toUpperCase());
    if (found.ok) navigateTo(`/t/${found.value.table}`, named.code === undefined ? 'push' : 'replace');
    else error.value = found.fault;
  };
  useEffect(() => {
    if (named.code !== undefined) void join();
  }, [named.code]);
  return (
    <PageLayout title={t('joinTitle')}>
      <Panel class={styles.panel}>
        <form
          class={styles.join}
          onSubmit={event => {
            event.preventDefault();
            void join();
          }}
        >
          <label for="code">{t('tableCode')}</label>
          <input
            id="code"
            class={styles.code}
            value={code.value}
            maxLength={7}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            onInput={event => {
              code.value = event.currentTarget.value;
            }}
          />
          <Button tone="primary" size="large">
            {t('join')}
          </Button>
          <p role="alert">{error.value}</p>
        </form>
      </Panel>
      <OpenTables />
      <p>
        <ArrowLink to="/club/tournaments">{t('tournaments')}</ArrowLink>
      </p>
    </PageLayout>
  );
}

function OpenTables(): JSX.Element | null {
  const listing = useAsync(async () => workerApi().listOpenTables(), []);
  const visited = useAsync(() => workerApi().remoteTables(), []) ?? [];
  const listed: readonly ListedTable[] = listing?.ok ? listing.value.tables : [];
  if (listed.length === 0 && visited.length === 0) {
    return listing ? (
      <EmptyState title={t('noTablesTitle')} text={t('noTables')}>
        <ButtonLink to="/">{t('toBoxes')}</ButtonLink>
      </EmptyState>
    ) : null;
  }
  return (
    <Panel class={styles.panel}>
      {visited.length > 0 && <h2 class={styles.heading}>{t('yourTables')}</h2>}
      <ul>
        {visited.map(({ id, seen: lastView }) => (
          <li key={id} class={styles.row}>
            <Link to={`/t/${id}`}>{tableTitle(lastView?.table?.game)}</Link>
          </li>
        ))}
      </ul>
      {listed.length > 0 && <h2 class={styles.heading}>{t('openTables')}</h2>}
      <ul>
        {listed.map(({ table, game, seats, playing }) => (
          <li key={table} class={styles.row}>
            <Link to={`/t/${table}`}>{tableTitle(game)}</Link>
            <span class={styles.about}>{aboutListed(seats, playing)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function aboutListed(seats: ListedTable['seats'], playing: boolean): string {
  const names = seats.filter(seat => seat !== null);
  const players = names.length > 0 ? formatList(names) : t('noOneYet');
  return playing ? t('listedPlaying', { players }) : t('listedFree', { players, free: seats.length - names.length });
}

const tableTitle = (game: string | undefined): string => (game && findGame(game)?.title) ?? t('someTable');

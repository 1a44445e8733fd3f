import { PackProvider } from '@parlour/board-kit/pack';
import { findGame } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { useSignal } from '@preact/signals';
import { type ComponentProps, h, type JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { PageProps } from '../app/app.tsx';
import { hasSignedIn, isFirstGame } from '../app/settings.ts';
import { useAsync } from '../lib/use-async.ts';
import { isMyTurn, useTurnBadge } from '../notifications/turn-badge.ts';
import { GonePage, NotFound } from '../ui/page.tsx';
import { openRemoteTable, openStoredTable, workerApi } from '../worker/worker-client.ts';
import { loadTableAssets } from './assets.ts';
import type { PlaybackStep } from './playback.ts';
import styles from './table.module.css';
import { openTableController, type TableController } from './table-controller.ts';
import { ErrorBanner, TableScreen } from './view/table-view.tsx';

export function LocalTablePage({ named }: PageProps): JSX.Element {
  const controller = useMemo(
    () => openTableController(onMessage => openStoredTable(named.id!, onMessage), loadTableAssets),
    [named.id],
  );
  useEffect(() => controller.leave, [controller]);
  return <TablePageContent controller={controller} />;
}

export function RemoteTablePage({ named }: PageProps): JSX.Element {
  const controller = useMemo(
    () => openTableController(onMessage => openRemoteTable(named.id!, onMessage), loadTableAssets),
    [named.id],
  );
  useEffect(() => controller.leave, [controller]);
  const isShown = controller.shown.value !== undefined;
  useEffect(() => {
    if (isShown && hasSignedIn())
      void import('../notifications/turn-requests.ts').then(({ markTableViewed }) => markTableViewed(named.id!));
  }, [isShown, named.id]);
  return <TablePageContent controller={controller} />;
}

export function TablePageContent({ controller }: { readonly controller: TableController }): JSX.Element {
  const assets = controller.assets.value;
  const shown = controller.shown.value;
  /** The number of the match after which the player went to the waiting room. */
  const waitingAfterMatch = useSignal<number | undefined>(undefined);
  useFirstGameMark(shown);
  if (controller.closedReason.value !== undefined) return <GonePage why={controller.closedReason.value} />;
  if (controller.isMissing.value) return <NotFound />;
  const isBetweenMatches =
    shown?.tableView.scene?.over !== undefined && waitingAfterMatch.value === shown.tableView.room.match;
  const back = { ...(isBetweenMatches && { onLeave: () => (waitingAfterMatch.value = undefined) }) };
  return (
    <>
      {assets && shown && (!shown.tableView.scene || isBetweenMatches) && (
        <LazyWaitingRoom controller={controller} tableView={shown.tableView} {...back} />
      )}
      {assets && shown?.tableView.scene && !isBetweenMatches ? (
        <PackProvider value={assets.pack}>
          <TableScreen
            controller={controller}
            board={assets.board}
            shown={shown}
            onOpenWaitingRoom={() => (waitingAfterMatch.value = shown.tableView.room.match)}
          />
          <TurnBadge controller={controller} shown={shown} />
        </PackProvider>
      ) : (
        !shown && <main class={styles.table} aria-busy="true" />
      )}
      <ErrorBanner controller={controller} />
    </>
  );
}

/** Boards mark what fits in a first game only. */
function useFirstGameMark(shown: PlaybackStep | undefined): void {
  const game = shown?.tableView.table.game;
  useEffect(() => {
    if (game !== undefined)
      void workerApi()
        .hasFinished(game)
        .then(hasFinished => (isFirstGame.value = !hasFinished));
    return () => {
      isFirstGame.value = false;
    };
  }, [game, shown?.tableView.room.match]);
}

type TurnBadgeProps = { readonly controller: TableController; readonly shown: PlaybackStep };

function TurnBadge({ controller, shown }: TurnBadgeProps): null {
  const { title } = assertDefined(findGame(shown.tableView.table.game));
  useTurnBadge(title, !controller.isBusy.value && isMyTurn(shown));
  return null;
}

type WaitingProps = ComponentProps<typeof import('./between-matches/waiting-room.tsx').WaitingRoom>;

/** Loads the waiting room only when it is shown: local games never need it. */
function LazyWaitingRoom(props: WaitingProps): JSX.Element | null {
  const waitingRoom = useAsync(async () => (await import('./between-matches/waiting-room.tsx')).WaitingRoom, []);
  return waitingRoom ? h(waitingRoom, props) : null;
}

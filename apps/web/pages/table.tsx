/** The table: one sitting on one screen, without scrolling. */
import { PackProvider } from '@parlour/board-kit/pack';
import { useSignal } from '@preact/signals';
import { type ComponentProps, h, type JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { useAsked } from '../asking.ts';
import { openController, type TableController } from '../controller.ts';
import { openHere, openThere } from '../host/worker-client.ts';
import { hasSignedIn } from '../signed-in.ts';
import { furnish } from './furnish.ts';
import { LaidTable } from './laid-table.tsx';
import { Gone, Missing } from './missing.tsx';
import styles from './table.module.css';
import { Trouble } from './trouble.tsx';

export function TablePage({ named }: PageProps): JSX.Element {
  const controller = useMemo(() => openController(hear => openHere(named.id!, hear), furnish), [named.id]);
  useEffect(() => controller.leave, [controller]);
  return <SittingView sitting={controller} />;
}

/** A table elsewhere, by its link. */
export function RemotePage({ named }: PageProps): JSX.Element {
  const controller = useMemo(() => openController(hear => openThere(named.id!, hear), furnish), [named.id]);
  useEffect(() => controller.leave, [controller]);
  const isShown = controller.shown.value !== undefined;
  useEffect(() => {
    if (isShown && hasSignedIn()) void import('../club/looked.ts').then(({ noteLooked }) => noteLooked(named.id!));
  }, [isShown, named.id]);
  return <SittingView sitting={controller} />;
}

export function SittingView({ sitting: controller }: { readonly sitting: TableController }): JSX.Element {
  const furnished = controller.furnished.value;
  const shown = controller.shown.value;
  /** The match after which somebody has gone to cut for another. */
  const waitsAfter = useSignal<number | undefined>(undefined);
  if (controller.gone.value !== undefined) return <Gone why={controller.gone.value} />;
  if (controller.isMissing.value) return <Missing />;
  const isBetween = shown?.sight.scene?.over !== undefined && waitsAfter.value === shown.sight.room.match;
  const back = { ...(isBetween && { leave: () => (waitsAfter.value = undefined) }) };
  return (
    <>
      {furnished && shown && (!shown.sight.scene || isBetween) && (
        <Waiting sitting={controller} sight={shown.sight} {...back} />
      )}
      {furnished && shown?.sight.scene && !isBetween ? (
        <PackProvider value={furnished.pack}>
          <LaidTable
            sitting={controller}
            board={furnished.board}
            shown={shown}
            wait={() => (waitsAfter.value = shown.sight.room.match)}
          />
        </PackProvider>
      ) : (
        !shown && <main class={styles.table} aria-busy="true" />
      )}
      <Trouble sitting={controller} />
    </>
  );
}

type WaitingProps = ComponentProps<typeof import('./waiting.tsx').WaitingRoom>;

/** Whoever plays alone does not wait for anybody. */
function Waiting(props: WaitingProps): JSX.Element | null {
  const room = useAsked(async () => (await import('./waiting.tsx')).WaitingRoom, []);
  return room ? h(room, props) : null;
}

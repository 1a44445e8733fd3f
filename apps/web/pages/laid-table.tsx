/** A table at which a match is played: in front of one person at a time, also where several share a screen. */
import { YOU } from '@parlour/board-kit/ending';
import { later } from '@parlour/board-kit/later';
import { Strip } from '@parlour/board-kit/pieces/strip';
import { unseen } from '@parlour/board-kit/pieces/unseen';
import { remark } from '@parlour/board-kit/remarks';
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import type { Play, Seat, View } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { boxOf } from '../boxes.ts';
import { passTo, type TableController } from '../controller.ts';
import type { Shown } from '../following.ts';
import { computersAt, namingOf } from '../host/sentences.ts';
import type { TableView } from '../host/table-handle.ts';
import { isMyTurn, useMyTurn } from '../my-turn.ts';
import type { AskedProps, LaidProps } from './asked.tsx';
import { Cloth } from './cloth.tsx';
import styles from './table.module.css';
import { TableBar } from './table-bar.tsx';
import { useFaces } from './use-faces.ts';

export function LaidTable({ sitting: controller, board, shown, wait }: LaidProps & { wait(): void }): JSX.Element {
  const { sight } = shown;
  const game = must(findGame(sight.table.game));
  const curtain = useCurtain(controller, shown);
  const isStill = !controller.isBusy.value;
  const plays = isStill && sight.plays.length > 0 ? sight.plays : NO_PLAYS;
  useFaces({
    game: game.id,
    names: computersAt(sight.room.seats),
    isReady: plays.length > 0 || sight.seat === null || sight.scene?.over !== undefined,
  });
  useMyTurn(game.title, isStill && isMyTurn(shown));
  const name = useMemo(() => namingFor(sight), [sight]);
  return (
    <main class={styles.table} data-world={boxOf(game.id).id}>
      {curtain === undefined ? (
        <OpenTable {...{ sitting: controller, board, shown, wait, game, plays, name }} />
      ) : (
        <Curtain name={name(curtain)} lift={() => void controller.handle()?.turnTo(curtain)} />
      )}
    </main>
  );
}

/** The same whenever there are none, so that nothing is drawn again for it. */
const NO_PLAYS: readonly Play[] = [];

function namingFor({ seat: own, room }: TableView): (seat: Seat) => string {
  const names = namingOf(room.seats);
  return seat => (seat === own ? YOU : names(seat));
}

const Curtain = later(async () => (await import('@parlour/board-kit/pieces/curtain')).Curtain);
const Bubble = later(async () => (await import('@parlour/board-kit/pieces/bubble')).Bubble);
const Outlook = later(async () => (await import('./outlook.tsx')).Outlook);
const LogLeaf = later(async () => (await import('./log.tsx')).LogLeaf);
const TableSheet = later(async () => (await import('./table-sheet.tsx')).TableSheet);

/** Nobody says anything before the first card. */
const Said = (): JSX.Element | null => (remark.value ? <Bubble /> : null);

type OpenProps = Omit<AskedProps, 'children'> & { readonly game: BoxedGame; wait(): void };

/** The table in front of whoever may look at it. */
function OpenTable(props: OpenProps): JSX.Element {
  const { sitting: controller, board, shown, game } = props;
  const { sight, view } = shown;
  const isLogOpen = useSignal(false);
  /** The view at which it was asked whether the deal can still come out. */
  const asked = useSignal<View | undefined>(undefined);
  const openLog = (): void => {
    isLogOpen.value = true;
  };
  return (
    <>
      <h1 class={unseen}>{game.title}</h1>
      <TableBar
        {...{ sitting: controller, sight, game, openLog }}
        typesLetters={board.typesLetters === true}
        lookAhead={() => (asked.value = view)}
      />
      <Strip told={controller.told.value} openLog={openLog} />
      <Cloth {...props}>{asked.value === view && <Outlook />}</Cloth>
      {!sight.scene?.over && <Said />}
      {controller.sheet.value && <TableSheet sitting={controller} game={game} opened={controller.sheet.value} />}
      {isLogOpen.value && <LogLeaf sitting={controller} sight={sight} close={() => (isLogOpen.value = false)} />}
    </>
  );
}

/** After their play a person sees what came of it, and then the screen goes to the next. */
const PASSING = 1100;

function useCurtain(controller: TableController, shown: Shown): Seat | undefined {
  const next = controller.isBusy.value ? undefined : passTo(shown);
  const { seat } = shown.sight;
  useEffect(() => {
    if (next === undefined || seat === null) return;
    const timer = setTimeout(() => void controller.handle()?.turnTo(null), PASSING);
    return () => clearTimeout(timer);
  }, [next, seat]);
  return seat === null ? next : undefined;
}

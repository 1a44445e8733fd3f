/** Connection lost, player away, undo request, and the ready check before a simultaneous start. */

import { StartPanel } from '@parlour/board-kit/components/panels/start.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { type Absence, absences, markedComputers } from '@parlour/board-kit/components/seats/seat.tsx';
import type { Seat } from '@parlour/kernel/game';
import { AWAY_AFTER_MS, type TableCommand } from '@parlour/table/commands';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { seatNamer } from '../../worker/seat-names.ts';
import type { TableView } from '../../worker/table-handle.ts';
import { joinNames } from '../shuffle-text.ts';
import type { TableController } from '../table-controller.ts';
import styles from './sheets.module.css';
import { tableText } from './view-text.ts';

type SideNoticesProps = { readonly controller: TableController; readonly tableView: TableView };

export function SideNotices({ controller, tableView }: SideNoticesProps): JSX.Element | null {
  const { remote, room, seat, scene } = tableView;
  useAbsenceMarks(tableView);
  useComputerMarks(tableView);
  if (!remote && !room.undo) return null;
  const ask = (command: TableCommand) => (): void => void controller.sendCommand(command);
  return (
    <div class={styles.notices} role="status" data-part="slip">
      {absentInTurn(tableView).map(other => (
        <AbsentPlayer
          key={other}
          tableView={tableView}
          seat={other}
          onStandIn={ask({ ask: 'stand-in', seat: other })}
        />
      ))}
      {remote && seat !== null && !scene?.over && hasStandIn(tableView, seat) && (
        <p class={styles.notice}>
          {tableText('computerPlaysForYou')}
          <ActionButton onAct={ask({ ask: 'back' })}>{tableText('takeOver')}</ActionButton>
        </p>
      )}
      {room.undo && seat !== null && <UndoRequest tableView={tableView} undo={room.undo} seat={seat} ask={ask} />}
    </div>
  );
}

const SECOND_MS = 1000;

/** Counts the seconds while someone is away. */
function useAbsenceMarks(tableView: TableView): void {
  const now = useSignal(Date.now());
  const marks = tableView.room.seats.map((_, seat) => absenceAt(tableView, seat, now.value));
  const isCounting = marks.some(mark => mark?.seconds !== undefined);
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => (now.value = Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  useEffect(() => {
    absences.value = new Map(marks.flatMap((mark, seat) => (mark ? [[seat, mark]] : [])));
    return () => {
      absences.value = new Map();
    };
  }, [JSON.stringify(marks)]);
}

/** Where people are expected, computer players are marked. */
function useComputerMarks({ room, remote }: TableView): void {
  const seats = remote ? room.seats.flatMap((occupant, seat) => (occupant.is === 'computer' ? [seat] : [])) : [];
  useEffect(() => {
    markedComputers.value = new Set(seats);
    return () => {
      markedComputers.value = new Set();
    };
  }, [seats.join()]);
}

function absenceAt({ room, remote, seat: ownSeat }: TableView, seat: Seat, now: number): Absence | undefined {
  const occupant = room.seats[seat];
  if (occupant?.is !== 'person' || seat === ownSeat || !remote) return undefined;
  const since = remote.awaySince[seat];
  const isAway = typeof since === 'number';
  if (occupant.standIn !== undefined) return { says: 'computer plays', isAway };
  return isAway ? { says: 'away', isAway, seconds: Math.max(0, Math.round((now - since) / SECOND_MS)) } : undefined;
}

const absentInTurn = (tableView: TableView): Seat[] =>
  (tableView.remote ? (tableView.scene?.turn ?? []) : []).filter(
    other =>
      other !== tableView.seat &&
      tableView.room.seats[other]?.is === 'person' &&
      !hasStandIn(tableView, other) &&
      typeof tableView.remote?.awaySince[other] === 'number',
  );

type AbsentPlayerProps = { readonly tableView: TableView; readonly seat: Seat; onStandIn(): void };

/** Offers a stand-in as soon as the table allows one; the seat shows who is away. */
function AbsentPlayer({ tableView, seat, onStandIn }: AbsentPlayerProps): JSX.Element | null {
  const since = tableView.remote?.awaySince[seat] ?? undefined;
  const isLongAway = useSignal(false);
  useEffect(() => {
    const remainingMs = since === undefined ? AWAY_AFTER_MS : since + AWAY_AFTER_MS - Date.now();
    isLongAway.value = remainingMs <= 0;
    const timer = setTimeout(() => {
      isLongAway.value = true;
    }, remainingMs);
    return () => clearTimeout(timer);
  }, [since]);
  if (tableView.seat === null || !isLongAway.value) return null;
  return (
    <p class={styles.notice}>
      {tableText('isAway', { name: seatNamer(tableView.room.seats)(seat) })}
      <ActionButton onAct={onStandIn}>{tableText('letComputerPlay')}</ActionButton>
    </p>
  );
}

type UndoRequestProps = {
  readonly tableView: TableView;
  readonly undo: NonNullable<TableView['room']['undo']>;
  readonly seat: Seat;
  ask(command: TableCommand): () => void;
};

function UndoRequest({ tableView, undo, seat, ask }: UndoRequestProps): JSX.Element | null {
  const name = seatNamer(tableView.room.seats);
  if (undo.seat === seat) {
    const pending = seatsAskedForUndo(tableView).filter(other => other !== seat && !undo.agreed.includes(other));
    return <p class={styles.notice}>{tableText('undoAsked', { names: joinNames(pending.map(name)) })}</p>;
  }
  if (undo.agreed.includes(seat)) return null;
  return (
    <p class={styles.notice}>
      {tableText('undoRequested', { name: name(undo.seat) })}
      <ActionButton onAct={ask({ ask: 'agree' })}>{tableText('agree')}</ActionButton>
      <ActionButton onAct={ask({ ask: 'decline' })}>{tableText('decline')}</ActionButton>
    </p>
  );
}

/** Returns every person; where undo is easy, only those who play themselves. */
const seatsAskedForUndo = (tableView: TableView): Seat[] =>
  tableView.room.seats.flatMap((occupant, seat) => {
    const isExempt = tableView.table.settings.undo === 'easy' && hasStandIn(tableView, seat);
    return occupant.is === 'person' && !isExempt ? [seat] : [];
  });

function hasStandIn({ room }: TableView, seat: number): boolean {
  const occupant = room.seats[seat];
  return occupant?.is === 'person' && occupant.standIn !== undefined;
}

type ReadyCheckProps = { readonly controller: TableController; readonly tableView: TableView };

/** A simultaneous start: who is ready, and who the table waits for. */
export function ReadyCheck({ controller, tableView }: ReadyCheckProps): JSX.Element | null {
  const start = tableView.scene?.start;
  if (!start) return null;
  const { seats } = tableView.room;
  const name = seatNamer(seats);
  const notReady = seats.flatMap((occupant, seat) =>
    occupant.is === 'person' && occupant.standIn === undefined && !start.ready.includes(seat) ? [seat] : [],
  );
  return (
    <StartPanel
      asks={tableView.seat !== null && notReady.includes(tableView.seat) ? 'ready' : 'nothing'}
      waitsFor={notReady.map(name)}
      until={start.until}
      go={start.go}
      ready={() => void controller.sendCommand({ ask: 'ready' })}
    />
  );
}

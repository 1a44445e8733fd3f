/** What has to be settled beside the game: a lost connection, a person who is away, a request to undo. */
import { type Absence, absences } from '@parlour/board-kit/pieces/absence';
import { Action } from '@parlour/board-kit/pieces/prompt';
import type { Seat } from '@parlour/kernel/game';
import { AWAY, type Verb } from '@parlour/table/verbs';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableController } from '../controller.ts';
import { joined } from '../cut-word.ts';
import { namingOf } from '../host/sentences.ts';
import type { TableView } from '../host/table-handle.ts';
import styles from './side-notices.module.css';

type NoticesProps = { readonly sitting: TableController; readonly sight: TableView };

export function SideNotices({ sitting: controller, sight }: NoticesProps): JSX.Element | null {
  const { remote: far, room, seat, scene } = sight;
  useAbsences(sight);
  if (!far && !room.undo) return null;
  const ask = (verb: Verb) => (): void => void controller.ask(verb);
  return (
    <div class={styles.notices} role="status" data-part="slip">
      {far && !far.isConnected && (
        <p class={styles.notice}>The line is broken. Plays are kept and sent when it is back.</p>
      )}
      {missingAt(sight).map(other => (
        <Missing key={other} sight={sight} seat={other} standIn={ask({ ask: 'stand-in', seat: other })} />
      ))}
      {far && seat !== null && !scene?.over && isStoodIn(sight, seat) && (
        <p class={styles.notice}>
          A computer player stands in for you. <Action onAct={ask({ ask: 'back' })}>I am back</Action>
        </p>
      )}
      {room.undo && seat !== null && <TakingBack sight={sight} undo={room.undo} seat={seat} ask={ask} />}
    </div>
  );
}

/** Marks the plates of people who are away, or for whom a computer player plays. */
function useAbsences(sight: TableView): void {
  const marks = sight.room.seats.map((_, seat) => absenceAt(sight, seat));
  useEffect(() => {
    absences.value = new Map(marks.flatMap((mark, seat) => (mark ? [[seat, mark]] : [])));
    return () => {
      absences.value = new Map();
    };
  }, [JSON.stringify(marks)]);
}

function absenceAt({ room, remote, seat: own }: TableView, seat: Seat): Absence | undefined {
  const sits = room.seats[seat];
  if (sits?.is !== 'person' || seat === own || !remote) return undefined;
  const isAway = typeof remote.away[seat] === 'number';
  if (sits.standIn !== undefined) return { says: 'computer plays', isAway };
  return isAway ? { says: 'away', isAway } : undefined;
}

/** People whose turn it is, and who are away. */
const missingAt = (sight: TableView): Seat[] =>
  (sight.remote ? (sight.scene?.turn ?? []) : []).filter(
    other =>
      other !== sight.seat &&
      sight.room.seats[other]?.is === 'person' &&
      !isStoodIn(sight, other) &&
      typeof sight.remote?.away[other] === 'number',
  );

type MissingProps = { readonly sight: TableView; readonly seat: Seat; standIn(): void };

/** The plate says who is away; here a stand-in is offered from the moment the table lets one in. */
function Missing({ sight, seat, standIn }: MissingProps): JSX.Element | null {
  const since = sight.remote?.away[seat] ?? undefined;
  const isLong = useSignal(false);
  useEffect(() => {
    const left = since === undefined ? AWAY : since + AWAY - Date.now();
    isLong.value = left <= 0;
    const timer = setTimeout(() => {
      isLong.value = true;
    }, left);
    return () => clearTimeout(timer);
  }, [since]);
  if (sight.seat === null || !isLong.value) return null;
  return (
    <p class={styles.notice}>
      {namingOf(sight.room.seats)(seat)} is away.
      <Action onAct={standIn}>Let a computer player stand in</Action>
    </p>
  );
}

type TakingBackProps = {
  readonly sight: TableView;
  readonly undo: NonNullable<TableView['room']['undo']>;
  readonly seat: Seat;
  ask(verb: Verb): () => void;
};

function TakingBack({ sight, undo, seat, ask }: TakingBackProps): JSX.Element | null {
  const name = namingOf(sight.room.seats);
  if (undo.seat === seat) {
    const silent = askedAt(sight).filter(other => other !== seat && !undo.agreed.includes(other));
    return <p class={styles.notice}>You have asked to take back. It waits for {joined(silent.map(name))}.</p>;
  }
  if (undo.agreed.includes(seat)) return null;
  return (
    <p class={styles.notice}>
      {name(undo.seat)} asks to take back a play.
      <Action onAct={ask({ ask: 'agree' })}>Agreed</Action>
      <Action onAct={ask({ ask: 'decline' })}>No</Action>
    </p>
  );
}

/** Every person, or where taking back is easy those who play themselves. */
const askedAt = (sight: TableView): Seat[] =>
  sight.room.seats.flatMap((sits, seat) => {
    const isFree = sight.table.settings.undo === 'easy' && isStoodIn(sight, seat);
    return sits.is === 'person' && !isFree ? [seat] : [];
  });

function isStoodIn({ room }: TableView, seat: number): boolean {
  const sits = room.seats[seat];
  return sits?.is === 'person' && sits.standIn !== undefined;
}

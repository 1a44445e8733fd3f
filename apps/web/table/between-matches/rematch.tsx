/** Between two matches: the request for a rematch with everyone's answer, and rating changes. */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import type { Seat } from '@parlour/kernel/game';
import { AWAY_AFTER_MS } from '@parlour/table/commands';
import { type Signal, signal, useSignal } from '@preact/signals';
import { h, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { tournamentOfTable } from '../../club/tournaments/tournament-tokens.ts';
import { useAsync } from '../../lib/use-async.ts';
import { Avatar } from '../../ui/people.tsx';
import { seatNamer } from '../../worker/seat-names.ts';
import type { TableView } from '../../worker/table-handle.ts';
import { portraitsOfPeople } from '../assets.ts';
import { platform } from '../platform.ts';
import { joinNames } from '../shuffle-text.ts';
import type { TableController } from '../table-controller.ts';
import styles from './result.module.css';
import { roomText } from './room-text.ts';

type RematchRequestProps = { readonly controller: TableController; readonly tableView: TableView };

type RematchAnswer = 'yes' | 'no' | 'away' | 'unknown';

export function rematchAnswerAt(tableView: TableView, seat: Seat): RematchAnswer {
  const { room } = tableView;
  if (room.cut[seat]) return 'yes';
  if (room.declined?.includes(seat)) return 'no';
  return isAwayAt(tableView, seat) ? 'away' : 'unknown';
}

export const isAwayAt = ({ remote }: Pick<TableView, 'remote'>, seat: Seat): boolean =>
  typeof remote?.awaySince[seat] === 'number';

const peopleAt = ({ room }: TableView): Seat[] =>
  room.seats.flatMap((occupant, seat) => (occupant.is === 'person' ? [seat] : []));

/** True if a rematch has to be requested from other people. */
export const playsWithPeople = (tableView: TableView): boolean =>
  tableView.remote !== undefined && tableView.seat !== null && peopleAt(tableView).length > 1;

/** The second half of a double click must not press a button that has moved under the pointer. */
const DOUBLE_CLICK_MS = 400;

/** While an answer is being sent, and for the rest of a double click, no button of the result reacts. */
export const isAnswerPending: Signal<boolean> = signal(false);

export async function sendRematchAnswer(send: () => Promise<void>): Promise<void> {
  if (isAnswerPending.value) return;
  isAnswerPending.value = true;
  await send().finally(() => setTimeout(() => (isAnswerPending.value = false), DOUBLE_CLICK_MS));
}

export const hasRematchCard = (tableView: TableView): boolean =>
  tableView.remote !== undefined &&
  tableView.seat !== null &&
  !tableView.room.shuffling &&
  rematchAnswerAt(tableView, tableView.seat) !== 'no' &&
  peopleAt(tableView).some(seat => tableView.room.cut[seat]);

export function RematchRequest({ controller, tableView }: RematchRequestProps): JSX.Element | null {
  const { room, nextMatchState } = tableView;
  if (nextMatchState)
    return (
      <p class={styles.line} role="status">
        {roomText(nextMatchState === 'playing' ? 'missedPlaying' : 'missedWaiting')}
      </p>
    );
  if (!tableView.remote || room.shuffling || tournamentOfTable(tableView.remote.id) !== undefined) return null;
  const asking = peopleAt(tableView).filter(other => room.cut[other]);
  if (hasRematchCard(tableView)) return <RematchCard controller={controller} tableView={tableView} asking={asking} />;
  return asking.length > 0 ? (
    <p class={styles.line} role="status">
      {requestText(tableView, asking)}
    </p>
  ) : null;
}

function requestText(tableView: TableView, asking: readonly Seat[]): string {
  const names = joinNames(asking.map(seatNamer(tableView.room.seats)));
  return asking.every(seat => isAwayAt(tableView, seat))
    ? roomText('wantedButLeft', { names })
    : roomText('wants', { names, count: asking.length });
}

type RematchCardProps = RematchRequestProps & { readonly asking: readonly Seat[] };

function RematchCard({ controller, tableView, asking }: RematchCardProps): JSX.Element {
  const hasAsked = tableView.room.cut[tableView.seat!] === true;
  const isMatched = tableView.table.settings.waits !== undefined;
  return (
    <section class={styles.card} aria-label={roomText('rematch')}>
      <p class={styles.says} role="status">
        {hasAsked ? waitingText(tableView) : requestText(tableView, asking)}
      </p>
      <p class={styles.note}>{roomText(isMatched ? 'computersAfter30' : 'sameAgain')}</p>
      <Answers tableView={tableView} />
      <div class={styles.rematchWays}>
        {hasAsked ? (
          <StartWithout controller={controller} tableView={tableView} />
        ) : (
          <ActionButton
            tone="main"
            isDisabled={isAnswerPending.value}
            onAct={() => void sendRematchAnswer(() => controller.cut(1, ''))}
          >
            {roomText('yesAgain')}
          </ActionButton>
        )}
        <ActionButton
          isDisabled={isAnswerPending.value}
          onAct={() => void sendRematchAnswer(() => controller.sendCommand({ ask: 'decline' }))}
        >
          {roomText(hasAsked ? 'cancel' : 'notNow')}
        </ActionButton>
      </div>
    </section>
  );
}

function Answers({ tableView }: Pick<RematchRequestProps, 'tableView'>): JSX.Element {
  const { room, seat: own, table } = tableView;
  const name = seatNamer(room.seats);
  const portraits = portraitsOfPeople(table.game, room.seats, own);
  return (
    <ul class={styles.answers} aria-label={roomText('answers')}>
      {peopleAt(tableView).map(seat => {
        const answer = rematchAnswerAt(tableView, seat);
        return (
          <li key={seat} data-answer={answer} aria-label={roomText('answerOf', { name: name(seat), answer })}>
            <Avatar name={name(seat)} who={portraits[seat]} />
            <span>{seat === own ? roomText('you') : name(seat)}</span>
            <b>{answerSign(answer)}</b>
          </li>
        );
      })}
    </ul>
  );
}

function answerSign(answer: RematchAnswer): JSX.Element | string {
  switch (answer) {
    case 'yes':
      return (
        <svg viewBox="0 0 24 24" class={styles.check} aria-hidden="true">
          <path d="M5 12.500 10 17.500 19 7.500" />
        </svg>
      );
    case 'no':
      return roomText('answerNo');
    case 'away':
      return roomText('answerAway');
    case 'unknown':
      return roomText('answerUnknown');
  }
}

function waitingText(tableView: TableView): string {
  const others = peopleAt(tableView).filter(other => other !== tableView.seat);
  const seatsWith = (answer: RematchAnswer): Seat[] =>
    others.filter(other => rematchAnswerAt(tableView, other) === answer);
  const names = (seats: readonly Seat[]): string => joinNames(seats.map(seatNamer(tableView.room.seats)));
  const [waiting, no, away] = [seatsWith('unknown'), seatsWith('no'), seatsWith('away')];
  if (waiting.length > 0) return roomText('askedWaiting', { names: names(waiting) });
  if (no.length > 0) return roomText('askedNo', { names: names(no) });
  return away.length === 0 ? roomText('askedFree') : roomText('askedAway', { names: names(away), count: away.length });
}

/** Once everyone present has answered, the others may start without those who are gone. */
function StartWithout({ controller, tableView }: RematchRequestProps): JSX.Element | null {
  const isGone = useLongAbsence(tableView);
  const { room, table } = tableView;
  const hasAnswered = (seat: Seat): boolean =>
    rematchAnswerAt(tableView, seat) === 'yes' || rematchAnswerAt(tableView, seat) === 'no' || isGone(seat);
  if (table.settings.waits !== undefined || !peopleAt(tableView).every(hasAnswered)) return null;
  const freeSeats = room.seats.filter((occupant, seat) => occupant.is !== 'computer' && !room.cut[seat]).length;
  const fill = table.settings.standIn;
  return (
    <ActionButton
      tone="main"
      isDisabled={isAnswerPending.value}
      onAct={() => void sendRematchAnswer(() => controller.sendCommand({ ask: 'start', fill }))}
    >
      {roomText('startWithComputers', { count: freeSeats })}
    </ActionButton>
  );
}

/** Says who has been away so long that the table goes on without them; renders again when that becomes true. */
function useLongAbsence({ remote, table }: TableView): (seat: Seat) => boolean {
  const ticks = useSignal(0);
  const away = table.settings.clock.kind === 'days' ? [] : (remote?.awaySince ?? []);
  const now = Date.now();
  const remainingMs = away.flatMap(since =>
    typeof since === 'number' && since + AWAY_AFTER_MS > now ? [since + AWAY_AFTER_MS - now] : [],
  );
  useEffect(() => {
    if (remainingMs.length === 0) return;
    const timer = setTimeout(() => (ticks.value += 1), Math.min(...remainingMs));
    return () => clearTimeout(timer);
  }, [away.join(), ticks.value]);
  return seat => typeof away[seat] === 'number' && away[seat] + AWAY_AFTER_MS <= now;
}

type LazyRatingLinesProps = { readonly tableView: TableView; readonly match?: number };

/** Ratings at a rated table. The club code is loaded only where it is needed. */
export function LazyRatingLines({ tableView, match }: LazyRatingLinesProps): JSX.Element | null {
  const lines = useAsync(async () => (await import('../../club/ratings/rating-lines.tsx')).RatingLines, []);
  return lines ? h(lines, { table: platform().currentTableId(), match, name: seatNamer(tableView.room.seats) }) : null;
}

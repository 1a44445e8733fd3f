/** Between two matches: rematch request and answers, reveal of the cuts, rating changes. */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import type { Seat } from '@parlour/kernel/game';
import { AWAY_AFTER_MS } from '@parlour/table/commands';
import { type Signal, signal, useSignal } from '@preact/signals';
import { h, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { tournamentOfTable } from '../../club/tournaments/tournament-tokens.ts';
import { useAsync } from '../../lib/use-async.ts';
import { seatNamer } from '../../worker/narration.ts';
import type { TableView } from '../../worker/table-handle.ts';
import { platform } from '../platform.ts';
import { joinNames, revealProgressText } from '../shuffle-text.ts';
import type { TableController } from '../table-controller.ts';
import styles from './rematch.module.css';
import showingCutsStyles from './showing-cuts.module.css';

type RematchRequestProps = { readonly controller: TableController; readonly tableView: TableView };

type RematchAnswer = 'yes' | 'no' | 'away' | 'unknown';

export function rematchAnswerAt(tableView: TableView, seat: Seat): RematchAnswer {
  const { room } = tableView;
  if (room.cut[seat]) return 'yes';
  if (room.declined?.includes(seat)) return 'no';
  return isAwayAt(tableView, seat) ? 'away' : 'unknown';
}

export const isAwayAt = ({ remote }: TableView, seat: Seat): boolean => typeof remote?.awaySince[seat] === 'number';

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
  const { room } = tableView;
  if (tableView.nextMatchState) return <p role="status">{MISSED_MATCH_TEXTS[tableView.nextMatchState]}</p>;
  if (!tableView.remote || room.shuffling || tournamentOfTable(tableView.remote.id) !== undefined) return null;
  const asking = peopleAt(tableView).filter(other => room.cut[other]);
  if (hasRematchCard(tableView)) return <RematchCard controller={controller} tableView={tableView} asking={asking} />;
  return asking.length > 0 ? <p role="status">{requestText(tableView, asking)}.</p> : null;
}

const MISSED_MATCH_TEXTS = {
  playing: 'A new game has begun without you.',
  waiting: 'Your seat is free again.',
} as const;

function requestText(tableView: TableView, asking: readonly Seat[]): string {
  const names = joinNames(asking.map(seatNamer(tableView.room.seats)));
  if (asking.every(seat => isAwayAt(tableView, seat))) return `${names} wanted a rematch, but left`;
  return `${names} ${asking.length === 1 ? 'wants' : 'want'} a rematch`;
}

type RematchCardProps = RematchRequestProps & { readonly asking: readonly Seat[] };

function RematchCard({ controller, tableView, asking }: RematchCardProps): JSX.Element {
  const hasAsked = tableView.room.cut[tableView.seat!] === true;
  const isMatched = tableView.table.settings.waits !== undefined;
  return (
    <section class={styles.card} aria-label="Rematch">
      <div class={styles.words}>
        <p class={styles.says} role="status">
          {hasAsked ? waitingText(tableView) : `${requestText(tableView, asking)}.`}
        </p>
        {peopleAt(tableView).length > 2 && <Answers tableView={tableView} />}
        {isMatched && <p>After 30 s computers take the seats of players who have not said yes.</p>}
      </div>
      <div class={styles.ways}>
        {hasAsked ? (
          <StartWithout controller={controller} tableView={tableView} />
        ) : (
          <ActionButton
            tone="main"
            isDisabled={isAnswerPending.value}
            onAct={() => void sendRematchAnswer(() => controller.cut(1, ''))}
          >
            Yes
          </ActionButton>
        )}
        <ActionButton
          isDisabled={isAnswerPending.value}
          onAct={() => void sendRematchAnswer(() => controller.sendCommand({ ask: 'decline' }))}
        >
          {hasAsked ? 'Cancel' : 'No'}
        </ActionButton>
      </div>
    </section>
  );
}

const ANSWER_SIGNS: Readonly<Record<RematchAnswer, string>> = { yes: '✓', no: 'no', away: 'away', unknown: '?' };
const ANSWER_TEXTS: Readonly<Record<RematchAnswer, string>> = {
  yes: 'yes',
  no: 'no',
  away: 'away',
  unknown: 'no answer yet',
};

function Answers({ tableView }: Pick<RematchRequestProps, 'tableView'>): JSX.Element {
  const name = seatNamer(tableView.room.seats);
  return (
    <ul class={styles.answers} aria-label="Answers">
      {peopleAt(tableView).map(seat => {
        const answer = rematchAnswerAt(tableView, seat);
        return (
          <li key={seat} data-answer={answer} aria-label={`${name(seat)}: ${ANSWER_TEXTS[answer]}`}>
            {seat === tableView.seat ? 'You' : name(seat)} <b>{ANSWER_SIGNS[answer]}</b>
          </li>
        );
      })}
    </ul>
  );
}

function waitingText(tableView: TableView): string {
  const others = peopleAt(tableView).filter(other => other !== tableView.seat);
  const names = (answer: RematchAnswer): string =>
    joinNames(
      others.filter(other => rematchAnswerAt(tableView, other) === answer).map(seatNamer(tableView.room.seats)),
    );
  const [waiting, no, away] = [names('unknown'), names('no'), names('away')];
  if (waiting !== '') return `Rematch: waiting for ${waiting}.`;
  if (no !== '') return `${no} said no.`;
  return away === '' ? 'A seat is free.' : `${away} is away.`;
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
      {freeSeats === 1 ? 'Start with a computer' : `Start with ${freeSeats} computers`}
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

/** Says whose cut is still missing, or why this device does not reveal its own. */
export function CutReveal({ tableView: { room, remote } }: { readonly tableView: TableView }): JSX.Element | null {
  const { shuffling } = room;
  if (!shuffling) return null;
  if (remote?.revealStatus === 'doubt') {
    return (
      <p role="alert" class={showingCutsStyles.doubt}>
        <b>This table has not kept to what it said before you cut.</b> Its seal, or what you had committed to, is
        another now. Your page does not show it your cut. Better not play here.
      </p>
    );
  }
  const ownCut = remote?.revealStatus && OWN_CUT_TEXTS[remote.revealStatus];
  return (
    <p role="status" class={showingCutsStyles.showing}>
      Everybody has cut. {revealProgressText(shuffling, seatNamer(room.seats), Date.now())} {ownCut}
    </p>
  );
}

const OWN_CUT_TEXTS: Readonly<Record<string, string>> = {
  lost: 'This device no longer has your cut: what you had committed to will stand in its place.',
  'without us': 'This match begins without your cut.',
};

type LazyRatingLinesProps = { readonly tableView: TableView; readonly match?: number };

/** Ratings at a rated table. The club code is loaded only where it is needed. */
export function LazyRatingLines({ tableView, match }: LazyRatingLinesProps): JSX.Element | null {
  const lines = useAsync(async () => (await import('../../club/ratings/rating-lines.tsx')).RatingLines, []);
  return lines ? h(lines, { table: platform().currentTableId(), match, name: seatNamer(tableView.room.seats) }) : null;
}

/** A rematch between people: who asks for it, what each has answered, and the own answer. The result stays in sight. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import type { Seat } from '@parlour/kernel/game';
import { AWAY } from '@parlour/table/verbs';
import { type Signal, signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { tournamentOf } from '../club/tournament-tokens.ts';
import type { TableController } from '../controller.ts';
import { joined } from '../cut-word.ts';
import { namingOf } from '../host/sentences.ts';
import type { TableView } from '../host/table-handle.ts';
import styles from './rematch.module.css';

type RematchProps = { readonly sitting: TableController; readonly sight: TableView };

type RematchAnswer = 'yes' | 'no' | 'away' | 'unknown';

/** What the person at a seat has answered, as far as it is known. */
export function answerAt(sight: TableView, seat: Seat): RematchAnswer {
  const { room } = sight;
  if (room.cut[seat]) return 'yes';
  if (room.declined?.includes(seat)) return 'no';
  return isAwayAt(sight, seat) ? 'away' : 'unknown';
}

export const isAwayAt = ({ remote }: TableView, seat: Seat): boolean => typeof remote?.away[seat] === 'number';

const peopleAt = ({ room }: TableView): Seat[] =>
  room.seats.flatMap((sits, seat) => (sits.is === 'person' ? [seat] : []));

/** Whether this person plays with others at a table elsewhere, so that a rematch has to be asked for. */
export const isInCompany = (sight: TableView): boolean =>
  sight.remote !== undefined && sight.seat !== null && peopleAt(sight).length > 1;

/** The second half of a double click comes within this time, and is not meant for what has moved under it. */
const DOUBLE_CLICK_MS = 400;

/** While an answer is on its way, and for the rest of a double click, no button of the result does anything. */
export const isAnswering: Signal<boolean> = signal(false);

export async function answer(work: () => Promise<void>): Promise<void> {
  if (isAnswering.value) return;
  isAnswering.value = true;
  await work().finally(() => setTimeout(() => (isAnswering.value = false), DOUBLE_CLICK_MS));
}

/** Whether the request has a card of its own, with the buttons to answer it. */
export const hasCard = (sight: TableView): boolean =>
  sight.remote !== undefined &&
  sight.seat !== null &&
  !sight.room.shuffling &&
  answerAt(sight, sight.seat) !== 'no' &&
  peopleAt(sight).some(seat => sight.room.cut[seat]);

export function Rematch({ sitting: controller, sight }: RematchProps): JSX.Element | null {
  const { room } = sight;
  if (sight.passed) return <p role="status">{PASSED[sight.passed]}</p>;
  if (!sight.remote || room.shuffling || tournamentOf(sight.remote.id) !== undefined) return null;
  const asking = peopleAt(sight).filter(other => room.cut[other]);
  if (hasCard(sight)) return <Card sitting={controller} sight={sight} asking={asking} />;
  return asking.length > 0 ? <p role="status">{wish(sight, asking)}.</p> : null;
}

const PASSED = { playing: 'A new game has begun without you.', waiting: 'Your seat is free again.' } as const;

function wish(sight: TableView, asking: readonly Seat[]): string {
  const names = joined(asking.map(namingOf(sight.room.seats)));
  if (asking.every(seat => isAwayAt(sight, seat))) return `${names} wanted a rematch, but left`;
  return `${names} ${asking.length === 1 ? 'wants' : 'want'} a rematch`;
}

type CardProps = RematchProps & { readonly asking: readonly Seat[] };

function Card({ sitting: controller, sight, asking }: CardProps): JSX.Element {
  const hasAsked = sight.room.cut[sight.seat!] === true;
  const isCalled = sight.table.settings.waits !== undefined;
  return (
    <section class={styles.card} aria-label="Rematch">
      <div class={styles.words}>
        <p class={styles.says} role="status">
          {hasAsked ? whatIsMissing(sight) : `${wish(sight, asking)}.`}
        </p>
        {peopleAt(sight).length > 2 && <Answers sight={sight} />}
        {isCalled && <p>After 30 s computers take the seats of players who have not said yes.</p>}
      </div>
      <div class={styles.ways}>
        {hasAsked ? (
          <StartWithout sitting={controller} sight={sight} />
        ) : (
          <Action tone="main" isDisabled={isAnswering.value} onAct={() => void answer(() => controller.cut(1, ''))}>
            Yes
          </Action>
        )}
        <Action isDisabled={isAnswering.value} onAct={() => void answer(() => controller.ask({ ask: 'decline' }))}>
          {hasAsked ? 'Cancel' : 'No'}
        </Action>
      </div>
    </section>
  );
}

const SIGNS: Readonly<Record<RematchAnswer, string>> = { yes: '✓', no: 'no', away: 'away', unknown: '?' };
const SPOKEN: Readonly<Record<RematchAnswer, string>> = {
  yes: 'yes',
  no: 'no',
  away: 'away',
  unknown: 'no answer yet',
};

function Answers({ sight }: Pick<RematchProps, 'sight'>): JSX.Element {
  const name = namingOf(sight.room.seats);
  return (
    <ul class={styles.answers} aria-label="Answers">
      {peopleAt(sight).map(seat => {
        const answer = answerAt(sight, seat);
        return (
          <li key={seat} data-answer={answer} aria-label={`${name(seat)}: ${SPOKEN[answer]}`}>
            {seat === sight.seat ? 'You' : name(seat)} <b>{SIGNS[answer]}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** What keeps the rematch from beginning, for a person who has said yes. */
function whatIsMissing(sight: TableView): string {
  const others = peopleAt(sight).filter(other => other !== sight.seat);
  const names = (answer: RematchAnswer): string =>
    joined(others.filter(other => answerAt(sight, other) === answer).map(namingOf(sight.room.seats)));
  const [silent, no, away] = [names('unknown'), names('no'), names('away')];
  if (silent !== '') return `Rematch: waiting for ${silent}.`;
  if (no !== '') return `${no} said no.`;
  return away === '' ? 'A seat is free.' : `${away} is away.`;
}

/** Once no one who is here has still to answer, whoever wants to go on may. */
function StartWithout({ sitting: controller, sight }: RematchProps): JSX.Element | null {
  const isGone = useLongAway(sight);
  const { room, table } = sight;
  const settled = (seat: Seat): boolean =>
    answerAt(sight, seat) === 'yes' || answerAt(sight, seat) === 'no' || isGone(seat);
  if (table.settings.waits !== undefined || !peopleAt(sight).every(settled)) return null;
  const free = room.seats.filter((sits, seat) => sits.is !== 'computer' && !room.cut[seat]).length;
  const fill = table.settings.standIn;
  return (
    <Action
      tone="main"
      isDisabled={isAnswering.value}
      onAct={() => void answer(() => controller.ask({ ask: 'start', fill }))}
    >
      {free === 1 ? 'Start with a computer' : `Start with ${free} computers`}
    </Action>
  );
}

/** Whether a person has been away so long that the table goes on without them; draws again when that comes true. */
function useLongAway({ remote, table }: TableView): (seat: Seat) => boolean {
  const ticks = useSignal(0);
  const away = table.settings.clock.kind === 'days' ? [] : (remote?.away ?? []);
  const now = Date.now();
  const left = away.flatMap(since => (typeof since === 'number' && since + AWAY > now ? [since + AWAY - now] : []));
  useEffect(() => {
    if (left.length === 0) return;
    const timer = setTimeout(() => (ticks.value += 1), Math.min(...left));
    return () => clearTimeout(timer);
  }, [away.join(), ticks.value]);
  return seat => typeof away[seat] === 'number' && away[seat] + AWAY <= now;
}

/** The seats of a lobby, drawn around a table. Tapping a seat opens what the host can do with it. */
import { captions } from '@parlour/board-kit/sound/speech';
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import type { Seat } from '@parlour/kernel/game';
import type { SeatInfo } from '@parlour/table/views';
import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { boxOfGame } from '../../lib/box-assets.ts';
import { Icon } from '../../ui/icon.tsx';
import { BoxLid } from '../../ui/lid.tsx';
import { Avatar } from '../../ui/people.tsx';
import { seatNamer } from '../../worker/seat-names.ts';
import type { TableView } from '../../worker/table-handle.ts';
import { portraitsOfPeople } from '../assets.ts';
import type { TableController } from '../table-controller.ts';
import { isAwayAt, rematchAnswerAt } from './rematch.tsx';
import { roomText } from './room-text.ts';
import styles from './seat-ring.module.css';

export type SeatRingProps = {
  readonly controller: TableController;
  readonly tableView: TableView;
  readonly game: BoxedGame;
  onInvite(): void;
  /** Undefined if this viewer can't sit down. */
  readonly onSit?: ((seat: Seat) => void) | undefined;
  /** Moves the viewer to an empty seat, or swaps seats with a computer player. */
  onMove(seat: Seat): void;
};

/** With more players the seats are a plain grid. */
const MAX_AROUND_TABLE = 8;

/** Grid areas, clockwise from the viewer's own seat at the bottom. */
const PLACES: Readonly<Record<number, readonly string[]>> = {
  1: ['bottom'],
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
  5: ['bottom', 'left', 'top-left', 'top-right', 'right'],
  6: ['bottom', 'left', 'top-left', 'top', 'top-right', 'right'],
  7: ['bottom', 'bottom-left', 'left', 'top-left', 'top-right', 'right', 'bottom-right'],
  8: ['bottom', 'bottom-left', 'left', 'top-left', 'top', 'top-right', 'right', 'bottom-right'],
};

export function SeatRing(props: SeatRingProps): JSX.Element {
  const { tableView, game } = props;
  const { seats } = tableView.room;
  const first = tableView.seat ?? 0;
  const places = PLACES[seats.length] ?? [];
  useSecondsCounted(seats.some((_, seat) => isAwayAt(tableView, seat)));
  return (
    <section class={styles.ring} aria-label={roomText('seats')} data-many={seats.length > MAX_AROUND_TABLE}>
      <div class={styles.table} aria-hidden="true">
        <span class={styles.lid}>
          <BoxLid box={boxOfGame(game.id)} />
        </span>
        <span class={styles.facts}>
          {roomText('seatsAndMinutes', { seats: seats.length, minutes: minutesText(game) })}
        </span>
      </div>
      <ol class={styles.seats}>
        {seats.map((_, i) => {
          const seat = (first + i) % seats.length;
          return <SeatItem key={seat} {...props} seat={seat} place={places[i]} />;
        })}
      </ol>
    </section>
  );
}

/** "10–25". */
const minutesText = ({ minutes: [least, most] }: BoxedGame): string => `${least}–${most}`;

type SeatItemProps = SeatRingProps & { readonly seat: Seat; readonly place: string | undefined };

function SeatItem(props: SeatItemProps): JSX.Element {
  const { tableView, game, seat, place } = props;
  const occupant = tableView.room.seats[seat]!;
  const isFree = occupant.is === 'empty' && occupant.standIn === undefined;
  const isOwn = seat === tableView.seat;
  const name = isFree ? roomText('emptySeat') : isOwn ? roomText('you') : seatNamer(tableView.room.seats)(seat);
  const status = seatStatus(tableView, occupant, seat);
  const face = <SeatFace {...{ tableView, game, occupant, seat }} />;
  const words = (
    <span class={styles.words}>
      <span class={styles.name}>{name}</span>
      {status !== '' && <span class={styles.status}>{status}</span>}
    </span>
  );
  const actions = seatActions(props, occupant);
  return (
    <li
      class={styles.seat}
      style={place && { '--place': place }}
      data-seat={seat}
      data-side={place && /left|right/.exec(place)?.[0]}
      data-absent={isAwayAt(tableView, seat)}
      data-free={isFree}
    >
      <SeatCaption seat={seat} />
      {isFree || actions.length === 0 ? (
        <>
          {isFree && canMove(tableView) ? (
            <button
              type="button"
              class={styles.free}
              aria-label={roomText('moveHere')}
              title={roomText('moveHere')}
              onClick={() => props.onMove(seat)}
            >
              {face}
            </button>
          ) : (
            face
          )}
          {words}
          {actions.length > 0 && <div class={styles.ways}>{actions}</div>}
        </>
      ) : (
        <details class={styles.menu} name="seat">
          <summary class={styles.who}>
            {face}
            {words}
          </summary>
          <div class={styles.sheet}>{actions}</div>
        </details>
      )}
    </li>
  );
}

/** What a player says. */
function SeatCaption({ seat }: { readonly seat: Seat }): JSX.Element | null {
  const words = captions.value.get(seat)?.words;
  return words === undefined ? null : <q class={styles.caption}>{words}</q>;
}

type SeatFaceProps = Pick<SeatItemProps, 'tableView' | 'game' | 'seat'> & { readonly occupant: SeatInfo };

function SeatFace({ tableView, game, occupant, seat }: SeatFaceProps): JSX.Element {
  const isReady = occupant.is === 'person' && isReadyAt(tableView, seat);
  const isAway = isAwayAt(tableView, seat);
  return (
    <span class={styles.face} data-ready={isReady || occupant.is === 'computer'} aria-hidden="true">
      {occupant.is === 'empty' ? (
        <Icon name="plus" />
      ) : (
        <Avatar size={64} name={occupant.name} who={portraitOf(tableView, game, occupant, seat)} />
      )}
      {isAway ? <Sign path={MOON} /> : isReady ? <Sign path={CHECK} /> : null}
    </span>
  );
}

/** Computer players have the portrait of their character. */
function portraitOf(
  tableView: TableView,
  game: BoxedGame,
  occupant: Exclude<SeatInfo, { is: 'empty' }>,
  seat: Seat,
): string | undefined {
  if (occupant.is === 'computer') return `${boxOfGame(game.id).id}/${occupant.name}`;
  return portraitsOfPeople(game.id, tableView.room.seats, tableView.seat)[seat];
}

/** Before the first match the host, who commits to a cut with Start, is ready too. */
const isReadyAt = (tableView: TableView, seat: Seat): boolean =>
  tableView.room.cut[seat] === true || (isHostBeforeStart(tableView) && seat === tableView.seat);

const isHostBeforeStart = ({ isHost, room }: TableView): boolean => isHost && room.match === 0;

const MOON = 'M19 14.500A7.500 7.500 0 0 1 9.500 5a7.500 7.500 0 1 0 9.500 9.500z';
const CHECK = 'M5 12.500 10 17.500 19 7.500';

const Sign = ({ path }: { readonly path: string }): JSX.Element => (
  <svg viewBox="0 0 24 24" class={styles.sign} aria-hidden="true">
    <path d={path} />
  </svg>
);

function seatStatus(tableView: TableView, occupant: SeatInfo, seat: Seat): string {
  if (occupant.is === 'computer') return roomText('computerSeat', { level: occupant.level });
  if (occupant.is === 'empty') return occupant.standIn === undefined ? '' : roomText('computerKeepsSeat');
  const isHostHere = isHostBeforeStart(tableView) && seat === tableView.seat;
  return [
    isHostHere ? roomText('host') : '',
    isPartnerAt(tableView, seat) ? roomText('partner') : '',
    personStatus(tableView, seat),
  ]
    .filter(mark => mark !== '')
    .join(' · ');
}

const isPartnerAt = ({ table, seat: own, room }: TableView, seat: Seat): boolean =>
  own !== null &&
  findGame(table.game)?.hasPartners === true &&
  seat === (own + room.seats.length / 2) % room.seats.length;

const SECOND_MS = 1000;

/** The time now, each second while a person is away. */
const now: Signal<number> = signal(Date.now());

function useSecondsCounted(isCounting: boolean): void {
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => (now.value = Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
}

function awayText({ remote }: TableView, seat: Seat): string {
  const since = remote?.awaySince[seat] ?? now.value;
  return roomText('awayFor', { seconds: Math.max(0, Math.round((now.value - since) / SECOND_MS)) });
}

/** After a match a person who has not answered may still be reading the result. */
function personStatus(tableView: TableView, seat: Seat): string {
  const isAway = isAwayAt(tableView, seat);
  if (tableView.room.match === 0) {
    if (isAway) return awayText(tableView, seat);
    return roomText(isReadyAt(tableView, seat) ? 'ready' : 'here');
  }
  switch (rematchAnswerAt(tableView, seat)) {
    case 'yes':
      return roomText(isAway ? 'wantsRematchAway' : 'wantsRematch');
    case 'no':
      return roomText('declinesRematch');
    case 'away':
      return roomText('away');
    case 'unknown':
      return seat === tableView.seat ? '' : roomText('noAnswer');
  }
}

export const hasStarted = ({ room }: TableView): boolean => room.playing || room.shuffling !== undefined;

type SeatButtonProps = { onAct(): void; readonly children: ComponentChildren };

const SeatButton = ({ onAct, children }: SeatButtonProps): JSX.Element => (
  <button type="button" class={styles.action} onClick={onAct}>
    {children}
  </button>
);

/** Strangers who were matched stay where they are. */
const canMove = (tableView: TableView): boolean =>
  tableView.seat !== null && !hasStarted(tableView) && tableView.table.settings.waits === undefined;

/** What this viewer can do with a seat. */
function seatActions(
  { controller, tableView, seat, onInvite, onSit, onMove }: SeatItemProps,
  occupant: SeatInfo,
): JSX.Element[] {
  const { isHost, room, seat: own } = tableView;
  if (hasStarted(tableView)) return [];
  const send = (command: Parameters<TableController['sendCommand']>[0]) => (): void =>
    void controller.sendCommand(command);
  const button = (key: 'invite' | 'addComputer' | 'sitHere' | 'swapSeats' | 'remove', act: () => void) => (
    <SeatButton key={key} onAct={act}>
      {roomText(key)}
    </SeatButton>
  );
  if (occupant.is === 'empty') {
    return [
      ...(onSit ? [button('sitHere', () => onSit(seat))] : []),
      ...(isHost && seat === room.seats.findIndex(({ is }) => is === 'empty') ? [button('invite', onInvite)] : []),
      ...(isHost ? [button('addComputer', send({ ask: 'computer', seat, level: settings.peek().level }))] : []),
    ];
  }
  if (!isHost || seat === own) return [];
  return [
    ...(occupant.is === 'computer' && canMove(tableView) ? [button('swapSeats', () => onMove(seat))] : []),
    button('remove', send({ ask: 'remove', seat })),
  ];
}

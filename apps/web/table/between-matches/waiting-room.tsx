/** The lobby of a remote table: invitation, seats around a table, house rules, start. */
import { lazy } from '@parlour/board-kit/lazy';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Seat } from '@parlour/kernel/game';
import type { Level } from '@parlour/players/player';
import type { SeatInfo } from '@parlour/table/views';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { currentLocation, Link, navigateTo } from '../../app/router.tsx';
import { changeSettings, settings } from '../../app/settings.ts';
import { boxOfGame } from '../../lib/box-assets.ts';
import { Icon } from '../../ui/icon.tsx';
import { InviteLink, useSharing } from '../../ui/share.tsx';
import { seatNamer } from '../../worker/seat-names.ts';
import type { TableView } from '../../worker/table-handle.ts';
import { PlayerMenuLink } from '../player-menu-link.tsx';
import { joinNames, seatsStillToCut } from '../shuffle-text.ts';
import type { TableController } from '../table-controller.ts';
import { CutReveal, isMatched, useAutomaticCut } from './cut-pack.tsx';
import { LazyRatingLines, playsWithPeople, RematchRequest, sendRematchAnswer } from './rematch.tsx';
import { roomText } from './room-text.ts';
import { hasStarted, SeatRing } from './seat-ring.tsx';
import { TableRules } from './settings-panel.tsx';
import { type ChosenCut, startMatch, startPlan } from './start-plan.ts';
import styles from './waiting-room.module.css';

const PhrasesSheet = lazy(async () => (await import('../view/tool-sheets.tsx')).PhrasesSheet);

type WaitingRoomProps = {
  readonly controller: TableController;
  readonly tableView: TableView;
  /** Returns to the table where a match has just been played. */
  onLeave?(): void;
};

export function WaitingRoom({ controller, tableView, onLeave }: WaitingRoomProps): JSX.Element {
  const game = findGame(tableView.table.game)!;
  const box = boxOfGame(game.id);
  const { remote, room, seat: own } = tableView;
  const chosen = useSignal<ChosenCut>({ place: 1, word: '' });
  const level = useSignal<Level>(settings.peek().level);
  const becomeReady = useAutomaticCut(controller, tableView, chosen);
  const sit = useSitting(controller, tableView, becomeReady);
  const sharing = useSharing();
  const title = roomText('lobbyTitle', { game: game.title });
  const invitation = roomText('invitation', { game: game.title });
  useEffect(() => {
    document.title = `${title} · Parlour`;
  }, [title]);
  const move = useMoving(controller, tableView, becomeReady);
  const canSit = own === null && room.seats.some(occupant => canTakeSeat(tableView, occupant));
  const isSaying = useSignal(false);
  const canSay = own !== null && room.seats.some((occupant, seat) => occupant.is === 'person' && seat !== own);
  const link = remote && `${location.origin}/join/${remote.code}`;
  return (
    <main class={styles.lobby} data-world={box.id}>
      <header class={styles.bar}>
        {onLeave ? (
          <button type="button" class={styles.back} aria-label={roomText('backToResult')} onClick={onLeave}>
            <Icon name="back" />
          </button>
        ) : (
          <Link to={`/box/${box.id}`} class={styles.back} label={roomText('backToBox')}>
            <Icon name="back" />
          </Link>
        )}
        <h1 class={styles.title}>{title}</h1>
        {canSay && (
          <button type="button" class={styles.say} onClick={() => (isSaying.value = true)}>
            <Icon name="bubble" />
            {roomText('say')}
          </button>
        )}
        {remote && (remote.watching > 0 || own === null) && (
          <span class={styles.watching}>
            <Icon name="eye" />
            {own === null ? roomText('youAreWatching') : roomText('watching', { count: remote.watching })}
          </span>
        )}
        {isSaying.value && <PhrasesSheet controller={controller} close={() => (isSaying.value = false)} />}
      </header>
      <div class={styles.side}>
        {remote && link && (
          <section class={styles.invitation} aria-labelledby="invite-heading">
            <h2 id="invite-heading">{roomText('inviteHeading')}</h2>
            <p class={styles.how}>{roomText('inviteHow')}</p>
            <InviteLink link={link} code={remote.code} title={invitation} />
          </section>
        )}
      </div>
      <div class={styles.rules}>
        <TableRules controller={controller} tableView={tableView} chosen={chosen} level={level} />
        {tableView.table.settings.rated && <LazyRatingLines tableView={tableView} />}
      </div>
      <SeatRing
        {...{ controller, tableView, game }}
        onInvite={() => link && void sharing.share({ text: `${invitation}:`, link })}
        onSit={canSit ? seat => void sit(seat) : undefined}
        onMove={seat => void move(seat)}
      />
      <footer class={styles.foot}>
        <p role="status">{sharing.message}</p>
        {sharing.dialog}
        <CutReveal tableView={tableView} />
        {room.match > 0 && <RematchRequest controller={controller} tableView={tableView} />}
        {own === null ? (
          canSit ? (
            <SitDownForm onSit={() => void sit()} />
          ) : (
            <p>{whyNoSeat(tableView)}</p>
          )
        ) : (
          <StartArea {...{ controller, tableView, chosen, level, becomeReady }} />
        )}
      </footer>
      <div class={styles.menu}>
        <PlayerMenuLink controller={controller} tableView={tableView} />
      </div>
    </main>
  );
}

/** A seat left during a match is free again after it, unless the settings say otherwise. */
function canTakeSeat({ room, table }: TableView, occupant: SeatInfo): boolean {
  if (occupant.is !== 'empty' || room.locked || room.closed) return false;
  return occupant.standIn === undefined || !(room.playing || room.shuffling) || table.settings.seats === 'open';
}

/**
 * Returns a function that takes a seat under the stored name. A link with `?sit` takes one without being asked. Guests
 * are ready at once; the host is when the match starts.
 */
function useSitting(
  controller: TableController,
  tableView: TableView,
  becomeReady: () => void,
): (seat?: Seat) => Promise<void> {
  const { remote, isHost, room } = tableView;
  const sit = async (seat?: Seat): Promise<void> => {
    const name = settings.peek().name.trim() || roomText('guest');
    if (!isHost || room.match > 0) becomeReady();
    await controller.sendCommand({ ask: 'sit', name, ...(seat !== undefined && { seat }) });
  };
  const { path, query } = currentLocation.value;
  const sitsAtOnce = query.has('sit') && remote?.isConnected === true;
  useEffect(() => {
    if (!sitsAtOnce) return;
    navigateTo(path, 'replace');
    if (tableView.seat === null) void sit();
  }, [sitsAtOnce]);
  return sit;
}

type PendingMove = { readonly from: Seat; readonly to: Seat; readonly name: string; readonly swapWith?: Level };

/**
 * Takes an empty seat or, for the host, that of a computer player, who then gets the old one. The new seat is asked
 * for once the table has confirmed that the old one is left.
 */
function useMoving(
  controller: TableController,
  { seat: own, room }: TableView,
  becomeReady: () => void,
): (seat: Seat) => Promise<void> {
  const pending = useSignal<PendingMove | undefined>(undefined);
  const isBetweenSeats = own === null && pending.value !== undefined;
  const arrive = async ({ from, to, name, swapWith }: PendingMove): Promise<void> => {
    await controller.sendCommand({ ask: 'sit', name, seat: to });
    if (swapWith !== undefined) await controller.sendCommand({ ask: 'computer', seat: from, level: swapWith });
  };
  useEffect(() => {
    const move = pending.peek();
    if (!isBetweenSeats || !move) return;
    pending.value = undefined;
    void arrive(move);
  }, [isBetweenSeats]);
  return async to => {
    const [self, there] = [own === null ? undefined : room.seats[own], room.seats[to]];
    if (own === null || self?.is !== 'person') return;
    if (room.cut[own]) becomeReady();
    if (there?.is === 'computer') await controller.sendCommand({ ask: 'remove', seat: to });
    pending.value = { from: own, to, name: self.name, ...(there?.is === 'computer' && { swapWith: there.level }) };
    await controller.sendCommand({ ask: 'leave' });
  };
}

function SitDownForm({ onSit }: { onSit(): void }): JSX.Element {
  return (
    <form
      class={styles.sit}
      onSubmit={event => {
        event.preventDefault();
        onSit();
      }}
    >
      <label for="sit-name">{roomText('yourName')}</label>
      <input
        id="sit-name"
        class={styles.field}
        value={settings.value.name}
        maxLength={24}
        autocomplete="nickname"
        onInput={event => changeSettings({ name: event.currentTarget.value })}
      />
      <button type="submit" class={styles.start}>
        {roomText('sitDown')}
      </button>
    </form>
  );
}

function whyNoSeat({ room }: TableView): string {
  if (room.closed) return roomText('tableClosed');
  if (room.locked) return roomText('tableLocked');
  return roomText(room.playing || room.shuffling ? 'matchRunning' : 'tableFull');
}

type StartAreaProps = WaitingRoomProps & {
  readonly chosen: { readonly value: ChosenCut };
  readonly level: { readonly value: Level };
  becomeReady(): void;
};

/** One button that says what it will do, or what the table waits for. */
function StartArea({ controller, tableView, chosen, level, becomeReady }: StartAreaProps): JSX.Element | null {
  const { room, seat, isHost } = tableView;
  if (hasStarted(tableView) || seat === null) return null;
  if (isMatched(tableView)) return <p role="status">{roomText('matched')}</p>;
  const isReady = room.cut[seat] === true;
  if (room.match > 0 && playsWithPeople(tableView)) {
    const ask = (): void => void sendRematchAnswer(async () => becomeReady());
    return isReady ? null : <StartButton label={roomText('playAgain')} onAct={ask} />;
  }
  if (!isHost) {
    return isReady ? (
      <p role="status">{waitingText(tableView)}</p>
    ) : (
      <StartButton label={roomText('iAmReady')} onAct={becomeReady} />
    );
  }
  const { label, note } = startPlan(tableView);
  const start = (): void => void startMatch(controller, tableView, { ...chosen.value, fill: level.value });
  return (
    <>
      <StartButton label={label} onAct={start} />
      {note !== undefined && <p class={styles.note}>{note}</p>}
    </>
  );
}

type StartButtonProps = { readonly label: string; onAct(): void };

const StartButton = ({ label, onAct }: StartButtonProps): JSX.Element => (
  <button type="button" class={styles.start} onClick={onAct}>
    {label}
  </button>
);

/** The host, too, commits to a cut: theirs is the last one. */
function waitingText({ room }: TableView): string {
  const free = room.seats.filter(({ is }) => is === 'empty').length;
  if (free > 0) return roomText('waitingForPlayers', { count: free });
  const others = seatsStillToCut(room).map(seatNamer(room.seats));
  return others.length > 0 ? roomText('waitingForAll', { names: joinNames(others) }) : roomText('waitingForHost');
}

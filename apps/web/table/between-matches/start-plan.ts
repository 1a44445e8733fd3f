/** What the primary button of the lobby does, and what it says before it does it. */
import type { Seat } from '@parlour/kernel/game';
import type { Level } from '@parlour/players/player';
import { type SeatNamer, seatNamer } from '../../worker/seat-names.ts';
import type { TableView } from '../../worker/table-handle.ts';
import { joinNames } from '../shuffle-text.ts';
import type { TableController } from '../table-controller.ts';
import { isAwayAt } from './rematch.tsx';
import { roomText } from './room-text.ts';

export type StartPlan = { readonly label: string; readonly note?: string };

type LobbyView = Pick<TableView, 'room' | 'seat' | 'remote'>;

const seatsWhere = ({ room }: LobbyView, isWanted: (seat: Seat) => boolean): Seat[] =>
  room.seats.flatMap((_, seat) => (isWanted(seat) ? [seat] : []));

const emptySeats = (view: LobbyView): Seat[] => seatsWhere(view, seat => view.room.seats[seat]?.is === 'empty');

const otherPeople = (view: LobbyView): Seat[] =>
  seatsWhere(view, seat => seat !== view.seat && view.room.seats[seat]?.is === 'person');

/** For the host before the first match. */
export function startPlan(view: LobbyView): StartPlan {
  const name = seatNamer(view.room.seats);
  const free = emptySeats(view).length;
  const gone = otherPeople(view).filter(seat => isAwayAt(view, seat));
  const note = startNote(view, gone, name);
  const label =
    free > 0
      ? roomText('addAndStart', { count: free })
      : gone.length > 0
        ? roomText('startWithout', { names: joinNames(gone.map(name)) })
        : roomText('start');
  return { label, ...(note && { note }) };
}

function startNote(view: LobbyView, gone: readonly Seat[], name: SeatNamer): string | undefined {
  const { cut } = view.room;
  const committed = gone.filter(seat => cut[seat]);
  const say = (key: 'revealNote' | 'standInNote' | 'notReadyNote', seats: readonly Seat[]): string =>
    roomText(key, { names: joinNames(seats.map(name)), count: seats.length });
  if (committed.length > 0) return say('revealNote', committed);
  if (gone.length > 0) return say('standInNote', gone);
  const unready = otherPeople(view).filter(seat => !cut[seat]);
  return unready.length > 0 ? say('notReadyNote', unready) : undefined;
}

/** The place and the word of a cut, chosen before it is committed. */
export type ChosenCut = { readonly place: number; readonly word: string };

/**
 * The host commits to a cut last, so that the match starts when the host says so. It then starts by itself if nothing
 * else is missing; otherwise the table is told to start.
 */
export async function startMatch(
  controller: TableController,
  view: LobbyView,
  { place, word, fill }: ChosenCut & { readonly fill: Level },
): Promise<void> {
  const { room, seat } = view;
  const cutsNow = seat !== null && !room.cut[seat];
  const isComplete = emptySeats(view).length === 0 && otherPeople(view).every(other => room.cut[other]);
  if (cutsNow) await controller.cut(place, word);
  if (!cutsNow || !isComplete) await controller.sendCommand({ ask: 'start', fill });
}

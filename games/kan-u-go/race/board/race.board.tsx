import type { Board, BoardProps, Lesson } from '@parlour/board-kit/board';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { PACK } from '../../pack/pack.ts';
import type { RoundBoardProps } from '../../round/board/presentation.ts';
import { ROUND_BOARD } from '../../round/board/presentation.ts';
import { RoundTable } from '../../round/board/round-table.tsx';
import type { TableEvent } from '../../round/rules/events.ts';
import { isOpening, type RacePlay } from '../rules/plays.ts';
import type { RaceView } from '../rules/state.ts';
import { OpeningWordForm } from './opening-word-form.tsx';

type RaceBoardProps = BoardProps<RaceView, RacePlay, TableEvent>;

function Table(board: RaceBoardProps): JSX.Element {
  const { opened, phase } = board.view;
  const marks = (seat: number): string[] => (phase === 'play' && !opened[seat] ? ['at the start'] : []);
  const wordsOpen = phase === 'play' ? 'nothing' : 'the dictionary';
  return (
    <RoundTable
      board={withoutOpenPlays(board)}
      maxCards={PACK.length}
      overlay={openingWordForm(board)}
      {...{ wordsOpen, marks }}
    />
  );
}

/** Open plays have their own form. */
const withoutOpenPlays = (board: RaceBoardProps): RoundBoardProps => ({
  ...board,
  plays: board.plays.filter(play => !isOpening(play)),
  advised: board.advised && !isOpening(board.advised) ? board.advised : undefined,
});

function openingWordForm({ view: { rest }, plays, stallsAt, send, judge }: RaceBoardProps): JSX.Element | undefined {
  const mayOpen = plays.some(isOpening);
  return rest && mayOpen ? <OpeningWordForm {...{ rest, plays, stallsAt, send, judge }} /> : undefined;
}

const isMine = ({ seat, turn, phase }: RaceView): boolean => phase === 'play' && seat !== null && turn.includes(seat);

function prompt(view: RaceView, plays: readonly RacePlay[], name: (seat: Seat) => string): string {
  if (view.phase === 'over') return 'The race is over.';
  if (view.phase === 'opening') return sayOpening(view, name);
  if (view.phase === 'stop') return 'Stop! The pack is shuffled.';
  if (view.phase !== 'play') return 'Ready …';
  if (view.seat === null) return 'All play at once.';
  if (plays.length === 0) return 'Look at your letters: ready?';
  if (plays.some(({ do: what }) => what === 'out')) return 'You hold free cards only: call!';
  return view.opened[view.seat] ? 'Go on: any letters, any length!' : 'Go! At least three letters first.';
}

const sayOpening = ({ seat, dealer }: RaceView, name: (seat: Seat) => string): string =>
  seat === dealer ? 'Choose the opening word.' : `${name(dealer!)} is choosing the opening word.`;

/** Lessons appear before the start, because no one reads during a race. */
const isBeforeStart = (view: RaceView, plays: readonly RacePlay[]): boolean => isMine(view) && plays.length === 0;

const isBeforeLaterStart = (view: RaceView, plays: readonly RacePlay[]): boolean =>
  isBeforeStart(view, plays) && view.rounds > 0;

const lessons: readonly Lesson<RaceView, RacePlay, TableEvent>[] = [
  {
    id: 'race/out',
    clause: 'KR-9',
    says: 'Whoever is first without cards, or with free cards only, calls Out: 20 off their score. The others count the numbers they are left with. Low is good; one heat follows another until somebody has reached the goal.',
    about: ({ seat }) => seatPlace(seat ?? 0),
    when: isBeforeStart,
  },
  {
    id: 'race/start',
    clause: 'KR-5',
    says: 'All lay at once: tap a square (again, and its arrow turns), then your letters, then Play; or drag. At least three cards at first. If somebody is faster there, your letters come back. Stuck? Tap a pack and change a card.',
    about: () => 'own',
    when: isBeforeStart,
  },
  {
    id: 'race/long',
    clause: 'KR-4',
    says: 'There is no upper limit: long words empty a hand.',
    about: () => 'own',
    when: isBeforeLaterStart,
  },
];

export const board: Board<RaceView, RacePlay, TableEvent> = {
  ...ROUND_BOARD,
  Table,
  prompt,
  lessons,
};

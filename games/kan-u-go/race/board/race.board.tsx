/** The board of the race: all at once, and the shortest row of cards is ahead. */
import type { Board, BoardProps, Lesson } from '@parlour/board-kit/board';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { PACK } from '../../pack/pack.ts';
import { ROUND } from '../../round/board/round-board.ts';
import { RoundTable } from '../../round/board/round-table.tsx';
import type { RoundSpread } from '../../round/board/round-words.ts';
import type { TableEvent } from '../../round/rules/happenings.ts';
import type { RaceView } from '../rules/parts.ts';
import { isOpening, type RacePlay } from '../rules/plays.ts';
import { Opening } from './opening.tsx';

type RaceSpread = BoardProps<RaceView, RacePlay, TableEvent>;

function Table(spread: RaceSpread): JSX.Element {
  const { opened, phase } = spread.view;
  const marks = (seat: number): string[] => (phase === 'play' && !opened[seat] ? ['at the start'] : []);
  const wordsOpen = phase === 'play' ? 'nothing' : 'the dictionary';
  return <RoundTable spread={roundOf(spread)} most={PACK.length} slip={openingOf(spread)} {...{ wordsOpen, marks }} />;
}

/** The choice of a word is asked for on its own: at the table are the plays of both games. */
const roundOf = (spread: RaceSpread): RoundSpread => ({
  ...spread,
  plays: spread.plays.filter(play => !isOpening(play)),
  advised: spread.advised && !isOpening(spread.advised) ? spread.advised : undefined,
});

function openingOf({ view: { rest }, plays, stallsAt, send, judge }: RaceSpread): JSX.Element | undefined {
  const mayOpen = plays.some(isOpening);
  return rest && mayOpen ? <Opening {...{ rest, plays, stallsAt, send, judge }} /> : undefined;
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

/** Before a start, when nothing may be played yet: nobody reads while others race. */
const isAwaited = (view: RaceView, plays: readonly RacePlay[]): boolean => isMine(view) && plays.length === 0;

const isLater = (view: RaceView, plays: readonly RacePlay[]): boolean => isAwaited(view, plays) && view.rounds > 0;

const lessons: readonly Lesson<RaceView, RacePlay, TableEvent>[] = [
  {
    id: 'race/out',
    clause: 'KR-9',
    says: 'Whoever is first without cards, or with free cards only, calls Out: 20 off their score. The others count the numbers they are left with. Low is good; one heat follows another until somebody has reached the goal.',
    about: ({ seat }) => seatPlace(seat ?? 0),
    when: isAwaited,
  },
  {
    id: 'race/start',
    clause: 'KR-5',
    says: 'All lay at once: tap a square (again, and its arrow turns), then your letters, then Play; or drag. At least three cards at first. If somebody is faster there, your letters come back. Stuck? Tap a pack and change a card.',
    about: () => 'own',
    when: isAwaited,
  },
  {
    id: 'race/long',
    clause: 'KR-4',
    says: 'There is no upper limit: long words empty a hand.',
    about: () => 'own',
    when: isLater,
  },
];

export const board: Board<RaceView, RacePlay, TableEvent> = {
  ...ROUND,
  Table,
  prompt,
  lessons,
};

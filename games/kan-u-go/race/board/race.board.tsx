import type { Board, BoardProps, Lesson } from '@parlour/board-kit/board';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { PACK } from '../../pack/pack.ts';
import type { RoundBoardProps } from '../../round/board/presentation.ts';
import { ROUND_BOARD, roundNumber } from '../../round/board/presentation.ts';
import { RoundTable } from '../../round/board/round-table.tsx';
import { kanUGoRoundBoardText } from '../../round/board/round-text.ts';
import type { TableEvent } from '../../round/rules/events.ts';
import { isOpening, type RacePlay } from '../rules/plays.ts';
import type { RaceView } from '../rules/state.ts';
import { OpeningWordForm } from './opening-word-form.tsx';
import { raceBoardText as t } from './race-text.ts';

type RaceBoardProps = BoardProps<RaceView, RacePlay, TableEvent>;

function Table(board: RaceBoardProps): JSX.Element {
  const { opened, phase } = board.view;
  const marks = (seat: number): string[] => (phase === 'play' && !opened[seat] ? [t('atTheStart')] : []);
  const wordsOpen = phase === 'play' ? 'nothing' : 'dictionary';
  return (
    <RoundTable
      board={withoutOpenPlays(board)}
      maxCards={PACK.length}
      round={kanUGoRoundBoardText('heat', { number: roundNumber(board.view) })}
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
  if (view.phase === 'over') return t('over');
  if (view.phase === 'opening') return sayOpening(view, name);
  if (view.phase === 'stop') return t('stop');
  if (view.phase !== 'play') return t('ready');
  if (view.seat === null) return t('allAtOnce');
  if (plays.length === 0) return t('look');
  if (plays.some(({ do: what }) => what === 'out')) return t('onlyFreeCards');
  return t(view.opened[view.seat] ? 'goOn' : 'start');
}

const sayOpening = ({ seat, dealer }: RaceView, name: (seat: Seat) => string): string =>
  seat === dealer ? t('choose') : t('choosing', { player: name(dealer!) });

/** Lessons appear before the start, because no one reads during a race. */
const isBeforeStart = (view: RaceView, plays: readonly RacePlay[]): boolean => isMine(view) && plays.length === 0;

const isBeforeLaterStart = (view: RaceView, plays: readonly RacePlay[]): boolean =>
  isBeforeStart(view, plays) && view.rounds > 0;

const lessons: readonly Lesson<RaceView, RacePlay, TableEvent>[] = [
  {
    id: 'race/out',
    clause: 'KR-9',
    says: t('outLesson'),
    about: ({ seat }) => seatPlace(seat ?? 0),
    when: isBeforeStart,
  },
  {
    id: 'race/start',
    clause: 'KR-5',
    says: t('startLesson'),
    about: () => 'own',
    when: isBeforeStart,
  },
  {
    id: 'race/long',
    clause: 'KR-4',
    says: t('longLesson'),
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

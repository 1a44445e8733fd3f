import type { Board, BoardProps, Lesson } from '@parlour/board-kit/board';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { kanUGoBoardText } from '../../board/board-text.ts';
import { firstCardId } from '../../board/crossword-area.tsx';
import { FREE } from '../../pack/pack.ts';
import { ROUND_BOARD, roundNumber } from '../../round/board/presentation.ts';
import { RoundTable } from '../../round/board/round-table.tsx';
import { kanUGoRoundBoardText as t } from '../../round/board/round-text.ts';
import type { TableEvent } from '../../round/rules/events.ts';
import type { TablePlay } from '../../round/rules/plays.ts';
import type { KanUGoView } from '../rules/state.ts';
import { kanUGoLimitsOf } from '../rules/state.ts';

type KanUGoBoardProps = BoardProps<KanUGoView, TablePlay, TableEvent>;

function Table(board: KanUGoBoardProps): JSX.Element {
  const { view } = board;
  const marks = (seat: Seat): string[] => (seat === view.dealer ? [t('dealer')] : []);
  return (
    <RoundTable
      board={board}
      maxCards={kanUGoLimitsOf(view).most}
      wordsOpen="dictionary"
      round={t('round', { number: roundNumber(view) })}
      marks={marks}
    />
  );
}

const isMine = ({ seat, turn }: KanUGoView): boolean => seat !== null && turn.includes(seat);

function prompt(view: KanUGoView, plays: readonly TablePlay[], name: (seat: Seat) => string): string {
  if (view.phase === 'over') return kanUGoBoardText('gameOver');
  if (view.phase !== 'play') return kanUGoBoardText('oneMoment');
  if (!isMine(view)) return t('turnOf', { player: name(view.turn[0]!) });
  if (plays.some(({ do: what }) => what === 'out')) return t('onlyFreeCards');
  if (plays.some(({ do: what }) => what === 'pass')) return t('nothingToTake');
  const { most } = kanUGoLimitsOf(view);
  return t(view.crossword.length === 0 ? 'firstWord' : 'addOrExchange', { most });
}

const lessons: readonly Lesson<KanUGoView, TablePlay, TableEvent>[] = [
  {
    id: 'kan-u-go/numbers',
    clause: 'KG-28',
    says: t('numbersLesson'),
    about: ({ seat }) => seatPlace(seat ?? 0),
    when: ({ phase }) => phase === 'play',
  },
  {
    id: 'kan-u-go/begin',
    clause: 'KG-2',
    says: t('beginLesson'),
    about: () => 'own',
    when: view => isMine(view) && view.crossword.length === 0,
  },
  {
    id: 'kan-u-go/add',
    clause: 'KG-3',
    says: t('addLesson'),
    about: view => firstCardId(view.crossword),
    when: view => isMine(view) && view.crossword.length > 0,
  },
  {
    id: 'kan-u-go/exchange',
    clause: 'KG-24',
    says: t('exchangeLesson'),
    about: () => 'up',
    when: view => isMine(view) && (view.hand?.length ?? 0) > 4 && view.crossword.length > 0,
  },
  {
    id: 'kan-u-go/meanings',
    clause: 'KG-1',
    says: t('meaningsLesson'),
    about: view => firstCardId(view.crossword),
    when: view => isMine(view) && view.crossword.length > 8,
  },
  {
    id: 'kan-u-go/free',
    clause: 'KG-26',
    says: t('freeLesson'),
    about: () => 'own',
    when: view => isMine(view) && (view.hand?.includes(FREE) ?? false),
  },
];

export const board: Board<KanUGoView, TablePlay, TableEvent> = {
  ...ROUND_BOARD,
  Table,
  prompt,
  lessons,
};

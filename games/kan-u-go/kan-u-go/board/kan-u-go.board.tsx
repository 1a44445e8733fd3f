import type { Board, BoardProps, Lesson } from '@parlour/board-kit/board';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { firstCardId } from '../../board/crossword-area.tsx';
import { FREE } from '../../pack/pack.ts';
import { ROUND_BOARD } from '../../round/board/presentation.ts';
import { RoundTable } from '../../round/board/round-table.tsx';
import type { TableEvent } from '../../round/rules/events.ts';
import type { TablePlay } from '../../round/rules/plays.ts';
import type { KanUGoView } from '../rules/state.ts';
import { kanUGoLimitsOf } from '../rules/state.ts';

type KanUGoBoardProps = BoardProps<KanUGoView, TablePlay, TableEvent>;

function Table(board: KanUGoBoardProps): JSX.Element {
  const { view } = board;
  const marks = (seat: Seat): string[] => (seat === view.dealer ? ['dealer'] : []);
  return <RoundTable board={board} maxCards={kanUGoLimitsOf(view).most} wordsOpen="the dictionary" marks={marks} />;
}

const isMine = ({ seat, turn }: KanUGoView): boolean => seat !== null && turn.includes(seat);

function prompt(view: KanUGoView, plays: readonly TablePlay[], name: (seat: Seat) => string): string {
  if (view.phase === 'over') return 'The game is over.';
  if (view.phase !== 'play') return 'One moment …';
  if (!isMine(view)) return `${name(view.turn[0]!)} is to play.`;
  if (plays.some(({ do: what }) => what === 'out')) return 'You hold free cards only.';
  if (plays.some(({ do: what }) => what === 'pass')) return 'There is nothing to take.';
  const { most } = kanUGoLimitsOf(view);
  return view.crossword.length === 0
    ? `Begin with a word of 2 to ${most} letters.`
    : `Add 1 to ${most} letters, or exchange.`;
}

const lessons: readonly Lesson<KanUGoView, TablePlay, TableEvent>[] = [
  {
    id: 'kan-u-go/numbers',
    clause: 'KG-28',
    says: 'Get rid of your cards. Whoever is first ends the round; the others count the numbers they are left with. Low is good: rounds follow until somebody has reached the goal, and the lowest score wins. Beside each name: cards held, score.',
    about: ({ seat }) => seatPlace(seat ?? 0),
    when: ({ phase }) => phase === 'play',
  },
  {
    id: 'kan-u-go/begin',
    clause: 'KG-2',
    says: 'Make the first word: tap your letters one after another, type them, or drag them to the cloth. Then Play.',
    about: () => 'own',
    when: view => isMine(view) && view.crossword.length === 0,
  },
  {
    id: 'kan-u-go/add',
    clause: 'KG-3',
    says: 'Add one to four letters in one line: tap a square and then your letters; a second tap turns the arrow.',
    about: view => firstCardId(view.crossword),
    when: view => isMine(view) && view.crossword.length > 0,
  },
  {
    id: 'kan-u-go/exchange',
    clause: 'KG-24',
    says: 'No word? Tap the card turned up or the blind pack, and then the card you give for it. That is your turn.',
    about: () => 'up',
    when: view => isMine(view) && (view.hand?.length ?? 0) > 4 && view.crossword.length > 0,
  },
  {
    id: 'kan-u-go/meanings',
    clause: 'KG-1',
    says: 'What does it mean? Tap a word that lies there, and the dictionary opens.',
    about: view => firstCardId(view.crossword),
    when: view => isMine(view) && view.crossword.length > 8,
  },
  {
    id: 'kan-u-go/free',
    clause: 'KG-26',
    says: 'You hold a KAN-U-GO, a free card. It is never laid in the crossword: you throw it in with your last letters, or give it in exchange.',
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

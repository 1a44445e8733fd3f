import type { Board } from '@parlour/board-kit/board';
import type { JSX } from 'preact';
import { kanUGoBoardText } from '../../board/board-text.ts';
import { firstCardId } from '../../board/crossword-area.tsx';
import { type HandCard, handGridStyle, sortedHand } from '../../board/draft.ts';
import { sayOffers } from '../../round/board/presentation.ts';
import type { AloneEvent, AloneView, PilesView } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';
import { aloneBoardText as t } from './alone-board-text.ts';
import { type AloneBoardProps, AloneTable, SourceCards } from './alone-table.tsx';
import { createPrompt, describePlay, lessonsOf, soundOf } from './presentation.ts';

function Table(board: AloneBoardProps): JSX.Element {
  const held = sortedHand(board.view.hand ?? []).map((card): HandCard => ({ ...card, from: 'hand' }));
  return (
    <AloneTable
      board={board}
      handCards={held}
      drawPlay="take"
      pack={kanUGoBoardText('stock')}
      says={t('takeCard')}
      places={handGridStyle(held.length, 1)}
      own={laying => (
        <SourceCards
          label={kanUGoBoardText('cards', { count: laying.cardsLeft.length })}
          source="hand"
          controls={laying}
        />
      )}
    />
  );
}

const lessons = lessonsOf('alone-second', [
  {
    id: 'alone-second/take',
    clause: 'K2-3',
    says: t('secondTakeLesson'),
    about: () => 'blind',
    when: (view, plays) => view.crossword.length > 0 && !plays.some(({ do: what }) => what === 'add'),
  },
  {
    id: 'alone-second/leave',
    clause: 'KG-6',
    says: t('secondRoomLesson'),
    about: view => firstCardId(view.crossword),
    when: view => view.crossword.length > 7,
  },
]);

export const board: Board<AloneView<PilesView>, AlonePlay, AloneEvent> = {
  Table,
  prompt: createPrompt('take'),
  named: describePlay(t('takeACard')),
  sound: soundOf,
  offers: sayOffers,
  typesLetters: true,
  lessons,
};

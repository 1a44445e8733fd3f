import type { Board } from '@parlour/board-kit/board';
import type { JSX } from 'preact';
import { kanUGoBoardText } from '../../board/board-text.ts';
import { type HandCard, handGridStyle } from '../../board/draft.ts';
import { sayOffers } from '../../round/board/presentation.ts';
import type { firstMethod } from '../rules/first.ts';
import type { AloneEvent, AloneView } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';
import { aloneBoardText as t } from './alone-board-text.ts';
import { type AloneBoardProps, AloneTable, SourceCards } from './alone-table.tsx';
import { createPrompt, describePlay, lessonsOf, soundOf } from './presentation.ts';

type FirstPilesView = ReturnType<typeof firstMethod.viewPiles>;

function Table(board: AloneBoardProps<FirstPilesView>): JSX.Element {
  const { row, up, table } = board.view;
  const inRow = row.map((card): HandCard => ({ id: `row ${card}`, card, from: 'row' }));
  const turnedUp: HandCard[] = up === null ? [] : [{ id: `up ${table.pile.length} ${up}`, card: up, from: 'up' }];
  return (
    <AloneTable
      board={board}
      handCards={[...inRow, ...turnedUp]}
      drawPlay="turn"
      pack={kanUGoBoardText('stock')}
      says={t('turnCard')}
      pile={{ source: 'up', count: table.pile.length }}
      places={handGridStyle(row.length, 2)}
      own={laying => <SourceCards label={t('row')} source="row" controls={laying} />}
    />
  );
}

const lessons = lessonsOf('alone-first', [
  {
    id: 'alone-first/turn',
    clause: 'K1-3',
    says: t('firstTurnLesson'),
    about: () => 'blind',
    when: (view, plays) => view.crossword.length > 0 && !plays.some(({ do: what }) => what === 'add'),
  },
  {
    id: 'alone-first/row',
    clause: 'K1-4',
    says: t('firstRowLesson'),
    about: () => 'own',
    when: (_, __, fresh) => fresh.some(({ what }) => what === 'refilled'),
  },
]);

export const board: Board<AloneView<FirstPilesView>, AlonePlay, AloneEvent> = {
  Table,
  prompt: createPrompt('card'),
  named: describePlay(t('turnACard')),
  sound: soundOf,
  offers: sayOffers,
  typesLetters: true,
  lessons,
};

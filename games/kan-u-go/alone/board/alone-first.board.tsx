import type { Board } from '@parlour/board-kit/board';
import type { JSX } from 'preact';
import type { HandCard } from '../../board/draft.ts';
import { sayOffers } from '../../round/board/presentation.ts';
import type { firstMethod } from '../rules/first.ts';
import type { AloneEvent, AloneView } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';
import { type AloneBoardProps, AloneTable, SourceCards } from './alone-table.tsx';
import { createPrompt, lessonsOf, soundOf } from './presentation.ts';

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
      pack="blind"
      says="Turn its top card up."
      pile={{ source: 'up', count: table.pile.length }}
      own={laying => <SourceCards label="The row" source="row" controls={laying} />}
    />
  );
}

const lessons = lessonsOf('alone-first', [
  {
    id: 'alone-first/turn',
    clause: 'K1-3',
    says: 'Unable? Turn the next card of the blind pack. Of the pile only its top card may be used, and one in a turn.',
    about: () => 'blind',
    when: (view, plays) => view.crossword.length > 0 && !plays.some(({ do: what }) => what === 'add'),
  },
  {
    id: 'alone-first/row',
    clause: 'K1-4',
    says: 'What you take from the row is filled up from the blind pack. Use the card turned up where you can: it is a gift.',
    about: () => 'own',
    when: (_, __, fresh) => fresh.some(({ what }) => what === 'refilled'),
  },
]);

export const board: Board<AloneView<FirstPilesView>, AlonePlay, AloneEvent> = {
  Table,
  prompt: createPrompt('turn a card'),
  sound: soundOf,
  offers: sayOffers,
  typesLetters: true,
  lessons,
};

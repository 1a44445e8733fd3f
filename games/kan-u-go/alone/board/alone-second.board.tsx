import type { Board } from '@parlour/board-kit/board';
import type { JSX } from 'preact';
import { firstCardId } from '../../board/crossword-area.tsx';
import type { HandCard } from '../../board/draft.ts';
import { sortedHand } from '../../board/draft.ts';
import { sayOffers } from '../../round/board/presentation.ts';
import type { AloneEvent, AloneView, PilesView } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';
import { type AloneBoardProps, AloneTable, SourceCards } from './alone-table.tsx';
import { createPrompt, lessonsOf, soundOf } from './presentation.ts';

function Table(board: AloneBoardProps): JSX.Element {
  const held = sortedHand(board.view.hand ?? []).map((card): HandCard => ({ ...card, from: 'hand' }));
  return (
    <AloneTable
      board={board}
      handCards={held}
      drawPlay="take"
      pack="blind"
      says="Take its top card."
      own={laying => <SourceCards label={`Your cards, ${laying.cardsLeft.length}`} source="hand" controls={laying} />}
    />
  );
}

const lessons = lessonsOf('alone-second', [
  {
    id: 'alone-second/take',
    clause: 'K2-3',
    says: 'Unable? Take the top card of the blind pack, and another, until something goes. The hand has no limit.',
    about: () => 'blind',
    when: (view, plays) => view.crossword.length > 0 && !plays.some(({ do: what }) => what === 'add'),
  },
  {
    id: 'alone-second/leave',
    clause: 'KG-6',
    says: 'Leave room around words: wherever letters stand together, both ways, they must make a word.',
    about: view => firstCardId(view.crossword),
    when: view => view.crossword.length > 7,
  },
]);

export const board: Board<AloneView<PilesView>, AlonePlay, AloneEvent> = {
  Table,
  prompt: createPrompt('take a card'),
  sound: soundOf,
  offers: sayOffers,
  typesLetters: true,
  lessons,
};

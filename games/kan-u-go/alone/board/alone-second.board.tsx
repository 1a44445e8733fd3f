/** The board of the second method: a hand that grows until it can add. */
import type { Board } from '@parlour/board-kit/board';
import type { JSX } from 'preact';
import { someCardOn } from '../../board/grid.ts';
import { handOf } from '../../board/held.ts';
import type { Held } from '../../board/laying.ts';
import { offers } from '../../round/board/round-words.ts';
import type { AloneEvent, AloneView, Seen } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';
import { HeldCards } from './alone-packs.tsx';
import { type AloneSpread, AloneTable } from './alone-table.tsx';
import { lessonsOf, prompting, sound } from './alone-words.ts';

function Table(spread: AloneSpread): JSX.Element {
  const held = handOf(spread.view.hand ?? []).map((card): Held => ({ ...card, from: 'hand' }));
  return (
    <AloneTable
      spread={spread}
      held={held}
      unable="take"
      pack="blind"
      says="Take its top card."
      own={laying => <HeldCards label={`Your cards, ${laying.rest.length}`} source="hand" laying={laying} />}
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
    about: view => someCardOn(view.crossword),
    when: view => view.crossword.length > 7,
  },
]);

export const board: Board<AloneView<Seen>, AlonePlay, AloneEvent> = {
  Table,
  prompt: prompting('take a card'),
  sound,
  offers,
  typesLetters: true,
  lessons,
};

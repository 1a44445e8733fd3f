/** The board of the first method: a row of six, and the card turned up beside it. */
import type { Board } from '@parlour/board-kit/board';
import type { JSX } from 'preact';
import type { Held } from '../../board/laying.ts';
import { offers } from '../../round/board/round-words.ts';
import type { first } from '../rules/first.ts';
import type { AloneEvent, AloneView } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';
import { HeldCards } from './alone-packs.tsx';
import { type AloneSpread, AloneTable } from './alone-table.tsx';
import { lessonsOf, prompting, sound } from './alone-words.ts';

type FirstSeen = ReturnType<typeof first.see>;

function Table(spread: AloneSpread<FirstSeen>): JSX.Element {
  const { row, up, table } = spread.view;
  const inRow = row.map((card): Held => ({ id: `row ${card}`, card, from: 'row' }));
  const turnedUp: Held[] = up === null ? [] : [{ id: `up ${table.pile.length} ${up}`, card: up, from: 'up' }];
  return (
    <AloneTable
      spread={spread}
      held={[...inRow, ...turnedUp]}
      unable="turn"
      pack="blind"
      says="Turn its top card up."
      pile={{ source: 'up', count: table.pile.length }}
      own={laying => <HeldCards label="The row" source="row" laying={laying} />}
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

export const board: Board<AloneView<FirstSeen>, AlonePlay, AloneEvent> = {
  Table,
  prompt: prompting('turn a card'),
  sound,
  offers,
  typesLetters: true,
  lessons,
};

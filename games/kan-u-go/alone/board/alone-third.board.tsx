/** The board of the third method: seven stacks, and a pack of which every third card is turned up. */
import type { Board } from '@parlour/board-kit/board';
import { CardBack } from '@parlour/board-kit/components/cards/card.tsx';
import type { JSX } from 'preact';
import type { Held } from '../../board/laying.ts';
import type { Laying } from '../../board/use-laying.ts';
import { offers } from '../../round/board/round-words.ts';
import type { AloneEvent, AloneView } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';
import type { third } from '../rules/third.ts';
import styles from './alone.module.css';
import { HeldCards } from './alone-packs.tsx';
import { type AloneSpread, AloneTable } from './alone-table.tsx';
import { lessonsOf, prompting, sound } from './alone-words.ts';

type ThirdSeen = ReturnType<typeof third.see>;

const topOf = ({ top, below }: ThirdSeen['stacks'][number], i: number): Held[] =>
  top === null ? [] : [{ id: `stack ${i} ${below} ${top}`, card: top, from: i }];

function Table(spread: AloneSpread<ThirdSeen>): JSX.Element {
  const { stacks, up, table } = spread.view;
  const turnedUp: Held[] = up === null ? [] : [{ id: `pack ${table.turned} ${up}`, card: up, from: 'pack' }];
  return (
    <AloneTable
      spread={spread}
      held={[...stacks.flatMap(topOf), ...turnedUp]}
      unable="turn"
      pack="pack"
      says="Turn up the third card from its top."
      pile={{ source: 'pack', count: table.turned }}
      own={laying => (
        <div class={styles.third}>
          {stacks.map((stack, i) => (
            <Stack key={i} {...stack} source={i} laying={laying} />
          ))}
        </div>
      )}
    />
  );
}

type StackProps = ThirdSeen['stacks'][number] & { readonly source: number; readonly laying: Laying };

function Stack({ top, below, source, laying }: StackProps): JSX.Element {
  const number = source + 1;
  return (
    <div
      class={styles.stack}
      data-empty={below === 0 && top === null}
      data-place={`stack-${number}`}
      style={{ '--below': below }}
    >
      {Array.from({ length: below }, (_, i) => (
        <CardBack key={i} class={styles.below!} style={{ '--depth': i }} />
      ))}
      <HeldCards label={`Stack ${number}, ${below} below`} source={source} laying={laying} from={`stack-${number}`} />
    </div>
  );
}

const lessons = lessonsOf('alone-third', [
  {
    id: 'alone-third/turn',
    clause: 'K3-3',
    says: 'Unable with the stacks alone? Turn the pack: three cards at a time, and only the third is in play, together with the stacks.',
    about: () => 'blind',
    when: (view, plays) => view.crossword.length > 0 && !plays.some(({ do: what }) => what === 'add'),
  },
  {
    id: 'alone-third/stacks',
    clause: 'K3-9r',
    says: 'If the stacks have the very same letters, they come from the stacks: those are the cards to be rid of.',
    about: () => 'own',
    when: view => view.up !== null && view.crossword.length > 0,
  },
]);

export const board: Board<AloneView<ThirdSeen>, AlonePlay, AloneEvent> = {
  Table,
  prompt: prompting('turn the pack'),
  sound,
  offers,
  typesLetters: true,
  lessons,
};

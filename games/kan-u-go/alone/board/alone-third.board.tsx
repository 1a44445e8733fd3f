import type { Board } from '@parlour/board-kit/board';
import { CardBack } from '@parlour/board-kit/components/cards/card.tsx';
import type { JSX } from 'preact';
import { kanUGoBoardText } from '../../board/board-text.ts';
import { type HandCard, handGridStyle } from '../../board/draft.ts';
import type { DraftControls } from '../../board/use-draft.ts';
import { sayOffers } from '../../round/board/presentation.ts';
import type { AloneEvent, AloneView } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';
import type { thirdMethod } from '../rules/third.ts';
import styles from './alone.module.css';
import { aloneBoardText as t } from './alone-board-text.ts';
import { type AloneBoardProps, AloneTable, SourceCards } from './alone-table.tsx';
import { createPrompt, describePlay, lessonsOf, soundOf } from './presentation.ts';

type ThirdPilesView = ReturnType<typeof thirdMethod.viewPiles>;

const topCardOf = ({ top, below }: ThirdPilesView['stacks'][number], i: number): HandCard[] =>
  top === null ? [] : [{ id: `stack ${i} ${below} ${top}`, card: top, from: i }];

function Table(board: AloneBoardProps<ThirdPilesView>): JSX.Element {
  const { stacks, up, table } = board.view;
  const turnedUp: HandCard[] = up === null ? [] : [{ id: `pack ${table.turned} ${up}`, card: up, from: 'pack' }];
  return (
    <AloneTable
      board={board}
      handCards={[...stacks.flatMap(topCardOf), ...turnedUp]}
      drawPlay="turn"
      pack={kanUGoBoardText('pack')}
      says={t('turnThree')}
      pile={{ source: 'pack', count: table.turned }}
      places={{ ...handGridStyle(stacks.length, 2), '--thumb-columns': stacks.length, '--thumb-rows': 2 }}
      own={controls => (
        <>
          {stacks.map((stack, i) => (
            <Stack key={i} {...stack} source={i} controls={controls} />
          ))}
        </>
      )}
    />
  );
}

type StackProps = ThirdPilesView['stacks'][number] & { readonly source: number; readonly controls: DraftControls };

function Stack({ top, below, source, controls }: StackProps): JSX.Element {
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
      <SourceCards label={t('stack', { number, below })} source={source} controls={controls} from={`stack-${number}`} />
    </div>
  );
}

const lessons = lessonsOf('alone-third', [
  {
    id: 'alone-third/turn',
    clause: 'K3-3',
    says: t('thirdTurnLesson'),
    about: () => 'blind',
    when: (view, plays) => view.crossword.length > 0 && !plays.some(({ do: what }) => what === 'add'),
  },
  {
    id: 'alone-third/stacks',
    clause: 'K3-9r',
    says: t('thirdStacksLesson'),
    about: () => 'own',
    when: view => view.up !== null && view.crossword.length > 0,
  },
]);

export const board: Board<AloneView<ThirdPilesView>, AlonePlay, AloneEvent> = {
  Table,
  prompt: createPrompt('pack'),
  named: describePlay(t('turnThePack')),
  sound: soundOf,
  offers: sayOffers,
  typesLetters: true,
  lessons,
};

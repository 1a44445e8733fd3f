/** Prompts, sounds and lessons of the patiences. */
import type { Lesson } from '@parlour/board-kit/board';
import type { SoundName } from '@parlour/board-kit/sound/sound';
import { formatList } from '@parlour/messages';
import { kanUGoBoardText } from '../../board/board-text.ts';
import { firstCardId } from '../../board/crossword-area.tsx';
import { LONG_WORD_LETTERS } from '../../board/words-on-board.ts';
import type { AloneEvent, AloneView, PilesView } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';
import { aloneBoardText as t } from './alone-board-text.ts';

const SOUNDS: Readonly<Partial<Record<AloneEvent['what'], SoundName>>> = {
  dealt: 'shuffle',
  laid: 'place',
  turned: 'slide',
  took: 'slide',
  'turned-over': 'gather',
  ended: 'knock',
};

export const soundOf = (event: AloneEvent): SoundName | undefined =>
  event.what === 'laid' && event.words.some(({ length }) => length >= LONG_WORD_LETTERS) ? 'pluck' : SOUNDS[event.what];

export const createPrompt =
  (draw: 'card' | 'take' | 'pack') =>
  (view: AloneView<PilesView>, plays: readonly AlonePlay[]): string => {
    if (view.phase === 'over') return kanUGoBoardText('gameOver');
    if (view.phase === 'deal') return kanUGoBoardText('oneMoment');
    if (view.crossword.length === 0) return t('begin');
    return t(plays.some(({ do: what }) => what === 'add') ? 'addOr' : 'noWord', { draw });
  };

/** A play for a hint; the crossword shows where its letters go. */
export const describePlay =
  (draw: string) =>
  (play: AlonePlay): string => {
    if (play.do === 'give-up') return t('giveUp');
    return play.do === 'add'
      ? kanUGoBoardText('lay', { letters: formatList(play.cells.map(([, , letter]) => letter)) })
      : draw;
  };

type AloneLesson = Lesson<AloneView<PilesView>, AlonePlay, AloneEvent>;

const isPlaying = ({ phase, seat }: AloneView<PilesView>): boolean => phase === 'play' && seat !== null;

export const lessonsOf = (method: string, own: readonly [AloneLesson, AloneLesson]): readonly AloneLesson[] => [
  {
    id: `${method}/begin`,
    clause: 'KA-1',
    says: t('beginLesson'),
    about: () => 'own',
    when: view => isPlaying(view) && view.crossword.length === 0,
  },
  {
    id: `${method}/add`,
    clause: 'KG-3',
    says: t('addLesson'),
    about: view => firstCardId(view.crossword),
    when: view => isPlaying(view) && view.crossword.length > 0,
  },
  ...own,
  {
    id: `${method}/out`,
    clause: 'KA-2',
    says: t('undoLesson'),
    about: () => 'blind',
    when: view => isPlaying(view) && view.crossword.length > 12,
  },
];

/** Prompts, sounds and lessons of the patiences. */
import type { Lesson } from '@parlour/board-kit/board';
import type { SoundName } from '@parlour/board-kit/sound/sound';
import { firstCardId } from '../../board/crossword-area.tsx';
import type { AloneEvent, AloneView, PilesView } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';

const SOUNDS: Readonly<Partial<Record<AloneEvent['what'], SoundName>>> = {
  dealt: 'shuffle',
  laid: 'place',
  turned: 'slide',
  took: 'slide',
  'turned-over': 'gather',
  ended: 'knock',
};

export const soundOf = ({ what }: AloneEvent): SoundName | undefined => SOUNDS[what];

export const createPrompt =
  (drawLabel: string) =>
  (view: AloneView<PilesView>, plays: readonly AlonePlay[]): string => {
    if (view.phase === 'over') return 'The patience is over.';
    if (view.phase === 'deal') return 'One moment …';
    if (view.crossword.length === 0) return 'Begin with a word of 2 to 4 letters.';
    return plays.some(({ do: what }) => what === 'add')
      ? `Add 1 to 4 letters, or ${drawLabel}.`
      : `Nothing goes: ${drawLabel}.`;
  };

type AloneLesson = Lesson<AloneView<PilesView>, AlonePlay, AloneEvent>;

const isPlaying = ({ phase, seat }: AloneView<PilesView>): boolean => phase === 'play' && seat !== null;

export const lessonsOf = (method: string, own: readonly [AloneLesson, AloneLesson]): readonly AloneLesson[] => [
  {
    id: `${method}/begin`,
    clause: 'KA-1',
    says: 'It comes out when all 58 cards lie in the crossword. Make a first word: tap letters one after another, type them, or drag them to the cloth. Then Play.',
    about: () => 'own',
    when: view => isPlaying(view) && view.crossword.length === 0,
  },
  {
    id: `${method}/add`,
    clause: 'KG-3',
    says: 'Go on with one to four letters in one line. Tap a square and then letters; a second tap turns the arrow.',
    about: view => firstCardId(view.crossword),
    when: view => isPlaying(view) && view.crossword.length > 0,
  },
  ...own,
  {
    id: `${method}/out`,
    clause: 'KA-2',
    says: 'Take back as often as you like: nobody is looking.',
    about: () => 'blind',
    when: view => isPlaying(view) && view.crossword.length > 12,
  },
];

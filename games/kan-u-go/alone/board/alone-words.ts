/** What the patiences say: what is asked, how it sounds, and what a first game teaches. */
import type { Lesson } from '@parlour/board-kit/board';
import type { SoundName } from '@parlour/board-kit/sound/sound';
import { someCardOn } from '../../board/grid.ts';
import type { AloneEvent, AloneView, Seen } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';

const SOUNDS: Readonly<Partial<Record<AloneEvent['what'], SoundName>>> = {
  dealt: 'shuffle',
  laid: 'place',
  turned: 'slide',
  took: 'slide',
  'turned-over': 'gather',
  ended: 'knock',
};

export const sound = ({ what }: AloneEvent): SoundName | undefined => SOUNDS[what];

/** What is asked, with what a player does who is unable. */
export const prompting =
  (unable: string) =>
  (view: AloneView<Seen>, plays: readonly AlonePlay[]): string => {
    if (view.phase === 'over') return 'The patience is over.';
    if (view.phase === 'deal') return 'One moment …';
    if (view.crossword.length === 0) return 'Begin with a word of 2 to 4 letters.';
    return plays.some(({ do: what }) => what === 'add')
      ? `Add 1 to 4 letters, or ${unable}.`
      : `Nothing goes: ${unable}.`;
  };

type AloneLesson = Lesson<AloneView<Seen>, AlonePlay, AloneEvent>;

const isOpen = ({ phase, seat }: AloneView<Seen>): boolean => phase === 'play' && seat !== null;

/** Five a method; three of them are the same for all. */
export const lessonsOf = (method: string, own: readonly [AloneLesson, AloneLesson]): readonly AloneLesson[] => [
  {
    id: `${method}/begin`,
    clause: 'KA-1',
    says: 'It comes out when all 58 cards lie in the crossword. Make a first word: tap letters one after another, type them, or drag them to the cloth. Then Play.',
    about: () => 'own',
    when: view => isOpen(view) && view.crossword.length === 0,
  },
  {
    id: `${method}/add`,
    clause: 'KG-3',
    says: 'Go on with one to four letters in one line. Tap a square and then letters; a second tap turns the arrow.',
    about: view => someCardOn(view.crossword),
    when: view => isOpen(view) && view.crossword.length > 0,
  },
  ...own,
  {
    id: `${method}/out`,
    clause: 'KA-2',
    says: 'Take back as often as you like: nobody is looking.',
    about: () => 'blind',
    when: view => isOpen(view) && view.crossword.length > 12,
  },
];

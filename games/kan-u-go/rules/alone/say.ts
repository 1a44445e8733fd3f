/** Happenings of a patience as sentences. */
import type { Seat } from '@parlour/kernel/game';
import { writeAddition } from '../../crossword/notation.ts';
import { count, list, made } from '../words.ts';
import type { AloneHappening } from './method.ts';

type Name = (seat: Seat) => string;

export function say(happening: AloneHappening, name: Name): string {
  const player = name(0);
  switch (happening.what) {
    case 'dealt':
      return 'The cards are laid out.';
    case 'laid':
      return `${player} lays ${writeAddition(happening.cells)} and makes ${list(happening.words)}.`;
    case 'turned':
      return `${happening.card} is turned up.`;
    case 'turned-over':
      return `The pack of ${count(happening.cards, 'card')} is turned over.`;
    case 'took':
      return `${player} takes ${happening.card ?? 'a card'} from the blind pack.`;
    case 'refilled':
      return `The row is filled up with ${list(happening.cards)}.`;
    case 'uncovered':
      return `Uncovered: ${list(happening.cards)}.`;
    case 'gave-up':
      return `${player} gives up.`;
    case 'ended':
      return happening.left === 0 ? 'It has come out.' : `It is lost, with ${count(happening.left, 'card')} left.`;
  }
}

export const tell = (happening: AloneHappening, name: Name): string =>
  happening.what === 'laid' ? made(name(0), happening.words) : say(happening, name);

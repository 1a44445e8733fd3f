/** What Kan-U-Go and the race say: what is asked, what is called out, how it sounds. */
import type { BoardProps, Call } from '@parlour/board-kit/board';
import type { SoundName } from '@parlour/board-kit/sound/sound';
import type { TableOptions } from '../../rules/options.ts';
import type { TableEvent } from '../rules/happenings.ts';
import type { TablePlay } from '../rules/plays.ts';
import type { RoundView } from '../rules/view.ts';

/** What either game gives its table to draw. */
export type RoundSpread = BoardProps<RoundView<TableOptions>, TablePlay, TableEvent>;

const SOUNDS: Readonly<Partial<Record<TableEvent['what'], SoundName>>> = {
  dealt: 'shuffle',
  shuffled: 'shuffle',
  laid: 'place',
  'laid-out': 'place',
  exchanged: 'slide',
  called: 'knock',
  out: 'knock',
  counted: 'gather',
};

/** Nothing stands up here: words are there to be found. */
export function offers(plays: readonly { readonly do: string }[]): string {
  const words = plays.filter(({ do: what }) => what === 'add').length;
  if (words === 0) return 'No word goes with these letters.';
  if (words === 1) return 'One addition goes.';
  return words < MANY ? `${words} additions go.` : `More than ${MANY - 1} additions go.`;
}

const MANY = 100;

export const sound = ({ what }: TableEvent): SoundName | undefined => SOUNDS[what];

export function call(event: TableEvent): Call | undefined {
  if (event.what === 'out') return { seat: event.seat, words: 'Out!' };
  if (event.what === 'called') return { seat: event.seat, words: 'Kan-U-Go!' };
  return undefined;
}

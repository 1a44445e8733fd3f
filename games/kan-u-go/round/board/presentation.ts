/** Calls, sounds and animation steps of Kan-U-Go and the race. */
import type { AnimationStep, BoardProps, Call } from '@parlour/board-kit/board';
import type { SoundName } from '@parlour/board-kit/sound/sound';
import type { TableOptions } from '../../rules/options.ts';
import type { TableEvent } from '../rules/events.ts';
import type { TablePlay } from '../rules/plays.ts';
import type { RoundView } from '../rules/view.ts';

export type RoundBoardProps = BoardProps<RoundView<TableOptions>, TablePlay, TableEvent>;

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

/** Counts plays without showing them: finding words is the game. */
export function sayOffers(plays: readonly { readonly do: string }[]): string {
  const words = plays.filter(({ do: what }) => what === 'add').length;
  if (words === 0) return 'No word goes with these letters.';
  if (words === 1) return 'One addition goes.';
  return words < MAX_COUNTED ? `${words} additions go.` : `More than ${MAX_COUNTED - 1} additions go.`;
}

const MAX_COUNTED = 100;

export const soundOf = ({ what }: TableEvent): SoundName | undefined => SOUNDS[what];

export function callOut(event: TableEvent): Call | undefined {
  if (event.what === 'out') return { seat: event.seat, words: 'Out!' };
  if (event.what === 'called') return { seat: event.seat, words: 'Kan-U-Go!' };
  return undefined;
}

const READ_COUNT_MS = 4200;

type Counted = TableEvent & { readonly what: 'counted' };

/** Shows a count before the next deal. */
export function animationSteps<V extends RoundView<TableOptions>>(
  before: V,
  after: V,
  fresh: readonly TableEvent[],
): AnimationStep<V, TableEvent>[] {
  const at = fresh.findIndex(({ what }) => what === 'counted');
  const [counted, next] = [fresh[at], fresh[at + 1]];
  if (counted?.what !== 'counted' || next === undefined || next.what === 'won')
    return [{ view: after, fresh, hold: 0 }];
  return [
    {
      view: viewAtCount(before, counted, fresh),
      fresh: fresh.slice(0, at + 1),
      hold: READ_COUNT_MS,
      linger: 'until told',
    },
    { view: after, fresh: fresh.slice(at + 1), hold: 0 },
  ];
}

/** The counted table, hands open. */
function viewAtCount<V extends RoundView<TableOptions>>(
  before: V,
  { left, scores }: Counted,
  fresh: readonly TableEvent[],
): V {
  const laid = fresh.flatMap(event => (event.what === 'laid' ? event.cells : []));
  return {
    ...before,
    turn: [],
    phase: 'deal',
    crossword: [...before.crossword, ...laid],
    scores,
    ...(before.seat !== null && { hand: left[before.seat]! }),
    others: before.others.map(({ seat }) => ({ seat, cards: left[seat]!.length, hand: left[seat]! })),
  };
}

export const ROUND_BOARD = {
  animationSteps,
  call: callOut,
  offers: sayOffers,
  sound: soundOf,
  typesLetters: true,
} as const;

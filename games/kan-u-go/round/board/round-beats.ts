/** How a round ends, so that eyes can follow: the last cards, the count, and then the next deal. */
import type { AnimationStep } from '@parlour/board-kit/board';
import type { TableOptions } from '../../rules/options.ts';
import type { TableEvent } from '../rules/happenings.ts';
import type { RoundView } from '../rules/view.ts';

const READ_THE_COUNT = 4200;

type Counted = TableEvent & { readonly what: 'counted' };

/** Without a count, or if it is the last thing told, the view after says it all. */
export function beats<V extends RoundView<TableOptions>>(
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
      view: asCounted(before, counted, fresh),
      fresh: fresh.slice(0, at + 1),
      hold: READ_THE_COUNT,
      linger: 'until told',
    },
    { view: after, fresh: fresh.slice(at + 1), hold: 0 },
  ];
}

/** The table as it was counted, hands open. */
function asCounted<V extends RoundView<TableOptions>>(
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

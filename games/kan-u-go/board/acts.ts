/** What hands do with the cards of a draft: lay, move, take back, look up, play. */
import type { DropOutcome } from '@parlour/board-kit/components/cards/hand.tsx';
import type { Play } from '@parlour/kernel/game';
import type { Signal } from '@preact/signals';
import { isLetter } from '../pack/pack.ts';
import {
  type Draft,
  dropAt,
  freshDraft,
  type Held,
  layAt,
  letterAt,
  type Square,
  takeBack,
  tapCard,
  tapSquare,
} from './laying.ts';
import type { Laying, LayingProps } from './use-laying.ts';

/** All that an act changes or asks for. */
export type Acting<P extends Play> = LayingProps<P> &
  Pick<Laying, 'draft' | 'finder' | 'lookedUp'> & {
    readonly kept: Signal<Draft>;
    /** What was tried in vain. */
    readonly tried: Signal<Draft['laid'] | undefined>;
  };

/** How many cards could be laid; none beside what was tried in vain. */
export const roomOn = <P extends Play>({ tried, draft, most, held }: Acting<P>): number =>
  tried.value === draft.laid ? 0 : Math.min(most, held.filter(({ card }) => isLetter(card)).length);

export function handsOn<P extends Play>(
  acting: Acting<P>,
): Pick<Laying, 'play' | 'clear' | 'offer' | 'tap' | 'pick' | 'drop'> {
  const { crossword, draft, kept, finder } = acting;
  return {
    play: () => play(acting),
    clear: () => (kept.value = freshDraft(crossword)),
    offer: offered => (kept.value = { ...freshDraft(crossword), offered }),
    tap(square) {
      if (lookUp(acting, square)) return;
      kept.value = tapSquare(draft, square, crossword);
    },
    pick(card, dropped) {
      if (dropped)
        return dropped.on === 'crossword' ? put(acting, card, finder.current!(dropped.x, dropped.y)) : undefined;
      kept.value = tapCard(draft, card, crossword);
      return undefined;
    },
    drop(id, on, square) {
      const card = draft.laid.find(other => other.id === id)!;
      if (on === 'crossword') return put(acting, card, square);
      kept.value = takeBack(draft, id);
      return undefined;
    },
  };
}

/** The card slides from where it was let go to the middle of its square, or back. */
function put<P extends Play>({ crossword, draft, kept, playOf, send }: Acting<P>, card: Held, at: Square): DropOutcome {
  if (letterAt(crossword, at) !== undefined) return send(playOf(layAt(freshDraft(crossword), card, at)));
  kept.value = dropAt(draft, card, at, crossword);
  return Promise.resolve('refused');
}

function play<P extends Play>({ draft, tried, playOf, send }: Acting<P>): DropOutcome {
  if (draft.laid.length === 0) return undefined;
  tried.value = draft.laid;
  return send(playOf(draft));
}

function lookUp<P extends Play>({ crossword, wordsOpen, lookedUp }: Acting<P>, square: Square): boolean {
  if (wordsOpen === 'nothing' || letterAt(crossword, square) === undefined) return false;
  lookedUp.value = square;
  return true;
}

export function enter<P extends Play>(acting: Acting<P>): void {
  const { draft } = acting;
  if (draft.laid.length > 0) void play(acting);
  else if (draft.cursor) lookUp(acting, draft.cursor);
}

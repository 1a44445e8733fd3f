/** Placing cards by tap, drag and key; the draft is judged as it grows. */

import type { DropOutcome } from '@parlour/board-kit/components/cards/hand.tsx';
import type { SquareFinder } from '@parlour/board-kit/components/crossword/crossword.tsx';
import { announce } from '@parlour/board-kit/components/screen-reader.tsx';
import type { DropPoint } from '@parlour/board-kit/input/drag';
import type { Play } from '@parlour/kernel/game';
import type { RefusalWithMessage } from '@parlour/kernel/sentences';
import { formatList } from '@parlour/messages';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Crossword } from '../crossword/crossword.ts';
import { isLetter } from '../pack/pack.ts';
import { kanUGoBoardText as t } from './board-text.ts';
import {
  alignCursorWithHint,
  assignCardIds,
  type Cells,
  cardsLeft,
  type Draft,
  type DraftStatus,
  draftStatus,
  dropCard,
  emptyDraft,
  type HandCard,
  letterAt,
  moveCursor,
  placeCard,
  removeCard,
  removeLastCard,
  type Square,
  syncDraft,
  tapCard,
  tapSquare,
  turnCursor,
  typeLetter,
} from './draft.ts';
import { wordsAt } from './words-on-board.ts';

export type DraftProps<P extends Play> = {
  readonly crossword: Crossword;
  /** Copies may share an id here. */
  readonly handCards: readonly HandCard[];
  /** Limit for one turn. */
  readonly maxCards: number;
  /** What a tap on a laid word opens. During a race: nothing. */
  readonly wordsOpen: 'dictionary' | 'nothing';
  readonly advised: Cells;
  playOf(draft: Draft): P;
  judge(play: P): Promise<RefusalWithMessage | undefined>;
  send(play: P): DropOutcome;
};

export type Verdict = { readonly of: Draft; readonly refusal: RefusalWithMessage | undefined };

export type DraftControls = {
  readonly draft: Draft;
  readonly handCards: readonly HandCard[];
  /** Without those in the draft. */
  readonly cardsLeft: readonly HandCard[];
  readonly verdict: Verdict | undefined;
  /** Undefined while the judge is asked. What was played and refused stays refused. */
  readonly status: DraftStatus | undefined;
  readonly finder: SquareFinder;
  readonly lookedUp: Signal<Square | undefined>;
  tap(square: Square): void;
  pick(card: HandCard, dropped?: DropPoint): DropOutcome;
  /** A loose card dragged elsewhere. */
  drop(id: string, on: string, square: Square): DropOutcome;
  press(event: KeyboardEvent): void;
  play(): DropOutcome;
  clear(): void;
  /** Clears the draft first. */
  offer(card: HandCard): void;
};

export function useDraft<P extends Play>(props: DraftProps<P>): DraftControls {
  const { crossword } = props;
  const draftSignal = useSignal<Draft>(emptyDraft(crossword));
  const handCards = useCardIds(props.handCards, draftSignal.value);
  const lookedUp = useSignal<Square | undefined>(undefined);
  const rejected = useSignal<Draft['laid'] | undefined>(undefined);
  const finder: SquareFinder = useRef(undefined);
  const draft = useSyncedDraft(draftSignal, handCards, props);
  const verdict = useVerdict(draft, props);
  const context: ActionContext<P> = { ...props, handCards, draft, draftSignal, rejected, lookedUp, finder };
  const press = (event: KeyboardEvent): void => {
    const next = draftAfterKey(event, { draft, handCards, crossword, onEnter: () => playOrLookUp(context) });
    if (next) draftSignal.value = next;
  };
  useUnfocusedKeys(press);
  return {
    draft,
    handCards,
    cardsLeft: cardsLeft(handCards, draft),
    verdict,
    status: verdict && draftStatus(verdict.refusal, draft.laid.length, maxPlaceable(context)),
    finder,
    lookedUp,
    ...createActions(context),
    press,
  };
}

function useSyncedDraft<P extends Play>(
  draftSignal: Signal<Draft>,
  handCards: readonly HandCard[],
  { crossword, advised }: DraftProps<P>,
): Draft {
  const draft = syncDraft(draftSignal.value, handCards, crossword);
  useLayoutEffect(() => {
    draftSignal.value = draft;
  });
  useEffect(() => {
    draftSignal.value = alignCursorWithHint(draftSignal.peek(), advised, crossword);
  }, [advised.join(' ')]);
  return draft;
}

/** Cards laid or offered are the copies that leave the hand. */
function useCardIds(handCards: readonly HandCard[], { laid, offered }: Draft): readonly HandCard[] {
  const before = useRef<readonly HandCard[]>([]);
  const named = assignCardIds(
    handCards,
    before.current,
    name => name === offered?.id || laid.some(({ id }) => id === name),
  );
  useLayoutEffect(() => {
    before.current = named;
  });
  return named;
}

function useVerdict<P extends Play>(draft: Draft, { crossword, playOf, judge }: DraftProps<P>): Verdict | undefined {
  const verdict = useSignal<Verdict | undefined>(undefined);
  useEffect(() => {
    let isStale = false;
    if (draft.laid.length === 0) return;
    void judge(playOf(draft)).then(refusal => {
      if (!isStale) verdict.value = { of: draft, refusal };
    });
    return () => {
      isStale = true;
    };
  }, [draft.laid, crossword]);
  return draft.laid.length > 0 && verdict.value?.of.laid === draft.laid ? verdict.value : undefined;
}

/** What the actions read and change. */
export type ActionContext<P extends Play> = DraftProps<P> &
  Pick<DraftControls, 'draft' | 'finder' | 'lookedUp'> & {
    readonly draftSignal: Signal<Draft>;
    /** Cards that were played and refused. */
    readonly rejected: Signal<Draft['laid'] | undefined>;
  };

/** 0 for a draft that was refused. */
export const maxPlaceable = <P extends Play>({ rejected, draft, maxCards, handCards }: ActionContext<P>): number =>
  rejected.value === draft.laid ? 0 : Math.min(maxCards, handCards.filter(({ card }) => isLetter(card)).length);

export function createActions<P extends Play>(
  context: ActionContext<P>,
): Pick<DraftControls, 'play' | 'clear' | 'offer' | 'tap' | 'pick' | 'drop'> {
  const { crossword, draft, draftSignal, finder } = context;
  return {
    play: () => playDraft(context),
    clear: () => (draftSignal.value = emptyDraft(crossword)),
    offer: offered => (draftSignal.value = { ...emptyDraft(crossword), offered }),
    tap(square) {
      if (openMeanings(context, square)) return;
      draftSignal.value = tapSquare(draft, square, crossword);
    },
    pick(card, dropped) {
      if (dropped)
        return dropped.on === 'crossword'
          ? dropOnSquare(context, card, finder.current!(dropped.x, dropped.y))
          : undefined;
      draftSignal.value = tapCard(draft, card, crossword);
      return undefined;
    },
    drop(id, on, square) {
      const card = draft.laid.find(other => other.id === id)!;
      if (on === 'crossword') return dropOnSquare(context, card, square);
      draftSignal.value = removeCard(draft, id);
      return undefined;
    },
  };
}

/** The card slides to the middle of its square, or back. */
function dropOnSquare<P extends Play>(
  { crossword, draft, draftSignal, playOf, send }: ActionContext<P>,
  card: HandCard,
  at: Square,
): DropOutcome {
  if (letterAt(crossword, at) !== undefined) return send(playOf(placeCard(emptyDraft(crossword), card, at)));
  draftSignal.value = dropCard(draft, card, at, crossword);
  return Promise.resolve('refused');
}

function playDraft<P extends Play>({ draft, rejected, playOf, send }: ActionContext<P>): DropOutcome {
  if (draft.laid.length === 0) return undefined;
  rejected.value = draft.laid;
  return send(playOf(draft));
}

function openMeanings<P extends Play>({ crossword, wordsOpen, lookedUp }: ActionContext<P>, square: Square): boolean {
  if (wordsOpen === 'nothing' || letterAt(crossword, square) === undefined) return false;
  lookedUp.value = square;
  return true;
}

export function playOrLookUp<P extends Play>(context: ActionContext<P>): void {
  const { draft } = context;
  if (draft.laid.length > 0) void playDraft(context);
  else if (draft.cursor) openMeanings(context, draft.cursor);
}

type KeyContext = {
  readonly draft: Draft;
  readonly handCards: readonly HandCard[];
  readonly crossword: Crossword;
  onEnter(): void;
};

/** Undefined if the key is not for the draft. */
export function draftAfterKey(event: KeyboardEvent, context: KeyContext): Draft | undefined {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof Element) || context.handCards.length === 0) return undefined;
  if (ctrlKey || metaKey || altKey || target.closest('dialog')) return undefined;
  const next =
    draftAfterTyping(key, context) ??
    (target.matches('[data-grid], body') ? draftAfterGridKey(key, context) : undefined);
  if (!next) return undefined;
  event.preventDefault();
  event.stopPropagation();
  return next;
}

/** Anywhere on the table. */
function draftAfterTyping(key: string, { draft, handCards, crossword }: KeyContext): Draft | undefined {
  if (/^[a-z]$/i.test(key)) return typeLetter(draft, key.toUpperCase(), handCards, crossword);
  if (key === 'Backspace') return removeLastCard(draft);
  return key === 'Escape' ? emptyDraft(crossword) : undefined;
}

/** On the crossword only; elsewhere these keys belong to buttons. */
function draftAfterGridKey(key: string, { draft, crossword, onEnter }: KeyContext): Draft | undefined {
  if (key === ' ') return turnCursor(draft);
  if (key === 'Enter') {
    onEnter();
    return draft;
  }
  if (!key.startsWith('Arrow')) return undefined;
  const next = moveCursor(draft, key, crossword);
  announce(describeSquare(next.cursor!, crossword));
  return next;
}

/** For screen readers. */
function describeSquare(square: Square, crossword: Crossword): string {
  const words = wordsAt(crossword, square).map(at => t('wordInDirection', at));
  const letter = letterAt(crossword, square);
  const place = { row: square.row, column: square.column };
  return letter === undefined
    ? t('freeSquare', place)
    : t('letterOfWords', { ...place, letter, words: formatList(words) });
}

/**
 * Keys pressed without focus go to the table, before the page's shortcuts. Listens on the document, so that the page
 * can still catch keys on the window first.
 */
export function useUnfocusedKeys(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.target === document.body) latest.current(event);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

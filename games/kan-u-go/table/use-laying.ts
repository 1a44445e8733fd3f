/** Laying by tap, by drag and by key: one draft, judged while it grows. */
import { announce } from '@parlour/felt/announce';
import type { Dropped } from '@parlour/felt/drag';
import type { Finder } from '@parlour/felt/pieces/crossword';
import type { Outcome } from '@parlour/felt/pieces/hand';
import type { Play, Refusal } from '@parlour/kernel/game';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Crossword } from '../crossword/crossword.ts';
import {
  type Draft,
  firstAlike,
  freshDraft,
  type Held,
  keepUp,
  layAt,
  letterAt,
  moveCursor,
  type Square,
  stillHeld,
  takeBack,
  takeBackLast,
  tapCard,
  tapSquare,
  turnCursor,
  typeLetter,
} from './laying.ts';
import { wordsAt } from './words-at.ts';

export type LayingProps<P extends Play> = {
  readonly crossword: Crossword;
  readonly held: readonly Held[];
  /** The play these loose cards ask for. */
  playOf(draft: Draft): P;
  judge(play: P): Promise<Refusal | undefined>;
  send(play: P): Outcome;
};

/** What the referee says of the loose cards; nothing while he is being asked. */
export type Verdict = { readonly of: Draft; readonly refusal: Refusal | undefined };

export type Laying = {
  readonly draft: Draft;
  /** The cards not laid. */
  readonly rest: readonly Held[];
  readonly verdict: Verdict | undefined;
  readonly finder: Finder;
  /** The square whose words are being looked up. */
  readonly lookedUp: Signal<Square | undefined>;
  tap(square: Square): void;
  /** A card of the hand, tapped or dropped on the crossword. */
  pick(card: Held, dropped?: Dropped): Outcome;
  /** A loose card dragged elsewhere. */
  drop(id: string, on: string, square: Square): Outcome;
  press(event: KeyboardEvent): void;
  play(): Outcome;
  clear(): void;
};

export function useLaying<P extends Play>(props: LayingProps<P>): Laying {
  const { crossword, held, playOf, send } = props;
  const kept = useSignal<Draft>(freshDraft(crossword));
  const lookedUp = useSignal<Square | undefined>(undefined);
  const finder: Finder = useRef(undefined);
  const draft = keepUp(kept.value, held, crossword);
  useLayoutEffect(() => {
    kept.value = draft;
  });
  const rest = stillHeld(held, draft);
  const verdict = useVerdict(draft, props);
  const change = (next: Draft): void => {
    kept.value = next;
  };

  /** The card slides from where it was let go to the middle of its square, or back. */
  const put = (card: Held, square: Square): Outcome => {
    if (letterAt(crossword, square) !== undefined) return send(playOf(layAt(freshDraft(crossword), card, square)));
    change(layAt(draft, card, square));
    return Promise.resolve('refused');
  };
  const play = (): Outcome => (draft.laid.length === 0 ? undefined : send(playOf(draft)));
  const lookUp = (square: Square): boolean => {
    if (letterAt(crossword, square) === undefined) return false;
    lookedUp.value = square;
    return true;
  };
  const enter = (): void => {
    if (draft.laid.length > 0) void play();
    else if (draft.cursor) lookUp(draft.cursor);
  };

  const press = (event: KeyboardEvent): void => {
    const next = pressed(event, draft, held, crossword, enter);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    change(next);
    if (next.cursor && event.key.startsWith('Arrow')) announce(described(next.cursor, crossword));
  };
  useKeysOfNobody(press);

  return {
    draft,
    rest,
    verdict,
    finder,
    lookedUp,
    play,
    clear: () => change(freshDraft(crossword)),
    tap(square) {
      if (!draft.picked && lookUp(square)) return;
      change(tapSquare(draft, square, crossword));
    },
    pick(picked, dropped) {
      const card = firstAlike(rest, picked);
      if (dropped) return dropped.on === 'crossword' ? put(card, finder.current!(dropped.x, dropped.y)) : undefined;
      change(tapCard(draft, card, crossword));
      return undefined;
    },
    drop(id, on, square) {
      const card = draft.laid.find(other => other.id === id)!;
      if (on === 'crossword') return put(card, square);
      change(takeBack(draft, id));
      return undefined;
    },
    press,
  };
}

/** Whoever sits down can type at once: keys that are pressed nowhere are the table's, before the page takes them. */
function useKeysOfNobody(press: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.target === document.body) press(event);
    };
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  });
}

/** The draft after a key; undefined if the key is none of ours. Letters and Backspace are heard on the whole table. */
function pressed(
  event: KeyboardEvent,
  draft: Draft,
  held: readonly Held[],
  crossword: Crossword,
  enter: () => void,
): Draft | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  const target = event.target as Element;
  if (held.length === 0 || ctrlKey || metaKey || altKey || target.closest('dialog')) return undefined;
  if (/^[a-z]$/i.test(key)) return typeLetter(draft, key.toUpperCase(), held, crossword);
  if (key === 'Backspace') return takeBackLast(draft);
  if (key === 'Escape') return freshDraft(crossword);
  if (!target.matches('[data-grid], body')) return undefined;
  if (key === ' ') return turnCursor(draft);
  if (key.startsWith('Arrow')) return moveCursor(draft, key, crossword);
  if (key !== 'Enter') return undefined;
  enter();
  return draft;
}

/** A square as somebody hears it. */
function described(square: Square, crossword: Crossword): string {
  const words = wordsAt(crossword, square).map(({ word, direction }) => `${word} ${direction}`);
  const letter = letterAt(crossword, square);
  const place = `row ${square.row}, column ${square.column}`;
  return letter === undefined ? `free, ${place}` : `${letter} of ${words.join(' and ')}, ${place}`;
}

function useVerdict<P extends Play>(draft: Draft, { crossword, playOf, judge }: LayingProps<P>): Verdict | undefined {
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

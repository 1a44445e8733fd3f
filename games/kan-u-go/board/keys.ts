/** The keys of the table: arrows walk over the crossword, letters lay, Backspace takes back, Enter plays. */
import { announce } from '@parlour/board-kit/components/announcer.tsx';
import { useEffect, useRef } from 'preact/hooks';
import type { Crossword } from '../crossword/crossword.ts';
import {
  type Draft,
  freshDraft,
  type Held,
  letterAt,
  moveCursor,
  type Square,
  takeBackLast,
  turnCursor,
  typeLetter,
} from './laying.ts';
import { wordsAt } from './words-at.ts';

type Desk = {
  readonly draft: Draft;
  readonly held: readonly Held[];
  readonly crossword: Crossword;
  enter(): void;
};

/** The draft after a key, which is then ours alone; undefined if it is not. */
export function pressed(event: KeyboardEvent, desk: Desk): Draft | undefined {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof Element) || desk.held.length === 0) return undefined;
  if (ctrlKey || metaKey || altKey || target.closest('dialog')) return undefined;
  const next = typed(key, desk) ?? (target.matches('[data-grid], body') ? walked(key, desk) : undefined);
  if (!next) return undefined;
  event.preventDefault();
  event.stopPropagation();
  return next;
}

/** Wherever on the table one is. */
function typed(key: string, { draft, held, crossword }: Desk): Draft | undefined {
  if (/^[a-z]$/i.test(key)) return typeLetter(draft, key.toUpperCase(), held, crossword);
  if (key === 'Backspace') return takeBackLast(draft);
  return key === 'Escape' ? freshDraft(crossword) : undefined;
}

/** On the cloth itself; elsewhere these keys belong to buttons. */
function walked(key: string, { draft, crossword, enter }: Desk): Draft | undefined {
  if (key === ' ') return turnCursor(draft);
  if (key === 'Enter') {
    enter();
    return draft;
  }
  if (!key.startsWith('Arrow')) return undefined;
  const next = moveCursor(draft, key, crossword);
  announce(described(next.cursor!, crossword));
  return next;
}

/** A square as somebody hears it. */
function described(square: Square, crossword: Crossword): string {
  const words = wordsAt(crossword, square).map(({ word, direction }) => `${word} ${direction}`);
  const letter = letterAt(crossword, square);
  const place = `row ${square.row}, column ${square.column}`;
  return letter === undefined ? `free, ${place}` : `${letter} of ${words.join(' and ')}, ${place}`;
}

/**
 * The player can type at once: keys pressed while nothing has the focus go to the table before the page's own shortcuts.
 * The document listens, not the window, so that the page can still swallow keys first.
 */
export function useKeysOfNobody(press: (event: KeyboardEvent) => void): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.target === document.body) latest.current(event);
    };
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, []);
}

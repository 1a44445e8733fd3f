/** The turn that a shout would be at, and keys that work wherever the focus is. */
import type { Seat } from '@parlour/kernel/game';
import { formatList } from '@parlour/messages';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Card } from '../rules/cards.ts';
import type { KitView } from '../rules/view.ts';
import { kitBoardText } from './board-text.ts';

export type ShoutTarget = {
  readonly at: Seat;
  /** Cards in order; null for a pass. */
  readonly acts: readonly ShoutAct[];
  /** KK-20r */
  readonly isSilenced: boolean;
};

export type ShoutAct = { readonly is: 'played' | 'parked' | 'passed'; readonly card: Card | null };

/** Undefined while no turn may be shouted at (KK-18r). */
export function shoutTarget({ seat, window, silent, notes }: KitView): ShoutTarget | undefined {
  if (seat === null || window === null || window.seat === seat) return undefined;
  const acts = notes.slice(window.since).flatMap((note): ShoutAct[] => {
    if (note.seat !== window.seat) return [];
    if (note.is === 'passed') return [{ is: 'passed', card: null }];
    if (note.is === 'played') return [{ is: 'played', card: note.card }];
    return note.is === 'laid' ? [{ is: 'parked', card: note.card }] : [];
  });
  return acts.length === 0 ? undefined : { at: window.seat, acts, isSilenced: silent.includes(seat) };
}

/** That fit on the button. */
const MAX_LISTED = 4;

/** All acts, oldest first: it must not tell which may be wrong. */
export function targetLabel({ at, acts }: ShoutTarget, name: (seat: Seat) => string): string {
  const player = name(at);
  const said = acts.map(({ card }) => card ?? kitBoardText('passed'));
  const [first, last] = [said[0]!, said.at(-1)!];
  if (said.length === 1) return kitBoardText('catchOne', { player, act: first });
  return said.length <= MAX_LISTED
    ? kitBoardText('catchFew', { player, acts: said.slice(0, -1).join(', '), last })
    : kitBoardText('catchMany', { player, count: said.length, first, last });
}

const sayAct = ({ is, card }: ShoutAct): string =>
  card === null ? kitBoardText('actPassed') : kitBoardText(is === 'parked' ? 'actParked' : 'actPlayed', { card });

/** "Gatwech played C6, then parked E9." */
export function targetSentence({ at, acts }: ShoutTarget, name: (seat: Seat) => string): string {
  const player = name(at);
  const said = acts.map(sayAct);
  const [act, last] = [said[0]!, said.at(-1)!];
  if (said.length === 1) return kitBoardText('didOne', { player, act });
  if (said.length <= MAX_LISTED) return kitBoardText('didFew', { player, acts: said.slice(0, -1).join(', '), last });
  const cards = acts.flatMap(({ card }) => card ?? []);
  return kitBoardText('didMany', { player, count: cards.length, first: cards[0]!, last: cards.at(-1)! });
}

/** Books with a card of this turn. */
export const booksOfTarget = ({ acts }: ShoutTarget): string[] => [
  ...new Set(acts.flatMap(({ is, card }) => (is === 'played' && card !== null ? [card.charAt(0)] : []))),
];

export const sayBooks = (books: readonly string[]): string =>
  kitBoardText('lookAtBooks', { count: books.length, books: formatList(books) });

/** A finger on its way means the target it set out for. */
const TARGET_DELAY_MS = 500;

type TargetControls = { readonly target: ShoutTarget | undefined; press(): void; release(): void };

/** Another player's turn as the target is shown late, and never while the button is pressed. */
export function useShoutTarget(now: ShoutTarget | undefined): TargetControls {
  const shown = useSignal(now);
  const isPressed = useSignal(false);
  const isSame = shown.value === undefined || (now !== undefined && shown.value.at === now.at);
  useEffect(() => {
    if (isSame || isPressed.value) {
      if (isSame) shown.value = now;
      return;
    }
    const timer = setTimeout(() => (shown.value = now), TARGET_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSame, isPressed.value, now?.at, now?.isSilenced]);
  return {
    target: isSame ? now : shown.value,
    press: () => (isPressed.value = true),
    release: () => (isPressed.value = false),
  };
}

/** Handles a key wherever the focus is. If `act` returns true, no other listener gets it. */
export function useGlobalKey(key: string, act: () => boolean): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
      if (event.key !== key || isTyping || event.ctrlKey || event.metaKey || event.altKey || !act()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  });
}

/** The shout: its target, its button, and the verdict all players see. */

import { midSentence } from '@parlour/board-kit/ending';
import type { Seat } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Card } from '../rules/cards.ts';
import type { KitEvent } from '../rules/events.ts';
import type { ShoutWindow } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { SHOUT_CALL } from './presentation.ts';
import styles from './shout.module.css';

export type ShoutTarget = {
  readonly at: Seat;
  /** Cards in order; null for a pass. */
  readonly deeds: readonly (Card | null)[];
  /** KK-20r */
  readonly isSilenced: boolean;
  /** KK-18r: whether a turn may be shouted at. */
  readonly isOpen: boolean;
};

/** Falls back to the current player (KK-18r). */
export function shoutTarget(view: KitView): ShoutTarget {
  const { seat, window, player, scores } = view;
  const at = window?.seat ?? player;
  const isSilenced = seat !== null && view.silent.includes(seat);
  if (at === seat)
    return { at: player === seat ? (player + 1) % scores.length : player, isSilenced, isOpen: false, deeds: [] };
  return { at, isSilenced, isOpen: window !== null, deeds: window === null ? [] : deedsOf(view, window) };
}

const deedsOf = ({ notes }: KitView, { seat, since }: ShoutWindow): ShoutTarget['deeds'] =>
  notes.slice(since).flatMap(note => {
    if (note.seat !== seat) return [];
    if (note.is === 'passed') return [null];
    return note.is === 'played' || note.is === 'laid' ? [note.card] : [];
  });

export function targetLabel({ at, deeds, isSilenced, isOpen }: ShoutTarget, name: (seat: Seat) => string): string {
  if (isSilenced) return `silent about ${name(at)}’s turn`;
  return isOpen ? `Catch ${name(at)} (${deedsLabel(deeds)})` : 'nothing to shout at';
}

/** That fit on the button. */
const MAX_LISTED = 4;

/** Must not tell which card may be wrong. */
function deedsLabel(deeds: ShoutTarget['deeds']): string {
  const said = deeds.map(card => card ?? 'passed');
  if (said.length <= MAX_LISTED) return [said.slice(0, -1).join(', '), said.at(-1)].filter(Boolean).join(', then ');
  const cards = deeds.filter(card => card !== null);
  return `${deeds.length} plays, ${cards[0]} to ${cards.at(-1)}`;
}

const isSameTarget = (one: ShoutTarget, other: ShoutTarget): boolean =>
  one.at === other.at && one.isSilenced === other.isSilenced;

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

type ShoutProps = {
  readonly view: KitView;
  readonly isAdvised: boolean;
  name(seat: Seat): string;
  onShout(at: Seat): void;
};

export function ShoutButton({ view, isAdvised, name, onShout: shout }: ShoutProps): JSX.Element {
  const { target, press, release } = useShoutTarget(shoutTarget(view));
  const act = (): void => {
    if (!target.isSilenced) shout(target.at);
  };
  useGlobalKey('k', () => {
    act();
    return !target.isSilenced;
  });
  return (
    <div class={styles.corner}>
      <button
        type="button"
        class={styles.shout}
        data-spot="shout"
        data-advised={isAdvised}
        data-open={target.isOpen}
        aria-keyshortcuts="k"
        aria-describedby="shout-price"
        aria-disabled={target.isSilenced}
        onPointerDown={press}
        onPointerLeave={release}
        onClick={() => {
          act();
          release();
        }}
      >
        {SHOUT_CALL} <small class={styles.at}>{targetLabel(target, name)}</small>
      </button>
      <small id="shout-price" class={styles.price}>
        {PRICES[view.falseShout]}
      </small>
    </div>
  );
}

/** A finger on its way means the target it set out for. */
const TARGET_DELAY_MS = 500;

type TargetControls = { readonly target: ShoutTarget; press(): void; release(): void };

/** Delayed, and never changed while pressed. */
function useShoutTarget(now: ShoutTarget): TargetControls {
  const shown = useSignal(now);
  const isPressed = useSignal(false);
  const isSame = isSameTarget(shown.value, now);
  useEffect(() => {
    if (isSame || isPressed.value) return;
    const timer = setTimeout(() => (shown.value = now), TARGET_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSame, isPressed.value, now.at, now.isSilenced]);
  return {
    target: isSame ? now : shown.value,
    press: () => (isPressed.value = true),
    release: () => (isPressed.value = false),
  };
}

/** KK-20r, before it is paid. */
const PRICES: Readonly<Record<KitView['falseShout'], string>> = {
  silence: 'Wrong: silent this turn',
  card: 'Wrong: it costs a card',
};

/** KK-20r, once paid. */
const PAID_PRICES: Readonly<Record<KitView['falseShout'], string>> = {
  silence: 'No more shouts at this turn.',
  card: 'It costs a card.',
};

type Price = KitView['falseShout'];
type ShoutPlacardProps = { readonly fresh: readonly KitEvent[]; readonly price: Price; name(seat: Seat): string };

const VERDICTS = { mistake: 'A mistake!', late: 'A 1 held back!', false: 'There was no mistake.' } as const;

/** Or until a player touches the table. */
const PLACARD_MS = 2000;

export function ShoutPlacard({ fresh, price, name }: ShoutPlacardProps): JSX.Element | null {
  const shout = fresh.find(event => event.what === 'shout');
  return shout?.what === 'shout' ? <Placard {...{ shout, price, name }} /> : null;
}

type PlacardProps = Pick<ShoutPlacardProps, 'name' | 'price'> & { readonly shout: KitEvent & { what: 'shout' } };

function Placard({ shout, price, name }: PlacardProps): JSX.Element | null {
  const over = useSignal<unknown>(undefined);
  useEffect(() => {
    const end = (): void => {
      over.value = shout;
    };
    const timer = setTimeout(end, PLACARD_MS);
    addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
    };
  }, [shout]);
  if (over.value === shout) return null;
  return (
    <p class={styles.heard} data-part="slip" data-good={shout.verdict !== 'false'}>
      <span class={styles.who}>
        {name(shout.seat)} at {midSentence(name(shout.at))}:
      </span>
      <b class={styles.word}>{SHOUT_CALL}</b>
      <span class={styles.who}>{VERDICTS[shout.verdict]}</span>
      {shout.verdict === 'false' && <span class={styles.who}>{PAID_PRICES[price]}</span>}
    </p>
  );
}

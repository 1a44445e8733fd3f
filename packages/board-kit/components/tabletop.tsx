/** The zones of a table (score, seats, middle, prompt, own cards, side panels), and the animation of its cards. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentProps, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { listenForCardZoom } from '../input/touch.ts';
import { lazy } from '../lazy.ts';
import {
  animateMoves,
  EMPTY_LAYOUT,
  type MeasuredLayout,
  measureAtRest,
  measureCards,
  whenAtRest,
} from '../motion/animate.ts';
import { markFirstRest } from '../motion/first-rest.ts';
import { type CardDestination, type Flight, movesBetween } from '../motion/moves.ts';
import { usePack } from '../pack.ts';
import { isMotionWanted } from '../preferences.ts';
import { cardClass } from './cards/card.tsx';
import { OwnPortrait } from './seats/portrait.tsx';
import styles from './tabletop.module.css';

export type TabletopProps = {
  /** Changes with every step; flights run once per step. */
  readonly step: unknown;
  readonly flights?: readonly Flight[];
  /** The place of a card that has left the table. */
  readonly going?: CardDestination;
  /** At the right end of the bar; on a desktop the side panels show it instead. */
  readonly badge?: ComponentChildren;
  /** A strip under the bar, in the bar of a landscape phone; on a desktop the side panels show it instead. */
  readonly score?: ComponentChildren;
  /** Plates of the other players: a row on upright phones, around the middle elsewhere (`data-side`). */
  readonly seats?: ComponentChildren;
  readonly middle: ComponentChildren;
  readonly prompt: ComponentChildren;
  readonly own: ComponentChildren;
  /** Side panels of a desktop. */
  readonly left?: ComponentChildren;
  readonly right?: ComponentChildren;
  /** Landscape phones: the prompt stands beside the middle, and the hand below or beside both. */
  readonly low?: 'hand-below' | 'hand-beside';
};

export function Tabletop(props: TabletopProps): JSX.Element {
  const { step, flights = [], going = nowhere, badge, score, seats, middle, prompt, own, left, right, low } = props;
  const { back, shape } = usePack();
  const table = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  useMotion(table, overlay, step, flights, going);
  const cardZoom = useCardZoom(table);
  return (
    <div class={styles.tabletop} ref={table} data-low={low} style={{ '--back': back, '--shape': shape }}>
      {badge && <div class={styles.badge}>{badge}</div>}
      {score && (
        <div class={styles.score} data-zone="score">
          {score}
        </div>
      )}
      {seats && <div class={styles.seats}>{seats}</div>}
      <div class={styles.middle} data-drop="table" data-place="table">
        {middle}
      </div>
      <div class={styles.air} ref={overlay} data-air aria-hidden="true" />
      <div class={styles.prompt} data-part="prompt">
        <OwnPortrait />
        {prompt}
      </div>
      <div class={styles.own} data-part="own">
        {own}
      </div>
      {left && <div class={styles.left}>{left}</div>}
      {right && <div class={styles.right}>{right}</div>}
      {cardZoom}
    </div>
  );
}

function useCardZoom(table: DivRef): JSX.Element | null {
  const { nameOf } = usePack();
  const card = useSignal<string | undefined>(undefined);
  useLayoutEffect(() => listenForCardZoom(table.current!, visible => (card.value = visible)), []);
  if (card.value === undefined) return null;
  return <CardZoom label={nameOf(card.value)} cards={[{ card: card.value }]} close={() => (card.value = undefined)} />;
}

const nowhere = (): undefined => undefined;

type DivRef = { readonly current: HTMLDivElement | null };

/**
 * Measured during the render, the table still shows the state before the step. Without motion nothing is measured, so
 * the page is laid out only once.
 */
function useMotion(
  table: DivRef,
  overlay: DivRef,
  step: unknown,
  flights: readonly Flight[],
  going: CardDestination,
): void {
  const flown = useRef<unknown>(undefined);
  const rest = useRef<MeasuredLayout>(EMPTY_LAYOUT);
  const isWanted = isMotionWanted();
  const visible: MeasuredLayout = table.current && isWanted ? measureCards(table.current) : EMPTY_LAYOUT;
  useLayoutEffect(() => {
    if (!table.current || !overlay.current) return;
    const isNew = flown.current !== step;
    const before = rest.current;
    const after = isWanted ? measureAtRest(table.current) : EMPTY_LAYOUT;
    flown.current = step;
    rest.current = after;
    if (!isWanted) return markFirstRest();
    const moves = movesBetween({ before, after, visible }, going, isNew ? flights : []);
    animateMoves(moves, { overlay: overlay.current, visible, after, back: makeBack });
    if (before.cards.size === 0 && after.cards.size > 0) void whenAtRest().then(markFirstRest);
  });
}

function makeBack(): HTMLElement {
  const back = document.createElement('span');
  back.className = `${cardClass} ${styles.flying}`;
  return back;
}

export type ZoomedCard = {
  readonly card: string;
  /** Who played it, and what happened. */
  readonly says?: string;
};

export type CardZoomProps = {
  readonly label: string;
  readonly cards: readonly ZoomedCard[];
  close(): void;
};

/** Cards large in the middle of the screen; the dialog is loaded on first use. */
export const CardZoom: ReturnType<typeof lazy<CardZoomProps>> = lazy(
  async () => (await import('./cards/card-zoom-dialog.tsx')).CardZoomDialog,
);

/** A dialog of a board; it is loaded on first use. */
export const BoardDialog: ReturnType<typeof lazy<ComponentProps<typeof import('./panels/dialog.tsx').Dialog>>> = lazy(
  async () => (await import('./panels/dialog.tsx')).Dialog,
);

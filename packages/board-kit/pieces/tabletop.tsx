/** The tabletop: the middle, the line that asks, the own hand; and the one place that makes cards move. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isMotionWanted } from '../manner.ts';
import { type Flight, type Going, movesBetween } from '../motion.ts';
import { usePack } from '../pack.ts';
import { type MeasuredPlace, measure, measureAtRest, NOTHING, perform, untilRest } from '../perform.ts';
import { hearCloserLooks } from '../press.ts';
import { noteRest } from '../rest.ts';
import { cardClass } from './card.tsx';
import { CloserView } from './closer-view.tsx';
import styles from './tabletop.module.css';

export type TabletopProps = {
  /** Changes with every step; flights belong to one step and are flown once. */
  readonly step: unknown;
  readonly flights?: readonly Flight[];
  /** The place a card goes to that lies nowhere any more. */
  readonly going?: Going;
  readonly middle: ComponentChildren;
  readonly prompt: ComponentChildren;
  readonly own: ComponentChildren;
  /** On a phone held on its side what is asked stands beside the middle, and the hand below both or beside it, too. */
  readonly low?: 'hand below' | 'hand beside';
};

export function Tabletop(props: TabletopProps): JSX.Element {
  const { step, flights = [], going = nowhere, middle, prompt, own, low } = props;
  const { back, shape } = usePack();
  const cloth = useRef<HTMLDivElement>(null);
  const air = useRef<HTMLDivElement>(null);
  useMotion(cloth, air, step, flights, going);
  const closer = useCloserLook(cloth);
  return (
    <div class={styles.tabletop} ref={cloth} data-low={low} style={{ '--back': back, '--shape': shape }}>
      <div class={styles.middle} data-drop="table" data-place="table">
        {middle}
      </div>
      <div class={styles.air} ref={air} data-air aria-hidden="true" />
      <div class={styles.prompt} data-part="prompt">
        {prompt}
      </div>
      <div class={styles.own} data-part="own">
        {own}
      </div>
      {closer}
    </div>
  );
}

/** Any card that is seen can be looked at more closely. */
function useCloserLook(cloth: Node): JSX.Element | null {
  const { nameOf } = usePack();
  const card = useSignal<string | undefined>(undefined);
  useLayoutEffect(() => hearCloserLooks(cloth.current!, seen => (card.value = seen)), []);
  if (card.value === undefined) return null;
  return (
    <CloserView label={nameOf(card.value)} cards={[{ card: card.value }]} close={() => (card.value = undefined)} />
  );
}

const nowhere = (): undefined => undefined;

type Node = { readonly current: HTMLDivElement | null };

/**
 * What is measured while this renders is the table before the step, because its cards are drawn afterwards. Where nothing
 * is to move nothing is measured: the page is laid out once for all that has happened.
 */
function useMotion(cloth: Node, air: Node, step: unknown, flights: readonly Flight[], going: Going): void {
  const flown = useRef<unknown>(undefined);
  const rest = useRef<MeasuredPlace>(NOTHING);
  const isWanted = isMotionWanted();
  const seen: MeasuredPlace = cloth.current && isWanted ? measure(cloth.current) : NOTHING;
  useLayoutEffect(() => {
    if (!cloth.current || !air.current) return;
    const isNew = flown.current !== step;
    const before = rest.current;
    const after = isWanted ? measureAtRest(cloth.current) : NOTHING;
    flown.current = step;
    rest.current = after;
    if (!isWanted) return noteRest();
    const moves = movesBetween({ before, after, seen }, going, isNew ? flights : []);
    perform(moves, { air: air.current, seen, after, back: makeBack });
    if (before.cards.size === 0 && after.cards.size > 0) void untilRest().then(noteRest);
  });
}

function makeBack(): HTMLElement {
  const back = document.createElement('span');
  back.className = `${cardClass} ${styles.flying}`;
  return back;
}

/** A card with face and back. It knows no game. */
import type { CSSProperties, JSX } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { arcStyle, rowsStyle } from '../../layout/css-layout.ts';
import { createRenderQueue } from '../../motion/frame-scheduler.ts';
import { usePack } from '../../pack.ts';
import { isMotionWanted, preferences } from '../../preferences.ts';
import styles from './card.module.css';

type CardSidesProps = { readonly card: string | undefined };

/** Both sides; without a card only the back. */
export function CardSides({ card }: CardSidesProps): JSX.Element {
  const pack = usePack();
  const sign = card !== undefined && preferences.value.signs === 'on' ? pack.signOf(card) : undefined;
  return (
    <span class={styles.sides} data-sides data-face={card}>
      {card !== undefined && <CardFace card={card} />}
      {sign !== undefined && (
        <span class={styles.sign} aria-hidden="true">
          {sign}
        </span>
      )}
      <span class={card === undefined ? styles.lone : styles.back} />
    </span>
  );
}

export type CardProps = {
  readonly card: string;
  /** Distinguishes copies of the same card. */
  readonly id?: string;
  /** The place a new card comes from. */
  readonly from?: string;
  readonly class?: string;
  readonly style?: CSSProperties;
};

export function Card({ card, id = card, from, class: extraClass = '', style }: CardProps): JSX.Element {
  return (
    <span
      class={`${styles.card} ${extraClass}`}
      style={style}
      role="img"
      aria-label={usePack().nameOf(card)}
      data-card={id}
      data-from={from}
    >
      <CardSides card={card} />
    </span>
  );
}

/** A face-down card. Screen readers skip it, because the fan or pile announces the number. */
export function CardBack({ class: extraClass = '', style }: Pick<CardProps, 'class' | 'style'>): JSX.Element {
  return <span class={`${styles.card} ${styles.closed} ${extraClass}`} style={style} data-sides aria-hidden="true" />;
}

export const cardClass: string = styles.card!;

/** Forces the layout now, so the next frame only has to paint. */
const forceLayout = (): unknown => document.body.getBoundingClientRect();

const renderQueue = createRenderQueue(work =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      work();
      // Runs after the pending re-render.
      queueMicrotask(forceLayout);
    }),
  ),
);

/** False without motion, where cards appear immediately, and in a hidden page, which has no frames. */
const canDefer = (): boolean => isMotionWanted() && !document.hidden;

/** The face of a card, drawn in turn: one takes a phone some milliseconds, and a hand has up to thirteen. */
export function CardFace({ card }: { readonly card: string }): JSX.Element {
  const pack = usePack();
  const [isDrawn, setDrawn] = useState(() => pack.isDrawn(card) || (pack.isReady() && !canDefer()));
  useLayoutEffect(() => {
    const draw = (): void => setDrawn(true);
    if (!isDrawn) void pack.ready.then(() => (canDefer() ? renderQueue.queue(draw) : draw()));
  }, []);
  return (
    <span class={styles.face} aria-hidden="true" dangerouslySetInnerHTML={{ __html: isDrawn ? pack.face(card) : '' }} />
  );
}

type FanProps = { readonly count: number; readonly place?: string | undefined };

/** More backs add nothing to the printed number. */
const MAX_BACKS = 13;

/** Memoized: most backs of a table are in fans, and most fans do not change in a step. */
export const Fan = ({ count, place }: FanProps): JSX.Element =>
  useMemo(() => <FanOfBacks count={count} place={place} />, [count, place]);

function FanOfBacks({ count, place }: FanProps): JSX.Element {
  const visible = Math.min(count, MAX_BACKS);
  return (
    <div class={styles.fan} data-place={place} aria-hidden="true" style={rowsStyle(visible)}>
      {Array.from({ length: visible }, (_, i) => (
        <CardBack key={i} class={styles.fanned!} style={arcStyle(i, visible)} />
      ))}
    </div>
  );
}

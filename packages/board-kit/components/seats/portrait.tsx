/** Portraits of computer players. People have none. */

import { type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import styles from './portrait.module.css';

type SeatPortraitProps = { readonly seat: number; readonly class?: string };

export function SeatPortrait({ seat, class: extraClass = '' }: SeatPortraitProps): JSX.Element | null {
  const drawing = seatPortraits.value.get(seat);
  return drawing === undefined ? null : <Portrait drawing={drawing} class={extraClass} seat={seat} />;
}

type PortraitProps = { readonly drawing: string; readonly class?: string; readonly seat?: number };

export function Portrait({ drawing, class: extraClass = '', seat }: PortraitProps): JSX.Element {
  return (
    <span
      class={`${styles.face} ${extraClass}`}
      data-portrait={seat ?? ''}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

/** Portraits of computer players by seat, as SVG, once they are loaded. */

export const seatPortraits: Signal<ReadonlyMap<number, string>> = signal(new Map());

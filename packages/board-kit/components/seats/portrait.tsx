/** Portraits of seats, and of the player of this device. */
import { type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { boardText } from '../../board-text.ts';
import styles from './seat.module.css';

/** Portraits by seat, as markup, once they are loaded. */
export const seatPortraits: Signal<ReadonlyMap<number, string>> = signal(new Map());

/** The address of the portrait of the player at this device; undefined for spectators and where nothing is played. */
export const ownPortrait: Signal<string | undefined> = signal(undefined);

/** The seat of that player, once a match is over. */
export const ownSeat: Signal<number | undefined> = signal(undefined);

type SeatPortraitProps = { readonly seat: number; readonly class?: string };

/** The portrait of a seat alone, for boards that draw their own plates. */
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

type PersonPortraitProps = { readonly seat: number; readonly class?: string };

/** The portrait of any seat, also of the player of this device. */
export function PersonPortrait({ seat, class: extraClass = '' }: PersonPortraitProps): JSX.Element | null {
  if (seat !== ownSeat.value || ownPortrait.value === undefined) return <SeatPortrait seat={seat} class={extraClass} />;
  return (
    <span class={`${styles.face} ${extraClass}`} data-portrait={seat} aria-hidden="true">
      <img src={ownPortrait.value} alt="" decoding="async" />
    </span>
  );
}

/** In the prompt: who is asked. */
export function OwnPortrait(): JSX.Element | null {
  const address = ownPortrait.value;
  if (address === undefined) return null;
  return (
    <span class={styles.you} aria-hidden="true">
      <span class={styles.face}>
        <img src={address} alt="" decoding="async" />
      </span>
      <span class={styles.youName}>{boardText('you')}</span>
    </span>
  );
}

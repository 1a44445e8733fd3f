/** A mark on the plate of a person who is not connected, or for whom a computer player plays. */
import { type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import styles from './absence.module.css';

/** `away`: not connected. `computer plays`: a stand-in acts for the person, who may be connected again. */
export type Absence = { readonly says: 'away' | 'computer plays'; readonly isAway: boolean };

/**
 * By seat. The page of a table fills it; a board draws what is there. A plate says `data-away` where `isAway`, and loses
 * its colour by it.
 */
export const absences: Signal<ReadonlyMap<number, Absence>> = signal(new Map());

type AbsenceProps = { readonly seat: number; readonly class?: string };

/** Lies on the upper edge of the plate, so that nothing moves when it comes and goes. */
export function AbsenceMark({ seat, class: more = '' }: AbsenceProps): JSX.Element | null {
  const absence = absences.value.get(seat);
  return absence === undefined ? null : <span class={`${styles.mark} ${more}`}>{absence.says}</span>;
}

/** The final standings: one row per side with portrait, name, note and score. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ordinal } from '../../ending.ts';
import { isMotionWanted } from '../../preferences.ts';
import { currentRemark } from '../../sound/speech.ts';
import { Portrait, seatPortraits } from '../seats/portrait.tsx';
import styles from './final-standings.module.css';

export type PlaceRow = {
  readonly seats: readonly number[];
  readonly name: string;
  /** Undefined until places are revealed. */
  readonly place: number | undefined;
  readonly score: string;
  readonly note?: string;
  /** A drawing instead of the portrait and the children; empty until it is revealed. */
  readonly emblem?: string;
  readonly children?: ComponentChildren;
};

type StandingsProps = { readonly label: string; readonly rows: readonly PlaceRow[] };

export function FinalStandings({ label, rows }: StandingsProps): JSX.Element {
  return (
    <ol
      class={styles.standings}
      aria-label={label}
      data-many={rows.length > 5}
      style={{ '--half': Math.ceil(rows.length / 2) }}
    >
      {rows.map(row => (
        <Row key={row.seats.join()} {...row} />
      ))}
    </ol>
  );
}

function Row({ seats, name, place, score, note = '', emblem, children }: PlaceRow): JSX.Element {
  return (
    <li class={styles.row} data-first={place === 1}>
      <span class={styles.place}>{place === undefined ? '' : ordinal(place)}</span>
      <span class={styles.faces} style={{ '--seats': seats.length }}>
        {emblem === undefined && seats.map(seat => <PortraitAt key={seat} seat={seat} />)}
      </span>
      <span class={styles.who}>
        <span class={styles.name}>{name}</span>
        <RemarkOrNote seats={seats} note={note} />
      </span>
      {emblem === undefined && <span class={styles.has}>{children}</span>}
      <b class={styles.score} data-wide={emblem !== undefined}>
        {score}
        {emblem !== undefined && <Emblem drawing={emblem} />}
      </b>
    </li>
  );
}

const Emblem = ({ drawing }: { readonly drawing: string }): JSX.Element => (
  <span class={styles.emblem} data-emblem aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />
);

function PortraitAt({ seat }: { readonly seat: number }): JSX.Element | null {
  const drawing = seatPortraits.value.get(seat);
  return drawing === undefined ? null : <Portrait drawing={drawing} />;
}

/** A final remark replaces the note. */
function RemarkOrNote({
  seats,
  note,
}: {
  readonly seats: readonly number[];
  readonly note: string;
}): JSX.Element | null {
  const shown = currentRemark.value;
  if (shown && seats.includes(shown.seat)) return <q class={styles.said}>{shown.words}</q>;
  return note === '' ? null : <span class={styles.note}>{note}</span>;
}

/** Plays the steps of an ending; all together without motion or after a tap. */

/** Milliseconds: longest and shortest step, and the aim for all steps together. */
const [LONGEST, SHORTEST, ALL] = [520, 110, 4200] as const;
const stepMs = (total: number): number => Math.max(SHORTEST, Math.min(LONGEST, ALL / total));

export type Steps = { readonly step: number; readonly isDone: boolean; skip(): void };

export function useSteps(total: number): Steps {
  const step = useSignal(isMotionWanted() ? 0 : total);
  const isDone = step.value >= total;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => (step.value += 1), stepMs(total));
    return () => clearTimeout(timer);
  }, [step.value, total]);
  return { step: step.value, isDone, skip: () => (step.value = Math.max(step.value, total)) };
}

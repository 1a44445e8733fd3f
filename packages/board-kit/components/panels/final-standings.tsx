/** The final standings: one row per side with portrait, name, note and score. */

import type { ComponentChildren, JSX } from 'preact';
import { ordinal } from '../../ending.ts';
import { PersonPortrait } from '../seats/portrait.tsx';
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
    <ol class={styles.standings} aria-label={label} data-many={rows.length > 5}>
      {rows.map(row => (
        <Row key={row.seats.join()} {...row} />
      ))}
    </ol>
  );
}

/** A score with words is set smaller than a number. */
const isLong = (score: string): boolean => /\p{L}/u.test(score);

function Row({ seats, name, place, score, note = '', emblem, children }: PlaceRow): JSX.Element {
  return (
    <li class={styles.row} data-first={place === 1}>
      <span class={styles.faces}>
        {emblem === undefined && seats.map(seat => <PersonPortrait key={seat} seat={seat} />)}
      </span>
      <span class={styles.who}>
        <span class={styles.name}>
          {place !== undefined && <span class={styles.place}>{ordinal(place)}</span>}
          {name}
        </span>
        {note !== '' && <span class={styles.note}>{note}</span>}
        {emblem === undefined && children && <span class={styles.has}>{children}</span>}
      </span>
      <b class={styles.score} data-long={emblem !== undefined || isLong(score)}>
        {score}
        {emblem !== undefined && <Emblem drawing={emblem} />}
      </b>
    </li>
  );
}

const Emblem = ({ drawing }: { readonly drawing: string }): JSX.Element => (
  <span class={styles.emblem} data-emblem aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />
);

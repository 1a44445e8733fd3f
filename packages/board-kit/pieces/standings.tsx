/** Who came where: a row each, with a face, a name, what they have, and how much that is. */
import type { ComponentChildren, JSX } from 'preact';
import { placeName } from '../ending.ts';
import { faces } from '../faces.ts';
import { remark } from '../remarks.ts';
import { Portrait } from './face.tsx';
import styles from './standings.module.css';

export type PlaceRow = {
  readonly seats: readonly number[];
  readonly name: string;
  /** Undefined until places are given. */
  readonly place: number | undefined;
  readonly score: string;
  /** A few words under the name. */
  readonly note?: string;
  /** A drawing at the end of the row, instead of a portrait and of the row's children; empty until it is to be seen. */
  readonly emblem?: string;
  readonly children?: ComponentChildren;
};

type StandingsProps = { readonly label: string; readonly rows: readonly PlaceRow[] };

export function Standings({ label, rows }: StandingsProps): JSX.Element {
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
      <span class={styles.place}>{place === undefined ? '' : placeName(place)}</span>
      <span class={styles.faces} style={{ '--seats': seats.length }}>
        {emblem === undefined && seats.map(seat => <PortraitAt key={seat} seat={seat} />)}
      </span>
      <span class={styles.who}>
        <span class={styles.name}>{name}</span>
        <Word seats={seats} note={note} />
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
  const drawing = faces.value.get(seat);
  return drawing === undefined ? null : <Portrait drawing={drawing} />;
}

/** A last word stands where else the note would. */
function Word({ seats, note }: { readonly seats: readonly number[]; readonly note: string }): JSX.Element | null {
  const said = remark.value;
  if (said && seats.includes(said.seat)) return <q class={styles.said}>{said.words}</q>;
  return note === '' ? null : <span class={styles.note}>{note}</span>;
}

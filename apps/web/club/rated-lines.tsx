/** At a rated table: who is rated what, and at its end what the match has made of it. */
import { sayChange, sayRating } from '@parlour/club/rating-shown';
import type { RATING_ROUTES, RatedTable } from '@parlour/protocol/club/ratings';
import type { JSX } from 'preact';
import { ask } from './ask.ts';
import styles from './member.module.css';
import { useRepeated } from './use-repeated.ts';

type LinesProps = {
  readonly table: string;
  /** The match that is over, if one is. */
  readonly match: number | undefined;
  name(seat: number): string;
};

const EVERY = 3000;

export function RatedLines({ table, match, name }: LinesProps): JSX.Element | null {
  const url = '/api/club/tables/:table/ratings';
  const answer = useRepeated(() => ask<typeof RATING_ROUTES.table>({ method: 'GET', url, params: { table } }), EVERY);
  if (!answer?.ok || !answer.value.rated) return null;
  const lines = match === undefined ? standing(answer.value) : changes(answer.value, match);
  if (lines === undefined) return <p class={styles.soft}>The ratings are being reckoned …</p>;
  const told = lines.flatMap((says, seat) => (says === undefined ? [] : [{ seat, says }]));
  if (told.length === 0) return null;
  return (
    <ul class={styles.soft} aria-label="Ratings" data-part="ratings">
      {told.map(({ seat, says }) => (
        <li key={seat}>
          {name(seat)}: {says}
        </li>
      ))}
    </ul>
  );
}

type Lines = readonly (string | undefined)[];

const standing = ({ seats }: RatedTable): Lines => seats.map(shown => (shown ? sayRating(shown) : undefined));

/** Undefined until the match has been counted. */
const changes = ({ counted }: RatedTable, match: number): Lines | undefined =>
  counted?.match === match
    ? counted.changes.map(change => (change ? sayChange(change.before, change.after) : undefined))
    : undefined;

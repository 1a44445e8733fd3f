/** At a rated table: ratings, and their changes after the match. */
import { formatRating, formatRatingChange } from '@parlour/club/ratings/rating-display';
import type { RATING_ROUTES, TableRatings } from '@parlour/protocol/club/ratings';
import type { JSX } from 'preact';
import styles from '../club.module.css';
import { clubRequest, usePolling } from '../request.ts';
import { ratingsText } from './ratings-text.ts';

type RatingLinesProps = {
  readonly table: string;
  /** The finished match, if any. */
  readonly match: number | undefined;
  name(seat: number): string;
};

const POLL_INTERVAL_MS = 3000;

export function RatingLines({ table, match, name }: RatingLinesProps): JSX.Element | null {
  const url = '/api/club/tables/:table/ratings';
  const answer = usePolling(
    () => clubRequest<typeof RATING_ROUTES.table>({ method: 'GET', url, params: { table } }),
    POLL_INTERVAL_MS,
  );
  if (!answer?.ok || !answer.value.rated) return null;
  const lines = match === undefined ? ratingTexts(answer.value) : ratingChangeTexts(answer.value, match);
  if (lines === undefined) return <p class={styles.soft}>{ratingsText('calculating')}</p>;
  const shown = lines.flatMap((text, seat) => (text === undefined ? [] : [{ seat, text }]));
  if (shown.length === 0) return null;
  return (
    <ul class={styles.soft} aria-label={ratingsText('ratings')} data-part="ratings">
      {shown.map(({ seat, text }) => (
        <li key={seat}>{ratingsText('ratingOf', { name: name(seat), rating: text })}</li>
      ))}
    </ul>
  );
}

type RatingTexts = readonly (string | undefined)[];

const ratingTexts = ({ seats }: TableRatings): RatingTexts =>
  seats.map(shown => (shown ? formatRating(shown) : undefined));

/** Undefined until the match has been rated. */
const ratingChangeTexts = ({ counted }: TableRatings, match: number): RatingTexts | undefined =>
  counted?.match === match
    ? counted.changes.map(change => (change ? formatRatingChange(change.before, change.after) : undefined))
    : undefined;

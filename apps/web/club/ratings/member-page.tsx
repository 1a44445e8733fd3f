/** A member's page: ratings, their curves and the last matches. */
import { formatRating } from '@parlour/club/ratings/rating-display';
import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { pluralize } from '@parlour/kernel/sentences';
import type {
  MemberProfile as About,
  MemberRating,
  RATING_ROUTES,
  RatedMatchSummary,
} from '@parlour/protocol/club/ratings';
import type { JSX } from 'preact';
import type { PageProps } from '../../app/app.tsx';
import { Link } from '../../app/router.tsx';
import { useAsync } from '../../lib/use-async.ts';
import { PageLayout, PaperPanel } from '../../ui/page.tsx';
import { BackToClub } from '../club-links.tsx';
import { MemberActions } from '../moderation/block-and-mute.tsx';
import { clubRequest } from '../request.ts';
import styles from './member-page.module.css';
import { RatingCurve } from './rating-curve.tsx';

export function MemberPage({ named }: PageProps): JSX.Element {
  const name = named.name ?? '';
  const url = '/api/club/members/:name';
  const answer = useAsync(
    () => clubRequest<typeof RATING_ROUTES.member>({ method: 'GET', url, params: { name } }),
    [name],
  );
  if (!answer) return <MemberLoading name={name} />;
  if (!answer.ok) {
    return (
      <PageLayout title="A member">
        <PaperPanel>
          <p role="alert">{answer.fault.message}</p>
        </PaperPanel>
        <BackToClub />
      </PageLayout>
    );
  }
  return <MemberDetails about={answer.value} />;
}

const MemberLoading = ({ name }: { readonly name: string }): JSX.Element => (
  <PageLayout title={name}>
    <PaperPanel>
      <p role="status">Looking it up …</p>
    </PaperPanel>
  </PageLayout>
);

function MemberDetails({ about }: { readonly about: About }): JSX.Element {
  const { member, standings, matches } = about;
  return (
    <PageLayout title={member.name}>
      <PaperPanel>
        <p>A member since {new Date(member.since).toLocaleDateString()}.</p>
        {standings.length === 0 && <p>No rated match yet. A table is rated if it was laid so.</p>}
        <UnratedGamesNote />
      </PaperPanel>
      {standings.map(standing => (
        <RatingSection key={standing.game} standing={standing} />
      ))}
      {matches.length > 0 && <MemberMatches matches={matches} />}
      <MemberActions member={member.id} />
      <BackToClub />
    </PageLayout>
  );
}

/** Games of pure luck have no ratings and say so. */
function UnratedGamesNote(): JSX.Element {
  const text = useAsync(async () => {
    const skills = await Promise.all(gamesOnShelf().map(game => game.skill?.()));
    return skills.flatMap(skill => (skill?.is === 'luck' ? [skill.says] : []));
  }, []);
  return <p class={styles.soft}>{text?.join(' ')}</p>;
}

function RatingSection({ standing }: { readonly standing: MemberRating }): JSX.Element {
  const { game, rating, curve } = standing;
  const title = findGame(game)?.title ?? game;
  return (
    <PaperPanel>
      <h2 class={styles.heading}>{title}</h2>
      <p class={styles.rating}>{rating.is === 'rated' ? formatRating(rating) : 'Not yet: too few matches to say'}</p>
      <p>{recentResultsText(standing)}</p>
      {curve.length > 1 && <RatingCurve curve={curve} title={title} />}
    </PaperPanel>
  );
}

function recentResultsText({ rating, lately: { matches, won, by } }: MemberRating): string {
  const all = `${pluralize(rating.matches, 'match', 'matches')} rated; ${won} of the last ${matches} won`;
  return by === null ? `${all}.` : `${all}, by ${pluralize(by, 'point')} on average where points decided.`;
}

export const MemberMatches = ({ matches }: { readonly matches: readonly RatedMatchSummary[] }): JSX.Element => (
  <PaperPanel>
    <h2 class={styles.heading}>Last rated matches</h2>
    <ul>
      {matches.map(match => (
        <li key={`${match.table}/${match.match}`} class={styles.match}>
          <span>
            {findGame(match.game)?.title ?? match.game}: {placeText(match)}
            {match.others.length > 0 && ' with '}
            {match.others.map((other, n) => (
              <span key={n}>
                {n > 0 && ', '}
                <OpponentName {...{ other }} />
              </span>
            ))}
          </span>
          <span class={styles.soft}>
            {new Date(match.at).toLocaleDateString()}
            {ratingChangeText(match)} <a href={recordUrl(match)}>record</a>
          </span>
        </li>
      ))}
    </ul>
  </PaperPanel>
);

const recordUrl = ({ table, match }: RatedMatchSummary): string => `/api/tables/${table}/records/${match}`;

function OpponentName({ other }: { readonly other: RatedMatchSummary['others'][number] }): JSX.Element {
  if ('level' in other) return <>a computer player ({other.level})</>;
  return other.member === null ? (
    <span>{other.name}</span>
  ) : (
    <Link to={`/club/member/${encodeURIComponent(other.name)}`}>{other.name}</Link>
  );
}

const placeText = ({ place, sides, left }: RatedMatchSummary): string =>
  left ? 'left' : place === 1 ? 'won' : sides === 2 ? 'lost' : `place ${place} of ${sides}`;

const ratingChangeText = ({ before, after }: RatedMatchSummary): string => {
  if (before === null || after === null) return ',';
  const change = after - before;
  return `, ${after} (${change < 0 ? '−' : '+'}${Math.abs(change)}),`;
};

/** A member's page: ratings, their curves and the last matches. */
import { formatRating, signedNumber } from '@parlour/club/ratings/rating-display';
import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import type {
  MemberProfile as About,
  MemberRating,
  RATING_ROUTES,
  RatedMatchSummary,
} from '@parlour/protocol/club/ratings';
import { type ComponentChildren, Fragment, type JSX } from 'preact';
import type { PageProps } from '../../app/app.tsx';
import { Link } from '../../app/router.tsx';
import { boxOfGame } from '../../lib/box-assets.ts';
import { useAsync } from '../../lib/use-async.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NoticePage, PageLayout } from '../../ui/page.tsx';
import { Avatar } from '../../ui/people.tsx';
import { EmptyState, Panel } from '../../ui/surfaces.tsx';
import styles from '../club.module.css';
import { backToClub } from '../club-links.tsx';
import { MemberActions } from '../moderation/block-and-mute.tsx';
import { portraitOf } from '../portraits.ts';
import { clubRequest } from '../request.ts';
import looks from '../standings.module.css';
import { RatingCurve } from './rating-curve.tsx';
import { ratingsText } from './ratings-text.ts';

export function MemberPage({ named }: PageProps): JSX.Element {
  const name = named.name ?? '';
  const url = '/api/club/members/:name';
  const answer = useAsync(
    () => clubRequest<typeof RATING_ROUTES.member>({ method: 'GET', url, params: { name } }),
    [name],
  );
  if (!answer) return <NoticePage title={name} text={ratingsText('loading')} />;
  if (!answer.ok) {
    return (
      <PageLayout title={ratingsText('member')} back={backToClub()}>
        <Panel>
          <p role="alert">{answer.fault.message}</p>
        </Panel>
      </PageLayout>
    );
  }
  return <MemberDetails about={answer.value} />;
}

function MemberDetails({ about }: { readonly about: About }): JSX.Element {
  const { member, standings, matches } = about;
  return (
    <PageLayout
      title={member.name}
      back={backToClub()}
      heading={
        <span class={looks.heading}>
          <Avatar who={portraitOf(member.name)} name={member.name} size={64} />
          {member.name}
        </span>
      }
    >
      <p class={styles.lead}>
        {ratingsText('memberSince', { since: new Date(member.since).toLocaleDateString() })} <UnratedGamesNote />
      </p>
      {standings.length === 0 && (
        <EmptyState title={ratingsText('noRatedTitle')} text={ratingsText('noRatedMatches')}>
          <ButtonLink to="/club" tone="primary">
            {ratingsText('findRatedMatch')}
          </ButtonLink>
        </EmptyState>
      )}
      <div class={styles.pair}>
        {standings.map(standing => (
          <RatingSection key={standing.game} standing={standing} />
        ))}
        {matches.length > 0 && <MemberMatches matches={matches} />}
        <MemberActions member={member.id} />
      </div>
    </PageLayout>
  );
}

/** Games of pure luck have no ratings and say so. */
function UnratedGamesNote(): JSX.Element {
  const text = useAsync(async () => {
    const skills = await Promise.all(gamesOnShelf().map(game => game.skill?.()));
    return skills.flatMap(skill => (skill?.is === 'luck' ? [skill.says] : []));
  }, []);
  return <>{text?.join(' ')}</>;
}

function RatingSection({ standing }: { readonly standing: MemberRating }): JSX.Element {
  const { game, rating, curve } = standing;
  const title = findGame(game)?.title ?? game;
  return (
    <Panel title={title} world={boxOfGame(game)?.id} class={styles.panel}>
      <p class={looks.rating}>{rating.is === 'rated' ? formatRating(rating) : ratingsText('tooFewMatches')}</p>
      <p>{recentResultsText(standing)}</p>
      {curve.length > 1 && <RatingCurve curve={curve} title={title} />}
    </Panel>
  );
}

function recentResultsText({ rating, lately: { matches, won, by } }: MemberRating): string {
  const all = ratingsText('recentResults', { rated: rating.matches, won, matches });
  return by === null ? all : `${all} ${ratingsText('averageMargin', { by })}`;
}

export const MemberMatches = ({ matches }: { readonly matches: readonly RatedMatchSummary[] }): JSX.Element => (
  <Panel title={ratingsText('lastMatches')} class={styles.panel}>
    <ul class={styles.list}>
      {matches.map(match => (
        <li key={`${match.table}/${match.match}`}>
          <span>{matchText(match)}</span>
          <span class={styles.soft}>
            {[new Date(match.at).toLocaleDateString(), ratingChangeText(match)].filter(Boolean).join(' · ')}{' '}
            <a href={recordUrl(match)}>{ratingsText('record')}</a>
          </span>
        </li>
      ))}
    </ul>
  </Panel>
);

const recordUrl = ({ table, match }: RatedMatchSummary): string => `/api/tables/${table}/records/${match}`;

function OpponentName({ other }: { readonly other: RatedMatchSummary['others'][number] }): JSX.Element {
  if ('level' in other) return <span>{ratingsText('computerPlayer', { level: other.level })}</span>;
  return other.member === null ? (
    <span>{other.name}</span>
  ) : (
    <Link to={`/club/member/${encodeURIComponent(other.name)}`}>{other.name}</Link>
  );
}

function resultText({ place, sides, left }: RatedMatchSummary): string {
  if (left) return ratingsText('left');
  if (place === 1) return ratingsText('won');
  return sides === 2 ? ratingsText('lost') : ratingsText('placed', { place, sides });
}

/** "Nations: won against Bob, computer player (strong)", with links to the members. */
function matchText(match: RatedMatchSummary): ComponentChildren {
  const title = findGame(match.game)?.title ?? match.game;
  const result = ratingsText('matchOf', { title, result: resultText(match) });
  if (match.others.length === 0) return result;
  const names = match.others.map((other, n) => (
    <Fragment key={n}>
      {n > 0 && ', '}
      <OpponentName other={other} />
    </Fragment>
  ));
  return ratingsText.rich<ComponentChildren, 'opponents'>('opponents', { result, names: () => <>{names}</> });
}

const ratingChangeText = ({ before, after }: RatedMatchSummary): string =>
  before === null || after === null
    ? ''
    : ratingsText('ratingAfter', { points: after, change: signedNumber(after - before) });

/** A member's page: what they are rated, how that went, their last matches, and what they win by. */

import { sayRating } from '@parlour/club/rating-shown';
import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { counted } from '@parlour/kernel/saying';
import type { MemberPage as About, RATING_ROUTES, ShownStanding } from '@parlour/protocol/club/ratings';
import type { JSX } from 'preact';
import type { PageProps } from '../app.tsx';
import { useAsked } from '../asking.ts';
import { Page, Paper } from '../pages/page.tsx';
import { ask } from './ask.ts';
import { BackToClub } from './back-to-club.tsx';
import styles from './member.module.css';
import { MemberMatches } from './member-matches.tsx';
import { RatingCurve } from './rating-picture.tsx';
import { AboutThem } from './stances.tsx';

export function MemberPage({ named }: PageProps): JSX.Element {
  const name = named.name ?? '';
  const url = '/api/club/members/:name';
  const answer = useAsked(() => ask<typeof RATING_ROUTES.member>({ method: 'GET', url, params: { name } }), [name]);
  if (!answer) return <NotYet name={name} />;
  if (!answer.ok) {
    return (
      <Page title="A member">
        <Paper>
          <p role="alert">{answer.fault.message}</p>
        </Paper>
        <BackToClub />
      </Page>
    );
  }
  return <Member about={answer.value} />;
}

const NotYet = ({ name }: { readonly name: string }): JSX.Element => (
  <Page title={name}>
    <Paper>
      <p role="status">Looking it up …</p>
    </Paper>
  </Page>
);

function Member({ about }: { readonly about: About }): JSX.Element {
  const { member, standings, matches } = about;
  return (
    <Page title={member.name}>
      <Paper>
        <p>A member since {new Date(member.since).toLocaleDateString()}.</p>
        {standings.length === 0 && <p>No rated match yet. A table is rated if it was laid so.</p>}
        <Luck />
      </Paper>
      {standings.map(standing => (
        <Standing key={standing.game} standing={standing} />
      ))}
      {matches.length > 0 && <MemberMatches matches={matches} />}
      <AboutThem member={member.id} />
      <BackToClub />
    </Page>
  );
}

/** Games at which nobody is rated say so themselves. */
function Luck(): JSX.Element {
  const says = useAsked(async () => {
    const skills = await Promise.all(gamesOnShelf().map(game => game.skill?.()));
    return skills.flatMap(skill => (skill?.is === 'luck' ? [skill.says] : []));
  }, []);
  return <p class={styles.soft}>{says?.join(' ')}</p>;
}

function Standing({ standing }: { readonly standing: ShownStanding }): JSX.Element {
  const { game, rating, curve } = standing;
  const title = findGame(game)?.title ?? game;
  return (
    <Paper>
      <h2 class={styles.heading}>{title}</h2>
      <p class={styles.rating}>{rating.is === 'rated' ? sayRating(rating) : 'Not yet: too few matches to say'}</p>
      <p>{sayLately(standing)}</p>
      {curve.length > 1 && <RatingCurve curve={curve} title={title} />}
    </Paper>
  );
}

function sayLately({ rating, lately: { matches, won, by } }: ShownStanding): string {
  const all = `${counted(rating.matches, 'match', 'matches')} rated; ${won} of the last ${matches} won`;
  return by === null ? `${all}.` : `${all}, by ${counted(by, 'point')} on average where points decided.`;
}

/** Leaderboards by game: of this month or of all time, with the player's own place always in view. */

import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import { signedNumber } from '@parlour/club/ratings/rating-display';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import type { SignedInMember } from '@parlour/protocol/club/members';
import type { Leaderboard, RATING_ROUTES } from '@parlour/protocol/club/ratings';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Link } from '../../app/router.tsx';
import { useAsync } from '../../lib/use-async.ts';
import { ArrowLink } from '../../ui/button.tsx';
import { Segments } from '../../ui/choices.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLayout } from '../../ui/page.tsx';
import { Avatar } from '../../ui/people.tsx';
import { Radios } from '../../ui/radios.tsx';
import { Panel } from '../../ui/surfaces.tsx';
import styles from '../club.module.css';
import { backToClub } from '../club-links.tsx';
import { useCurrentMember } from '../membership/session.ts';
import { portraitOf } from '../portraits.ts';
import { clubRequest } from '../request.ts';
import looks from '../standings.module.css';
import { ratingsText } from './ratings-text.ts';

type Period = 'month' | 'all';

type RatedGame = { readonly id: string; readonly title: string };

async function listRatedGames(): Promise<readonly RatedGame[]> {
  const games = gamesOnShelf();
  const skills = await Promise.all(games.map(game => game.skill?.()));
  return games.filter((_, n) => skills[n]?.is === 'skill');
}

const fetchLeaderboard = async (game: string, period: Period): Promise<Leaderboard | undefined> => {
  const url = '/api/club/leaderboards/:game/:period';
  const params = { game, period };
  const answer = await clubRequest<typeof RATING_ROUTES.leaderboard>({ method: 'GET', url, params });
  return answer.ok ? answer.value : undefined;
};

/** Rows on the club page. */
const SHORT_ROWS = 6;

/** Nothing without a server. */
export function LeaderboardPanel({ isFull = false }: { readonly isFull?: boolean }): JSX.Element | null {
  const me = useCurrentMember();
  const games = useAsync(listRatedGames, []) ?? [];
  const chosen = useSignal<string | undefined>(undefined);
  const period = useSignal<Period>('month');
  const game = games.find(({ id }) => id === chosen.value) ?? games[0];
  const board = useAsync(async () => game && fetchLeaderboard(game.id, period.value), [game?.id, period.value, me?.id]);
  if (!game || !board) return null;
  return (
    <Panel
      title={ratingsText(isFull ? 'bestRated' : 'leaderboard')}
      class={`${looks.board} ${isFull ? looks.full : ''}`}
      aside={
        <Segments
          label={ratingsText('period')}
          choices={[
            { value: 'month', label: ratingsText('thisMonth') },
            { value: 'all', label: ratingsText('allTime') },
          ]}
          value={period.value}
          onChange={value => (period.value = value)}
        />
      }
    >
      <Radios
        label={ratingsText('game')}
        choices={games.map(({ id, title }) => ({ value: id, label: title }))}
        value={game.id}
        onChange={id => (chosen.value = id)}
        class={looks.tabs!}
        itemClass={looks.tab!}
      />
      <Ranks board={board} me={me ?? undefined} game={game} limit={isFull ? board.rows.length : SHORT_ROWS} />
      {board.of === 0 && (
        <p class={styles.lead}>
          {ratingsText(period.value === 'month' ? 'noneThisMonth' : 'noneYet')} {ratingsText('noneNext')}
        </p>
      )}
      {board.of > 0 && board.own === null && <p class={styles.soft}>{ownPlaceText(board)}</p>}
      {!isFull && board.rows.length > SHORT_ROWS && (
        <ArrowLink to="/club/leaderboard">{ratingsText('fullLeaderboard')}</ArrowLink>
      )}
    </Panel>
  );
}

const ownPlaceText = ({ matches }: Leaderboard): string =>
  matches === null ? ratingsText('signInForRating') : ratingsText('notListed', { matches });

type RanksProps = {
  readonly board: Leaderboard;
  readonly me: SignedInMember | undefined;
  readonly game: RatedGame;
  readonly limit: number;
};

function Ranks({ board: { rows, own }, me, game, limit }: RanksProps): JSX.Element | null {
  if (rows.length === 0) return null;
  const shown = rows.slice(0, limit);
  const isListed = shown.some(({ member }) => member === me?.id);
  return (
    <ol class={looks.ranks} aria-label={ratingsText('leaderboardOf', { title: game.title })}>
      {shown.map(row => (
        <RankRow key={row.member} {...row} isOwn={row.member === me?.id} />
      ))}
      {own && me && !isListed && (
        <>
          <li class={looks.gap} aria-hidden="true">
            ···
          </li>
          <RankRow {...own} name={me.name} isOwn />
        </>
      )}
    </ol>
  );
}

type RankRowProps = Pick<Leaderboard['rows'][number], 'place' | 'name' | 'points' | 'change'> & {
  readonly isOwn: boolean;
};

const RankRow = ({ place, name, points, change, isOwn }: RankRowProps): JSX.Element => (
  <li class={looks.rank} data-own={isOwn}>
    <b class={looks.place}>{place}</b>
    <Avatar who={portraitOf(name)} name={name} size={36} />
    <Link to={`/club/member/${encodeURIComponent(name)}`} class={looks.name}>
      {isOwn ? ratingsText('you', { name }) : name}
    </Link>
    <span class={looks.points}>{points}</span>
    <Change change={change} />
  </li>
);

function Change({ change }: { readonly change: number | null }): JSX.Element {
  if (change === null || change === 0)
    return (
      <span class={looks.change}>
        <span aria-hidden="true">·</span>
        <span class={visuallyHidden}>{ratingsText('unchanged')}</span>
      </span>
    );
  return (
    <span class={looks.change} data-way={change > 0 ? 'up' : 'down'}>
      <Icon name={change > 0 ? 'up' : 'down'} />
      <span class={visuallyHidden}>{ratingsText('changeThisMonth', { change: signedNumber(change) })}</span>
      <span aria-hidden="true">{Math.abs(change)}</span>
    </span>
  );
}

export const LeaderboardPage = (): JSX.Element => (
  <PageLayout title={ratingsText('leaderboards')} back={backToClub()}>
    <LeaderboardPanel isFull />
    <p class={styles.lead}>{ratingsText('leaderboardExplained')}</p>
  </PageLayout>
);

/** The club: quick match, tables, leaderboard, people and tournaments. */
import type { JSX } from 'preact';
import { WaitingList } from '../notifications/waiting-list.tsx';
import { ArrowLink, ButtonLink } from '../ui/button.tsx';
import { PageLayout } from '../ui/page.tsx';
import { Avatar } from '../ui/people.tsx';
import { Panel } from '../ui/surfaces.tsx';
import styles from './club.module.css';
import { clubText } from './club-text.ts';
import { OpenTables } from './matchmaking/open-tables.tsx';
import {
  countOnline,
  Invitations,
  OnlineNow,
  RecentPlayers,
  useMemberPeople,
  useOnlinePlayers,
} from './matchmaking/people.tsx';
import { QuickMatch } from './matchmaking/quick-match.tsx';
import { isServerUnreachable, useCurrentMember } from './membership/session.ts';
import { portraitOf } from './portraits.ts';
import { LeaderboardPanel } from './ratings/leaderboard.tsx';

export function ClubPage(): JSX.Element {
  const online = useOnlinePlayers();
  const people = useMemberPeople();
  return (
    <PageLayout title={clubText('club')} aside={<Account />}>
      <Introduction people={online ? countOnline(online) : 0} />
      <WaitingList />
      {people && <Invitations invitations={people.invitations} />}
      <QuickMatch />
      <div class={styles.columns}>
        <div class={styles.stack}>
          <OpenTables />
          <div class={styles.pair}>
            {people && <RecentPlayers people={people.people} />}
            <Tournaments />
          </div>
        </div>
        <div class={styles.stack}>
          <LeaderboardPanel />
          {online && <OnlineNow online={online} />}
        </div>
      </div>
    </PageLayout>
  );
}

/** Who the player is here, and how many others there are. */
function Introduction({ people }: { readonly people: number }): JSX.Element {
  const me = useCurrentMember();
  if (isServerUnreachable.value) return <p class={styles.intro}>{clubText('serverUnreachable')}</p>;
  return (
    <p class={styles.intro}>
      {people > 0 && clubText('peopleHere', { count: people })} {me === null && clubText('guest')}
    </p>
  );
}

function Account(): JSX.Element | null {
  const me = useCurrentMember();
  if (me === undefined || isServerUnreachable.value) return null;
  if (me === null) return <ButtonLink to="/club/me">{clubText('signIn')}</ButtonLink>;
  return (
    <ButtonLink to="/club/me">
      <Avatar who={portraitOf(me.name)} name={me.name} size={28} />
      {me.name}
    </ButtonLink>
  );
}

const Tournaments = (): JSX.Element => (
  <Panel title={clubText('tournaments')} class={styles.panel}>
    <p>{clubText('tournamentsExplained')}</p>
    <ArrowLink to="/club/tournaments">{clubText('findTournament')}</ArrowLink>
  </Panel>
);

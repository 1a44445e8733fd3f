import type { JSX } from 'preact';
import { Link } from '../app/router.tsx';
import { PushSettings } from '../notifications/push-settings.tsx';
import { WaitingList } from '../notifications/waiting-list.tsx';
import { PageLayout, PaperPanel } from '../ui/page.tsx';
import { AccountSummary, FindOpponentLink } from './club-links.tsx';
import { OnlineNow, OpenTables, RecentPlayers } from './matchmaking/lobby.tsx';
import styles from './tournaments/tournament-page.module.css';

export function ClubPage(): JSX.Element {
  return (
    <PageLayout title="The club">
      <AccountSummary />
      <WaitingList whenEmpty="said" />
      <FindOpponentLink />
      <RecentPlayers />
      <OpenTables />
      <PaperPanel>
        <h2 class={styles.heading}>Tournaments</h2>
        <p>For a club, a class or an evening. Anybody can make one.</p>
        <p class={styles.ways}>
          <Link to="/club/tournaments">Find or make a tournament</Link>
        </p>
      </PaperPanel>
      <OnlineNow />
      <PushSettings />
    </PageLayout>
  );
}

/** The club: who I am, and the ways to everything that people do together here. */
import type { JSX } from 'preact';
import { Page, Paper } from '../pages/page.tsx';
import { Link } from '../router.tsx';
import { Company } from './company.tsx';
import { OpenTables } from './open-tables.tsx';
import { People } from './people.tsx';
import { PlaySomebody } from './play-somebody.tsx';
import { PushChoice } from './push-choice.tsx';
import styles from './tournament.module.css';
import { WaitingList } from './waiting-list.tsx';
import { WhoIAm } from './who-i-am.tsx';

export function ClubPage(): JSX.Element {
  return (
    <Page title="The club">
      <WhoIAm />
      <WaitingList empty="said" />
      <PlaySomebody />
      <People />
      <OpenTables />
      <Paper>
        <h2 class={styles.heading}>Tournaments</h2>
        <p>For a club, a class or an evening. Anybody can make one.</p>
        <p class={styles.ways}>
          <Link to="/club/tournaments">Find or make a tournament</Link>
        </p>
      </Paper>
      <Company />
      <PushChoice />
    </Page>
  );
}

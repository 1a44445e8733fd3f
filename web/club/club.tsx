/** The club: who I am, and the ways to everything that people do together here. */
import type { JSX } from 'preact';
import { Page } from '../pages/page.tsx';
import { Company } from './company.tsx';
import { OpenTables } from './open-tables.tsx';
import { PlaySomebody } from './play-somebody.tsx';
import { PushChoice } from './push-choice.tsx';
import { WaitingList } from './waiting-list.tsx';
import { WhoIAm } from './who-i-am.tsx';

export function ClubPage(): JSX.Element {
  return (
    <Page title="The club">
      <WhoIAm />
      <WaitingList empty="said" />
      <PlaySomebody />
      <OpenTables />
      <Company />
      <PushChoice />
    </Page>
  );
}

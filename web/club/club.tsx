/** The club: who I am, and the ways to everything that people do together here. */
import type { JSX } from 'preact';
import { Page } from '../pages/page.tsx';
import { PushChoice } from './push-choice.tsx';
import { WaitingList } from './waiting-list.tsx';
import { WhoIAm } from './who-i-am.tsx';

export function ClubPage(): JSX.Element {
  return (
    <Page title="The club">
      <WhoIAm />
      <WaitingList empty="said" />
      <PushChoice />
    </Page>
  );
}

/** A member's own affairs: signing in and out, devices, and all that is known of them. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Page, Paper } from '../pages/page.tsx';
import { BackToClub } from './back-to-club.tsx';
import { CodeSheet } from './code-sheet.tsx';
import { MyData } from './my-data.tsx';
import { Devices } from './my-devices.tsx';
import { MyStances } from './stances.tsx';
import { WaysIn } from './ways-in.tsx';
import { isAway, useMe, wasSignedOut } from './who.ts';

export function MePage(): JSX.Element {
  const who = useMe();
  const code = useSignal('');
  const farewell = useSignal('');
  const hasCode = (given: string): void => {
    code.value = given;
  };
  if (isAway.value) return <Away />;
  if (who === undefined) return <NotYet />;
  if (who === null) {
    return (
      <Page title="Members">
        <p role="status">{wasSignedOut.value ? "You've been signed out." : farewell.value}</p>
        <WaysIn hasCode={hasCode} />
        <BackToClub />
      </Page>
    );
  }
  return (
    <Page title={who.name}>
      {code.value !== '' ? (
        <CodeSheet name={who.name} code={code.value} isKept={() => hasCode('')} />
      ) : (
        <>
          <BackToClub />
          <Devices hasCode={hasCode} />
          <MyStances />
          <MyData erased={() => (farewell.value = FAREWELL)} />
        </>
      )}
    </Page>
  );
}

const FAREWELL = 'All that was known of you is erased. You are a guest again.';

const NotYet = (): JSX.Element => (
  <Page title="Members">
    <Paper>
      <p role="status">Looking it up …</p>
    </Paper>
  </Page>
);

const Away = (): JSX.Element => (
  <Page title="Members">
    <Paper>
      <p>The house cannot be reached just now. Everything on this device goes on without it.</p>
    </Paper>
  </Page>
);

/** A member's own affairs: signing in and out, devices, and all that is known of them. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Page, Paper } from '../pages/page.tsx';
import { Link } from '../router.tsx';
import { CodeSheet } from './code-sheet.tsx';
import styles from './membership.module.css';
import { MyData } from './my-data.tsx';
import { Devices } from './my-devices.tsx';
import { MyStances } from './stances.tsx';
import { WaysIn } from './ways-in.tsx';
import { isAway, useMe } from './who.ts';

export function MePage(): JSX.Element {
  const who = useMe();
  const code = useSignal('');
  const hasCode = (given: string): void => {
    code.value = given;
  };
  if (isAway.value) return <Away />;
  if (who === undefined) return <Page title="The club">{null}</Page>;
  if (who === null) {
    return (
      <Page title="Members">
        <WaysIn hasCode={hasCode} />
      </Page>
    );
  }
  return (
    <Page title={who.name}>
      {code.value !== '' ? (
        <CodeSheet name={who.name} code={code.value} isKept={() => hasCode('')} />
      ) : (
        <>
          <p class={styles.ways}>
            <Link to="/club">The club</Link>
          </p>
          <Devices hasCode={hasCode} />
          <MyStances />
          <MyData />
        </>
      )}
    </Page>
  );
}

const Away = (): JSX.Element => (
  <Page title="Members">
    <Paper>
      <p>The house cannot be reached just now. Everything on this device goes on without it.</p>
    </Paper>
  </Page>
);

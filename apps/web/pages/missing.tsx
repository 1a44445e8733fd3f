import { Action } from '@parlour/board-kit/pieces/prompt';
import type { JSX } from 'preact';
import { Link } from '../router.tsx';
import { Page, Paper } from './page.tsx';

export function Missing(): JSX.Element {
  return <Gone why="This address leads nowhere." />;
}

/** A page whose script can't be fetched: there is no network, or the server is away. */
export function NotLoaded(): JSX.Element {
  return (
    <Page title="Can't load this page">
      <Paper>
        <p>The server can't be reached. Check your connection; games on this device still work.</p>
        <Action tone="main" onAct={() => location.reload()}>
          Try again
        </Action>
      </Paper>
    </Page>
  );
}

/** Something that was there once, and why it is no more. */
export function Gone({ why }: { readonly why: string }): JSX.Element {
  return (
    <Page title="Nothing lies here">
      <Paper>
        <p>
          {why} <Link to="/">Back to the shelf.</Link>
        </p>
      </Paper>
    </Page>
  );
}

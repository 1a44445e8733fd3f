import type { JSX } from 'preact';
import { Link } from '../router.tsx';
import { Page, Paper } from './page.tsx';

export function Missing(): JSX.Element {
  return <Gone why="This address leads nowhere." />;
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

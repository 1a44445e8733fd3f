import type { JSX } from 'preact';
import { Link } from '../router.tsx';
import { Page, Paper } from './page.tsx';

export function Missing(): JSX.Element {
  return (
    <Page title="Nothing lies here">
      <Paper>
        <p>
          This address leads nowhere. <Link to="/">Back to the shelf.</Link>
        </p>
      </Paper>
    </Page>
  );
}

/** A page that has nothing to show yet, or nothing at all, says so. */
import type { JSX } from 'preact';
import { Page, Paper } from './page.tsx';

type NoticeProps = { readonly title: string; readonly says: string };

export const Notice = ({ title, says }: NoticeProps): JSX.Element => (
  <Page title={title}>
    <Paper>
      <p>{says}</p>
    </Paper>
  </Page>
);

/** The story of a box: who made it and when, what is certain of it, and whose work is in it. */
import { type Box, shelf } from '@parlour/games/shelf/shelf';
import type { JSX } from 'preact';
import type { PageProps } from '../app.tsx';
import { useAsked } from '../asking.ts';
import { LeafletText } from './leaflet.tsx';
import { Missing } from './missing.tsx';
import { BackToBox, Page, Paper } from './page.tsx';

export function StoryPage({ named }: PageProps): JSX.Element {
  const box = shelf.find(({ id }) => id === named.box);
  return box?.tale ? <Story box={box} /> : <Missing />;
}

function Story({ box }: { readonly box: Box }): JSX.Element {
  const story = useAsked(() => box.tale!(), [box]);
  return (
    <Page title={`The story of ${box.title}`} world={box.id}>
      <Paper>
        {story && <LeafletText leaflet={story} cards={undefined} heading="h2" />}
        <BackToBox box={box} />
      </Paper>
    </Page>
  );
}

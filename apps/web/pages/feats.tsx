/** What can be achieved, box by box, and what has been. */
import { shelf } from '@parlour/games/shelf/shelf';
import type { JSX } from 'preact';
import { useAsked } from '../asking.ts';
import type { Earned } from '../host/earning.ts';
import { worker } from '../host/worker-client.ts';
import styles from './feats.module.css';
import { Page, Paper } from './page.tsx';

export function FeatsPage(): JSX.Element {
  const boxes = useAsked(() => worker().feats(), []);
  const all = boxes?.flatMap(({ feats }) => feats) ?? [];
  return (
    <Page title="Achievements">
      <Paper>
        <p role="status">
          {boxes
            ? `${all.filter(({ isEarned }) => isEarned).length} of ${all.length}`
            : 'Your games are looked through …'}
        </p>
        {boxes
          ?.filter(({ feats }) => feats.length > 0)
          .map(one => (
            <BoxFeats key={one.box} {...one} />
          ))}
      </Paper>
    </Page>
  );
}

function BoxFeats({ box, feats }: Earned): JSX.Element {
  return (
    <section class={styles.box}>
      <h2 class={styles.heading}>{shelf.find(({ id }) => id === box)?.title}</h2>
      <ul>
        {feats.map(({ id, title, says, isEarned }) => (
          <li key={id} class={styles.feat} data-earned={isEarned}>
            <span class={styles.sign} aria-hidden="true">
              {isEarned ? '★' : '☆'}
            </span>
            <span class={styles.title}>{title}</span>
            <span class={styles.says}>
              {says} {isEarned ? 'Done.' : 'Not yet.'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

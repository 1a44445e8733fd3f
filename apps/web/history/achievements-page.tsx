import { shelf } from '@parlour/games/shelf/shelf';
import type { JSX } from 'preact';
import { useAsync } from '../lib/use-async.ts';
import { PageLayout, PaperPanel } from '../ui/page.tsx';
import type { FeatsOfBox } from '../worker/records/award-feats.ts';
import { workerApi } from '../worker/worker-client.ts';
import styles from './achievements-page.module.css';

export function AchievementsPage(): JSX.Element {
  const boxes = useAsync(() => workerApi().featsByBox(), []);
  const all = boxes?.flatMap(({ feats }) => feats) ?? [];
  return (
    <PageLayout title="Achievements">
      <PaperPanel>
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
      </PaperPanel>
    </PageLayout>
  );
}

function BoxFeats({ box, feats }: FeatsOfBox): JSX.Element {
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

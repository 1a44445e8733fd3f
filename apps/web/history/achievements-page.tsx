/** Achievements as medals: stamped when earned, embossed when not. */
import { shelf } from '@parlour/games/shelf/shelf';
import type { JSX } from 'preact';
import { useAsync } from '../lib/use-async.ts';
import { CardPicture } from '../ui/fan.tsx';
import { Medal } from '../ui/figures.tsx';
import { PageLayout } from '../ui/page.tsx';
import { Panel } from '../ui/surfaces.tsx';
import type { FeatState, FeatsOfBox } from '../worker/records/award-feats.ts';
import { workerApi } from '../worker/worker-client.ts';
import styles from './history.module.css';
import { historyText } from './history-text.ts';

const countEarned = (feats: readonly FeatState[]): number => feats.filter(({ isEarned }) => isEarned).length;

export function AchievementsPage(): JSX.Element {
  const boxes = useAsync(() => workerApi().featsByBox(), []);
  const all = boxes?.flatMap(({ feats }) => feats);
  return (
    <PageLayout
      title={historyText('achievements')}
      aside={
        <p role="status" class={styles.count}>
          {all ? historyText('earned', { earned: countEarned(all), count: all.length }) : historyText('counting')}
        </p>
      }
    >
      {boxes
        ?.filter(({ feats }) => feats.length > 0)
        .map(one => (
          <BoxFeats key={one.box} {...one} />
        ))}
    </PageLayout>
  );
}

function BoxFeats({ box, feats }: FeatsOfBox): JSX.Element {
  const title = shelf.find(({ id }) => id === box)?.title ?? '';
  const earned = { earned: countEarned(feats), count: feats.length };
  return (
    <Panel title={title} world={box} aside={<span class={styles.count}>{historyText('earned', earned)}</span>}>
      <ul class={styles.featsMedals}>
        {feats.map(feat => (
          <li key={feat.id}>
            <FeatMedal box={box} feat={feat} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function FeatMedal({ box, feat }: { readonly box: string; readonly feat: FeatState }): JSX.Element {
  const { title, says: text, isEarned, picture, progress } = feat;
  const words = isEarned
    ? historyText('earnedText', { text })
    : progress
      ? historyText('progress', { text, ...progress })
      : text;
  return (
    <Medal
      title={title}
      text={words}
      isEarned={isEarned}
      {...(isEarned &&
        picture !== undefined && { picture: <CardPicture box={box} card={picture} class={styles.card} /> })}
      {...(progress && { progress })}
    />
  );
}

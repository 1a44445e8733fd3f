/** The score, the tricks of the deal and the Star nation: a strip on a phone, panels on a desktop. */
import { Group } from '@parlour/board-kit/components/screen-reader.tsx';
import { shortName } from '@parlour/board-kit/short-name';
import type { JSX } from 'preact';
import { inksOf } from '../../art/inks.ts';
import { mark } from '../../art/pips.ts';
import { type Card, NATION_NAMES, titleOf } from '../../pack/pack.ts';
import type { NationsView } from '../rules/view.ts';
import { nationsTableText as t } from './nations-text.ts';
import { nationOfCard } from './presentation.ts';
import styles from './score.module.css';

export const tricksPlace = (side: number): string => `tricks-${side}`;

type ScoreProps = { readonly view: NationsView; name(seat: number): string };

/** Undefined before a trick has been won. */
type StripProps = ScoreProps & { readonly showLastTrick: (() => void) | undefined };

const ownSide = ({ seat }: NationsView): number => (seat ?? 0) % 2;

/** "You and Daisy" for a player, names for a spectator. */
function sideName({ view, name }: ScoreProps, side: number): string {
  const called = (seat: number): string => shortName(name(seat));
  return view.seat !== null && side === ownSide(view)
    ? t('you', { partner: called((view.seat + 2) % 4) })
    : t('pair', { one: called(side), other: called(side + 2) });
}

const sideScore = (props: ScoreProps, side: number): string =>
  t('sideScore', {
    side: sideName(props, side),
    points: props.view.scores[side] ?? 0,
    target: props.view.target,
    tricks: props.view.tricks[side] ?? 0,
  });

/** In one line, with the number of each side at its end. */
export function ScoreStrip({ showLastTrick, ...props }: StripProps): JSX.Element {
  const { view } = props;
  const us = ownSide(view);
  return (
    <div class={styles.strip} data-part="tally">
      <StripSide {...props} side={us} />
      <div class={styles.tug} aria-hidden="true">
        <TrickBar view={view} />
        <span>{t('tricksAndTarget', { ...tricksOf(view), target: view.target })}</span>
      </div>
      <StripSide {...props} side={1 - us} />
      {showLastTrick && (
        <button
          type="button"
          class={styles.back}
          aria-label={t('lastTrick')}
          title={t('lastTrick')}
          onClick={showLastTrick}
        />
      )}
    </div>
  );
}

function StripSide(props: ScoreProps & { readonly side: number }): JSX.Element {
  const { view, side } = props;
  return (
    <Group
      class={styles.side!}
      data-place={tricksPlace(side)}
      data-us={side === ownSide(view)}
      label={sideScore(props, side)}
    >
      <b class={styles.points}>{view.scores[side] ?? 0}</b>
      <span class={styles.names}>{sideName(props, side)}</span>
    </Group>
  );
}

const tricksOf = (view: NationsView): { readonly ours: number; readonly theirs: number } => ({
  ours: view.tricks[ownSide(view)] ?? 0,
  theirs: view.tricks[1 - ownSide(view)] ?? 0,
});

const [TRICKS, FREE_TRICKS] = [13, 6] as const;

/** Fills from both ends; the seventh square is framed, because points begin there (NA-10). */
function TrickBar({ view }: Pick<ScoreProps, 'view'>): JSX.Element {
  const { ours, theirs } = tricksOf(view);
  return (
    <span class={styles.pips}>
      {Array.from({ length: TRICKS }, (_, i) => (
        <i
          key={i}
          data-us={i < ours || undefined}
          data-them={i >= TRICKS - theirs || undefined}
          data-framed={i === FREE_TRICKS || undefined}
        />
      ))}
    </span>
  );
}

const pip = (star: Card): string => {
  const nation = nationOfCard(star);
  return `<svg viewBox="-60 -60 120 120">${mark(nation, inksOf(nation))}</svg>`;
};

const starLabel = (star: Card): string =>
  t('starIs', { nation: NATION_NAMES[nationOfCard(star)], card: titleOf(star) });

type StarProps = { readonly star: Card | null };

export function StarBadge({ star }: StarProps): JSX.Element | null {
  if (star === null) return null;
  return (
    <Group class={styles.badge!} data-part="star" data-spot="star" label={starLabel(star)}>
      <span class={styles.pip} dangerouslySetInnerHTML={{ __html: pip(star) }} />
      <span class={styles.caption}>{t('star')}</span> <b>{NATION_NAMES[nationOfCard(star)]}</b>
    </Group>
  );
}

/** The left side of a desktop. */
export function ScorePanels(props: ScoreProps): JSX.Element {
  const { view } = props;
  const us = ownSide(view);
  return (
    <>
      <section class={styles.panel} data-part="tally" aria-label={t('score')}>
        <h2 class={styles.heading}>{t('score')}</h2>
        <div class={styles.totals}>
          <PanelSide {...props} side={us} />
          <span class={styles.target}>{t('firstTo', { target: view.target })}</span>
          <PanelSide {...props} side={1 - us} />
        </div>
        <h3 class={styles.caption}>{t('tricksThisDeal')}</h3>
        <TrickBar view={view} />
        <p class={styles.fine}>
          {t(view.seat === null ? 'tricksExplainedToSpectators' : 'tricksExplained', tricksOf(view))}
        </p>
      </section>
      {view.star !== null && <StarPanel star={view.star} />}
      <section class={styles.panel} data-part="ranks" aria-label={t('highToLow')}>
        <h3 class={styles.caption}>{t('highToLow')}</h3>
        <p>{t('ranks')}</p>
      </section>
    </>
  );
}

function PanelSide(props: ScoreProps & { readonly side: number }): JSX.Element {
  const { view, side } = props;
  return (
    <Group
      class={styles.total!}
      data-place={tricksPlace(side)}
      data-us={side === ownSide(view)}
      label={sideScore(props, side)}
    >
      <b class={styles.points}>{view.scores[side] ?? 0}</b>
      <span class={styles.names}>{sideName(props, side)}</span>
    </Group>
  );
}

const StarPanel = ({ star }: { readonly star: Card }): JSX.Element => (
  <Group class={`${styles.panel} ${styles.star}`} data-part="star" data-spot="star" label={starLabel(star)}>
    <span class={styles.pip} dangerouslySetInnerHTML={{ __html: pip(star) }} />
    <span class={styles.caption}>{t('star')}</span>
    <b class={styles.nation}>{NATION_NAMES[nationOfCard(star)]}</b>
    <span class={styles.fine}>{t('beatsTheRest')}</span>
  </Group>
);

/** The score and the Star nation, for a quick glance. */

import { Pile } from '@parlour/board-kit/components/cards/trick.tsx';
import { Group } from '@parlour/board-kit/components/screen-reader.tsx';
import { pluralize } from '@parlour/kernel/sentences';
import type { JSX } from 'preact';
import { inksOf } from '../../art/inks.ts';
import { mark } from '../../art/pips.ts';
import { type Card, NATION_NAMES, titleOf } from '../../pack/pack.ts';
import type { NationsView } from '../rules/view.ts';
import { nationOfCard } from './presentation.ts';
import styles from './tally.module.css';

export const tricksPlace = (side: number): string => `tricks-${side}`;

type TallyProps = {
  readonly view: NationsView;
  readonly side: number;
  name(seat: number): string;
  showLastTrick(): void;
};

/** Returns We or They for a player, names for a spectator. */
function sideName({ view, side, name }: TallyProps): string {
  if (view.seat === null) return `${name(side)} & ${name(side + 2)}`;
  return side === view.seat % 2 ? 'We' : 'They';
}

export function SideTally(props: TallyProps): JSX.Element {
  const { view, side, showLastTrick } = props;
  const points = view.scores[side] ?? 0;
  const tricks = view.tricks[side] ?? 0;
  const said = `${sideName(props)}: ${points} of ${view.target} points, ${pluralize(tricks, 'trick')} in this deal`;
  return (
    <div class={styles.tally} data-part="tally" data-place={tricksPlace(side)}>
      <Group class={styles.score!} label={said}>
        <span class={styles.side}>{sideName(props)}</span>
        <span>
          <b class={styles.points}>{points}</b> <span class={styles.target}>of {view.target}</span>
        </span>
        <span class={styles.tricks} data-taken={tricks > 0}>
          {pluralize(tricks, 'trick')}
        </span>
        {tricks > 0 && <button type="button" class={styles.back} aria-label="The last trick" onClick={showLastTrick} />}
      </Group>
      <div class={styles.pile} aria-hidden="true">
        <Pile label="" count={tricks} />
      </div>
    </div>
  );
}

export function StarSign({ star }: { readonly star: Card | null }): JSX.Element | null {
  if (star === null) return null;
  const nation = nationOfCard(star);
  const sign = `<svg viewBox="-60 -60 120 120">${mark(nation, inksOf(nation))}</svg>`;
  return (
    <Group
      class={styles.star!}
      data-part="star"
      label={`The Star nation is ${NATION_NAMES[nation]}, by ${titleOf(star)}`}
    >
      <span class={styles.sign} dangerouslySetInnerHTML={{ __html: sign }} />
      <span class={styles.caption}>Star nation</span>
      <span class={styles.nation}>{NATION_NAMES[nation]}</span>
    </Group>
  );
}

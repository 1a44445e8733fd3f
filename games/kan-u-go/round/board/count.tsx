/** The count after a round: cards left and points. */

import { Card } from '@parlour/board-kit/components/cards/card.tsx';
import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import type { TableEvent } from '../rules/events.ts';
import styles from './round.module.css';
import { kanUGoRoundBoardText as t } from './round-text.ts';

type RoundCountProps = {
  readonly counted: TableEvent & { readonly what: 'counted' };
  readonly target: number;
  name(seat: Seat): string;
};

export function RoundCount({ counted: { left, points = [], scores }, target, name }: RoundCountProps): JSX.Element {
  return (
    <section class={styles.count} data-part="slip" aria-label={t('count')}>
      <table>
        <caption class={styles.low}>{t('lowest', { target })}</caption>
        <thead>
          <tr>
            <th>{t('leftInHand')}</th>
            <th>
              <span class={visuallyHidden}>{t('cards')}</span>
            </th>
            <th>{t('points')}</th>
            <th>{t('score')}</th>
          </tr>
        </thead>
        <tbody>
          {left.map((hand, seat) => (
            <tr key={seat}>
              <th scope="row">{name(seat)}</th>
              <td class={styles.cards}>
                <span>
                  {hand.length === 0 && <b>{t('out')}</b>}
                  {hand.toSorted().map((card, i) => (
                    <Card key={`${card}${i}`} card={card} id={`left ${seat} ${i}`} />
                  ))}
                </span>
              </td>
              <td>{points[seat]}</td>
              <td>{scores[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

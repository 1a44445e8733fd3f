/**
 * Shows the players in the order they got safe, then the last card. The laughing monkey stands on the loser's own
 * row, without a portrait, and never near a card. A card that shows a person is only named.
 */

import { Card, CardBack } from '@parlour/board-kit/components/cards/card.tsx';
import { FinalStandings, type PlaceRow } from '@parlour/board-kit/components/panels/final-standings.tsx';
import type { Ending } from '@parlour/board-kit/ending';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { laughingMonkey } from '../../art/laughing-monkey.ts';
import styles from '../../board/ending.module.css';
import { isPerson } from '../../pack/pack.ts';
import type { MonkeyEvent } from '../rules/play.ts';
import type { MonkeyView } from '../rules/view.ts';
import { decided, findMonkey, headline, type MonkeyEnded, steps } from './ending-texts.ts';

function Scene({ step, ...ended }: MonkeyEnded & { readonly step: number }): JSX.Element {
  const { card } = findMonkey(ended);
  return (
    <div class={styles.monkey}>
      {card && !isPerson(card) && (
        <figure class={styles.odd}>
          {isTurned(ended, step) ? <Card card={card} id="odd card" /> : <CardBack />}
          <figcaption>The odd card</figcaption>
        </figure>
      )}
      <FinalStandings label="In the order they were safe" rows={rowsOf(ended, step)} />
    </div>
  );
}

const isTurned = ({ view }: MonkeyEnded, step: number): boolean => step > view.out.length;

function rowsOf(ended: MonkeyEnded, step: number): PlaceRow[] {
  const { view, name, against } = ended;
  const { seat } = findMonkey(ended);
  const rowOf = (seat: Seat) => ({ seats: [seat], name: name(seat), note: against(seat) });
  const safe = view.out.slice(0, step).map((seat, i) => ({ ...rowOf(seat), place: i + 1, score: 'safe' }));
  if (!isTurned(ended, step)) return safe;
  const emblem = step < steps(ended) ? '' : laughingMonkey();
  return [...safe, { ...rowOf(seat), place: undefined, score: 'Monkey', emblem }];
}

export const ending: Ending<MonkeyView, MonkeyEvent> = { steps, headline, decided, Scene };

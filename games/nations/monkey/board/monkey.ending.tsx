/**
 * Shows the loser's plate with the laughing monkey, without a portrait and never near a card; then the others in the
 * order they got safe, and the odd card with its partner. A card that shows a person is only named.
 */

import { Card } from '@parlour/board-kit/components/cards/card.tsx';
import { FinalStandings, type PlaceRow } from '@parlour/board-kit/components/panels/final-standings.tsx';
import type { Ending } from '@parlour/board-kit/ending';
import type { JSX } from 'preact';
import { laughingMonkey } from '../../art/laughing-monkey.ts';
import styles from '../../board/ending.module.css';
import { type Card as CardName, isPerson } from '../../pack/pack.ts';
import type { MonkeyEvent } from '../rules/play.ts';
import type { MonkeyView } from '../rules/view.ts';
import { decided, findMonkey, headline, type MonkeyEnded } from './ending-texts.ts';
import { monkeyBoardText } from './monkey-board-text.ts';

function Scene(ended: MonkeyEnded): JSX.Element {
  const { card, removed } = findMonkey(ended);
  return (
    <div class={styles.monkey}>
      <FinalStandings label={monkeyBoardText('order')} rows={rowsOf(ended)} />
      {card && removed && !isPerson(card) && (
        <div class={styles.odd}>
          <OddCard card={card} says={monkeyBoardText('leftOver')} />
          <OddCard card={removed} says={monkeyBoardText('hidden')} />
        </div>
      )}
    </div>
  );
}

const OddCard = ({ card, says }: { readonly card: CardName; readonly says: string }): JSX.Element => (
  <figure>
    <Card card={card} id={`odd ${card}`} />
    <figcaption>{says}</figcaption>
  </figure>
);

/** The loser's plate comes first, then the others in the order they got safe. */
function rowsOf(ended: MonkeyEnded): PlaceRow[] {
  const { view, name, against } = ended;
  const { seat } = findMonkey(ended);
  const safe = view.out.map((other, i) => ({
    seats: [other],
    name: name(other),
    note: against(other),
    place: undefined,
    score: monkeyBoardText('nthSafe', { nth: i + 1 }),
  }));
  const loser = { seats: [seat], name: name(seat), note: monkeyBoardText('lastCard'), place: undefined };
  return [{ ...loser, score: monkeyBoardText('monkey'), emblem: laughingMonkey() }, ...safe];
}

export const ending: Ending<MonkeyView, MonkeyEvent> = { headline, decided, Scene };

/**
 * Shows the loser's plate with the laughing monkey, without a portrait and never near a card; then the others in the
 * order they got safe, and the odd card with its partner. A card that shows a person is only named.
 */

import { Card } from '@parlour/board-kit/components/cards/card.tsx';
import { FinalStandings, type PlaceRow } from '@parlour/board-kit/components/panels/final-standings.tsx';
import { type Ending, type EndingProps, YOU } from '@parlour/board-kit/ending';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { laughingMonkey } from '../../art/laughing-monkey.ts';
import styles from '../../board/ending.module.css';
import { type Card as CardName, isPerson, titleOf } from '../../pack/pack.ts';
import type { MonkeyEvent } from '../rules/play.ts';
import type { MonkeyView } from '../rules/view.ts';
import { monkeyBoardText } from './monkey-board-text.ts';

type MonkeyEnded = EndingProps<MonkeyView, MonkeyEvent>;
type FoundMonkey = { readonly seat: Seat; readonly card?: CardName; readonly removed?: CardName };

/** Falls back to the one who is not among the winners. */
function findMonkey({ events: told, result }: MonkeyEnded): FoundMonkey {
  const last = told.findLast(({ what }) => what === 'monkey');
  return last?.what === 'monkey'
    ? last
    : { seat: result.scores.findIndex((_, seat) => !result.winners.includes(seat)) };
}

export function headline(ended: MonkeyEnded): string {
  const who = ended.name(findMonkey(ended).seat);
  return who === YOU ? monkeyBoardText('youAreMonkey') : monkeyBoardText('isMonkey', { who });
}

export function decided(ended: MonkeyEnded): string {
  const { seat, card, removed } = findMonkey(ended);
  const rejoices = monkeyBoardText('rejoices', { who: ended.name(seat) });
  if (card === undefined || removed === undefined) return rejoices;
  const cards = { card: titleOf(card), removed: titleOf(removed), turns: ended.view.turns };
  return `${rejoices} ${monkeyBoardText('decided', cards)}`;
}

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

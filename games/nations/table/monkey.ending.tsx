/** The end of the Monkey: everybody in the order they got safe, and then the last card is turned over. */
import type { Ending } from '@parlour/felt/ending';
import { Back, Card } from '@parlour/felt/pieces/card';
import { Standings } from '@parlour/felt/pieces/standings';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { laughingMonkey } from '../art/monkey.ts';
import type { MonkeyHappening } from '../rules/monkey-play.ts';
import type { MonkeyView } from '../rules/monkey-view.ts';
import styles from './ending.module.css';
import { decided, foundIn, headline, type MonkeyEnded, steps } from './monkey-end.ts';

function Scene({ step, ...ended }: MonkeyEnded & { readonly step: number }): JSX.Element {
  const { seat, card } = foundIn(ended);
  const { out } = ended.view;
  const [isTurned, isLaughing] = [step > out.length, step > out.length + 1];
  return (
    <div class={styles.monkey}>
      <div class={styles.last} data-laughing={isLaughing}>
        <div class={styles.card}>{isTurned && card ? <Card card={card} id="the Monkey" /> : <Back />}</div>
        {isLaughing && (
          <span class={styles.laugh} aria-hidden="true" dangerouslySetInnerHTML={{ __html: laughingMonkey() }} />
        )}
      </div>
      <Standings label="In the order they were safe" rows={rowsOf(ended, step, isTurned ? seat : undefined)} />
    </div>
  );
}

function rowsOf({ view, name, against }: MonkeyEnded, step: number, monkey: Seat | undefined) {
  const safe = view.out.slice(0, step).map((seat, i) => ({
    seats: [seat],
    name: name(seat),
    note: against(seat),
    place: i + 1,
    score: 'safe',
  }));
  if (monkey === undefined) return safe;
  const last = { seats: [monkey], name: name(monkey), note: against(monkey), place: undefined, score: 'Monkey' };
  return [...safe, last];
}

export const ending: Ending<MonkeyView, MonkeyHappening> = { steps, headline, decided, Scene };

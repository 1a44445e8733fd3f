/** The end of the Monkey: everybody in the order they got safe, and then the last card is turned over. */
import { counted, type Ended, type Ending, verb } from '@parlour/felt/ending';
import { Back, Card as FaceUp } from '@parlour/felt/pieces/card';
import { Standings } from '@parlour/felt/pieces/standings';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { laughingMonkey } from '../art/monkey.ts';
import type { MonkeyHappening } from '../rules/monkey-play.ts';
import type { MonkeyView } from '../rules/monkey-view.ts';
import { type Card, titleOf } from '../rules/pack.ts';
import styles from './ending.module.css';

type MonkeyEnded = Ended<MonkeyView, MonkeyHappening>;
type Found = { readonly seat: Seat; readonly card?: Card; readonly removed?: Card };

/** Whoever is not among the winners, even where it was not heard which card it was. */
function foundIn({ told, result }: MonkeyEnded): Found {
  const last = told.findLast(({ what }) => what === 'monkey');
  return last?.what === 'monkey'
    ? last
    : { seat: result.scores.findIndex((_, seat) => !result.winners.includes(seat)) };
}

/** A step for everybody who is safe, one in which the card is turned, and one for the laugh. */
const steps = ({ view }: MonkeyEnded): number => view.out.length + 2;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function headline(ended: MonkeyEnded): string {
  const who = ended.name(foundIn(ended).seat);
  return `${who} ${verb([who], 'is', 'are')} the Monkey!`;
}

function decided(ended: MonkeyEnded): string {
  const { card, removed } = foundIn(ended);
  if (card === undefined || removed === undefined) return '';
  const turns = counted(ended.view.turns, 'turn');
  return `${capital(titleOf(removed))} was put aside unseen, so ${titleOf(card)} found no partner in ${turns}.`;
}

function Scene({ step, ...ended }: MonkeyEnded & { readonly step: number }): JSX.Element {
  const { seat, card } = foundIn(ended);
  const { out } = ended.view;
  const [isTurned, isLaughing] = [step > out.length, step > out.length + 1];
  return (
    <div class={styles.monkey}>
      <div class={styles.last} data-laughing={isLaughing}>
        <div class={styles.card}>{isTurned && card ? <FaceUp card={card} id="the Monkey" /> : <Back />}</div>
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

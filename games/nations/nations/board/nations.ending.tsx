/** The end of Nations: the titles shown, the tricks and the points. */

import { Card, CardBack } from '@parlour/board-kit/components/cards/card.tsx';
import { FinalStandings } from '@parlour/board-kit/components/panels/final-standings.tsx';
import { Group } from '@parlour/board-kit/components/screen-reader.tsx';
import { type Ending, type EndingCount, type EndingProps, joinWithAnd } from '@parlour/board-kit/ending';
import { itemAt } from '@parlour/kernel/result';
import type { JSX } from 'preact';
import styles from '../../board/ending.module.css';
import type { NationsEvent } from '../rules/apply.ts';
import { callWords } from '../rules/call-words.ts';
import { nationsEnglish } from '../rules/english.ts';
import type { NationsView } from '../rules/view.ts';
import { nationsTableText as t } from './nations-text.ts';

export type NationsEnded = EndingProps<NationsView, NationsEvent>;
type ScoringEvent = NationsEvent & { readonly what: 'tricks' | 'titles' | 'divided' };

export const SIDES = [0, 1] as const;

/** Returns what scored in the last deal. */
const scoringEvents = ({ events: told }: NationsEnded): ScoringEvent[] =>
  told
    .slice(told.findLastIndex(({ what }) => what === 'deal'))
    .filter((event): event is ScoringEvent => ['tricks', 'titles', 'divided'].includes(event.what));

/** Returns We or They for a player, names for a spectator. */
export function sideName({ me, name }: NationsEnded, side: number): string {
  if (me === null) return joinWithAnd([name(side), name(side + 2)]);
  return t(side === me % 2 ? 'we' : 'they');
}

export function headline(ended: NationsEnded): string {
  const { winner, scores } = ended.view;
  const won = winner ?? 0;
  return t('won', {
    side: ended.me === null ? 'names' : won === ended.me % 2 ? 'us' : 'them',
    names: sideName(ended, won),
    score: itemAt(scores, won),
    other: itemAt(scores, 1 - won),
  });
}

export function decided(ended: NationsEnded): string {
  const { view, name } = ended;
  const last = scoringEvents(ended).at(-1);
  const caller = view.called.at(-1);
  if (view.shown.length === 0 || caller === undefined)
    return scoringEvents(ended)
      .map(event => nationsEnglish.say(event, name, 'board'))
      .join(' ');
  const points = last?.points?.[caller % 2] ?? 0;
  return t('calledAndShown', {
    name: name(caller),
    words: callWords(caller),
    points,
    isMidTrick: view.trick.length > 0 ? 'yes' : 'no',
  });
}

/** The tricks of the last deal. */
function count({ me, view }: NationsEnded): EndingCount {
  const to = itemAt(view.tricks, (me ?? 0) % 2);
  return { to, label: t('tricksCounted', { count: to }) };
}

function Scene(ended: NationsEnded): JSX.Element {
  const { me, name, view } = ended;
  const rows = SIDES.map(side => ({
    seats: [side, side + 2],
    name: sideName(ended, side),
    note: me === null ? '' : joinWithAnd([name(side), name(side + 2)]),
    place: side === view.winner ? 1 : 2,
    children: <Tricks count={itemAt(view.tricks, side)} />,
    score: t('scoreOfTarget', { score: itemAt(view.scores, side), target: view.target }),
  }));
  return (
    <div class={styles.nations}>
      <RevealedTitles {...ended} />
      <FinalStandings label={t('score')} rows={rows.toSorted((one, other) => one.place - other.place)} />
    </div>
  );
}

const Tricks = ({ count }: { readonly count: number }): JSX.Element => (
  <span class={styles.tricks} role="img" aria-label={t('trickCount', { count })}>
    {Array.from({ length: count }, (_, i) => (
      <CardBack key={i} />
    ))}
  </span>
);

/** Shows the titles before the players who were dealt them. */
function RevealedTitles({ view, name }: NationsEnded): JSX.Element | null {
  if (view.shown.length === 0) return null;
  return (
    <div class={styles.shown}>
      {view.shown.map(({ seat, cards }) => (
        <Group key={seat} class={styles.titles!} label={t('titlesShown', { name: name(seat) })}>
          <span class={styles.cards}>
            {cards.map(card => (
              <Card key={card} card={card} id={`shown ${card}`} />
            ))}
          </span>
          <span class={styles.says} aria-hidden="true">
            {t('titlesShown', { name: name(seat) })}
          </span>
        </Group>
      ))}
    </div>
  );
}

export const ending: Ending<NationsView, NationsEvent> = { headline, decided, count, Scene };

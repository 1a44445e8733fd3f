/** One lane per seat; the shortest leads. */

import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import { SeatPortrait } from '@parlour/board-kit/components/seats/portrait.tsx';
import { AbsenceMark, absences, seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { captions } from '@parlour/board-kit/sound/speech';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import type { TableOptions } from '../../rules/options.ts';
import type { RoundView } from '../rules/view.ts';
import styles from './players.module.css';

type PlayersProps = {
  readonly view: RoundView<TableOptions>;
  name(seat: Seat): string;
  marks(seat: Seat): readonly string[];
};

export function Players({ view, name, marks }: PlayersProps): JSX.Element {
  const counts = view.scores.map((_, seat) => cardsOf(view, seat));
  const fewest = Math.min(...counts);
  return (
    <ul class={styles.players} aria-label="The players" data-many={counts.length > 4}>
      {counts.map((cards, seat) => (
        <PlayerLane
          key={seat}
          {...{ seat, cards }}
          name={name(seat)}
          score={view.scores[seat]!}
          isAwaited={view.turn.length === 1 && view.turn[0] === seat}
          isLeading={cards > 0 && cards === fewest && counts.some(other => other > fewest)}
          marks={marks(seat)}
        />
      ))}
    </ul>
  );
}

const cardsOf = ({ seat, hand, others }: PlayersProps['view'], of: Seat): number =>
  of === seat ? (hand?.length ?? 0) : (others.find(other => other.seat === of)?.cards ?? 0);

type PlayerLaneProps = {
  readonly seat: Seat;
  readonly name: string;
  readonly cards: number;
  readonly score: number;
  readonly isAwaited: boolean;
  readonly isLeading: boolean;
  readonly marks: readonly string[];
};

function PlayerLane({ seat, name, cards, score, isAwaited, isLeading, marks }: PlayerLaneProps): JSX.Element {
  const caption = captions.value.get(seat);
  const said = [`${cards} ${cards === 1 ? 'card' : 'cards'}`, ...marks, `score ${score}`].join(', ');
  return (
    <li
      class={styles.lane}
      data-awaited={isAwaited}
      data-leading={isLeading}
      data-away={absences.value.get(seat)?.isAway}
    >
      <span class={visuallyHidden}>
        {name}: {said}
      </span>
      <span class={styles.name} aria-hidden="true">
        <SeatPortrait seat={seat} class={styles.face!} />
        {name}
        {marks.length > 0 && <small> {marks.join(' · ')}</small>}
      </span>
      <span class={styles.cards} aria-hidden="true" data-place={seatPlace(seat)}>
        {Array.from({ length: cards }, (_, i) => (
          <i key={i} />
        ))}
        <b>{cards}</b>
      </span>
      <span class={styles.score} aria-hidden="true">
        {score}
      </span>
      <AbsenceMark seat={seat} class={styles.absence!} />
      {caption !== undefined && <q class={styles.caption}>{caption}</q>}
    </li>
  );
}

/** The plates of all players, with their cards and scores. */
import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import { ownPortrait, SeatPortrait, seatPortraits } from '@parlour/board-kit/components/seats/portrait.tsx';
import { AbsenceMark, absences, seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { captions } from '@parlour/board-kit/sound/speech';
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { JSX } from 'preact';
import table from '../../board/board.module.css';
import type { TableOptions } from '../../rules/options.ts';
import type { RoundView } from '../rules/view.ts';
import styles from './round.module.css';
import { kanUGoRoundBoardText as t } from './round-text.ts';

type PlayersProps = {
  readonly view: RoundView<TableOptions>;
  /** Which round it is. */
  readonly round: string;
  name(seat: Seat): string;
  marks(seat: Seat): readonly string[];
};

/** More plates than this are lower. */
const FEW = 4;

export function Players({ view, round, name, marks }: PlayersProps): JSX.Element {
  return (
    <div class={styles.players} data-part="players" data-many={view.scores.length > FEW}>
      <p class={table.chip}>{round}</p>
      <ul aria-label={t('players')}>
        {ownSeatFirst(view).map(seat => (
          <PlayerPlate
            key={seat}
            seat={seat}
            cards={cardsOf(view, seat)}
            isMe={seat === view.seat}
            name={name(seat)}
            score={itemAt(view.scores, seat)}
            isAwaited={view.turn.length === 1 && view.turn[0] === seat}
            marks={marks(seat)}
          />
        ))}
      </ul>
    </div>
  );
}

/** Then in the order in which they play. */
const ownSeatFirst = ({ scores, seat: own }: PlayersProps['view']): Seat[] =>
  scores.map((_, i) => ((own ?? 0) + i) % scores.length);

const cardsOf = ({ seat, hand, others }: PlayersProps['view'], of: Seat): number =>
  of === seat ? (hand?.length ?? 0) : (others.find(other => other.seat === of)?.cards ?? 0);

type PlayerPlateProps = {
  readonly seat: Seat;
  readonly name: string;
  readonly cards: number;
  readonly score: number;
  readonly isMe: boolean;
  readonly isAwaited: boolean;
  readonly marks: readonly string[];
};

function PlayerPlate({ seat, name, cards, score, isMe, isAwaited, marks }: PlayerPlateProps): JSX.Element {
  const caption = captions.value.get(seat)?.words;
  const facts = { player: name, cards, score };
  return (
    <li class={styles.plate} data-turn={isAwaited} data-away={absences.value.get(seat)?.isAway}>
      <span class={visuallyHidden}>
        {marks.length === 0 ? t('player', facts) : t('markedPlayer', { ...facts, mark: marks.join(', ') })}
      </span>
      <PlayerFace {...{ seat, name, isMe }} />
      <span class={styles.who} aria-hidden="true" data-place={seatPlace(seat)}>
        <span class={styles.name}>{name}</span>
        <span class={styles.note}>{[t('cardCount', { count: cards }), ...marks].join(' · ')}</span>
      </span>
      <span class={styles.score} aria-hidden="true">
        {score}
      </span>
      <AbsenceMark seat={seat} />
      {caption !== undefined && <q class={styles.caption}>{caption}</q>}
    </li>
  );
}

type PlayerFaceProps = Pick<PlayerPlateProps, 'seat' | 'name' | 'isMe'>;

/** People without a portrait get their initial. */
function PlayerFace({ seat, name, isMe }: PlayerFaceProps): JSX.Element {
  const own = isMe ? ownPortrait.value : undefined;
  if (own) {
    return (
      <span class={styles.face} aria-hidden="true">
        <img src={own} alt="" decoding="async" />
      </span>
    );
  }
  if (seatPortraits.value.has(seat)) return <SeatPortrait seat={seat} class={styles.face!} />;
  return (
    <span class={styles.initial} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  );
}

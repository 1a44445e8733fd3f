/** The other players round the table: who has which Leading card before them, how many cards, how many sets. */

import { Card } from '@parlour/board-kit/components/cards/card.tsx';
import { Fan } from '@parlour/board-kit/components/cards/fan.tsx';
import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import { SeatPortrait } from '@parlour/board-kit/components/seats/portrait.tsx';
import { AbsenceMark, absences, seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { moveFocus } from '@parlour/board-kit/input/roving-focus';
import { sideSeatStyle, sidesStyle } from '@parlour/board-kit/layout/css-layout';
import { usePack } from '@parlour/board-kit/pack';
import { captions } from '@parlour/board-kit/sound/speech';
import type { Seat } from '@parlour/kernel/game';
import { pluralize } from '@parlour/kernel/sentences';
import type { JSX } from 'preact';
import type { AliceView } from '../rules/view.ts';
import { printed } from './alice-words.ts';
import styles from './circle.module.css';
import { marksOf } from './marks.ts';
import { ranksFor } from './ranks.ts';
import { Sets } from './sets.tsx';

type Asking = {
  /** Whom one may ask now; the others can be tried, and the sheet says why not. */
  readonly may: ReadonlySet<Seat>;
  readonly asked: Seat | undefined;
  readonly advised: Seat | undefined;
  ask(of: Seat): void;
};

type CircleProps = {
  readonly view: AliceView;
  readonly seats: readonly Seat[];
  name(seat: Seat): string;
  /** Undefined while nothing is asked of the chair. */
  readonly asking: Asking | undefined;
  /** Who has just been asked by somebody. */
  readonly asked: Seat | undefined;
};

export function Circle({ view, seats, name, asking, asked }: CircleProps): JSX.Element {
  return (
    <div class={styles.round}>
      <ol
        class={styles.circle}
        aria-label="Round the table, from your left"
        style={{ ...ranksFor(seats.length), ...sidesStyle(seats.length) }}
        data-few={seats.length === 2 ? 'two' : seats.length === 3 ? 'three' : 'no'}
        onKeyDown={moveFocus}
      >
        {seats.map((seat, i) => (
          <Player
            key={seat}
            {...{ view, seat, name, asking, asked }}
            isFirst={i === 0}
            place={sideSeatStyle(i, seats.length)}
          />
        ))}
      </ol>
    </div>
  );
}

type PlayerProps = Omit<CircleProps, 'seats'> & {
  readonly seat: Seat;
  readonly isFirst: boolean;
  /** Where they sit at a low table. */
  readonly place: ReturnType<typeof sideSeatStyle>;
};

function Player({ view, seat, name, asking, asked, isFirst, place }: PlayerProps): JSX.Element {
  const { cards, exposed, sets } = view.others.find(other => other.seat === seat)!;
  const pack = usePack();
  const marks = marksOf(view, seat, pack);
  const absence = absences.value.get(seat);
  const counts = [pluralize(cards, 'card'), pluralize(sets, 'set')];
  const lies = exposed === null ? [] : [`before them ${printed(pack, exposed)}`];
  return (
    <li
      class={styles.player}
      style={place}
      data-part="seat"
      data-awaited={view.turn.includes(seat)}
      data-asked={seat === asked}
      data-may={asking?.may.has(seat)}
      data-advised={asking?.advised === seat}
      data-drop={seatPlace(seat)}
    >
      <div class={styles.scene}>
        {exposed === null ? <span class={styles.empty} /> : <Card card={exposed} from={seatPlace(seat)} />}
      </div>
      <div class={styles.plate} data-place={seatPlace(seat)} aria-hidden="true" data-away={absence?.isAway}>
        <SeatPortrait seat={seat} class={styles.face!} />
        <span class={styles.name}>{name(seat)}</span>
        <span class={styles.counts}>
          <span class={styles.cards}>
            {cards} <i>{cards === 1 ? 'card' : 'cards'}</i>
          </span>
          <span class={styles.made}>
            {sets} <i>{sets === 1 ? 'set' : 'sets'}</i>
          </span>
        </span>
        {marks.length > 0 && <span class={styles.marks}>{marks.join(' · ')}</span>}
        <AbsenceMark seat={seat} />
      </div>
      <div class={styles.kept}>
        <div class={styles.fan}>
          <Fan count={cards} />
        </div>
        <Sets seat={seat} sets={view.finished[seat]!} owner={name(seat)} />
      </div>
      <span class={visuallyHidden}>
        {[name(seat), ...counts, ...lies, ...marks, ...(absence ? [absence.says] : [])].join(', ')}
      </span>
      {asking && <AskButton {...{ seat, name, asking, isFirst }} />}
      <Caption seat={seat} />
    </li>
  );
}

type AskButtonProps = {
  readonly seat: Seat;
  readonly asking: Asking;
  readonly isFirst: boolean;
  name(seat: Seat): string;
};

/** The whole player is the button. */
function AskButton({ seat, asking, isFirst, name }: AskButtonProps): JSX.Element {
  const marks = [asking.may.has(seat) ? '' : ', not permitted now', asking.advised === seat ? ', advised' : ''];
  return (
    <button
      type="button"
      class={styles.ask}
      aria-label={`Ask ${name(seat)}${marks.join('')}`}
      aria-pressed={asking.asked === seat}
      data-stop
      tabIndex={isFirst ? 0 : -1}
      onClick={() => asking.ask(seat)}
    />
  );
}

export function Caption({ seat }: { readonly seat: Seat }): JSX.Element | null {
  const words = captions.value.get(seat);
  return words === undefined ? null : <q class={styles.caption}>{words}</q>;
}

/** The other players round the table: who has which Leading card before them, how many cards, how many sets. */

import { captions } from '@parlour/board-kit/captions';
import { flankOf, flanksFor } from '@parlour/board-kit/flanks';
import { walk } from '@parlour/board-kit/keys';
import { usePack } from '@parlour/board-kit/pack';
import { AbsenceMark, absences } from '@parlour/board-kit/pieces/absence';
import { Card } from '@parlour/board-kit/pieces/card';
import { Face } from '@parlour/board-kit/pieces/face';
import { Fan } from '@parlour/board-kit/pieces/fan';
import { seatPlace } from '@parlour/board-kit/pieces/seat';
import { unseen } from '@parlour/board-kit/pieces/unseen';
import type { Seat } from '@parlour/kernel/game';
import { counted } from '@parlour/kernel/saying';
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
        style={{ ...ranksFor(seats.length), ...flanksFor(seats.length) }}
        data-few={seats.length === 2 ? 'two' : seats.length === 3 ? 'three' : 'no'}
        onKeyDown={walk}
      >
        {seats.map((seat, i) => (
          <Player
            key={seat}
            {...{ view, seat, name, asking, asked }}
            isFirst={i === 0}
            place={flankOf(i, seats.length)}
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
  readonly place: ReturnType<typeof flankOf>;
};

function Player({ view, seat, name, asking, asked, isFirst, place }: PlayerProps): JSX.Element {
  const { cards, exposed, sets } = view.others.find(other => other.seat === seat)!;
  const pack = usePack();
  const marks = marksOf(view, seat, pack);
  const absence = absences.value.get(seat);
  const counts = [counted(cards, 'card'), counted(sets, 'set')];
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
        <Face seat={seat} class={styles.face!} />
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
      <span class={unseen}>
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

/** The other players: their exposed Leading cards, and how many cards and sets they have. */
import { Card } from '@parlour/board-kit/components/cards/card.tsx';
import { Fan } from '@parlour/board-kit/components/cards/fan.tsx';
import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import { SeatPortrait } from '@parlour/board-kit/components/seats/portrait.tsx';
import { AbsenceMark, absences, seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { moveFocus } from '@parlour/board-kit/input/roving-focus';
import { sideSeatStyle, sidesStyle } from '@parlour/board-kit/layout/css-layout';
import { type Pack, usePack } from '@parlour/board-kit/pack';
import { captions } from '@parlour/board-kit/sound/speech';
import type { Seat } from '@parlour/kernel/game';
import { pluralize } from '@parlour/kernel/sentences';
import type { JSX } from 'preact';
import type { AliceView } from '../rules/view.ts';
import styles from './opponents.module.css';
import { printedTitle } from './presentation.ts';
import { Sets } from './sets.tsx';

type Asking = {
  /** The others can be tried, and the refusal says why not. */
  readonly may: ReadonlySet<Seat>;
  readonly asked: Seat | undefined;
  readonly advised: Seat | undefined;
  ask(of: Seat): void;
};

type OpponentsProps = {
  readonly view: AliceView;
  readonly seats: readonly Seat[];
  name(seat: Seat): string;
  /** Undefined while the chair has nothing to ask. */
  readonly asking: Asking | undefined;
  /** Has just been asked. */
  readonly asked: Seat | undefined;
};

export function Opponents({ view, seats, name, asking, asked }: OpponentsProps): JSX.Element {
  return (
    <div class={styles.round}>
      <ol
        class={styles.circle}
        aria-label="Round the table, from your left"
        style={{ ...layoutFor(seats.length), ...sidesStyle(seats.length) }}
        data-few={seats.length === 2 ? 'two' : seats.length === 3 ? 'three' : 'no'}
        onKeyDown={moveFocus}
      >
        {seats.map((seat, i) => (
          <Opponent
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

type OpponentProps = Omit<OpponentsProps, 'seats'> & {
  readonly seat: Seat;
  readonly isFirst: boolean;
  /** At a low table. */
  readonly place: ReturnType<typeof sideSeatStyle>;
};

function Opponent({ view, seat, name, asking, asked, isFirst, place }: OpponentProps): JSX.Element {
  const { cards, exposed, sets } = view.others.find(other => other.seat === seat)!;
  const pack = usePack();
  const marks = marksOfSeat(view, seat, pack);
  const absence = absences.value.get(seat);
  const counts = [pluralize(cards, 'card'), pluralize(sets, 'set')];
  const exposedText = exposed === null ? [] : [`before them ${printedTitle(pack, exposed)}`];
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
        {[name(seat), ...counts, ...exposedText, ...marks, ...(absence ? [absence.says] : [])].join(', ')}
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

/** What a seat has refused the chair stays there until it receives a card (AL-23r). */
function marksOfSeat({ turn, dealer, barred, seat: chair, others }: AliceView, seat: Seat, pack: Pack): string[] {
  const { cards, exposed } = others.find(other => other.seat === seat)!;
  const refused = barred.filter(question => question.by === chair && question.of === seat);
  return [
    ...(turn.includes(seat) ? ['to play'] : []),
    ...(seat === dealer ? ['dealer'] : []),
    ...(cards === 0 && exposed === null && dealer !== null ? ['out'] : []),
    ...refused.map(({ card }) => `no “${printedTitle(pack, card)}”`),
  ];
}

type LayoutVariables = Readonly<Record<string, number>>;

const columnsFor = (count: number, few: number, many: number): number => (count <= few ? count : many);

const columnsAndRows = (size: string, count: number, columns: number): LayoutVariables => ({
  [`--${size}`]: Math.max(1, columns),
  [`--${size}-rows`]: Math.ceil(count / Math.max(1, columns)),
});

/** Returns CSS variables: how many players sit side by side on a narrow, low, middling and wide table. */
const layoutFor = (count: number): LayoutVariables => ({
  ...columnsAndRows('narrow', count, columnsFor(count, 2, count <= 4 ? 2 : 3)),
  ...columnsAndRows('low', count, Math.min(count, count <= 6 ? 3 : 4)),
  ...columnsAndRows('middling', count, columnsFor(count, 3, count <= 6 ? 3 : 4)),
  ...columnsAndRows('wide', count, columnsFor(count, 5, Math.ceil(count / 2))),
});

/** The other players, each a card: Leading card, portrait, memory notes, and a button to ask. */
import { Card } from '@parlour/board-kit/components/cards/card.tsx';
import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import { SeatPortrait } from '@parlour/board-kit/components/seats/portrait.tsx';
import { AbsenceMark, absences, seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { moveFocus } from '@parlour/board-kit/input/roving-focus';
import { type Pack, usePack } from '@parlour/board-kit/pack';
import { captions } from '@parlour/board-kit/sound/speech';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import type { AliceView } from '../rules/view.ts';
import { aliceBoardText } from './alice-board-text.ts';
import { type Note, type NotesBySeat, sortNotes } from './notes.ts';
import styles from './opponents.module.css';
import { bareTitle, phraseOf, printedTitle } from './presentation.ts';
import { ownMissingCards } from './question.ts';

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
  /** Undefined if the player wants none. */
  readonly notes: NotesBySeat | undefined;
};

export function Opponents(props: OpponentsProps): JSX.Element {
  const { seats } = props;
  return (
    <ol
      class={styles.opponents}
      aria-label={aliceBoardText('opponents')}
      style={columnsFor(seats.length)}
      data-many={seats.length > 3}
      data-crowd={seats.length > 6}
      onKeyDown={moveFocus}
    >
      {seats.map((seat, i) => (
        <Opponent key={seat} {...props} seat={seat} isFirst={i === 0} />
      ))}
    </ol>
  );
}

/** Columns on a phone, and on a wide table. */
const columnsFor = (count: number): Readonly<Record<string, number>> => ({
  '--narrow': count <= 4 ? Math.max(1, count) : count <= 6 ? 3 : count <= 8 ? 4 : 6,
  '--wide': count <= 5 ? Math.max(1, count) : Math.ceil(count / 2),
});

type OpponentProps = OpponentsProps & { readonly seat: Seat; readonly isFirst: boolean };

function Opponent({ view, seat, name, asking, asked, notes, isFirst }: OpponentProps): JSX.Element {
  const { cards, exposed, sets } = view.others.find(other => other.seat === seat)!;
  const pack = usePack();
  const known = sortNotes(notes?.get(seat) ?? [], ownMissingCards(view)).slice(0, MAX_NOTES);
  const isOut = cards === 0 && exposed === null && view.dealer !== null;
  const counts = aliceBoardText('counts', { cards, sets });
  return (
    <li
      class={styles.opponent}
      data-part="seat"
      data-awaited={view.turn.includes(seat)}
      data-asked={seat === asked}
      data-may={asking?.may.has(seat)}
      data-advised={asking?.advised === seat}
      data-drop={seatPlace(seat)}
    >
      <div class={styles.leading}>
        {exposed === null ? (
          <span class={styles.none} aria-hidden="true">
            <span>{aliceBoardText('noLeadingYet')}</span>
          </span>
        ) : (
          <Card card={exposed} from={seatPlace(seat)} />
        )}
      </div>
      <div
        class={styles.plate}
        data-place={seatPlace(seat)}
        data-away={absences.value.get(seat)?.isAway}
        aria-hidden="true"
      >
        <span class={styles.portrait}>
          <SeatPortrait seat={seat} />
        </span>
        <AbsenceMark seat={seat} />
      </div>
      <div class={styles.who} aria-hidden="true">
        <b class={styles.name}>{name(seat)}</b>
        <span class={styles.counts}>{isOut ? aliceBoardText('isOut') : counts}</span>
      </div>
      <ul class={styles.notes} aria-hidden="true">
        {known.map(note => (
          <NoteLine key={note.card} note={note} pack={pack} />
        ))}
      </ul>
      <span class={visuallyHidden}>{describeSeat({ view, seat, name, pack, known, counts, isOut, exposed })}</span>
      {asking && <AskButton {...{ view, seat, name, asking, isFirst }} />}
      <Caption seat={seat} />
    </li>
  );
}

const MAX_NOTES = 3;

type SeatFacts = Pick<OpponentsProps, 'view' | 'name'> & {
  readonly seat: Seat;
  readonly pack: Pack;
  readonly known: readonly Note[];
  readonly counts: string;
  readonly isOut: boolean;
  readonly exposed: string | null;
};

/** For screen readers. */
function describeSeat({ view, seat, name, pack, known, counts, isOut, exposed }: SeatFacts): string {
  return [
    name(seat),
    isOut ? aliceBoardText('isOut') : counts,
    ...(exposed === null ? [] : [aliceBoardText('laidOut', { card: printedTitle(pack, exposed) })]),
    ...(view.turn.includes(seat) ? [aliceBoardText('toPlay')] : []),
    ...(seat === view.dealer ? [aliceBoardText('dealer')] : []),
    ...known.map(note => noteText(note, pack)),
  ].join(', ');
}

function noteText({ card, has, isFaded }: Note, pack: Pack): string {
  if (!has) return aliceBoardText(isFaded ? 'perhapsNo' : 'no', { card: bareTitle(printedTitle(pack, card)) });
  return aliceBoardText(isFaded ? 'perhapsHas' : 'has', { card: phraseOf(pack, card) });
}

/** Narrow cards show the title alone, behind a sign. */
const NoteLine = ({ note, pack }: { readonly note: Note; readonly pack: Pack }): JSX.Element => (
  <li class={styles.note} data-has={note.has} data-faded={note.isFaded}>
    <svg viewBox="0 0 20 20" class={styles.sign} aria-hidden="true">
      <path d={note.has ? 'M4 10.500 8.500 15 16 5.500' : 'M5 5 15 15M15 5 5 15'} />
    </svg>
    <span class={styles.short}>{bareTitle(printedTitle(pack, note.card))}</span>
    <span class={styles.long}>{noteText(note, pack)}</span>
  </li>
);

type AskButtonProps = {
  readonly view: AliceView;
  readonly seat: Seat;
  readonly asking: Asking;
  readonly isFirst: boolean;
  name(seat: Seat): string;
};

function AskButton({ view, seat, asking, isFirst, name }: AskButtonProps): JSX.Element {
  const may = asking.may.has(seat);
  const isBarred = view.barred.some(({ by, of }) => by === view.seat && of === seat);
  const who = name(seat).replace(/^The /, 'the ');
  const label = asking.advised === seat ? 'askAdvised' : may ? 'ask' : 'askNotNow';
  const short = may ? 'askShort' : isBarred ? 'saidNo' : 'nothingToAsk';
  return (
    <button
      type="button"
      class={styles.ask}
      aria-label={aliceBoardText(label, { who })}
      aria-pressed={asking.asked === seat}
      data-may={may}
      data-stop
      tabIndex={isFirst ? 0 : -1}
      onClick={() => asking.ask(seat)}
    >
      <span class={styles.short}>{aliceBoardText(short)}</span>
      <span class={styles.long}>{may ? aliceBoardText('ask', { who }) : aliceBoardText(short)}</span>
    </button>
  );
}

function Caption({ seat }: { readonly seat: Seat }): JSX.Element | null {
  const words = captions.value.get(seat)?.words;
  return words === undefined ? null : <q class={styles.caption}>{words}</q>;
}

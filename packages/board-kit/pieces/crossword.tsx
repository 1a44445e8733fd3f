/** Cards on the squares of a table without edges: panned, pinched, zoomed, and fitted to the view until then. */
import type { ComponentChildren, JSX, TargetedPointerEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Camera, cornerOf, pan, type Square, squareAt, zoom } from '../camera.ts';
import { startDrag } from '../drag.ts';
import { type Gestures, hearGestures } from '../gestures.ts';
import cardStyles from './card.module.css';
import { CardSides } from './card.tsx';
import styles from './crossword.module.css';
import { isLoose, nearTo, type Outlook, type Surface, TOUCHABLE, useOutlook } from './crossword-outlook.ts';
import type { DropOutcome } from './hand.tsx';
import { unseen } from './unseen.tsx';

export type GridCard = Square & {
  readonly card: string;
  readonly id: string;
  /** The place it came from, if it was not seen before. */
  readonly from?: string | undefined;
  /** It lies, it has just been laid, it is being laid and can be taken up again, or a hint points there. */
  readonly look: 'lies' | 'fresh' | 'loose' | 'wrong' | 'advised';
};

export type GridCursor = Square & { readonly direction: 'across' | 'down' };

/** The square under a point of the window. */
export type Finder = { current: ((x: number, y: number) => Square) | undefined };

export type CrosswordProps = {
  readonly label: string;
  readonly cards: readonly GridCard[];
  readonly cursor?: GridCursor | undefined;
  readonly finder: Finder;
  tap(square: Square): void;
  /** A loose card was dragged to where the pointer was let go. */
  drop(id: string, on: string, square: Square): DropOutcome;
  /** What somebody hears who cannot see the squares. */
  readonly children: ComponentChildren;
};

const NEARER = 1.3;

export function Crossword(props: CrosswordProps): JSX.Element {
  const { cards, finder } = props;
  const surface = useRef<HTMLDivElement>(null);
  const outlook = useOutlook(surface, props);
  const { camera, frame, held } = outlook;
  finder.current = (x, y) => {
    const { left, top } = surface.current!.getBoundingClientRect();
    return squareAt(camera, { x: x - left, y: y - top }, frame);
  };
  const tap = (square: Square): void => {
    if (camera.size >= TOUCHABLE) props.tap(square);
    else held.value = nearTo(cards, square, outlook);
  };
  useGestures(surface, () => gesturesOn(outlook, tap));
  return (
    <div class={styles.crossword} data-part="crossword">
      <div
        class={styles.surface}
        ref={surface}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is walked through with the arrows
        tabIndex={0}
        role="application"
        aria-label={props.label}
        data-drop="crossword"
        data-grid
        style={placing(outlook)}
        data-part-seen={isPartSeen(outlook) || held.value !== undefined}
      >
        {frame.width > 0 && <Laid {...props} tap={tap} />}
        <div class={unseen}>{props.children}</div>
      </div>
      <Tools {...outlook} />
    </div>
  );
}

const isPartSeen = ({ all, camera }: Outlook): boolean => all.size < camera.size;

/** Several may come before the table is drawn again: each goes on from the one before. */
function gesturesOn({ camera, frame, held }: Outlook, tap: (square: Square) => void): Gestures {
  return {
    tap: at => tap(squareAt(camera, at, frame)),
    pan: by => (held.value = pan(held.peek() ?? camera, by)),
    zoom: (factor, at) => (held.value = zoom(held.peek() ?? camera, factor, at, frame)),
  };
}

function placing({ camera, frame, corner }: Outlook): Record<string, string> {
  const origin = cornerOf(camera, { row: 0, column: 0 }, frame);
  const places = { size: camera.size, x: origin.x, y: origin.y, 'corner-w': corner.width, 'corner-h': corner.height };
  return Object.fromEntries(Object.entries(places).map(([name, pixels]) => [`--${name}`, `${pixels}px`]));
}

const Laid = ({ cards, cursor, tap, drop, finder }: CrosswordProps): JSX.Element => (
  <>
    {cursor && <CursorMark cursor={cursor} />}
    {cards
      .toSorted((one, two) => one.row - two.row)
      .map(card => (
        <CardOnGrid key={card.id} {...{ card, tap, drop, finder }} />
      ))}
  </>
);

function Tools(outlook: Outlook): JSX.Element {
  const { camera, frame, all, held } = outlook;
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const hold = (next: Camera | undefined): void => {
    held.value = next;
  };
  return (
    <div class={styles.tools}>
      <Tool name="Nearer" sign={PLUS} act={() => hold(zoom(camera, NEARER, middle, frame))} />
      <Tool name="Farther" sign={MINUS} act={() => hold(zoom(camera, 1 / NEARER, middle, frame))} />
      {held.value ? (
        <Tool name="Back to the play" sign={CORNERS} act={() => hold(undefined)} />
      ) : (
        isPartSeen(outlook) && <Tool name="See all" sign={CORNERS} act={() => hold(all)} />
      )}
    </div>
  );
}

/** The listeners stay; what they do is always the latest. */
function useGestures(surface: Surface, gestures: () => Gestures): void {
  const latest = useRef(gestures);
  latest.current = gestures;
  useLayoutEffect(() => hearGestures(surface.current!, () => latest.current()), []);
}

const placed = ({ row, column }: Square): Record<string, number> => ({ '--row': row, '--column': column });

const CursorMark = ({ cursor }: { readonly cursor: GridCursor }): JSX.Element => (
  <span class={styles.cursor} style={placed(cursor)} data-direction={cursor.direction} aria-hidden="true" />
);

type CardProps = Pick<CrosswordProps, 'tap' | 'drop' | 'finder'> & { readonly card: GridCard };

function CardOnGrid({ card, tap, drop, finder }: CardProps): JSX.Element {
  const canMove = isLoose(card);
  const drag = (event: TargetedPointerEvent<HTMLElement>): void =>
    startDrag(event, async ({ on, x, y }) => (await drop(card.id, on!, finder.current!(x, y))) ?? 'refused');
  return (
    <span
      class={`${cardStyles.card} ${styles.card}`}
      style={placed(card)}
      data-look={card.look}
      data-card={card.look === 'advised' ? undefined : card.id}
      data-from={card.from}
      aria-hidden="true"
      data-loose={canMove || undefined}
      onPointerDown={canMove ? drag : undefined}
      onClick={canMove ? () => tap(card) : undefined}
    >
      <CardSides card={card.card} />
    </span>
  );
}

type ToolProps = { readonly name: string; readonly sign: string; act(): void };

const Tool = ({ name, sign, act }: ToolProps): JSX.Element => (
  <button type="button" class={styles.tool} aria-label={name} title={name} onClick={act}>
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={sign} />
    </svg>
  </button>
);

const PLUS = 'M12 6v12M6 12h12';
const MINUS = 'M6 12h12';
const CORNERS = 'M6 10V6h4M14 6h4v4M18 14v4h-4M10 18H6v-4';

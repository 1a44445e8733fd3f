/** Cards on the squares of a table without edges: panned, pinched, zoomed, and fitted to the view until then. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import {
  type Camera,
  cornerOf,
  extentOf,
  type Frame,
  fit,
  middleOf,
  near,
  pan,
  type Square,
  sees,
  squareAt,
  zoom,
} from '../camera.ts';
import { startDrag } from '../drag.ts';
import { hearGestures } from '../gestures.ts';
import cardStyles from './card.module.css';
import { CardSides } from './card.tsx';
import styles from './crossword.module.css';
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

const LARGEST_FITTED = 92;
const [WIDE, NARROW] = [1.5, 1] as const;
/** From here on a crowded table is drawn together. */
const COMFORTABLE = 40;
/** A square smaller than this is not hit: the table goes near to what matters, and a tap on a far table brings it near. */
const TOUCHABLE = 28;
const NEARER = 1.3;

export function Crossword(props: CrosswordProps): JSX.Element {
  const { label, cards, cursor, finder, children } = props;
  const surface = useRef<HTMLDivElement>(null);
  const frame = useFrame(surface);
  const held = useSignal<Camera | undefined>(undefined);
  const steady = useSteady(cards, cursor, frame);
  const camera = held.value ?? steady;
  const hold = (next: Camera): void => {
    held.value = next;
  };
  finder.current = (x, y) => {
    const { left, top } = surface.current!.getBoundingClientRect();
    return squareAt(camera, { x: x - left, y: y - top }, frame);
  };
  const all = fitted(cards, frame);
  const tap = (square: Square): void => {
    if (camera.size >= TOUCHABLE) props.tap(square);
    else hold(near(extentOf(cards), middleOf(extentOf([square])), frame, TOUCHABLE));
  };
  useGestures(surface, () => ({
    tap: at => tap(squareAt(camera, at, frame)),
    pan: by => hold(pan(held.peek() ?? camera, by)),
    zoom: (factor, at) => hold(zoom(held.peek() ?? camera, factor, at, frame)),
  }));
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const origin = cornerOf(camera, { row: 0, column: 0 }, frame);
  return (
    <div class={styles.crossword} data-part="crossword">
      <div
        class={styles.surface}
        ref={surface}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is walked through with the arrows
        tabIndex={0}
        role="application"
        aria-label={label}
        data-drop="crossword"
        data-grid
        style={{ '--size': `${camera.size}px`, '--x': `${origin.x}px`, '--y': `${origin.y}px` }}
        data-part-seen={all.size < camera.size || held.value !== undefined}
      >
        {frame.width > 0 && (
          <>
            {cursor && <CursorMark cursor={cursor} />}
            {cards
              .toSorted((one, two) => one.row - two.row)
              .map(card => (
                <CardOnGrid key={card.id} card={card} tap={tap} drop={props.drop} finder={finder} />
              ))}
          </>
        )}
        <div class={unseen}>{children}</div>
      </div>
      <div class={styles.tools}>
        <Tool name="Nearer" sign={PLUS} act={() => hold(zoom(camera, NEARER, middle, frame))} />
        <Tool name="Farther" sign={MINUS} act={() => hold(zoom(camera, 1 / NEARER, middle, frame))} />
        {held.value ? (
          <Tool name="Back to the play" sign={CORNERS} act={() => (held.value = undefined)} />
        ) : (
          all.size < camera.size && <Tool name="See all" sign={CORNERS} act={() => hold(all)} />
        )}
      </div>
    </div>
  );
}

/** A word of so many cards can be laid from the cursor without the table moving. */
const WORD = 4;

/** Everything fitted to the view, or what matters; but while cards are being laid the table keeps still. */
function useSteady(cards: readonly GridCard[], cursor: GridCursor | undefined, frame: Frame): Camera {
  const last = useRef<{ readonly camera: Camera; readonly frame: Frame }>(undefined);
  const begun = cards.filter(isLoose).length;
  const mayStay = begun > 0 || (cursor !== undefined && last.current?.frame === frame);
  const room = cursor ? [cursor, ahead(cursor, Math.max(0, WORD - 1 - begun))] : [];
  const whole = fitted([...cards, ...room], frame);
  const isWhole = whole.size >= TOUCHABLE;
  const wanted = isWhole ? [...cards, ...room.slice(0, 1)] : [...cards.filter(isLoose), ...room.slice(0, 1)];
  const stays = mayStay && last.current && sees(last.current.camera, wanted, frame);
  const camera = stays ? last.current!.camera : isWhole ? whole : nearPlay(cards, room, frame);
  last.current = { camera, frame };
  return camera;
}

const isLoose = ({ look }: GridCard): boolean => look === 'loose' || look === 'wrong';

/** What is being laid matters most, then what a hint points at or has just been laid, then the middle of all. */
function nearPlay(cards: readonly GridCard[], room: readonly Square[], frame: Frame): Camera {
  const laid = [...cards.filter(isLoose), ...room];
  const hinted = cards.filter(({ look }) => look === 'advised');
  const fresh = cards.filter(({ look }) => look === 'fresh');
  const matters = [laid, hinted, fresh, cards].find(squares => squares.length > 0)!;
  return near(extentOf([...cards, ...room]), middleOf(extentOf(matters)), frame, TOUCHABLE);
}

const ahead = ({ row, column, direction }: GridCursor, by: number): Square =>
  direction === 'across' ? { row, column: column + by } : { row: row + by, column };

/** A small table is seen with room around it; on a crowded one the cards matter more. */
function fitted(squares: readonly Square[], frame: Frame): Camera {
  const extent = extentOf(squares.length > 0 ? squares : [{ row: 0, column: 0 }]);
  const wide = fit(extent, frame, WIDE, LARGEST_FITTED);
  return wide.size >= COMFORTABLE ? wide : fit(extent, frame, NARROW, COMFORTABLE);
}

function useFrame(surface: { readonly current: HTMLElement | null }): Frame {
  const frame = useSignal<Frame>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const node = surface.current!;
    const look = (): void => {
      frame.value = { width: node.clientWidth, height: node.clientHeight };
    };
    const observer = new ResizeObserver(look);
    observer.observe(node);
    look();
    return () => observer.disconnect();
  }, []);
  return frame.value;
}

/** The listeners stay; what they do is always the latest. */
function useGestures(
  surface: { readonly current: HTMLElement | null },
  gestures: Parameters<typeof hearGestures>[1],
): void {
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
  const drag = (event: PointerEvent): void =>
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

/** Letters on an unbounded grid, with pan, pinch and zoom. */

import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX, TargetedPointerEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { dragPoint, startDrag } from '../../input/drag.ts';
import { type Gestures, listenForGestures } from '../../input/gestures.ts';
import type { DropOutcome } from '../cards/hand.tsx';
import { visuallyHidden } from '../screen-reader.tsx';
import {
  type Camera,
  clearsCorner,
  cornerOf,
  extentCenter,
  extentOf,
  type Frame,
  fitExtent,
  focusAvoidingCorner,
  pan,
  type Square,
  showsAll,
  squareAt,
  zoom,
} from './camera.ts';
import styles from './crossword.module.css';
import { crosswordText as t } from './crossword-text.ts';

export type GridCard = Square & {
  readonly card: string;
  readonly id: string;
  /** The place a new card comes from. */
  readonly from?: string | undefined;
  /** On the table, just played, being placed (and whether wrongly), or shown by a hint. */
  readonly state: 'lies' | 'fresh' | 'loose' | 'wrong' | 'advised';
  /** Letters of a long word light up one after the other; this is the letter's turn. */
  readonly light?: number | undefined;
};

export type GridCursor = Square & { readonly direction: 'across' | 'down' };

/** Returns the square under a point of the window. */
export type SquareFinder = { current: ((x: number, y: number) => Square) | undefined };

export type CrosswordProps = {
  readonly label: string;
  readonly cards: readonly GridCard[];
  readonly cursor?: GridCursor | undefined;
  readonly finder: SquareFinder;
  /** How a letter looks on its square. */
  tile(card: string): ComponentChildren;
  tap(square: Square): void;
  /** A card being placed was dragged and dropped. */
  drop(id: string, on: string, square: Square): DropOutcome;
  /** Text for screen readers. */
  readonly children: ComponentChildren;
};

const ZOOM_STEP = 1.3;

export function Crossword(props: CrosswordProps): JSX.Element {
  const { cards, finder } = props;
  const surface = useRef<HTMLDivElement>(null);
  const viewport = useCrosswordViewport(surface, props);
  const { camera, frame, userCamera } = viewport;
  finder.current = (x, y) => {
    const { left, top } = surface.current!.getBoundingClientRect();
    return squareAt(camera, { x: x - left, y: y - top }, frame);
  };
  const tap = (square: Square): void => {
    if (camera.size >= MIN_TOUCH_PX) props.tap(square);
    else userCamera.value = zoomedTo(cards, square, viewport);
  };
  useGestures(surface, () => gesturesOn(viewport, tap));
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
        style={gridStyle(viewport)}
        data-part-seen={hasTools(viewport)}
      >
        {frame.width > 0 && (
          <>
            <DropMark surface={surface} finder={finder} />
            <PlacedCards {...props} tap={tap} />
          </>
        )}
        <div class={visuallyHidden}>{props.children}</div>
      </div>
      <Tools {...viewport} />
    </div>
  );
}

/** Several gestures may arrive before the next render: each continues from the one before. */
function gesturesOn({ camera, frame, userCamera }: CrosswordViewport, tap: (square: Square) => void): Gestures {
  return {
    tap: at => tap(squareAt(camera, at, frame)),
    pan: by => (userCamera.value = pan(userCamera.peek() ?? camera, by)),
    zoom: (factor, at) => (userCamera.value = zoom(userCamera.peek() ?? camera, factor, at, frame)),
  };
}

function gridStyle({ camera, frame, corner }: CrosswordViewport): Record<string, string> {
  const origin = cornerOf(camera, { row: 0, column: 0 }, frame);
  const places = { size: camera.size, x: origin.x, y: origin.y, 'corner-w': corner.width, 'corner-h': corner.height };
  return Object.fromEntries(Object.entries(places).map(([name, pixels]) => [`--${name}`, `${pixels}px`]));
}

/** Marks the square under a dragged card. */
function DropMark({
  surface,
  finder,
}: {
  readonly surface: Surface;
  readonly finder: SquareFinder;
}): JSX.Element | null {
  const point = dragPoint.value;
  const area = point && surface.current?.getBoundingClientRect();
  if (!point || !area || !finder.current) return null;
  const isInside = point.x >= area.left && point.x < area.right && point.y >= area.top && point.y < area.bottom;
  if (!isInside) return null;
  return <span class={styles.dropMark} style={squareStyle(finder.current(point.x, point.y))} aria-hidden="true" />;
}

const PlacedCards = ({ cards, cursor, tile, tap, drop, finder }: CrosswordProps): JSX.Element => (
  <>
    {cursor && <CursorMark cursor={cursor} />}
    {cards
      .toSorted((one, two) => one.row - two.row)
      .map(card => (
        <CardOnGrid key={card.id} {...{ card, tile, tap, drop, finder }} />
      ))}
  </>
);

/** Nothing lies under a button while the whole crossword is visible. */
function Tools(viewport: CrosswordViewport): JSX.Element | null {
  const { camera, frame, overview, userCamera } = viewport;
  if (!hasTools(viewport)) return null;
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const setCamera = (next: Camera | undefined): void => {
    userCamera.value = next;
  };
  return (
    <div class={styles.tools} data-flat={viewport.corner.width > viewport.corner.height}>
      <Tool name={t('zoomIn')} sign={PLUS} act={() => setCamera(zoom(camera, ZOOM_STEP, middle, frame))} />
      <Tool name={t('zoomOut')} sign={MINUS} act={() => setCamera(zoom(camera, 1 / ZOOM_STEP, middle, frame))} />
      {userCamera.value ? (
        <Tool name={t('backToPlay')} sign={CORNERS} act={() => setCamera(undefined)} />
      ) : (
        <Tool name={t('showAll')} sign={CORNERS} act={() => setCamera(overview)} />
      )}
    </div>
  );
}

const hasTools = ({ isPartial, userCamera }: CrosswordViewport): boolean => isPartial || userCamera.value !== undefined;

/** The listeners are attached once and call the latest handlers. */
function useGestures(surface: Surface, gestures: () => Gestures): void {
  const latest = useRef(gestures);
  latest.current = gestures;
  useLayoutEffect(() => listenForGestures(surface.current!, () => latest.current()), []);
}

const squareStyle = ({ row, column }: Square): Record<string, number> => ({ '--row': row, '--column': column });

const CursorMark = ({ cursor }: { readonly cursor: GridCursor }): JSX.Element => (
  <span class={styles.cursor} style={squareStyle(cursor)} data-direction={cursor.direction} aria-hidden="true" />
);

type CardProps = Pick<CrosswordProps, 'tile' | 'tap' | 'drop' | 'finder'> & { readonly card: GridCard };

function CardOnGrid({ card, tile, tap, drop, finder }: CardProps): JSX.Element {
  const canMove = isLoose(card);
  const drag = (event: TargetedPointerEvent<HTMLElement>): void =>
    startDrag(event, async ({ on, x, y }) => (await drop(card.id, on!, finder.current!(x, y))) ?? 'refused');
  return (
    <span
      class={styles.card}
      style={{ ...squareStyle(card), '--light': card.light }}
      data-look={card.state}
      data-light={card.light === undefined ? undefined : ''}
      data-card={card.state === 'advised' ? undefined : card.id}
      data-from={card.from}
      aria-hidden="true"
      data-loose={canMove || undefined}
      onPointerDown={canMove ? drag : undefined}
      onClick={canMove ? () => tap(card) : undefined}
    >
      {tile(card.card)}
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

export type CrosswordViewport = {
  readonly camera: Camera;
  readonly frame: Frame;
  /** The corner covered by the zoom buttons. */
  readonly corner: Frame;
  readonly overview: Camera;
  /** A part of the crossword is outside the frame. */
  readonly isPartial: boolean;
  readonly userCamera: Signal<Camera | undefined>;
};

export type Surface = { readonly current: HTMLElement | null };

const [WIDE_MARGIN, NARROW_MARGIN, EDGE_MARGIN] = [1.5, 1, 0.1] as const;
/** Below this size the margin shrinks. */
const COMFORTABLE_PX = 40;
/** Smaller squares can't be hit: the camera focuses on the play, and a tap on the overview zooms in. */
export const MIN_TOUCH_PX = 24;
const FOCUSED_PX = 28;

type VisibleArea = Pick<CrosswordViewport, 'frame' | 'corner'>;

type CrosswordContent = { readonly cards: readonly GridCard[]; readonly cursor?: GridCursor | undefined };

/** Chooses the camera: everything fitted, focused on the current play, or as the player set it. */
export function useCrosswordViewport(surface: Surface, { cards, cursor }: CrosswordContent): CrosswordViewport {
  const view = useVisibleArea(surface);
  const userCamera = useSignal<Camera | undefined>(undefined);
  const steady = useSteadyCamera(cards, cursor, view);
  const pending = [...cards.filter(isLoose), ...(cursor ? [cursor] : [])];
  /** A player's camera is kept until it no longer shows the cards being placed. */
  const isUserCameraValid = userCamera.value !== undefined && isFullyVisible(userCamera.value, pending, view);
  const camera = (isUserCameraValid ? userCamera.value : undefined) ?? steady;
  return {
    ...view,
    camera,
    overview: fitAll(cards, view),
    isPartial: !showsAll(camera, cards, view.frame),
    userCamera,
  };
}

/** Camera after a tap on the overview. */
export const zoomedTo = (cards: readonly Square[], square: Square, { frame, corner }: VisibleArea): Camera =>
  focusAvoidingCorner(extentOf(cards), extentCenter(extentOf([square])), frame, corner, FOCUSED_PX);

/** A word of this length can be placed from the cursor without a camera move. */
const WORD_LENGTH = 4;

/** The camera refits when the table could be this much larger. */
const REFIT_RATIO = 1.4;

/**
 * Shows everything, or the current play, and moves as rarely as possible: while cards are being placed only if one
 * would leave the frame, otherwise if another card would, or if much space has become free.
 */
function useSteadyCamera(cards: readonly GridCard[], cursor: GridCursor | undefined, view: VisibleArea): Camera {
  const last = useRef<{ readonly camera: Camera; readonly view: VisibleArea }>(undefined);
  const loose = cards.filter(isLoose);
  const room = cursor ? [cursor, ahead(cursor, Math.max(0, WORD_LENGTH - 1 - loose.length))] : [];
  const whole = fitAll([...cards, ...room], view);
  const isWhole = whole.size >= MIN_TOUCH_PX;
  const pending = [...loose, ...room.slice(0, 1)];
  const others = isWhole ? cards : cards.filter(isFresh);
  const before = last.current;
  const isRoomy = before !== undefined && pending.length === 0 && whole.size > before.camera.size * REFIT_RATIO;
  const mayStay = before && !isRoomy && (loose.length > 0 || before.view === view);
  const visible = isWhole ? { ...view, corner: NO_CORNER } : view;
  const stays = mayStay && isFullyVisible(before.camera, pending.length > 0 ? pending : others, visible);
  const camera = stays ? before.camera : isWhole ? whole : focusOnPlay(cards, room, view);
  last.current = { camera, view };
  return camera;
}

/** No button covers the whole crossword. */
const NO_CORNER: Frame = { width: 0, height: 0 };

const isFresh = ({ state: cardState }: GridCard): boolean => cardState === 'fresh';

const isFullyVisible = (camera: Camera, squares: readonly Square[], { frame, corner }: VisibleArea): boolean =>
  showsAll(camera, squares, frame) && clearsCorner(camera, squares, frame, corner);

export const isLoose = ({ state: cardState }: GridCard): boolean => cardState === 'loose' || cardState === 'wrong';

/** Focuses on cards being placed, else on a hint or the last play, else on the middle of all. */
function focusOnPlay(cards: readonly GridCard[], room: readonly Square[], { frame, corner }: VisibleArea): Camera {
  const pending = [...cards.filter(isLoose), ...room];
  const hinted = cards.filter(({ state: cardState }) => cardState === 'advised');
  const fresh = cards.filter(isFresh);
  const focus = [pending, hinted, fresh, cards].find(squares => squares.length > 0)!;
  return focusAvoidingCorner(extentOf([...cards, ...room]), extentCenter(extentOf(focus)), frame, corner, FOCUSED_PX);
}

const ahead = ({ row, column, direction }: GridCursor, by: number): Square =>
  direction === 'across' ? { row, column: column + by } : { row: row + by, column };

/** Eight squares across a phone, and no larger than they are easily read on a desk. */
const largestSquarePx = ({ width }: Frame): number => Math.min(64, Math.max(COMFORTABLE_PX, width / 8));

/** A small crossword gets a wide margin; the more crowded it is, the narrower the margin. */
function fitAll(squares: readonly Square[], { frame }: VisibleArea): Camera {
  const shown = extentOf(squares.length > 0 ? squares : [{ row: 0, column: 0 }]);
  const wide = fitExtent(shown, frame, WIDE_MARGIN, largestSquarePx(frame));
  if (wide.size >= COMFORTABLE_PX) return wide;
  const narrow = fitExtent(shown, frame, NARROW_MARGIN, COMFORTABLE_PX);
  return narrow.size >= FOCUSED_PX ? narrow : fitExtent(shown, frame, EDGE_MARGIN, FOCUSED_PX);
}

function useVisibleArea(surface: Surface): VisibleArea {
  const view = useSignal<VisibleArea>({ frame: { width: 0, height: 0 }, corner: { width: 0, height: 0 } });
  useLayoutEffect(() => {
    const node = surface.current!;
    const cardState = (): void => {
      view.value = measureArea(node);
    };
    const observer = new ResizeObserver(cardState);
    observer.observe(node);
    cardState();
    return () => observer.disconnect();
  }, []);
  return view.value;
}

/** The buttons stand one above the other; in a low frame they lie side by side. */
function measureArea({ clientWidth: width, clientHeight: height }: HTMLElement): VisibleArea {
  const [side, length] = [TOOL_PX + TOOL_GAP_PX, TOOL_COUNT * (TOOL_PX + TOOL_GAP_PX)];
  const corner = height < length ? { width: length, height: side } : { width: side, height: length };
  return { frame: { width, height }, corner };
}

/** Zoom in, zoom out, and show all. */
const TOOL_COUNT = 3;
const TOOL_PX = 44;
/** Space between the buttons, and between them and the squares. */
const TOOL_GAP_PX = 5;

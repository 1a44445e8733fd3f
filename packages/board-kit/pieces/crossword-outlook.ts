/** How a table without edges is looked at: fitted to the view, near to what matters, or as somebody holds it. */
import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import {
  type Camera,
  clears,
  extentOf,
  type Frame,
  fitAround,
  middleOf,
  nearBeside,
  type Square,
  sees,
} from '../camera.ts';
import type { GridCard, GridCursor } from './crossword.tsx';

export type Outlook = {
  readonly camera: Camera;
  readonly frame: Frame;
  /** The tools lie on it. */
  readonly corner: Frame;
  /** Everything fitted to the view. */
  readonly all: Camera;
  /** What somebody has panned or zoomed to. */
  readonly held: Signal<Camera | undefined>;
};

export type Surface = { readonly current: HTMLElement | null };

const LARGEST_FITTED = 92;
const [WIDE, NARROW, EDGE] = [1.5, 1, 0.1] as const;
/** From here on a crowded table is drawn together. */
const COMFORTABLE = 40;
/** A square smaller than this is not hit: the table goes near to what matters, and a tap on a far table brings it near. */
export const TOUCHABLE = 24;
const NEAR = 28;

type View = Pick<Outlook, 'frame' | 'corner'>;

type Shown = { readonly cards: readonly GridCard[]; readonly cursor?: GridCursor | undefined };

export function useOutlook(surface: Surface, { cards, cursor }: Shown): Outlook {
  const view = useView(surface);
  const held = useSignal<Camera | undefined>(undefined);
  const steady = useSteady(cards, cursor, view);
  const laying = [...cards.filter(isLoose), ...(cursor ? [cursor] : [])];
  /** Whoever has panned is followed to what they lay. */
  const isSeen = held.value !== undefined && shows(held.value, laying, view);
  return { ...view, camera: (isSeen ? held.value : undefined) ?? steady, all: fitted(cards, view), held };
}

/** The squares of a far table that a tap brings near. */
export const nearTo = (cards: readonly Square[], square: Square, { frame, corner }: View): Camera =>
  nearBeside(extentOf(cards), middleOf(extentOf([square])), frame, corner, NEAR);

/** A word of so many cards can be laid from the cursor without the table moving. */
const WORD = 4;

/** The table may be so much larger before it is fitted anew. */
const LARGER = 1.4;

/**
 * Everything fitted to the view, or what matters; but the table keeps still as long as it can: while something is being laid
 * until that would be out of sight, and otherwise until something else is, or much room has come free.
 */
function useSteady(cards: readonly GridCard[], cursor: GridCursor | undefined, view: View): Camera {
  const last = useRef<{ readonly camera: Camera; readonly view: View }>(undefined);
  const loose = cards.filter(isLoose);
  const room = cursor ? [cursor, ahead(cursor, Math.max(0, WORD - 1 - loose.length))] : [];
  const whole = fitted([...cards, ...room], view);
  const isWhole = whole.size >= TOUCHABLE;
  const laying = [...loose, ...room.slice(0, 1)];
  const others = isWhole ? cards : cards.filter(isFresh);
  const before = last.current;
  const isRoomy = before !== undefined && laying.length === 0 && whole.size > before.camera.size * LARGER;
  const mayStay = before && !isRoomy && (loose.length > 0 || before.view === view);
  const stays = mayStay && shows(before.camera, laying.length > 0 ? laying : others, view);
  const camera = stays ? before.camera : isWhole ? whole : nearPlay(cards, room, view);
  last.current = { camera, view };
  return camera;
}

const isFresh = ({ look }: GridCard): boolean => look === 'fresh';

const shows = (camera: Camera, squares: readonly Square[], { frame, corner }: View): boolean =>
  sees(camera, squares, frame) && clears(camera, squares, frame, underTwo(corner));

export const isLoose = ({ look }: GridCard): boolean => look === 'loose' || look === 'wrong';

/** What is being laid matters most, then what a hint points at or has just been laid, then the middle of all. */
function nearPlay(cards: readonly GridCard[], room: readonly Square[], { frame, corner }: View): Camera {
  const laid = [...cards.filter(isLoose), ...room];
  const hinted = cards.filter(({ look }) => look === 'advised');
  const fresh = cards.filter(isFresh);
  const matters = [laid, hinted, fresh, cards].find(squares => squares.length > 0)!;
  return nearBeside(extentOf([...cards, ...room]), middleOf(extentOf(matters)), frame, corner, NEAR);
}

const ahead = ({ row, column, direction }: GridCursor, by: number): Square =>
  direction === 'across' ? { row, column: column + by } : { row: row + by, column };

/** A small table is seen with room around it; on a crowded one the cards matter more, and at last the cards alone. */
function fitted(squares: readonly Square[], { frame, corner }: View): Camera {
  const seen = squares.length > 0 ? squares : [{ row: 0, column: 0 }];
  const covered = underTwo(corner);
  const wide = fitAround(seen, frame, covered, WIDE, LARGEST_FITTED);
  if (wide.size >= COMFORTABLE) return wide;
  const narrow = fitAround(seen, frame, covered, NARROW, COMFORTABLE);
  return narrow.size >= NEAR ? narrow : fitAround(seen, frame, covered, EDGE, NEAR);
}

/** Nearer, farther, and the way to see all, one above the other. */
const TOOLS = 3;

/** Where all is seen nobody needs the third. */
const underTwo = (corner: Frame): Frame => ({ ...corner, height: (corner.height * 2) / TOOLS });

function useView(surface: Surface): View {
  const view = useSignal<View>({ frame: { width: 0, height: 0 }, corner: { width: 0, height: 0 } });
  useLayoutEffect(() => {
    const node = surface.current!;
    const look = (): void => {
      view.value = viewOf(node);
    };
    const observer = new ResizeObserver(look);
    observer.observe(node);
    look();
    return () => observer.disconnect();
  }, []);
  return view.value;
}

function viewOf(node: HTMLElement): View {
  const tool = node.parentElement?.querySelector('button')?.offsetWidth ?? 0;
  const [width, height] = [tool + AROUND, TOOLS * (tool + AROUND)];
  return { frame: { width: node.clientWidth, height: node.clientHeight }, corner: { width, height } };
}

/** Pixels between the tools, and between them and the squares. */
const AROUND = 5;

/** How a table without edges is looked at: fitted to the view, near to what matters, or as somebody holds it. */
import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Camera, extentOf, type Frame, fit, middleOf, near, type Square, sees } from '../camera.ts';
import type { GridCard, GridCursor } from './crossword.tsx';

export type Outlook = {
  readonly camera: Camera;
  readonly frame: Frame;
  /** Everything fitted to the view. */
  readonly all: Camera;
  /** What somebody has panned or zoomed to. */
  readonly held: Signal<Camera | undefined>;
};

export type Surface = { readonly current: HTMLElement | null };

const LARGEST_FITTED = 92;
const [WIDE, NARROW] = [1.5, 1] as const;
/** From here on a crowded table is drawn together. */
const COMFORTABLE = 40;
/** A square smaller than this is not hit: the table goes near to what matters, and a tap on a far table brings it near. */
export const TOUCHABLE = 28;

type Shown = { readonly cards: readonly GridCard[]; readonly cursor?: GridCursor | undefined };

export function useOutlook(surface: Surface, { cards, cursor }: Shown): Outlook {
  const frame = useFrame(surface);
  const held = useSignal<Camera | undefined>(undefined);
  const steady = useSteady(cards, cursor, frame);
  return { camera: held.value ?? steady, frame, all: fitted(cards, frame), held };
}

/** A word of so many cards can be laid from the cursor without the table moving. */
const WORD = 4;

/** The table may be so much larger before it is fitted anew. */
const LARGER = 1.4;

/**
 * Everything fitted to the view, or what matters; but the table keeps still as long as it can: while something is being laid
 * until that would be out of sight, and otherwise until something else is, or much room has come free.
 */
function useSteady(cards: readonly GridCard[], cursor: GridCursor | undefined, frame: Frame): Camera {
  const last = useRef<{ readonly camera: Camera; readonly frame: Frame }>(undefined);
  const loose = cards.filter(isLoose);
  const room = cursor ? [cursor, ahead(cursor, Math.max(0, WORD - 1 - loose.length))] : [];
  const whole = fitted([...cards, ...room], frame);
  const isWhole = whole.size >= TOUCHABLE;
  const laying = [...loose, ...room.slice(0, 1)];
  const others = isWhole ? cards : cards.filter(isFresh);
  const before = last.current;
  const isRoomy = before !== undefined && laying.length === 0 && whole.size > before.camera.size * LARGER;
  const mayStay = before && !isRoomy && (loose.length > 0 || before.frame === frame);
  const stays = mayStay && sees(before.camera, laying.length > 0 ? laying : others, frame);
  const camera = stays ? before.camera : isWhole ? whole : nearPlay(cards, room, frame);
  last.current = { camera, frame };
  return camera;
}

const isFresh = ({ look }: GridCard): boolean => look === 'fresh';

export const isLoose = ({ look }: GridCard): boolean => look === 'loose' || look === 'wrong';

/** What is being laid matters most, then what a hint points at or has just been laid, then the middle of all. */
function nearPlay(cards: readonly GridCard[], room: readonly Square[], frame: Frame): Camera {
  const laid = [...cards.filter(isLoose), ...room];
  const hinted = cards.filter(({ look }) => look === 'advised');
  const fresh = cards.filter(isFresh);
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

function useFrame(surface: Surface): Frame {
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

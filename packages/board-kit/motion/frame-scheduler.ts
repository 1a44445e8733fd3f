/**
 * Spreads work over animation frames, so the first card of a deal does not wait for the rest. A deal has over a
 * hundred movements.
 */
type DueMovement = {
  readonly delay: number;
  make(delay: number): void;
  /** Frame time from which the delay counts: the first frame after the request. */
  since: number | undefined;
};

/** Movements that begin within this time are created immediately. */
const IMMEDIATE_MS = 60;

const MAX_PER_FRAME = 8;

let dueMovements: readonly DueMovement[] = [];

/** Runs after the frame is painted. */
const afterFrame = (make: (now: number) => void): void =>
  void requestAnimationFrame(now => setTimeout(() => make(now)));

/** Creates a movement shortly before its start. `make` gets the remaining delay. */
export function scheduleMovement(delay: number, make: (delay: number) => void): void {
  if (delay <= IMMEDIATE_MS) return make(delay);
  if (dueMovements.length === 0) afterFrame(startDueMovements);
  dueMovements = [...dueMovements, { delay, make, since: undefined }];
}

function startDueMovements(now: number): void {
  const due = dueMovements.filter(({ since }) => since !== undefined).slice(0, MAX_PER_FRAME);
  dueMovements = dueMovements.filter(movement => !due.includes(movement));
  for (const { delay, make, since = now } of due) make(Math.max(0, delay - (now - since)));
  for (const movement of dueMovements) movement.since ??= now;
  if (dueMovements.length > 0) afterFrame(startDueMovements);
}

export type RenderQueue = {
  queue(draw: () => void): void;
};

/**
 * Draws one queued item per frame, so cards appear and can be played before all faces are drawn. The first waits too,
 * because the frame that adds a card is busy. `nextFrame` is injected for tests.
 */
export function createRenderQueue(nextFrame: (work: () => void) => void): RenderQueue {
  const waiting: (() => void)[] = [];
  const drawNext = (): void => {
    const draw = waiting.shift();
    if (waiting.length > 0) nextFrame(drawNext);
    draw?.();
  };
  return {
    queue(draw) {
      if (waiting.push(draw) === 1) nextFrame(drawNext);
    },
  };
}

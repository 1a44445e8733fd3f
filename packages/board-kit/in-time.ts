/**
 * Movements that begin later are made later: a deal has over a hundred, and if all were made at once its first card would
 * wait for them.
 */
type Due = {
  readonly delay: number;
  make(delay: number): void;
  /** The picture from which the delay is counted: the next after it was asked for, which has enough to do already. */
  since: number | undefined;
};

/** Milliseconds from now: what begins within them is made at once. */
const SOON = 60;

/** As many as are made with one picture of the screen. */
const AT_ONCE = 8;

let waiting: readonly Due[] = [];

/** A picture has enough to do with being painted. */
const afterPicture = (make: (now: number) => void): void =>
  void requestAnimationFrame(now => setTimeout(() => make(now)));

/** `make` is told how long it still has. */
export function inTime(delay: number, make: (delay: number) => void): void {
  if (delay <= SOON) return make(delay);
  if (waiting.length === 0) afterPicture(makeNext);
  waiting = [...waiting, { delay, make, since: undefined }];
}

function makeNext(now: number): void {
  const due = waiting.filter(({ since }) => since !== undefined).slice(0, AT_ONCE);
  waiting = waiting.filter(one => !due.includes(one));
  for (const { delay, make, since = now } of due) make(Math.max(0, delay - (now - since)));
  for (const one of waiting) one.since ??= now;
  if (waiting.length > 0) afterPicture(makeNext);
}

/**
 * Movements that begin later are made later: a deal has over a hundred, and if all were made at once its first card would
 * wait for them.
 */
type Due = { readonly delay: number; make(delay: number): void };

/** Milliseconds from now: what begins within them is made at once. */
const SOON = 60;

/** As many as are made with one picture of the screen. */
const AT_ONCE = 8;

const waiting: Due[] = [];
/** The picture with which those began that were made at once. */
let began: number | undefined;

/** `make` is told how long it still has. */
export function inTime(delay: number, make: (delay: number) => void): void {
  if (delay <= SOON) return make(delay);
  waiting.push({ delay, make });
  if (waiting.length === 1) requestAnimationFrame(makeNext);
}

function makeNext(now: number): void {
  began ??= now;
  for (const { delay, make } of waiting.splice(0, AT_ONCE)) make(Math.max(0, delay - (now - began)));
  if (waiting.length > 0) requestAnimationFrame(makeNext);
  else began = undefined;
}

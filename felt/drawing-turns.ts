/**
 * Who may draw now, and who a moment later. One card is drawn at once; where a whole hand comes at the same moment, the
 * others follow one with every picture of the screen, so that the first is seen, and can be played, without waiting for all.
 */
export type DrawingTurns = {
  /** Whether there is time to draw in this moment. */
  isFree(): boolean;
  /** Draws when it is its turn. */
  queue(draw: () => void): void;
};

/** As many as are drawn in one moment. */
export const AT_ONCE = 1;

/** `later` is after the next picture of the screen; it is the browser's, so that a test can have its own. */
export function openTurns(later: (work: () => void) => void): DrawingTurns {
  const waiting: (() => void)[] = [];
  let [drawn, isAwaited] = [0, false];
  const awaitPicture = (): void => {
    if (!isAwaited) later(goOn);
    isAwaited = true;
  };
  const goOn = (): void => {
    const due = waiting.splice(0, AT_ONCE);
    [drawn, isAwaited] = [due.length, false];
    if (drawn > 0) awaitPicture();
    for (const draw of due) draw();
  };
  return {
    isFree() {
      awaitPicture();
      drawn += 1;
      return drawn <= AT_ONCE;
    },
    queue(draw) {
      waiting.push(draw);
      awaitPicture();
    },
  };
}

/**
 * Who may draw now, and who a moment later. Where a whole hand comes at the same moment, one card is drawn with every picture
 * of the screen, so that the cards are seen, and can be played, without waiting for all faces. What brings a card has enough to
 * do besides, so the first waits for a picture, too.
 */
export type DrawingTurns = {
  /** Draws when it is its turn. */
  queue(draw: () => void): void;
};

/** `later` is after the next picture of the screen; it is the browser's, so that a test can have its own. */
export function openTurns(later: (work: () => void) => void): DrawingTurns {
  const waiting: (() => void)[] = [];
  const goOn = (): void => {
    const draw = waiting.shift();
    if (waiting.length > 0) later(goOn);
    draw?.();
  };
  return {
    queue(draw) {
      if (waiting.push(draw) === 1) later(goOn);
    },
  };
}

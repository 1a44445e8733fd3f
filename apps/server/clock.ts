/** Time as a port: real in the server, simulated in storms. */
export type Clock = {
  now(): number;
  /** Runs something later; the answer calls it off. */
  later(milliseconds: number, run: () => void): () => void;
};

/** Timers of Node cannot wait longer than this; whoever is woken too early goes to sleep again. */
const LONGEST = 3_600_000;

/** Counts from the start of the process, so that nobody's time is up because somebody set the clock of the machine. */
export const realClock: Clock = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  later(milliseconds, run) {
    const timer = setTimeout(run, Math.min(milliseconds, LONGEST));
    return () => clearTimeout(timer);
  },
};

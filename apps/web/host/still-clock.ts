/** The clock of a table at home: it stands still while somebody reads, and then goes on from there. */
export type StillReading = 'begins' | 'ends';

export type StillClock = {
  now(): number;
  isRunning(): boolean;
  reading(what: StillReading): void;
};

export function stillClock(wall: () => number): StillClock {
  let lost = 0;
  let stoppedAt: number | undefined;
  const now = (): number => (stoppedAt ?? wall()) - lost;
  return {
    now,
    isRunning: () => stoppedAt === undefined,
    reading(what) {
      if (what === 'begins') stoppedAt ??= wall();
      else if (stoppedAt !== undefined) {
        lost += wall() - stoppedAt;
        stoppedAt = undefined;
      }
    },
  };
}

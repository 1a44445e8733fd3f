/** How fast something goes on one core, in processor time: whatever else the machine does is no part of the work. */
export type CpuRow = Readonly<Record<string, string | number>>;

const ROUNDS = 5;

/** Things done a second of processor time: the best of some rounds, each at least `seconds` long. `work` answers how many it did. */
export function perSecond(work: () => number, seconds = 1): number {
  work();
  return Math.max(...Array.from({ length: ROUNDS }, () => oneRound(work, seconds)));
}

function oneRound(work: () => number, seconds: number): number {
  const begun = process.cpuUsage();
  let done = 0;
  for (;;) {
    done += work();
    const { user, system } = process.cpuUsage(begun);
    const spent = (user + system) / 1e6;
    if (spent >= seconds) return done / spent;
  }
}

/** What the server says about itself: to its log and to its meters. Never anything of a hand. */
export type Fact = Readonly<Record<string, string | number | boolean | undefined>>;

export const COUNTED = [
  'plays',
  'refusals',
  'errors',
  'connections',
  'dropped',
  'tables',
  'claims',
  'behind',
  'gaps',
] as const;

export type Report = {
  info(fact: Fact, text: string): void;
  fault(error: unknown, fact: Fact, text: string): void;
  count(what: (typeof COUNTED)[number]): void;
  /** Seconds it took to have something durably written. */
  wrote(seconds: number): void;
};

export const silent: Report = { info: () => {}, fault: () => {}, count: () => {}, wrote: () => {} };

/** What the server says about itself: to its log and to its meters. Never anything of a hand. */
import type { FailureOutcome } from '@parlour/table/fallback';

export type Fact = Readonly<Record<string, string | number | boolean | undefined>>;

export const COUNTED = [
  'plays',
  'refusals',
  'connections',
  'dropped',
  'tables',
  'claims',
  'behind',
  'gaps',
  'closed',
  'archived',
  'deleted',
  'notices',
] as const;

export type Report = {
  info(fact: Fact, text: string): void;
  /** What only somebody looking for a fault wants to read. */
  detail(fact: Fact, text: string): void;
  fault(error: unknown, fact: Fact, text: string): void;
  count(what: (typeof COUNTED)[number]): void;
  /** A request that was not served, by the code it was answered with. */
  erred(code: string): void;
  /** A computer player failed; what was done about it. */
  botFailed(outcome: FailureOutcome): void;
  /** Somebody has had enough of something. */
  limited(limit: string): void;
  /** A request of HTTP, by its route and not by its address. */
  answered(route: string, status: number, seconds: number): void;
  /** Seconds it took to have something durably written. */
  wrote(seconds: number): void;
};

const unheard = {
  detail: () => {},
  erred: () => {},
  botFailed: () => {},
  limited: () => {},
  answered: () => {},
  wrote: () => {},
};

export const silent: Report = { info: () => {}, fault: () => {}, count: () => {}, ...unheard };

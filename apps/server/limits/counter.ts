/**
 * Counts what each address has had, and says when it is enough. Decided at once, from what was had here and what the
 * other servers of the site have last told.
 */
import { keyed } from '@parlour/kernel/keyed';
import { must } from '@parlour/kernel/must';
import type { Clock } from '../clock.ts';
import { LIMIT_NAMES, LIMITS, type LimitName, type Limits, LOCAL } from './amounts.ts';

export type Counter = {
  /** Whether somebody may have so much more; if so, it is counted. */
  take(name: LimitName, who: string, amount?: number): boolean;
  /** Counts what has been had already. */
  spend(name: LimitName, who: string, amount: number): void;
  giveBack(name: LimitName, who: string): void;
  /** Whether anything is left. */
  isLeft(name: LimitName, who: string): boolean;
  /** What others should know, and what they have told. */
  shares(): readonly LimitShare[];
  heard(share: LimitShare, others: number): void;
};

export type LimitShare = {
  readonly name: LimitName;
  readonly who: string;
  /** The number of the window, so that counts of the last one are not taken for counts of this one. */
  readonly index: number;
  readonly count: number;
  /** For how many milliseconds it means anything. */
  readonly lasts: number;
};

/** `quiet`: how often it was told since it has changed. */
type Count = { own: number; others: number; quiet: number };
type Counts = { index: number; by: Map<string, Count> };

/** More addresses than this are not kept in mind; those seen longest ago begin anew. */
const MOST = 50_000;

/** Who has had less than this part of a limit is not worth telling. */
const WORTH = 20;

/** What is there at once is told again and again, and holds no longer than this. */
export const HOLDS = 5000;

export function countBy(limits: Limits, clock: Clock, limited: (name: LimitName) => void): Counter {
  const all = keyed(LIMIT_NAMES, (): Counts => ({ index: 0, by: new Map() }));
  const isOff = (name: LimitName): boolean => limits.requests === 0 || limits[name] === 0;
  const current = (name: LimitName): Counts => windowOf(all[name], LIMITS[name].window, clock.now());
  const has = (name: LimitName, who: string): number => sumOf(current(name).by.get(who));
  const spend = (name: LimitName, who: string, amount: number): void => {
    if (isOff(name)) return;
    const count = countOf(current(name), who);
    count.own += amount;
    count.quiet = 0;
  };
  const allows = (name: LimitName, who: string, amount: number): boolean => {
    if (isOff(name) || has(name, who) + amount <= limits[name]) return true;
    limited(name);
    return false;
  };
  return {
    spend,
    isLeft: (name, who) => allows(name, who, 1),
    take(name, who, amount = 1) {
      if (!allows(name, who, amount)) return false;
      spend(name, who, amount);
      return true;
    },
    giveBack: (name, who) => returnOne(current(name), who),
    shares: () =>
      LIMIT_NAMES.filter(name => !LOCAL.has(name)).flatMap(name => sharesOf(name, current(name), limits[name])),
    heard({ name, who, index }, others) {
      const counts = all[name];
      const count = counts.index === index ? counts.by.get(who) : undefined;
      if (count) count.others = others;
    },
  };
}

/** A new window begins with nothing. */
function windowOf(counts: Counts, length: number | undefined, now: number): Counts {
  const index = length === undefined ? 0 : Math.floor(now / length);
  if (index !== counts.index) Object.assign(counts, { index, by: new Map() });
  return counts;
}

const sumOf = (count: Count | undefined): number => (count ? count.own + count.others : 0);

function countOf({ by }: Counts, who: string): Count {
  const known = by.get(who);
  if (known) return known;
  if (by.size >= MOST) by.delete(must(by.keys().next().value));
  const count: Count = { own: 0, others: 0, quiet: 0 };
  by.set(who, count);
  return count;
}

function returnOne({ by }: Counts, who: string): void {
  const count = by.get(who);
  if (!count) return;
  count.own = Math.max(0, count.own - 1);
  if (count.own === 0) by.delete(who);
}

/** What has changed is told twice, so that what the others tell meanwhile is heard; what is there at once, always. */
function sharesOf(name: LimitName, { index, by }: Counts, most: number): LimitShare[] {
  const { window } = LIMITS[name];
  const worth = [...by].filter(([, { own, quiet }]) => own * WORTH >= most && (quiet < 2 || window === undefined));
  return worth.map(([who, count]) => {
    count.quiet += 1;
    return { name, who, index, count: count.own, lasts: window ?? HOLDS };
  });
}

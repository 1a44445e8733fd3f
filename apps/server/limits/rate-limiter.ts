/**
 * Rate limits: fixed-window counters by address, and token buckets for frames. Decisions use what was counted here
 * and what other servers last reported.
 */

import { createHmac } from 'node:crypto';
import { objectFromKeys } from '@parlour/kernel/json';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Clock } from '../clock.ts';
import type { TableStore } from '../store/types.ts';
import { LIMIT_NAMES, LIMIT_SPECS, type LimitName, type Limits, UNSHARED_LIMITS } from './defaults.ts';

export type RateLimiter = {
  /** False if the limit is reached; then nothing is counted. */
  tryConsume(name: LimitName, key: string, amount?: number): boolean;
  consume(name: LimitName, key: string, amount: number): void;
  release(name: LimitName, key: string): void;
  hasLeft(name: LimitName, key: string): boolean;
  pendingShares(): readonly LimitShare[];
  applyOthers(share: LimitShare, others: number): void;
};

export type LimitShare = {
  readonly name: LimitName;
  readonly key: string;
  /** Counts of different windows must not be mixed up. */
  readonly index: number;
  readonly count: number;
  /** Milliseconds until it expires. */
  readonly lasts: number;
};

type Count = { own: number; others: number; timesShared: number };
type Counts = { index: number; by: Map<string, Count> };

/** The oldest key is dropped and starts at 0 again. */
const MAX_KEYS_PER_LIMIT = 50_000;

/** Counts below 1/20 of the limit are not reported. */
const SHARE_THRESHOLD_DIVISOR = 20;

/** What is in use is reported again and again. */
export const IN_USE_SHARE_MS = 5000;

export function createRateLimiter(limits: Limits, clock: Clock, onLimited: (name: LimitName) => void): RateLimiter {
  const all = objectFromKeys(LIMIT_NAMES, (): Counts => ({ index: 0, by: new Map() }));
  const isOff = (name: LimitName): boolean => limits.requests === 0 || limits[name] === 0;
  const current = (name: LimitName): Counts => windowOf(all[name], LIMIT_SPECS[name].windowMs, clock.now());
  const used = (name: LimitName, key: string): number => sumOf(current(name).by.get(key));
  const consume = (name: LimitName, key: string, amount: number): void => {
    if (isOff(name)) return;
    const count = countOf(current(name), key);
    count.own += amount;
    count.timesShared = 0;
  };
  const allows = (name: LimitName, key: string, amount: number): boolean => {
    if (isOff(name) || used(name, key) + amount <= limits[name]) return true;
    onLimited(name);
    return false;
  };
  return {
    consume,
    hasLeft: (name, key) => allows(name, key, 1),
    tryConsume(name, key, amount = 1) {
      if (!allows(name, key, amount)) return false;
      consume(name, key, amount);
      return true;
    },
    release: (name, key) => returnOne(current(name), key),
    pendingShares: () =>
      LIMIT_NAMES.filter(name => !UNSHARED_LIMITS.has(name)).flatMap(name =>
        sharesOf(name, current(name), limits[name]),
      ),
    applyOthers({ name, key, index }, others) {
      const counts = all[name];
      const count = counts.index === index ? counts.by.get(key) : undefined;
      if (count) count.others = others;
    },
  };
}

function windowOf(counts: Counts, length: number | undefined, now: number): Counts {
  const index = length === undefined ? 0 : Math.floor(now / length);
  if (index !== counts.index) Object.assign(counts, { index, by: new Map() });
  return counts;
}

const sumOf = (count: Count | undefined): number => (count ? count.own + count.others : 0);

function countOf({ by }: Counts, key: string): Count {
  const known = by.get(key);
  if (known) return known;
  if (by.size >= MAX_KEYS_PER_LIMIT) by.delete(assertDefined(by.keys().next().value));
  const count: Count = { own: 0, others: 0, timesShared: 0 };
  by.set(key, count);
  return count;
}

function returnOne({ by }: Counts, key: string): void {
  const count = by.get(key);
  if (!count) return;
  count.own = Math.max(0, count.own - 1);
  if (count.own === 0) by.delete(key);
}

/** Changes are reported twice, so that the others' counts arrive meanwhile. */
function sharesOf(name: LimitName, { index, by }: Counts, limit: number): LimitShare[] {
  const { windowMs } = LIMIT_SPECS[name];
  const worthSharing = [...by].filter(
    ([, { own, timesShared }]) => own * SHARE_THRESHOLD_DIVISOR >= limit && (timesShared < 2 || windowMs === undefined),
  );
  return worthSharing.map(([key, count]) => {
    count.timesShared += 1;
    return { name, key, index, count: count.own, lasts: windowMs ?? IN_USE_SHARE_MS };
  });
}

/** Token bucket: allows a burst, and a steady rate after it. */
export type TokenBucket = { left: number; at: number };
export type TokenRate = { readonly burst: number; readonly perSecond: number };

export const DEFAULT_FRAME_RATE: TokenRate = { burst: 30, perSecond: 10 };
/** In simultaneous games players act faster, and being first counts. */
export const SIMULTANEOUS_FRAME_RATE: TokenRate = { burst: 120, perSecond: 40 };

export const createTokenBucket = (now: number): TokenBucket => ({ left: DEFAULT_FRAME_RATE.burst, at: now });

/** Takes one token if there is one. */
export function takeToken(bucket: TokenBucket, rate: TokenRate, now: number): boolean {
  const gained = (Math.max(0, now - bucket.at) / 1000) * rate.perSecond;
  bucket.left = Math.min(rate.burst, bucket.left + gained);
  bucket.at = now;
  if (bucket.left < 1) return false;
  bucket.left -= 1;
  return true;
}

export type LimitSync = () => Promise<void>;

/** The rest is sent in the next round. */
const MAX_SHARES_PER_ROUND = 1000;

/** Expired counts are deleted even if there is nothing to report. */
const ROUNDS_PER_SWEEP = 30;

/**
 * Creates the exchange of counts through the store, about once a second. The store sees no addresses, only HMACs that
 * change with every window.
 */
export function createLimitSync(limiter: RateLimiter, store: TableStore, key: string): LimitSync {
  const markOf = ({ name, key: addressKey, index }: LimitShare): string =>
    createHmac('sha256', key).update(`limit.${name}.${index}.${addressKey}`).digest('base64url').slice(0, 22);
  let idleRounds = 0;
  return async () => {
    const shares = limiter.pendingShares().slice(0, MAX_SHARES_PER_ROUND);
    idleRounds = shares.length > 0 ? 0 : (idleRounds + 1) % ROUNDS_PER_SWEEP;
    if (idleRounds > 0) return;
    const marks = shares.map(markOf);
    const tallies = shares.map(({ count, lasts }, i) => ({ mark: itemAt(marks, i), count: Math.round(count), lasts }));
    const others = await store.exchangeTallies(tallies);
    for (const [i, share] of shares.entries()) limiter.applyOthers(share, others.get(itemAt(marks, i)) ?? 0);
  };
}

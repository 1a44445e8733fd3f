/**
 * Limits hold for a whole site: about once a second each server tells the store what addresses have had of it, and
 * hears what they have had of the others. The store knows no addresses, only marks that change with every window.
 */
import { createHmac } from 'node:crypto';
import { nth } from '@parlour/kernel/must';
import type { TableStore } from '../store/port.ts';
import type { Counter, LimitShare } from './counter.ts';

export type Sharing = () => Promise<void>;

/** One statement is not to grow without end; what is left over comes next time. */
const MOST = 1000;

/** What is out of date is swept out of the store also when there is nothing to tell. */
const SWEEP = 30;

export function shareBy(counter: Counter, store: TableStore, key: string): Sharing {
  const markOf = ({ name, who, index }: LimitShare): string =>
    createHmac('sha256', key).update(`limit.${name}.${index}.${who}`).digest('base64url').slice(0, 22);
  let silence = 0;
  return async () => {
    const shares = counter.shares().slice(0, MOST);
    silence = shares.length > 0 ? 0 : (silence + 1) % SWEEP;
    if (silence > 0) return;
    const marks = shares.map(markOf);
    const tallies = shares.map(({ count, lasts }, i) => ({ mark: nth(marks, i), count: Math.round(count), lasts }));
    const others = await store.tally(tallies);
    for (const [i, share] of shares.entries()) counter.heard(share, others.get(nth(marks, i)) ?? 0);
  };
}

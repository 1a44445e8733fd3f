import type { TournamentPlan } from '../plan.ts';

const plain = { entering: 'single', better: 'high', rounds: null, odd: 'bye', leavers: 'lost' } as const;

/** Every kind with every table shape. */
export const PLANS: Readonly<Record<string, TournamentPlan>> = {
  'round robin of two': { ...plain, kind: 'round robin', seats: 2, sides: 2 },
  'round robin of four': { ...plain, kind: 'round robin', seats: 4, sides: 4, better: 'low' },
  'round robin in sides': { ...plain, kind: 'round robin', seats: 4, sides: 2 },
  'swiss of two': { ...plain, kind: 'swiss', seats: 2, sides: 2 },
  'swiss of two, computers': { ...plain, kind: 'swiss', seats: 2, sides: 2, odd: 'computer', leavers: 'stand-in' },
  'swiss of three': { ...plain, kind: 'swiss', seats: 3, sides: 3, better: 'low' },
  'swiss of four': { ...plain, kind: 'swiss', seats: 4, sides: 4 },
  'swiss in sides': { ...plain, kind: 'swiss', seats: 4, sides: 2, leavers: 'stand-in' },
  'knock-out of two': { ...plain, kind: 'knock-out', seats: 2, sides: 2 },
  'knock-out of four': { ...plain, kind: 'knock-out', seats: 4, sides: 4 },
  'knock-out in sides': { ...plain, kind: 'knock-out', seats: 4, sides: 2 },
  'duplicate alone': { ...plain, kind: 'duplicate', seats: 1, sides: 1 },
  'duplicate of four': { ...plain, kind: 'duplicate', seats: 4, sides: 4, better: 'low' },
  'duplicate of teams': { ...plain, kind: 'duplicate', seats: 4, sides: 2, entering: 'teams' },
};

/** What can be wrong with a request, as against a play that the rules refuse. */
import { TROUBLES } from '@parlour/table/verbs';

/** What a table answers, then what a server adds. */
export const CODES = [
  ...TROUBLES,
  'bad-token',
  'bad-protocol',
  'no-table',
  'no-hello',
  'no-hints',
  'too-fast',
  'try-again',
  'crowded',
  'used-up',
  'table-trouble',
  'round-running',
  'not-found',
  'not-signed-in',
  'sign-in-again',
  'name-taken',
  'not-allowed',
  'bad-proof',
  'our-fault',
] as const;

/** What programs go by; sentences are for people. */
export type ErrorCode = (typeof CODES)[number];

type Trouble = { readonly code: ErrorCode } | undefined;

const isOneOf = (codes: readonly ErrorCode[], error: Trouble): boolean =>
  error !== undefined && codes.includes(error.code);

/** Wait, and ask again under the same name. */
const PASSING: readonly ErrorCode[] = ['too-fast', 'try-again', 'no-hello'];

/** Whoever is greeted with one of these need not come back. */
const FINAL: readonly ErrorCode[] = [
  'bad-request',
  'bad-token',
  'bad-protocol',
  'no-table',
  'table-trouble',
  'crowded',
];

export const isPassing = (error: Trouble): boolean => isOneOf(PASSING, error);
export const isFinal = (error: Trouble): boolean => isOneOf(FINAL, error);

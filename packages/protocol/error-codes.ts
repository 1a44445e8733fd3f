/** Error codes of requests. A play that the rules refuse is no error. */
import { COMMAND_ERROR_CODES } from '@parlour/table/commands';

/** Codes of a table, then those of a server. */
export const ERROR_CODES = [
  ...COMMAND_ERROR_CODES,
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

/** For programs; the sentences are for people. */
export type ErrorCode = (typeof ERROR_CODES)[number];

type MaybeError = { readonly code: ErrorCode } | undefined;

const isOneOf = (codes: readonly ErrorCode[], error: MaybeError): boolean =>
  error !== undefined && codes.includes(error.code);

/** Retry later with the same request id. */
const RETRYABLE: readonly ErrorCode[] = ['too-fast', 'try-again', 'no-hello'];

/** In answer to a hello: reconnecting will not help. */
const PERMANENT: readonly ErrorCode[] = [
  'bad-request',
  'bad-token',
  'bad-protocol',
  'no-table',
  'table-trouble',
  'crowded',
];

export const isRetryableError = (error: MaybeError): boolean => isOneOf(RETRYABLE, error);
export const isPermanentError = (error: MaybeError): boolean => isOneOf(PERMANENT, error);

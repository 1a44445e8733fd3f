/** Logging and metrics as a port. Nothing about anyone's hand is ever reported. */
import type { FailureOutcome } from '@parlour/table/computer/fallback';

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

export const COUNTER_NAMES = [
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

export type Telemetry = {
  info(fact: LogFields, text: string): void;
  debug(fact: LogFields, text: string): void;
  logError(error: unknown, fact: LogFields, text: string): void;
  count(name: (typeof COUNTER_NAMES)[number]): void;
  countError(code: string): void;
  countBotFailure(outcome: FailureOutcome): void;
  countLimited(limit: string): void;
  /** By route pattern, not by URL. */
  observeRequest(route: string, status: number, seconds: number): void;
  observeWrite(seconds: number): void;
};

const noMetrics = {
  debug: () => {},
  countError: () => {},
  countBotFailure: () => {},
  countLimited: () => {},
  observeRequest: () => {},
  observeWrite: () => {},
};

export const silentTelemetry: Telemetry = { info: () => {}, logError: () => {}, count: () => {}, ...noMetrics };

/** State machine of matchmaking: polls the server until there is a table. */
import { randomHexId } from '@parlour/client/transport';
import type { Result } from '@parlour/kernel/result';
import type { MatchmakingRequest, MatchmakingStatus } from '@parlour/protocol/club/matchmaking';
import { type ReadonlySignal, signal } from '@preact/signals';

export type WantedGame = Omit<MatchmakingRequest, 'ticket'>;

export type SearchState =
  | { readonly is: 'idle'; readonly error: string }
  /** `until`: when computer players fill the table, in device time. `connectionError`: why the last poll failed. */
  | { readonly is: 'waiting'; readonly until: number; readonly others: number; readonly connectionError: string }
  | { readonly is: 'met'; readonly table: string };

type SearchAnswer = Result<MatchmakingStatus, { readonly message: string }>;

export type SearchHost = {
  requestTable(request: MatchmakingRequest): Promise<SearchAnswer>;
  releaseTicket(ticket: string): void;
  /** Stores the seat before the page goes to the table. */
  saveSeat(table: string, seat: string): Promise<void>;
  now(): number;
  setTimer(delayMs: number, run: () => void): () => void;
};

export type GameSearch = {
  readonly state: ReadonlySignal<SearchState>;
  begin(wanted: WantedGame): void;
  /** Also called when the page is left. */
  stop(): void;
};

/** `EXPECTED_WAIT_MS` is assumed until the server tells the real time. */
const POLL_INTERVAL_MS = 2000;
const EXPECTED_WAIT_MS = 20_000;

export function openGameSearch(host: SearchHost): GameSearch {
  const state = signal<SearchState>({ is: 'idle', error: '' });
  let ticket: string | undefined;
  let cancel = (): void => undefined;

  const poll = async (askedTicket: string, wanted: WantedGame, attempt: number): Promise<void> => {
    const answer = await host.requestTable({ ...wanted, ticket: askedTicket });
    if (ticket !== askedTicket) return;
    if (!answer.ok && attempt === 0) return end({ is: 'idle', error: answer.fault.message });
    if (answer.ok && answer.value.is === 'met') return enterTable(answer.value);
    state.value = nextWaitingState(state.value, answer, host.now());
    cancel = host.setTimer(POLL_INTERVAL_MS, () => void poll(askedTicket, wanted, attempt + 1));
  };
  const enterTable = async ({ table, seat }: Extract<MatchmakingStatus, { is: 'met' }>): Promise<void> => {
    await host.saveSeat(table, seat);
    end({ is: 'met', table });
  };
  const end = (last: SearchState): void => {
    ticket = undefined;
    cancel();
    state.value = last;
  };
  return {
    state,
    begin(wanted) {
      if (ticket !== undefined) return;
      ticket = randomHexId();
      state.value = { is: 'waiting', until: host.now() + EXPECTED_WAIT_MS, others: 0, connectionError: '' };
      void poll(ticket, wanted, 0);
    },
    stop() {
      if (ticket === undefined) return;
      host.releaseTicket(ticket);
      end({ is: 'idle', error: '' });
    },
  };
}

/**
 * Without an answer the last known values stay. A ticket that is not renewed expires, and the next poll starts again.
 */
function nextWaitingState(before: SearchState, answer: SearchAnswer, now: number): SearchState {
  const known = before.is === 'waiting' ? before : { until: now + EXPECTED_WAIT_MS, others: 0 };
  if (!answer.ok)
    return { is: 'waiting', until: known.until, others: known.others, connectionError: answer.fault.message };
  const { left, others } = answer.value.is === 'waiting' ? answer.value : { left: 0, others: 0 };
  return { is: 'waiting', until: now + left, others, connectionError: '' };
}

import { failure, success } from '@parlour/kernel/result';
import type { MatchmakingRequest, MatchmakingStatus } from '@parlour/protocol/club/matchmaking';
import { describe, expect, it } from 'vitest';
import { type GameSearch, openGameSearch, type SearchHost } from './game-search.ts';

type Answer = Awaited<ReturnType<SearchHost['requestTable']>>;

type SearchSimulation = {
  readonly search: GameSearch;
  readonly asked: MatchmakingRequest[];
  readonly stopped: string[];
  readonly savedSeats: string[];
  pass(): Promise<void>;
};

/** Gives the answers in order and repeats the last. */
function simulateSearch(...answers: readonly Answer[]): SearchSimulation {
  const asked: MatchmakingRequest[] = [];
  const stopped: string[] = [];
  const savedSeats: string[] = [];
  let next: (() => void) | undefined;
  let now = 1000;
  const search = openGameSearch({
    requestTable: async request => answers[Math.min(asked.push(request), answers.length) - 1]!,
    releaseTicket: ticket => stopped.push(ticket),
    saveSeat: async (table, seat) => void savedSeats.push(`${table} ${seat}`),
    now: () => now,
    setTimer: (milliseconds, run) => {
      next = () => {
        now += milliseconds;
        run();
      };
      return () => (next = undefined);
    },
  });
  const pass = async (): Promise<void> => {
    const run = next;
    next = undefined;
    run?.();
    await new Promise(resolve => setTimeout(resolve));
  };
  return { search, asked, stopped, savedSeats, pass };
}

const waiting = (left: number): Answer => success<MatchmakingStatus>({ is: 'waiting', waited: 0, left, others: 3 });
const met: Answer = success<MatchmakingStatus>({ is: 'met', game: 'g', table: 't', seat: 'token' });

describe('the page that looks for somebody', () => {
  it('asks again with the same ticket until there is a table, and keeps the seat', async () => {
    const { search, asked, savedSeats, pass } = simulateSearch(waiting(20_000), waiting(18_000), met);
    search.begin({ games: ['g'], name: 'Ada' });
    await pass();
    expect(search.state.value).toEqual({ is: 'waiting', until: 21_000, others: 3, connectionError: '' });
    await pass();
    await pass();
    expect(search.state.value).toEqual({ is: 'met', table: 't' });
    expect(savedSeats).toEqual(['t token']);
    expect(new Set(asked.map(({ ticket }) => ticket)).size).toBe(1);
    await pass();
    expect(asked).toHaveLength(3);
  });

  it('goes on asking when no server is within reach, and says so', async () => {
    const { search, pass } = simulateSearch(waiting(20_000), failure({ message: 'No server is within reach.' }), met);
    search.begin({});
    await pass();
    await pass();
    expect(search.state.value).toMatchObject({
      is: 'waiting',
      connectionError: 'No server is within reach.',
      others: 3,
    });
    await pass();
    expect(search.state.value.is).toBe('met');
  });

  it('gives the ticket back when it is called off, and hears of it no more', async () => {
    const { search, asked, stopped, pass } = simulateSearch(waiting(20_000), met);
    search.begin({});
    await pass();
    search.stop();
    expect(stopped).toEqual([asked[0]!.ticket]);
    await pass();
    expect([asked.length, search.state.value]).toEqual([1, { is: 'idle', error: '' }]);
    search.begin({});
    await pass();
    expect(asked[1]!.ticket).not.toBe(asked[0]!.ticket);
  });

  it('says in a sentence why not', async () => {
    const { search, pass } = simulateSearch(failure({ message: 'Not with this name.' }));
    search.begin({});
    await pass();
    expect(search.state.value).toEqual({ is: 'idle', error: 'Not with this name.' });
  });
});

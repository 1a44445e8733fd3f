import { failure, success } from '@parlour/kernel/result';
import type { SeekRequest, Sought } from '@parlour/protocol/club/meeting';
import { describe, expect, it } from 'vitest';
import { type GameSearch, openSearch, type SeekPorts } from './seeking.ts';

type Answer = Awaited<ReturnType<SeekPorts['ask']>>;

type World = {
  readonly seeker: GameSearch;
  readonly asked: SeekRequest[];
  readonly stopped: string[];
  readonly kept: string[];
  pass(): Promise<void>;
};

/** Answers come one after another; the last one stays. */
function worldOf(...answers: readonly Answer[]): World {
  const asked: SeekRequest[] = [];
  const stopped: string[] = [];
  const kept: string[] = [];
  let next: (() => void) | undefined;
  let now = 1000;
  const seeker = openSearch({
    ask: async request => answers[Math.min(asked.push(request), answers.length) - 1]!,
    stop: ticket => stopped.push(ticket),
    keep: async (table, seat) => void kept.push(`${table} ${seat}`),
    now: () => now,
    later: (milliseconds, run) => {
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
  return { seeker, asked, stopped, kept, pass };
}

const waiting = (left: number): Answer => success<Sought>({ is: 'waiting', waited: 0, left, others: 3 });
const met: Answer = success<Sought>({ is: 'met', game: 'g', table: 't', seat: 'token' });

describe('the page that looks for somebody', () => {
  it('asks again with the same ticket until there is a table, and keeps the seat', async () => {
    const { seeker, asked, kept, pass } = worldOf(waiting(20_000), waiting(18_000), met);
    seeker.begin({ games: ['g'], name: 'Ada' });
    await pass();
    expect(seeker.state.value).toEqual({ is: 'waiting', until: 21_000, others: 3, trouble: '' });
    await pass();
    await pass();
    expect(seeker.state.value).toEqual({ is: 'met', table: 't' });
    expect(kept).toEqual(['t token']);
    expect(new Set(asked.map(({ ticket }) => ticket)).size).toBe(1);
    await pass();
    expect(asked).toHaveLength(3);
  });

  it('goes on asking when no server is within reach, and says so', async () => {
    const { seeker, pass } = worldOf(waiting(20_000), failure({ message: 'No server is within reach.' }), met);
    seeker.begin({});
    await pass();
    await pass();
    expect(seeker.state.value).toMatchObject({ is: 'waiting', trouble: 'No server is within reach.', others: 3 });
    await pass();
    expect(seeker.state.value.is).toBe('met');
  });

  it('gives the ticket back when it is called off, and hears of it no more', async () => {
    const { seeker, asked, stopped, pass } = worldOf(waiting(20_000), met);
    seeker.begin({});
    await pass();
    seeker.stop();
    expect(stopped).toEqual([asked[0]!.ticket]);
    await pass();
    expect([asked.length, seeker.state.value]).toEqual([1, { is: 'idle', wrong: '' }]);
    seeker.begin({});
    await pass();
    expect(asked[1]!.ticket).not.toBe(asked[0]!.ticket);
  });

  it('says in a sentence why not', async () => {
    const { seeker, pass } = worldOf(failure({ message: 'Not with this name.' }));
    seeker.begin({});
    await pass();
    expect(seeker.state.value).toEqual({ is: 'idle', wrong: 'Not with this name.' });
  });
});

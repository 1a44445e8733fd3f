/** Looking for somebody to play with, as the page goes through it: asks every two seconds until there is a table. */
import { newId } from '@parlour/client/platform';
import type { Result } from '@parlour/kernel/result';
import type { SeekRequest, Sought } from '@parlour/protocol/club/meeting';
import { type ReadonlySignal, signal } from '@preact/signals';

export type WantedGame = Omit<SeekRequest, 'ticket'>;

export type Seeking =
  | { readonly is: 'idle'; readonly wrong: string }
  /** When computer players fill the table, by the clock of this device; and why the server was not heard of lately. */
  | { readonly is: 'waiting'; readonly until: number; readonly others: number; readonly trouble: string }
  | { readonly is: 'met'; readonly table: string };

/** Where one has got to, or a sentence why not. */
type Asked = Result<Sought, { readonly message: string }>;

/** What it needs of the world around it. */
export type SeekPorts = {
  ask(request: SeekRequest): Promise<Asked>;
  stop(ticket: string): void;
  /** Keeps the seat, so that the table is theirs when the page goes there. */
  keep(table: string, seat: string): Promise<void>;
  now(): number;
  later(milliseconds: number, run: () => void): () => void;
};

export type GameSearch = {
  readonly state: ReadonlySignal<Seeking>;
  begin(wanted: WantedGame): void;
  /** Also when the page is left. */
  stop(): void;
};

/** How often it is asked, and how long it takes at first to be told how long it takes. */
const EVERY = 2000;
const GUESS = 20_000;

export function openSearch(ports: SeekPorts): GameSearch {
  const state = signal<Seeking>({ is: 'idle', wrong: '' });
  let ticket: string | undefined;
  let cancel = (): void => undefined;

  const hear = async (asked: string, wanted: WantedGame, times: number): Promise<void> => {
    const answer = await ports.ask({ ...wanted, ticket: asked });
    if (ticket !== asked) return;
    if (!answer.ok && times === 0) return end({ is: 'idle', wrong: answer.fault.message });
    if (answer.ok && answer.value.is === 'met') return arrive(answer.value);
    state.value = waitingAfter(state.value, answer, ports.now());
    cancel = ports.later(EVERY, () => void hear(asked, wanted, times + 1));
  };
  const arrive = async ({ table, seat }: Extract<Sought, { is: 'met' }>): Promise<void> => {
    await ports.keep(table, seat);
    end({ is: 'met', table });
  };
  const end = (last: Seeking): void => {
    ticket = undefined;
    cancel();
    state.value = last;
  };
  return {
    state,
    begin(wanted) {
      if (ticket !== undefined) return;
      ticket = newId();
      state.value = { is: 'waiting', until: ports.now() + GUESS, others: 0, trouble: '' };
      void hear(ticket, wanted, 0);
    },
    stop() {
      if (ticket === undefined) return;
      ports.stop(ticket);
      end({ is: 'idle', wrong: '' });
    },
  };
}

/** Without an answer what was last known stays; a ticket that is not renewed ends, and then it begins anew. */
function waitingAfter(before: Seeking, answer: Asked, now: number): Seeking {
  const known = before.is === 'waiting' ? before : { until: now + GUESS, others: 0 };
  if (!answer.ok) return { is: 'waiting', until: known.until, others: known.others, trouble: answer.fault.message };
  const { left, others } = answer.value.is === 'waiting' ? answer.value : { left: 0, others: 0 };
  return { is: 'waiting', until: now + left, others, trouble: '' };
}

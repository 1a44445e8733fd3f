/** External programs at tables, in this process or on a remote server: one question at a time, match after match. */
import type { Game, GameEvent, MatchResult, Seat } from '@parlour/kernel/game';
import { viewForChair } from '@parlour/kernel/match';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import { externalSeed } from '@parlour/players/arena/arena';
import type { Thought } from '@parlour/players/player';
import type { ThinkTask } from '@parlour/table/computer/task';
import type { Table } from '@parlour/table/table';
import { newProgramPool } from './process-pool.ts';
import {
  type Conversation,
  type Dialogue,
  type Judge,
  judgeInImaginedWorld,
  newConversation,
  type Objection,
  overMessage,
  type ProgramSeatInfo,
  type ProgramSituation,
  requestPlay,
  sayHello,
} from './protocol.ts';

export type ProgramSeat = {
  /** `match` is the number of the match; `objection` is the reason why the last answer was rejected. */
  think(situation: ProgramSituation, match: number, judge: Judge, objection?: Objection): Promise<Thought>;
  end(history: readonly GameEvent[], result: MatchResult): void;
  close(): void;
};

/** Without the seat, which is known only after sitting down at a remote table. */
export type ProgramTableInfo = Omit<ProgramSeatInfo, 'seat'>;

type SeatState = {
  readonly command: string;
  readonly seating: ProgramTableInfo;
  readonly onError: (sentence: string) => void;
  readonly pool: ReturnType<typeof newProgramPool>;
  conversation: Conversation | undefined;
  match: number;
  isReported: boolean;
  queue: Promise<unknown>;
};

export function openProgramSeat(
  command: string,
  seating: ProgramTableInfo,
  onError: (sentence: string) => void,
): ProgramSeat {
  const pool = newProgramPool();
  const fresh = { conversation: undefined, match: 0, isReported: false, queue: Promise.resolve() };
  const state: SeatState = { command, seating, onError, pool, ...fresh };
  return {
    think(situation, match, judge, objection) {
      const thought = state.queue.then(() => think(state, situation, match, judge, objection));
      state.queue = thought.catch(() => undefined);
      return thought;
    },
    end: (history, result) => sendOver(state, history, result),
    close() {
      state.isReported = true;
      pool.close();
    },
  };
}

async function think(
  state: SeatState,
  situation: ProgramSituation,
  match: number,
  judge: Judge,
  objection?: Objection,
): Promise<Thought> {
  const conversation =
    state.conversation && state.match === match
      ? state.conversation
      : await startConversation(state, situation.seat, match);
  const thought = await runDialogue(state, requestPlay(conversation, situation, judge, objection));
  if (conversation.lost !== undefined) await reportLoss(state, conversation.lost);
  return thought;
}

const requestBase = ({ command, seating }: SeatState): { command: string; key: string; ms: number } => ({
  ...{ command, key: command, ms: seating.ms },
});

async function runDialogue<T>({ pool, ...state }: SeatState, dialogue: Dialogue<T>): Promise<T> {
  const base = requestBase({ pool, ...state });
  let step = dialogue.next();
  while (!step.done) step = dialogue.next(await pool.answer({ ...base, question: step.value }));
  return step.value;
}

async function startConversation(state: SeatState, seat: Seat, match: number): Promise<Conversation> {
  const seed = externalSeed(`${state.seating.seed}/${match}`, seat);
  const conversation = newConversation({ ...state.seating, seat, seed }, state.conversation?.id ?? 0);
  Object.assign(state, { conversation, match, isReported: false });
  await runDialogue(state, sayHello(conversation));
  return conversation;
}

async function reportLoss(state: SeatState, why: string): Promise<void> {
  if (state.isReported) return;
  state.isReported = true;
  await state.pool.answer({ ...requestBase(state), drop: why });
  state.onError(`The program "${state.command}" ${why}. Random plays replace it.`);
}

function sendOver(state: SeatState, history: readonly GameEvent[], result: MatchResult): void {
  const { conversation } = state;
  if (!conversation || conversation.lost !== undefined || conversation.isOver) return;
  conversation.isOver = true;
  void state.pool.answer({ ...requestBase(state), tell: overMessage(conversation, history, result) });
}

export type TablePrograms = {
  isSeated(seat: Seat): boolean;
  think(task: ThinkTask, game: Game, match: number): Promise<Thought>;
  onTableChange(table: Table): void;
  close(): void;
};

/** Seats external programs at a table in this process. */
export function openTablePrograms(
  commands: ReadonlyMap<Seat, string>,
  seating: ProgramTableInfo,
  onError: (sentence: string) => void,
): TablePrograms {
  const seats = new Map([...commands].map(([seat, command]) => [seat, openProgramSeat(command, seating, onError)]));
  return {
    isSeated: seat => seats.has(seat),
    think({ level: _, seed, ...rest }, game, match) {
      const situation = { ...rest, game, budget: 1, random: seededRandom(seed) };
      return assertDefined(seats.get(rest.seat)).think(situation, match, judgeInImaginedWorld(situation));
    },
    onTableChange({ status, current: sitting }) {
      if (status?.is !== 'over' || !sitting) return;
      for (const [seat, program] of seats) program.end(viewForChair(sitting.match, seat).history, status.result);
    },
    close: () => seats.forEach(program => void program.close()),
  };
}

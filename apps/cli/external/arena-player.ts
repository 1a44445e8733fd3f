/** An external program as a player of the arena. The worker thread blocks until the program answers. */
import { type Match, matchStatus, viewForChair } from '@parlour/kernel/match';
import type { ContenderFaults, ExternalContender, JoinedContender, Stopwatch } from '@parlour/players/arena/arena';
import type { Think } from '@parlour/players/player';
import type { ArenaSetting } from '../lib/arena-job.ts';
import { DEFAULT_PLAY_MS } from '../lib/game-setup.ts';
import { type BlockingChannel, type ProgramRequest, requestBlocking } from '../lib/worker-threads.ts';
import type { ProgramQuestion, ProgramReply } from './process.ts';
import {
  type Conversation,
  conversationFaults,
  type Dialogue,
  judgeInImaginedWorld,
  newConversation,
  overMessage,
  type ProgramSeatInfo,
  requestPlay,
  sayHello,
} from './protocol.ts';

/** A program may know one hand only: every seat of a player has its own process. */
type ProcessSlots = { readonly free: number[]; count: number; lastId: number };

type ProgramSetting = Pick<ArenaSetting, 'game' | 'options' | 'seats' | 'ms'>;

export function newArenaProgram(
  command: string,
  { game, options, seats, ms = DEFAULT_PLAY_MS }: ProgramSetting,
  channel: BlockingChannel,
): ExternalContender {
  const slots: ProcessSlots = { free: [], count: 0, lastId: 0 };
  return {
    name: command,
    stopwatch: wallStopwatch,
    join: (seat, seed) => joinMatch(slots, { game, options, seats, seat, seed, ms }, command, channel),
  };
}

const wallStopwatch: Stopwatch = () => {
  const startedAt = performance.now();
  return () => performance.now() - startedAt;
};

function joinMatch(
  slots: ProcessSlots,
  place: ProgramSeatInfo,
  command: string,
  channel: BlockingChannel,
): JoinedContender {
  const slot = slots.free.pop() ?? slots.count++;
  const base = { command, key: `${command} ${slot}`, ms: place.ms };
  const conversation = newConversation(place, slots.lastId);
  const ask = (question: ProgramQuestion): ProgramReply => requestBlocking(channel, { ...base, question });
  runBlocking(sayHello(conversation), ask);
  const think: Think = function* (situation) {
    const thought = runBlocking(requestPlay(conversation, situation, judgeInImaginedWorld(situation)), ask);
    yield thought;
    return thought;
  };
  const leave: JoinedContender['leave'] = match => {
    slots.free.push(slot);
    slots.lastId = Math.max(slots.lastId, conversation.id);
    return leaveMatch(conversation, match, channel, base);
  };
  return { think, budget: 1, leave };
}

function runBlocking<T>(dialogue: Dialogue<T>, ask: (question: ProgramQuestion) => ProgramReply): T {
  let step = dialogue.next();
  while (!step.done) step = dialogue.next(ask(step.value));
  return step.value;
}

function leaveMatch(
  conversation: Conversation,
  match: Match,
  channel: BlockingChannel,
  base: Pick<ProgramRequest, 'command' | 'key' | 'ms'>,
): ContenderFaults {
  const { history, scores } = viewForChair(match, conversation.place.seat);
  const status = matchStatus(match);
  const end = status.is === 'over' ? status.result : { scores };
  if (conversation.lost === undefined)
    requestBlocking(channel, { ...base, tell: overMessage(conversation, history, end) });
  else requestBlocking(channel, { ...base, drop: conversation.lost });
  return conversationFaults(conversation);
}

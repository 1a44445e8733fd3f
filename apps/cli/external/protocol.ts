/**
 * The protocol between a table and an external program at one seat, as generators: they yield questions and receive
 * replies. So a blocking thread and an asynchronous caller share the same code.
 */
import type { GameEvent, MatchResult, Play, Seat } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { pick } from '@parlour/kernel/random';
import { addRefusalMessage } from '@parlour/kernel/sentences';
import type { ContenderFaults } from '@parlour/players/arena/arena';
import { randomThinkingSeconds } from '@parlour/players/persona';
import type { Situation, Thought } from '@parlour/players/player';
import { limitPlaysPerKind } from '@parlour/table/views';
import { CLI_VERSION } from '../lib/command.ts';
import type { ProgramAnswer, ProgramQuestion, ProgramReply } from './process.ts';

const PROTOCOL_VERSION = 1;
/** As many plays as a table offers. Programs may answer with any other legal play. */
const MAX_OFFERED_PLAYS = 200;

export type ProgramSeatInfo = {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly seat: Seat;
  /** Seed for the program's own random choices: constant for a match, and reveals nothing about the cards. */
  readonly seed: string;
  readonly ms: number;
};

export type Conversation = {
  readonly place: ProgramSeatInfo;
  id: number;
  /** Number of events sent, and the last of them as JSON. */
  eventsSent: number;
  lastEventSent: string;
  /** Plays made for the program: illegal or garbled answers, of these the garbled ones, and late answers. */
  wrong: number;
  garbled: number;
  late: number;
  lost: string | undefined;
  isOver: boolean;
};

export type Dialogue<T> = Generator<ProgramQuestion, T, ProgramReply>;

/** Question ids continue across matches. */
export const newConversation = (place: ProgramSeatInfo, id: number): Conversation => ({
  ...{ place, id, eventsSent: 0, lastEventSent: '', wrong: 0, garbled: 0, late: 0, lost: undefined, isOver: false },
});

export const conversationFaults = ({ wrong, garbled, late, lost }: Conversation): ContenderFaults => ({
  wrong,
  garbled,
  late,
  ...(lost !== undefined && { lost }),
});

/** Asks for the program's name. A program that gives none is rejected. */
export function* sayHello(conversation: Conversation): Dialogue<string | undefined> {
  const { place } = conversation;
  const hello: ProgramQuestion = { ask: 'hello', id: ++conversation.id };
  const reply = yield Object.assign(hello, { protocol: PROTOCOL_VERSION, version: CLI_VERSION, ...place });
  if ('answer' in reply && typeof reply.answer.name === 'string') return sanitizeName(reply.answer.name);
  conversation.lost = helloFailure(reply) ?? 'did not answer hello with its name';
  return undefined;
}

const sanitizeName = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}\p{P}\p{Zs}]/gu, '')
    .trim()
    .slice(0, 24) || '?';

function helloFailure(reply: ProgramReply): string | undefined {
  if ('lost' in reply) return reply.lost;
  return 'late' in reply ? 'did not answer hello in time' : undefined;
}

export type ProgramSituation = Pick<Situation, 'seat' | 'view' | 'plays' | 'awaited' | 'random'> & {
  readonly more?: true;
};

export type Judge = (play: unknown) => Judged;
type Judged = { readonly play: Play } | Objection;

/** Why an answer was rejected: the refusal, or a sentence. */
export type Objection = { readonly refused: object } | { readonly error: string };

/** Asks for a play, and once more after an illegal one; then a random play is made. */
export function* requestPlay(
  conversation: Conversation,
  situation: ProgramSituation,
  judge: Judge,
  earlier?: Objection,
): Dialogue<Thought> {
  const question = playQuestion(conversation, situation);
  let objection: Objection | undefined = earlier;
  let isGarbled = false;
  for (let tries = 0; tries < 2 && conversation.lost === undefined && situation.plays.length > 0; tries++) {
    const reply = yield { ...question, ...objection };
    if ('late' in reply || 'lost' in reply) return handleNoAnswer(conversation, situation, reply);
    const judged = 'garbled' in reply ? { error: reply.garbled } : judgeAnswer(situation, reply.answer, judge);
    if ('play' in judged) return asThought(situation, judged.play ?? undefined);
    objection = judged;
    isGarbled = 'garbled' in reply;
  }
  if (conversation.lost === undefined && situation.plays.length > 0) {
    conversation.wrong += 1;
    if (isGarbled) conversation.garbled += 1;
  }
  return randomThought(situation);
}

function playQuestion(
  conversation: Conversation,
  { seat, view, plays, awaited, more }: ProgramSituation,
): ProgramQuestion {
  const { history, ...rest } = view;
  const isCut = plays.length > MAX_OFFERED_PLAYS;
  const offered = { plays: isCut ? limitPlaysPerKind(plays, MAX_OFFERED_PLAYS) : plays, more: isCut || more === true };
  const question: ProgramQuestion = { ask: 'play', id: ++conversation.id };
  return Object.assign(question, { seat, awaited, ...unsentEvents(conversation, history), ...offered, view: rest });
}

/** Returns the events since the last question, or all of them after an undo. */
function unsentEvents(
  conversation: Conversation,
  history: readonly GameEvent[],
): { told: readonly GameEvent[]; anew?: true } {
  const isSame =
    conversation.eventsSent === 0 ||
    JSON.stringify(history[conversation.eventsSent - 1]) === conversation.lastEventSent;
  const events = isSame ? history.slice(conversation.eventsSent) : history;
  conversation.eventsSent = history.length;
  conversation.lastEventSent = JSON.stringify(history.at(-1)) ?? '';
  return isSame ? { told: events } : { told: events, anew: true };
}

function judgeAnswer(situation: ProgramSituation, { play }: ProgramAnswer, judge: Judge): Judged | { play: null } {
  if (play !== null) return judge(play);
  return mayPass(situation) ? { play } : { error: 'It is your turn: "play" must not be null.' };
}

const mayPass = ({ awaited, view }: ProgramSituation): boolean => !awaited || view.turn.length > 1;

/** A world that looks the same refuses the same plays, so the true state is not needed. */
export const judgeInImaginedWorld =
  ({ game, seat, view, random }: Situation): Judge =>
  play => {
    if (!game.isPlay(play)) return { error: `This is not a play of ${game.title}.` };
    const refusal = game.refuse(game.imagine(view, random), seat, play);
    return refusal ? { refused: addRefusalMessage(game, refusal) } : { play };
  };

/**
 * The first timeout costs a random play. After the second, or a crash, random plays continue to the end of the match.
 */
function handleNoAnswer(conversation: Conversation, situation: ProgramSituation, reply: ProgramReply): Thought {
  if ('late' in reply) conversation.late += 1;
  if ('lost' in reply) conversation.lost = reply.lost;
  else if (conversation.late > 1) conversation.lost = 'was too slow twice';
  return randomThought(situation);
}

const randomThought = (situation: ProgramSituation): Thought => {
  const { awaited, plays, random } = situation;
  return asThought(situation, awaited && plays.length > 0 ? pick(random, plays) : undefined);
};

/** Simulated thinking time like that of other players, so a fast machine gains nothing. */
const asThought = ({ random }: ProgramSituation, play: Play | undefined): Thought => ({
  ...{ play, why: 'The program chose it.', options: [], units: 1 },
  seconds: randomThinkingSeconds(random),
});

/** The final message. If only a deal was played, the match has no result. */
export const overMessage = (
  conversation: Conversation,
  history: readonly GameEvent[],
  end: Partial<MatchResult>,
): object => ({
  ...{ tell: 'over', seat: conversation.place.seat, ...unsentEvents(conversation, history), ...end },
});

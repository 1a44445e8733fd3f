/**
 * What is said between a table and a program that plays at one of its seats, as a generator: it yields what is to be asked
 * and is given what was heard, so that a thread that waits and one that must not can hold the same conversation.
 */
import type { Happening, MatchResult, Play, Seat } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { pick } from '@parlour/kernel/random';
import { tellRefusal } from '@parlour/kernel/saying';
import type { Faults } from '@parlour/players/arena';
import { secondsAt } from '@parlour/players/persona';
import type { Situation, Thought } from '@parlour/players/player';
import { fairCut } from '@parlour/table/snapshot';
import { VERSION } from '../version.ts';
import type { ProgramAnswer, ProgramHeard, ProgramQuestion } from './exchange.ts';

const PROTOCOL = 1;
/** As many plays as a table offers; any other right play may be answered all the same. */
const MOST_PLAYS = 200;

/** Where a program sits, for one match. */
export type SeatFacts = {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly seat: Seat;
  /** For its own lots: the same for the same match, and nothing follows from it about the cards. */
  readonly seed: string;
  readonly ms: number;
};

/** How far a conversation is. */
export type Talk = {
  readonly place: SeatFacts;
  id: number;
  /** How many happenings were told, and the last of them. */
  told: number;
  last: string;
  wrong: number;
  late: number;
  lost: string | undefined;
  /** Whether it was told how the match came out. */
  isOver: boolean;
};

export type Talking<T> = Generator<ProgramQuestion, T, ProgramHeard>;

/** Questions are numbered on and on, whatever match they belong to. */
export const newTalk = (place: SeatFacts, id: number): Talk => ({
  ...{ place, id, told: 0, last: '', wrong: 0, late: 0, lost: undefined, isOver: false },
});

export const faultsOf = ({ wrong, late, lost }: Talk): Faults => ({ wrong, late, ...(lost !== undefined && { lost }) });

/** What it is called; a program that does not say so is not let in. */
export function* greet(talk: Talk): Talking<string | undefined> {
  const { place } = talk;
  const hello: ProgramQuestion = { ask: 'hello', id: ++talk.id };
  const heard = yield Object.assign(hello, { protocol: PROTOCOL, version: VERSION, ...place });
  if ('answer' in heard && typeof heard.answer.name === 'string') return nameFrom(heard.answer.name);
  talk.lost = unheard(heard) ?? 'did not answer hello with its name';
  return undefined;
}

const nameFrom = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}\p{P}\p{Zs}]/gu, '')
    .trim()
    .slice(0, 24) || '?';

function unheard(heard: ProgramHeard): string | undefined {
  if ('lost' in heard) return heard.lost;
  return 'late' in heard ? 'did not answer hello in time' : undefined;
}

/** What a program is asked by. */
export type Moment = Pick<Situation, 'seat' | 'view' | 'plays' | 'awaited' | 'random'> & {
  /** Whether there are more right plays than these. */
  readonly more?: true;
};

/** Says whether something is a right play. */
export type Judge = (play: unknown) => Judged;
type Judged = { readonly play: Play } | Objection;

/** What is wrong with an answer: the clause that forbids it, or a sentence. */
export type Objection = { readonly refused: object } | { readonly error: string };

/** Asked once, and once more if the answer is no right play; then a lot plays for it. */
export function* choose(talk: Talk, situation: Moment, judge: Judge, before?: Objection): Talking<Thought> {
  const question = questionOf(talk, situation);
  let objection: Objection | undefined = before;
  for (let tries = 0; tries < 2 && talk.lost === undefined && situation.plays.length > 0; tries++) {
    const heard = yield { ...question, ...objection };
    if ('late' in heard || 'lost' in heard) return missed(talk, situation, heard);
    const judged = 'garbled' in heard ? { error: heard.garbled } : judgeAnswer(situation, heard.answer, judge);
    if ('play' in judged) return thoughtOf(situation, judged.play ?? undefined);
    objection = judged;
  }
  if (talk.lost === undefined && situation.plays.length > 0) talk.wrong += 1;
  return byLot(situation);
}

function questionOf(talk: Talk, { seat, view, plays, awaited, more }: Moment): ProgramQuestion {
  const { history, ...rest } = view;
  const isCut = plays.length > MOST_PLAYS;
  const offered = { plays: isCut ? fairCut(plays, MOST_PLAYS) : plays, more: isCut || more === true };
  const question: ProgramQuestion = { ask: 'play', id: ++talk.id };
  return Object.assign(question, { seat, awaited, ...news(talk, history), ...offered, view: rest });
}

/** What has happened since it was told last; all of it anew after something was taken back. */
function news(talk: Talk, history: readonly Happening[]): { told: readonly Happening[]; anew?: true } {
  const isSame = talk.told === 0 || JSON.stringify(history[talk.told - 1]) === talk.last;
  const told = isSame ? history.slice(talk.told) : history;
  talk.told = history.length;
  talk.last = JSON.stringify(history.at(-1)) ?? '';
  return isSame ? { told } : { told, anew: true };
}

function judgeAnswer(moment: Moment, { play }: ProgramAnswer, judge: Judge): Judged | { play: null } {
  if (play !== null) return judge(play);
  return mayPass(moment) ? { play } : { error: 'The table waits for you: a play is needed.' };
}

const mayPass = ({ awaited, view }: Moment): boolean => !awaited || view.turn.length > 1;

/** A world that looks the same refuses the same: nothing else has to be known of the true one. */
export const judgeBy =
  ({ game, seat, view, random }: Situation): Judge =>
  play => {
    if (!game.isPlay(play)) return { error: `That is no play of ${game.title}.` };
    const refusal = game.refuse(game.imagine(view, random), seat, play);
    return refusal ? { refused: tellRefusal(game, refusal) } : { play };
  };

/** Too slow once is a play by lot; twice, or gone, and a lot plays to the end of the match. */
function missed(talk: Talk, situation: Moment, heard: ProgramHeard): Thought {
  if ('late' in heard) talk.late += 1;
  if ('lost' in heard) talk.lost = heard.lost;
  else if (talk.late > 1) talk.lost = 'was too slow twice';
  return byLot(situation);
}

const byLot = (situation: Moment): Thought => {
  const { awaited, plays, random } = situation;
  return thoughtOf(situation, awaited && plays.length > 0 ? pick(random, plays) : undefined);
};

/** In simulated time it takes as long as anybody: how quick its machine is does not count. */
const thoughtOf = ({ random }: Moment, play: Play | undefined): Thought => ({
  ...{ play, why: 'A program of its own chose it.', options: [], units: 1 },
  seconds: secondsAt(random),
});

/** What a program is told at the end; where only a deal is played, the match has no result. */
export const overOf = (talk: Talk, history: readonly Happening[], end: Partial<MatchResult>): object => ({
  ...{ tell: 'over', seat: talk.place.seat, ...news(talk, history), ...end },
});

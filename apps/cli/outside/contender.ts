/** A program of one's own as somebody who plays in the arena. It is asked from a worker thread, which waits for it. */
import { type Match, statusOf, viewFrom } from '@parlour/kernel/match';
import type { Faults, Joined, Outsider, Stopwatch } from '@parlour/players/arena';
import type { Think } from '@parlour/players/player';
import type { ArenaSetting } from '../arena.ts';
import { USUAL_MS } from './command.ts';
import {
  choose,
  faultsOf,
  greet,
  judgeBy,
  newTalk,
  overOf,
  type SeatFacts,
  type Talk,
  type Talking,
} from './conversation.ts';
import type { ProgramHeard, ProgramQuestion } from './exchange.ts';
import { askAndWait, type Errand, type Waiting } from './waiting.ts';

/** A program knows one hand only: for every seat a player has, another process of it sits there. */
type Bench = { readonly free: number[]; made: number; id: number };

type Setting = Pick<ArenaSetting, 'game' | 'options' | 'seats' | 'ms'>;

export function outsider(command: string, { game, options, seats, ms = USUAL_MS }: Setting, line: Waiting): Outsider {
  const bench: Bench = { free: [], made: 0, id: 0 };
  return {
    name: command,
    stopwatch: wallWatch,
    join: (seat, seed) => join(bench, { game, options, seats, seat, seed, ms }, command, line),
  };
}

const wallWatch: Stopwatch = () => {
  const begun = performance.now();
  return () => performance.now() - begun;
};

function join(bench: Bench, place: SeatFacts, command: string, line: Waiting): Joined {
  const chair = bench.free.pop() ?? bench.made++;
  const wish = { command, key: `${command} ${chair}`, ms: place.ms };
  const talk = newTalk(place, bench.id);
  const ask = (question: ProgramQuestion): ProgramHeard => askAndWait(line, { ...wish, question });
  converse(greet(talk), ask);
  const think: Think = function* (situation) {
    const thought = converse(choose(talk, situation, judgeBy(situation)), ask);
    yield thought;
    return thought;
  };
  const leave: Joined['leave'] = match => {
    bench.free.push(chair);
    bench.id = Math.max(bench.id, talk.id);
    return part(talk, match, line, wish);
  };
  return { think, budget: 1, leave };
}

/** Says one thing after another, and waits for each answer. */
function converse<T>(talking: Talking<T>, ask: (question: ProgramQuestion) => ProgramHeard): T {
  let step = talking.next();
  while (!step.done) step = talking.next(ask(step.value));
  return step.value;
}

function part(talk: Talk, match: Match, line: Waiting, wish: Pick<Errand, 'command' | 'key' | 'ms'>): Faults {
  const { history, scores } = viewFrom(match, talk.place.seat);
  const status = statusOf(match);
  const end = status.is === 'over' ? status.result : { scores };
  if (talk.lost === undefined) askAndWait(line, { ...wish, tell: overOf(talk, history, end) });
  else askAndWait(line, { ...wish, drop: talk.lost });
  return faultsOf(talk);
}

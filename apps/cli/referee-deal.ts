/** How matches come to the referee and leave it: dealt, replayed, cloned, imagined, closed. */
import { openMatch } from '@parlour/games/shelf/open-record';
import { dealMatch } from '@parlour/kernel/match';
import { checkOptions } from '@parlour/kernel/options';
import { sayFault } from '@parlour/kernel/record';
import { valueOr } from '@parlour/kernel/result';
import {
  type Asked,
  chanceFrom,
  cloneOf,
  imaginedBy,
  openOnce,
  type Refereed,
  type RefereeMemory,
  refereed,
  roomFor,
} from './referee-matches.ts';
import { bad, boxedGame, chairOf, nameOf, packsOf, type Request, seatingOf, seedOf } from './referee-request.ts';
import { tellFirst } from './referee-step.ts';

export async function deal({ request, memory, read }: Asked): Promise<object> {
  const boxed = boxedGame(request);
  const options = valueOr(checkOptions(boxed.options, request.options), bad);
  const seating = seatingOf(boxed, request);
  const seed = seedOf(request, 'parlour');
  const name = roomFor(memory, nameOf(request.match));
  const game = await openOnce(memory, boxed, options, read);
  const chance = { ...chanceFrom(seed), packs: packsOf(game, request) };
  return begun(memory, name, { match: dealMatch(game, options, seating, chance), chance, is: 'dealt' }, request);
}

/** A match takes the place of the one of its name, unless it is asked for what cannot be told of it. */
function begun(memory: RefereeMemory, name: string, now: Refereed, request: Request): object {
  const says = tellFirst(now, request);
  memory.matches.set(name, now);
  return says;
}

export async function replay({ request, memory, read }: Asked): Promise<object> {
  if (typeof request.record !== 'string') return bad('"record" is the text of a record.');
  const name = roomFor(memory, nameOf(request.match));
  const opened = await openMatch(request.record, read);
  if (opened.ok)
    return begun(memory, name, { match: opened.value, chance: chanceFrom('replay'), is: 'dealt' }, request);
  const { refusal } = opened.fault;
  const message = sayFault(opened.fault);
  return refusal === undefined ? bad(message) : { ok: false, refusal: { ...refusal, message } };
}

export function clone(now: Refereed, request: Request, { memory }: Asked): object {
  const to = roomFor(memory, nameOf(request.to));
  return begun(memory, to, cloneOf(now, request.seed === undefined ? undefined : seedOf(request)), request);
}

export function imagine(now: Refereed, request: Request, { memory }: Asked): object {
  const to = roomFor(memory, nameOf(request.to));
  return begun(memory, to, imaginedBy(now, chairOf(now.match, request.seat), seedOf(request)), request);
}

export function close({ request, memory }: Asked): object {
  refereed(memory, request);
  memory.matches.delete(nameOf(request.match));
  return { matches: memory.matches.size };
}

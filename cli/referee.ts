/**
 * The referee protocol: one JSON object a line in, one JSON object a line out, in order.
 * Three kinds of trouble are kept apart: a refusal is the player's affair and has a clause; an error is the client's;
 * a defect is ours, and is answered as an error too, because bad input must never end the referee.
 */
import { openMatch } from '@parlour/games/open-record';
import { type BoxedGame, findGame, gamesOnShelf, type ReadFile } from '@parlour/games/shelf';
import { packFault } from '@parlour/kernel/cards';
import type { Chair, Game, Happening, Seat, Status } from '@parlour/kernel/game';
import {
  attempt,
  beginMatch,
  type Chance,
  lookAt,
  type Match,
  noticed,
  settleChance,
  statusOf,
} from '@parlour/kernel/match';
import { checkOptions, defaultsOf } from '@parlour/kernel/options';
import { seeded } from '@parlour/kernel/random';
import { sayFault, seatingFault, writeRecord } from '@parlour/kernel/record';
import { tellRefusal } from '@parlour/kernel/saying';
import { LEVELS, type Level } from '@parlour/players/player';
import { think } from '@parlour/players/think';
import { playerOf } from './opponents.ts';
import { VERSION } from './version.ts';

type Request = Readonly<Record<string, unknown>>;
type Answer = Readonly<Record<string, unknown>>;

/** What the client got wrong, in one sentence. */
class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

const bad = (message: string): never => {
  throw new BadRequest(message);
};

type Table = { match: Match; chance: Chance } | undefined;

/** A referee with a table of its own; it answers a line with a line. */
export function seatReferee(read: ReadFile): (line: string) => Promise<string> {
  const room: { table: Table } = { table: undefined };
  return async line => {
    let id: { id?: unknown } = {};
    try {
      const request = parse(line);
      if ('id' in request) id = { id: request.id };
      return JSON.stringify({ ...id, ...(await answer(room, request, read)) });
    } catch (trouble) {
      const [code, message] =
        trouble instanceof BadRequest ? ['bad-request', trouble.message] : ['internal', `A defect of ours: ${trouble}`];
      return JSON.stringify({ ...id, ok: false, error: { code, message } });
    }
  };
}

function parse(line: string): Request {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return bad('A request is one JSON object on one line.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad('A request is a JSON object.');
  return value as Request;
}

type Room = { table: Table };
type Verb = (room: Room, request: Request, read: ReadFile) => Answer | Promise<Answer>;

const VERBS: Readonly<Record<string, Verb>> = {
  hello: () => ({ protocol: 1, name: 'parlour', version: VERSION }),
  games: async () => ({ games: await Promise.all(gamesOnShelf().map(describe)) }),
  deal,
  turn: room => turnOf(tableOf(room).match),
  plays: listPlays,
  play,
  view: (room, request) => ({ view: lookAt(tableOf(room).match, chairOf(tableOf(room).match, request.seat)) }),
  result,
  think: thinkFor,
  record: room => ({ record: writeRecord(tableOf(room).match) }),
  replay: replayRecord,
  'legal-word': legalWord,
};

async function answer(room: Room, request: Request, read: ReadFile): Promise<Answer> {
  const verb = typeof request.ask === 'string' && Object.hasOwn(VERBS, request.ask) ? VERBS[request.ask] : undefined;
  if (verb === undefined) return bad(`"ask" is one of ${Object.keys(VERBS).join(', ')}.`);
  return { ok: true, ...(await verb(room, request, read)) };
}

const describe = async ({ id, box, title, seats, options, clauses }: BoxedGame & { box: string }): Promise<Answer> => ({
  id,
  box,
  title,
  seats,
  options: defaultsOf(options),
  clauses: await clauses(),
});

const tableOf = (room: Room): NonNullable<Table> =>
  room.table ?? bad('No match has been dealt yet; ask to deal first.');

function boxedGame(id: unknown): BoxedGame {
  const found = typeof id === 'string' ? findGame(id) : undefined;
  const ids = gamesOnShelf().map(game => game.id);
  return found ?? bad(`There is no game ${JSON.stringify(id) ?? 'named'}; the games are ${ids.join(', ')}.`);
}

async function deal(room: Room, request: Request, read: ReadFile): Promise<Answer> {
  const boxed = boxedGame(request.game);
  const checked = checkOptions(boxed.options, request.options);
  if (!checked.ok) return bad(checked.fault);
  const seating = seatingOf(boxed, request);
  const seed = request.seed === undefined ? crypto.randomUUID() : String(request.seed);
  const game = await boxed.open(checked.value, read).catch((fault: Error) => bad(fault.message));
  const packs = packsOf(game, request.packs);
  const chance: Chance = { random: draw => seeded(`${seed}/${draw}`), packs };
  const match = beginMatch(game, checked.value, seating);
  settleChance(match, chance);
  room.table = { match, chance };
  return turnOf(match);
}

function seatingOf(boxed: BoxedGame, { seats, dealer }: Request): { count: number; dealer?: Seat } {
  const count = seats ?? Math.max(boxed.seats[0], Math.min(4, boxed.seats[1]));
  const whole = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
  if (!whole(count)) return bad(`"seats" is a number of seats, not ${JSON.stringify(seats)}.`);
  if (dealer !== undefined && !whole(dealer)) return bad(`"dealer" is a seat, not ${JSON.stringify(dealer)}.`);
  const seating = dealer === undefined ? { count } : { count, dealer };
  const fault = seatingFault(boxed, seating);
  return fault === undefined ? seating : bad(fault);
}

function packsOf(game: Game, packs: unknown): readonly (readonly string[])[] {
  if (packs === undefined) return [];
  if (!Array.isArray(packs)) return bad('"packs" is a list of packs.');
  for (const pack of packs) {
    const fault = packFault(game.pack, pack);
    if (fault !== undefined) bad(fault);
  }
  return packs;
}

/** Before the result only the seats that are to act, and those that may only interrupt. */
function turnOf(match: Match): Answer {
  const status: Status = statusOf(match);
  if (status.is !== 'open') return { turn: [], over: status.is === 'over' };
  return { turn: status.turn, over: false, ...(status.interrupt?.length ? { interrupt: status.interrupt } : {}) };
}

function chairOf(match: Match, seat: unknown): Chair {
  return seat === null ? null : seatOf(match, seat);
}

function seatOf(match: Match, seat: unknown): Seat {
  const { count } = match.seating;
  const there = Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < count;
  return there
    ? (seat as Seat)
    : bad(`There is no seat ${JSON.stringify(seat) ?? 'named'}; seats are 0 to ${count - 1}.`);
}

function listPlays(room: Room, request: Request): Answer {
  const { match } = tableOf(room);
  const plays = match.game.plays(match.state, seatOf(match, request.seat));
  const { limit } = request;
  if (limit === undefined) return { plays };
  if (!Number.isInteger(limit) || (limit as number) < 0) return bad('"limit" is a whole number.');
  const cut = plays.slice(0, limit as number);
  return cut.length < plays.length ? { plays: cut, more: true } : { plays };
}

function play(room: Room, request: Request): Answer {
  const { match, chance } = tableOf(room);
  const seat = seatOf(match, request.seat);
  const listener = request.as === undefined ? null : chairOf(match, request.as);
  if (!match.game.isPlay(request.play))
    return bad(`${JSON.stringify(request.play) ?? 'Nothing'} is no play of ${match.game.title}.`);
  const outcome = attempt(match, seat, request.play);
  if (!outcome.ok) return { ok: false, refusal: tellRefusal(match.game, outcome.fault) };
  const happenings: readonly Happening[] = [...outcome.value, ...settleChance(match, chance)];
  return { happenings: happenings.map(happening => noticed(happening, listener)), ...turnOf(match) };
}

function result(room: Room): Answer {
  const status = statusOf(tableOf(room).match);
  return status.is === 'over'
    ? { over: true, ...status.result }
    : { over: false, scores: tableOf(room).match.game.view(tableOf(room).match.state, null).scores };
}

async function thinkFor(room: Room, request: Request, read: ReadFile): Promise<Answer> {
  const { match } = tableOf(room);
  const seat = seatOf(match, request.seat);
  const level = request.level ?? 'expert';
  if (!LEVELS.includes(level as Level)) return bad(`"level" is one of ${LEVELS.join(', ')}.`);
  const plays = match.game.plays(match.state, seat);
  const status = statusOf(match);
  const awaited = status.is === 'open' && status.turn.includes(seat);
  if (plays.length === 0) return bad(`Seat ${seat} has nothing to play now.`);
  const player = await playerOf(match.game.id, level as Level, read);
  const random = seeded(`${request.seed ?? 'think'}/${match.log.length}/${seat}`);
  const deadline = typeof request.ms === 'number' ? performance.now() + request.ms : Number.POSITIVE_INFINITY;
  const situation = {
    game: match.game,
    seat,
    view: lookAt(match, seat),
    plays,
    awaited,
    random,
    budget: player.budget,
  };
  const thought = think(player.think, situation, () => performance.now() > deadline);
  return { play: thought.play ?? null, why: thought.why, options: thought.options, units: thought.units };
}

async function replayRecord(room: Room, request: Request, read: ReadFile): Promise<Answer> {
  if (typeof request.record !== 'string') return bad('"record" is the text of a record.');
  const opened = await openMatch(request.record, read);
  if (!opened.ok) {
    const { refusal } = opened.fault;
    const message = sayFault(opened.fault);
    return refusal === undefined ? bad(message) : { ok: false, refusal: { ...refusal, message } };
  }
  const match = opened.value;
  room.table = { match, chance: { random: draw => seeded(`replay/${draw}`) } };
  return turnOf(match);
}

async function legalWord(_: Room, request: Request, read: ReadFile): Promise<Answer> {
  const boxed = boxedGame(request.game);
  if (typeof request.word !== 'string' || !/^[A-Za-z]{1,40}$/.test(request.word))
    return bad('"word" is a word of letters.');
  if (boxed.legalWord === undefined) return bad(`${boxed.title} has no dictionary.`);
  return boxed.legalWord(request.word.toUpperCase(), read);
}

/** What each frame of a visitor comes to. */
import type { Seat, Status } from '@parlour/kernel/game';
import { toHex } from '@parlour/kernel/seal';
import type { Level, Thought } from '@parlour/players/player';
import type { Answer } from '@parlour/table/keeper';
import { playsOf } from '@parlour/table/look';
import { roleOf } from '@parlour/table/pace';
import { lastOf, sitsHere } from '@parlour/table/table';
import { taskFor } from '@parlour/table/thinking';
import type { Verb } from '@parlour/table/verbs';
import { type Rate, take } from './bucket.ts';
import type { Frame, FrameOf } from './frames.ts';
import { enter, exit, hasPlace, sightOf, tableFor } from './guests.ts';
import { roomOf } from './house.ts';
import { charge, mayAsk } from './judging.ts';
import { announce, announcePresence, presenceOf } from './presence.ts';
import type { Guest, Room } from './room.ts';
import { lean, lookThrough, seatOf } from './telling.ts';
import { NO_TABLE } from './trouble.ts';
import { excuse, note, type Reply, send, type Visit } from './visit.ts';

const error = (code: string, message: string): Reply => ({ ok: false, error: { code, message } });

const SAYINGS: Rate = { burst: 3, perSecond: 0.5 };

/** What costs next to nothing is never put off, least of all what rids a table of somebody. */
const EASY: ReadonlySet<Frame['ask']> = new Set<Frame['ask']>(['remove', 'lock', 'unlock', 'close', 'leave', 'say']);

/** Undefined if the answer comes later. */
export async function replyTo(visit: Visit, frame: Frame): Promise<Reply | undefined> {
  if (frame.ask === 'ping') return { ok: true, now: visit.house.clock.now(), ...numberFor(visit) };
  if (!EASY.has(frame.ask) && !mayAsk(visit, visit.room))
    return error('too-fast', 'That was too much to judge at once.');
  if (frame.ask === 'hello') return hello(visit, frame);
  const { room, guest } = visit;
  if (!room || !guest) return error('no-hello', 'Say hello to a table first.');
  switch (frame.ask) {
    case 'sit':
      return sit(visit, room, guest, frame);
    case 'plays':
    case 'hint':
    case 'say':
      return sitsHere(room.keeper.table, guest.asker)
        ? asSeated(visit, room, guest.asker.seat, frame)
        : error('not-seated', 'Only somebody with a seat may do that.');
    default:
      return ask(visit, room, guest, frame);
  }
}

/** Undefined if the news have answered already. */
async function ask(visit: Visit, room: Room, guest: Guest, frame: Frame & Verb): Promise<Reply | undefined> {
  guest.asking = frame.id;
  if (guest.asker.seat !== null) room.whose = visit.from;
  const answer = await room.keeper.ask(guest.asker, frame, frame.id);
  charge(visit, room);
  const reply = judged(visit, answer, frame);
  const isAnswered = frame.id !== undefined && guest.asking === undefined;
  guest.asking = undefined;
  return isAnswered ? undefined : reply;
}

/** How far the table has got that they look at. */
function numberFor({ room, guest }: Visit): { number?: number } {
  return room && guest ? { number: lastOf(tableFor(room, sightOf(room, guest.asker))).number } : {};
}

async function hello(visit: Visit, frame: FrameOf<'hello'>): Promise<Reply> {
  const { house, line } = visit;
  const asker = house.tokens.read(frame.table, frame);
  if (!asker) return error('bad-token', 'That token is not one of this table.');
  const room = await roomOf(house, frame.table);
  if (!room) return error('no-table', NO_TABLE);
  if (visit.room !== room && !hasPlace(room, asker, visit.from, house.mostOnlookers)) {
    return error('crowded', 'Too many look on at this table just now.');
  }
  // At another server they have seen more than is known here.
  if ((frame.since ?? 0) > lastOf(room.keeper.table).number) await room.keeper.catchUp();
  if (visit.room && visit.guest) exit(visit.room, visit.guest);
  const guest: Guest = { line, asker, plays: frame.plays ?? false, from: visit.from, ...UNTOLD };
  Object.assign(visit, { room, guest });
  if (!visit.isGone) enter(room, guest);
  const reply = welcome(room, guest, frame);
  charge(visit, room);
  return reply;
}

const UNTOLD = { told: 0, sight: 'none', asking: undefined, here: '' } as const;

/** The look and the number they are told from must be of one moment. */
function welcome(room: Room, guest: Guest, known: { since?: number | undefined; as?: Seat | null | undefined }): Reply {
  const sight = sightOf(room, guest.asker);
  const table = tableFor(room, sight);
  // What was seen through other eyes is no use to go on from.
  const since = seatOf(sight) === (known.as ?? null) ? known.since : undefined;
  Object.assign(guest, { told: lastOf(table).number, sight });
  const presence = presenceOf(room);
  const { here, onlookers } = presence;
  guest.here = JSON.stringify(presence);
  const { code, door } = room.row;
  return { ok: true, code, door, ...lookThrough(table, sight, since, guest.plays), here, onlookers };
}

/** Whoever sits down sees the table with other eyes from then on. */
async function sit(visit: Visit, room: Room, guest: Guest, frame: FrameOf<'sit'>): Promise<Reply> {
  const answer = await room.keeper.ask(guest.asker, frame, frame.id);
  charge(visit, room);
  if (!answer.ok || !answer.sat) return judged(visit, answer, frame);
  const { seat, grant } = answer.sat;
  // Somebody who asked for two seats at once, and is told late of the other one, stays where they are.
  if (sitsHere(room.keeper.table, guest.asker) && guest.asker.seat !== seat) {
    return error('seated-already', `You sit at ${guest.asker.seat} already.`);
  }
  guest.asker = { ...guest.asker, seat, grant };
  room.whose = visit.from;
  announcePresence(room);
  const look = lean(welcome(room, guest, {}), room.keeper.table);
  return { ...look, token: visit.house.tokens.seat(room.row.id, seat, grant) };
}

function judged({ house }: Visit, answer: Answer, { ask }: Frame): Reply {
  const { number } = answer;
  if (answer.ok) {
    if (ask === 'play') house.report.count('plays');
    return { ok: true, number };
  }
  if ('error' in answer) return { ok: false, number, error: answer.error };
  house.report.count('refusals');
  const { clause, detail } = answer.refusal;
  return { ok: false, number, refusal: { clause, message: detail } };
}

function asSeated(visit: Visit, room: Room, seat: Seat, frame: FrameOf<'plays' | 'hint' | 'say'>): Reply | undefined {
  if (frame.ask === 'plays') return plays(visit, room, seat, frame);
  if (frame.ask === 'hint') return hint(visit, room, seat, frame);
  if (!take(visit.sayings, SAYINGS, visit.house.clock.now())) return error('too-fast', 'Not so many words, please.');
  announce(room, { tell: 'said', seat, phrase: frame.phrase });
  room.housing.bus.publish(room.row.id, { tells: 'said', seat, phrase: frame.phrase });
  return { ok: true };
}

function plays(visit: Visit, room: Room, seat: Seat, { limit = 1000 }: FrameOf<'plays'>): Reply {
  const { table } = room.keeper;
  const found = playsOf(table, seat, limit);
  charge(visit, room);
  return { ok: true, number: lastOf(table).number, ...found };
}

/** Computer players are asked only about seats that may do something. */
const mayAct = ({ turn, interrupt = [] }: Extract<Status, { is: 'open' }>, seat: Seat): boolean =>
  turn.includes(seat) || interrupt.includes(seat);

/** Thinking takes a while; other frames are answered meanwhile. */
function hint(visit: Visit, room: Room, seat: Seat, frame: FrameOf<'hint'>): Reply | undefined {
  const { keeper } = room;
  const { settings } = keeper.table.opened;
  if (settings.hints === 'none') return error('no-hints', 'There are no hints at this table.');
  const { status } = keeper.table;
  if (status?.is !== 'open') return error('no-match', 'No match is being played at this table.');
  if (!mayAct(status, seat)) return error('no-hints', 'There is nothing for you to do just now.');
  if (visit.isHinting) return error('too-fast', 'One hint at a time.');
  if (!visit.house.limits.take('hints', visit.from)) return error('too-fast', 'Enough hints for now; wait a minute.');
  visit.isHinting = true;
  const { number } = lastOf(keeper.table);
  think(visit, room, seat, frame.level ?? 'expert')
    .then(({ play, why, options }): Reply => ({ ok: true, number, play, why, options: options.slice(0, 5) }))
    .catch(error => excuse(visit, error, frame.ask))
    .then(reply => {
      visit.isHinting = false;
      note(visit, reply);
      send(visit, frame.id, reply);
    });
  return undefined;
}

/** As the keeper would ask its computer players, but behind them. */
function think({ house, from }: Visit, room: Room, seat: Seat, level: Level): Promise<Thought> {
  const { table } = room.keeper;
  const role = roleOf(table, seat) ?? 'may interrupt';
  const task = taskFor(table, seat, level, role, toHex(house.entropy(16)));
  charge({ house, from }, room);
  return room.hinterOf(from)(task);
}

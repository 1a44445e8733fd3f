/** What each frame of a visitor comes to. */
import type { Seat } from '@parlour/kernel/game';
import type { Answer } from '@parlour/table/keeper';
import { playsOf } from '@parlour/table/look';
import { lastOf, sitsHere } from '@parlour/table/table';
import type { Verb } from '@parlour/table/verbs';
import { type Rate, take } from './bucket.ts';
import type { Frame, FrameOf } from './frames.ts';
import { enter, exit, sightOf, tableFor } from './guests.ts';
import { roomOf } from './house.ts';
import { announce, announcePresence, presenceOf } from './presence.ts';
import type { Guest, Room } from './room.ts';
import { lookThrough, seatOf } from './telling.ts';
import { excuse, type Reply, send, type Visit } from './visit.ts';

const error = (code: string, message: string): Reply => ({ ok: false, error: { code, message } });

const SAYINGS: Rate = { burst: 3, perSecond: 0.5 };

/** Undefined if the answer comes later. */
export async function replyTo(visit: Visit, frame: Frame): Promise<Reply | undefined> {
  if (frame.ask === 'ping') return { ok: true, now: visit.house.clock.now(), ...numberFor(visit) };
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
async function ask(visit: Visit, { keeper }: Room, guest: Guest, frame: Frame & Verb): Promise<Reply | undefined> {
  guest.asking = frame.id;
  const answer = await keeper.ask(guest.asker, frame, frame.id);
  const reply = judged(visit, answer, frame);
  const isAnswered = frame.id !== undefined && guest.asking === undefined;
  guest.asking = undefined;
  return isAnswered ? undefined : reply;
}

/** How far the table has got that he looks at. */
function numberFor({ room, guest }: Visit): { number?: number } {
  return room && guest ? { number: lastOf(tableFor(room, sightOf(room, guest.asker))).number } : {};
}

async function hello(visit: Visit, frame: FrameOf<'hello'>): Promise<Reply> {
  const { house, line } = visit;
  const asker = house.tokens.read(frame.table, frame);
  if (!asker) return error('bad-token', 'That token is not one of this table.');
  const room = await roomOf(house, frame.table);
  if (!room) return error('no-table', 'There is no such table.');
  // At another server he has seen more than is known here.
  if ((frame.since ?? 0) > lastOf(room.keeper.table).number) await room.keeper.catchUp();
  if (visit.room && visit.guest) exit(visit.room, visit.guest);
  const guest: Guest = { line, asker, plays: frame.plays ?? false, told: 0, sight: 'none', asking: undefined };
  Object.assign(visit, { room, guest });
  if (!visit.isGone) enter(room, guest);
  return welcome(room, guest, frame);
}

/** The look and the number he is told from must be of one moment. */
function welcome(room: Room, guest: Guest, known: { since?: number | undefined; as?: Seat | null | undefined }): Reply {
  const sight = sightOf(room, guest.asker);
  const table = tableFor(room, sight);
  // What was seen through other eyes is no use to go on from.
  const since = seatOf(sight) === (known.as ?? null) ? known.since : undefined;
  Object.assign(guest, { told: lastOf(table).number, sight });
  const { here, onlookers } = presenceOf(room);
  const { code } = room.row;
  return { ok: true, code, ...lookThrough(table, sight, since, guest.plays), here, onlookers };
}

/** Whoever sits down sees the table with other eyes from then on. */
async function sit(visit: Visit, room: Room, guest: Guest, frame: FrameOf<'sit'>): Promise<Reply> {
  const answer = await room.keeper.ask(guest.asker, frame, frame.id);
  if (!answer.ok || !answer.sat) return judged(visit, answer, frame);
  const { seat, grant } = answer.sat;
  // Somebody who asked for two seats at once, and is told late of the other one, stays where he is.
  if (sitsHere(room.keeper.table, guest.asker) && guest.asker.seat !== seat) {
    return error('seated-already', `You sit at ${guest.asker.seat} already.`);
  }
  guest.asker = { ...guest.asker, seat, grant };
  announcePresence(room);
  return { ...welcome(room, guest, {}), token: visit.house.tokens.seat(room.row.id, seat, grant) };
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
  if (frame.ask === 'plays') {
    return {
      ok: true,
      number: lastOf(room.keeper.table).number,
      ...playsOf(room.keeper.table, seat, frame.limit ?? 1000),
    };
  }
  if (frame.ask === 'hint') return hint(visit, room, seat, frame);
  if (!take(visit.sayings, SAYINGS, visit.house.clock.now())) return error('too-fast', 'Not so many words, please.');
  announce(room, { tell: 'said', seat, phrase: frame.phrase });
  room.housing.bus.publish(room.row.id, { tells: 'said', seat, phrase: frame.phrase });
  return { ok: true };
}

/** Thinking takes a while; other frames are answered meanwhile. */
function hint(visit: Visit, { keeper }: Room, seat: Seat, frame: FrameOf<'hint'>): Reply | undefined {
  const { settings } = keeper.table.opened;
  if (settings.hints === 'none') return error('no-hints', 'There are no hints at this table.');
  if (keeper.table.status?.is !== 'open') return error('no-match', 'No match is being played at this table.');
  if (visit.isHinting) return error('too-fast', 'One hint at a time.');
  visit.isHinting = true;
  const { number } = lastOf(keeper.table);
  keeper
    .hint(seat, frame.level ?? 'expert')
    .then(({ play, why, options }): Reply => ({ ok: true, number, play, why, options: options.slice(0, 5) }))
    .catch(error => excuse(visit, error))
    .then(reply => {
      visit.isHinting = false;
      send(visit, frame.id, reply);
    });
  return undefined;
}

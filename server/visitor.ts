/** A visitor: one connection, from its first frame to its last. Whatever it sends, it is answered and nobody else suffers. */
import { newBucket, RACE, take, USUAL } from './bucket.ts';
import { type Frame, readFrame } from './frames.ts';
import { exit } from './guests.ts';
import type { House } from './house.ts';
import { newName } from './names.ts';
import { replyTo } from './requests.ts';
import type { Line } from './room.ts';
import { excuse, note, send, type Visit } from './visit.ts';

export type Visitor = {
  receive(text: string): void;
  gone(): void;
  /** Whether they have said hello to a table. */
  isExpected(): boolean;
};

/** What is asked for and never kept. */
const PASSING: ReadonlySet<Frame['ask']> = new Set<Frame['ask']>(['hello', 'ping', 'plays', 'hint', 'say']);

/** What an entry takes besides what was sent. */
const ENTRY = 150;

/** So many frames may wait for their answers, and so many that make no sense or come too fast are borne. */
const WAITING = 64;
const BORNE = 50;

/** The name of a request that is not read: whoever asked wants to know which it was. */
const idIn = (text: string): string | undefined => /"id":"([^"\\]{1,64})"/.exec(text.slice(0, 500))?.[1];

export function receiveVisitor(house: House, line: Line, from: string): Visitor {
  const now = house.clock.now();
  const visit: Visit = {
    house,
    line,
    name: newName(house.entropy),
    from,
    bucket: newBucket(now),
    sayings: newBucket(now),
    room: undefined,
    guest: undefined,
    isHinting: false,
    isGone: false,
  };
  let queue = Promise.resolve();
  let waiting = 0;
  let patience = BORNE;
  const scold = (id: string | undefined, code: string, message: string): void => {
    house.report.erred(code);
    send(visit, id, { ok: false, error: { code, message } });
    patience -= 1;
    if (patience < 0) line.close(1008, 'too many frames that make no sense');
  };
  return {
    receive(text) {
      if (waiting >= WAITING || !take(visit.bucket, rateOf(visit), house.clock.now())) {
        return scold(idIn(text), 'too-fast', 'That was too fast; please wait a moment.');
      }
      const frame = readFrame(text);
      if ('wrong' in frame) return scold(frame.id, 'bad-request', frame.wrong);
      if (!mayKeep(visit, frame, text)) return scold(frame.id, 'used-up', 'Enough was kept from your address today.');
      waiting += 1;
      queue = queue.then(async () => {
        await answer(visit, frame);
        waiting -= 1;
      });
    },
    gone() {
      visit.isGone = true;
      if (visit.room && visit.guest) exit(visit.room, visit.guest);
    },
    isExpected: () => visit.guest !== undefined,
  };
}

/** Where all play at once people are quicker, and being first counts. */
function rateOf({ room }: Visit): typeof USUAL {
  const status = room?.keeper.table.status;
  return status?.is === 'open' && status.turn.length > 1 ? RACE : USUAL;
}

async function answer(visit: Visit, frame: Frame): Promise<void> {
  if (visit.isGone) return;
  const reply = await replyTo(visit, frame).catch(error => excuse(visit, error, frame.ask));
  if (!reply) return;
  note(visit, reply);
  send(visit, frame.id, reply);
}

const mayKeep = ({ house, from }: Visit, { ask }: Frame, { length }: string): boolean =>
  PASSING.has(ask) || house.limits.take('bytes', from, length + ENTRY);

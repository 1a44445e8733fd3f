/** `parlour play`: one table in the terminal, against computer players or with friends at the same screen. */
import { isLevel, LEVELS } from '@parlour/players/player';
import type { Pace } from '@parlour/table/log';
import type { Command } from 'commander';
import pc from 'picocolors';
import { chooseOptions } from '../game-options.ts';
import { lineQueue } from '../line-queue.ts';
import { openLocalTable } from '../local-table.ts';
import { msGiven } from '../outside/command.ts';
import { opponentsNamed } from '../outside/opponents.ts';
import { completionsOf } from '../playing/meaning.ts';
import { keepRecordIn } from '../playing/record.ts';
import { COMMAND_NAMES, hear } from '../playing/saying.ts';
import { isAsking, offersTo, refresh, type Session } from '../playing/session.ts';
import { openTerminal } from '../playing/terminal.ts';
import { gameNamed, INTERRUPTED, seatsGiven, trouble, wholeNumber } from '../trouble.ts';

type Flags = {
  readonly seats?: string;
  readonly people: string;
  readonly level: string;
  readonly seed?: string;
  readonly record?: string;
  readonly opponents?: string;
  readonly ms?: string;
};

export async function playInTerminal(id: string, flags: Flags, command: Command): Promise<void> {
  const boxed = gameNamed(id);
  const count = seatsGiven(boxed, flags.seats);
  const people = wholeNumber('--people', flags.people, 1);
  if (people > count) trouble(`--people is at most ${count}, the number of seats.`);
  const { seed, record, level } = flags;
  if (!isLevel(level)) return trouble(`--level is one of ${LEVELS.join(', ')}, not "${level}".`);
  const chosen = chooseOptions(boxed, command.args.slice(1));
  const place = { game: boxed.id, options: chosen.options, seats: count, ms: msGiven(flags.ms) };
  const opponents = await opponentsNamed(flags.opponents, place);
  const guests = {
    ...chosen,
    count,
    people,
    level,
    opponents,
    ...paceOfPipe(),
    ...(seed === undefined ? {} : { seed }),
  };
  const kept = record === undefined ? undefined : keepRecordIn(record);
  let session: Session | undefined;
  const local = await openLocalTable(boxed, guests, () => queueMicrotask(() => session && refresh(session)));
  await new Promise<void>((finish, fail) => {
    session = sitDown({ local, people, record: kept }, finish);
    local.begin().catch(fail);
  });
}

/** Where nobody types, nobody is waited for: what comes from a pipe has been written before. */
const paceOfPipe = (): { readonly pace?: Pace } => (process.stdin.isTTY ? {} : { pace: 'instant' });

type Given = Pick<Session, 'local' | 'people' | 'record'>;

function sitDown(given: Given, finish: () => void): Session {
  const queue = lineQueue(async line => {
    await comesToIt(session);
    await hear(session, line.trim());
  }, tellFault);
  const leave = (): void => {
    given.local.close();
    finish();
  };
  const terminal = openTerminal({
    hear: queue.add,
    complete: line => completionsOf(COMMAND_NAMES, offersTo(session, session.viewer ?? 0), line),
    end(by) {
      if (by === 'interrupt') {
        process.exitCode = INTERRUPTED;
        terminal.close();
      } else void queue.done().then(leave);
    },
  });
  const viewer = given.people === 1 ? 0 : undefined;
  const session: Session = { ...given, terminal, ...ASLEEP, toldTo: new Map(), waiting: [], viewer };
  terminal.print(`${pc.bold(given.local.runner.table.game.title)}. Type "help" for what you can say.`);
  return session;
}

/** Nothing told, nothing asked. */
const ASLEEP = { told: 1, shown: 0, curtain: undefined, clause: undefined, hinted: undefined, ended: false } as const;

/** What comes from a pipe is heard when somebody is asked, and not while the computer players are at it. */
function comesToIt(session: Session): Promise<void> | undefined {
  if (session.terminal.isLive || isAsking(session)) return undefined;
  return new Promise(resolve => session.waiting.push(resolve));
}

const tellFault = (error: unknown): void =>
  console.error(`  That went wrong: ${error instanceof Error ? error.message : error}`);

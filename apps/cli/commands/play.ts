/** `parlour play`: one table in the terminal, against computer players or hot-seat with friends. */
import { isLevel, LEVELS } from '@parlour/players/player';
import type { ComputerPace } from '@parlour/table/log';
import type { Command } from 'commander';
import pc from 'picocolors';
import { fetchProgramName } from '../external/process-pool.ts';
import { isProgramCommand, parsePlayerList, parsePlayMs } from '../external/program-command.ts';
import type { ProgramSeatInfo } from '../external/protocol.ts';
import { EXIT_INTERRUPTED, fail, findGameOrFail, parseSeatCount, parseWholeNumber } from '../lib/errors.ts';
import { parseGameOptions } from '../lib/game-setup.ts';
import { autosaveRecord } from '../lib/record-file.ts';
import { COMMAND_NAMES, handleTableLine } from '../play/commands.ts';
import { type Opponent, openTerminalTable } from '../play/local-table.ts';
import { completeLine } from '../play/parse-input.ts';
import { isAwaitingInput, offersFor, type Session, showUpdate } from '../play/session.ts';
import { lineQueue, openTerminal } from '../play/terminal.ts';

type Flags = {
  readonly seats?: string;
  readonly people: string;
  readonly level: string;
  readonly seed?: string;
  readonly record?: string;
  readonly opponents?: string;
  readonly ms?: string;
};

export async function runTerminalGame(id: string, flags: Flags, command: Command): Promise<void> {
  const boxed = findGameOrFail(id);
  const count = parseSeatCount(boxed, flags.seats);
  const people = parseWholeNumber('--people', flags.people, 1);
  if (people > count) fail(`--people is at most ${count}, the number of seats.`);
  const { seed, record, level } = flags;
  if (!isLevel(level)) return fail(`--level is one of ${LEVELS.join(', ')}, not "${level}".`);
  const chosen = parseGameOptions(boxed, command.args.slice(1));
  const place = { game: boxed.id, options: chosen.options, seats: count, ms: parsePlayMs(flags.ms) };
  const opponents = await parseOpponents(flags.opponents, place);
  const settings = {
    ...chosen,
    count,
    people,
    level,
    opponents,
    ...pipePace(),
    ...(seed === undefined ? {} : { seed }),
  };
  const autosave = record === undefined ? undefined : autosaveRecord(record);
  let session: Session | undefined;
  const local = await openTerminalTable(boxed, settings, () => queueMicrotask(() => session && showUpdate(session)));
  await new Promise<void>((finish, reject) => {
    session = startSession({ local, people, record: autosave }, finish);
    local.startMatch().catch(reject);
  });
}

/** Piped input was written in advance, so computer players do not pause. */
const pipePace = (): { readonly pace?: ComputerPace } => (process.stdin.isTTY ? {} : { pace: 'instant' });

type SessionInput = Pick<Session, 'local' | 'people' | 'record'>;

function startSession(given: SessionInput, finish: () => void): Session {
  const queue = lineQueue(async line => {
    await waitUntilPrompted(session);
    await handleTableLine(session, line.trim());
  }, printError);
  const leave = (): void => {
    given.local.close();
    finish();
  };
  const terminal = openTerminal({
    onLine: queue.add,
    complete: line => completeLine(COMMAND_NAMES, offersFor(session, session.viewer ?? 0), line),
    onEnd(by) {
      if (by === 'interrupt') {
        process.exitCode = EXIT_INTERRUPTED;
        terminal.close();
      } else void queue.done().then(leave);
    },
  });
  const viewer = given.people === 1 ? 0 : undefined;
  const session: Session = {
    ...given,
    terminal,
    ...INITIAL_SESSION,
    printedUpToBySeat: new Map(),
    lineWaiters: [],
    viewer,
  };
  terminal.print(`${pc.bold(given.local.runner.table.game.title)}. Type "help" for what you can say.`);
  return session;
}

const INITIAL_SESSION = {
  printedUpTo: 1,
  tableShownAt: 0,
  curtainFor: undefined,
  lastClause: undefined,
  hint: undefined,
  isOver: false,
} as const;

/** Holds piped lines back until a person must act; computer players finish first. */
function waitUntilPrompted(session: Session): Promise<void> | undefined {
  if (session.terminal.isInteractive || isAwaitingInput(session)) return undefined;
  return new Promise(resolve => session.lineWaiters.push(resolve));
}

const printError = (error: unknown): void =>
  console.error(`  That went wrong: ${error instanceof Error ? error.message : error}`);

/** Parses `--opponents`. Each program is started once to get its name. */
export async function parseOpponents(
  names: string | undefined,
  place: Omit<ProgramSeatInfo, 'seat' | 'seed'>,
): Promise<readonly Opponent[]> {
  const opponents: Opponent[] = [];
  for (const name of parsePlayerList(names ?? '')) {
    if (isLevel(name)) opponents.push({ level: name });
    else if (!isProgramCommand(name)) fail(`--opponents are ${LEVELS.join(', ')} or cmd:PROGRAM, not "${name}".`);
    else {
      const displayName = await fetchProgramName(name, { ...place, seat: 0, seed: '0' });
      opponents.push({ command: name, name: displayName, ms: place.ms });
    }
  }
  return opponents;
}

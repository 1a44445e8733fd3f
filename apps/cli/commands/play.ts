/** `parlour play`: one table in the terminal, against computer players or hot-seat with friends. */
import { isLevel, LEVELS } from '@parlour/players/player';
import type { ComputerPace } from '@parlour/table/log';
import pc from 'picocolors';
import type { ProgramSeatInfo } from '../external/protocol.ts';
import { didYouMean, gotText, orList, parseChoice, parseWholeNumber } from '../lib/arguments.ts';
import { type CliCommand, GAME_OPTIONS } from '../lib/command.ts';
import { EXIT_INTERRUPTED, failUsage, printLineError } from '../lib/errors.ts';
import {
  findGameOrFail,
  isProgramCommand,
  PLAY_MS_OPTION,
  parseGameOptions,
  parsePlayerList,
  parsePlayMs,
  parseSeatCount,
  SEATS_OPTION,
} from '../lib/game-setup.ts';
import { autosaveRecord } from '../lib/user-files.ts';
import { COMMAND_NAMES, handleTableLine } from '../play/commands.ts';
import { type Opponent, openTerminalTable } from '../play/local-table.ts';
import { completeLine } from '../play/offers.ts';
import { isAwaitingInput, offersFor, printSaved, type Session, showUpdate } from '../play/session.ts';
import { lineQueue, openTerminal } from '../play/terminal.ts';

export const command: CliCommand = {
  name: 'play',
  summary: 'Play against the computer or with friends.',
  arguments: '<game>',
  otherOptions: GAME_OPTIONS,
  options: [
    SEATS_OPTION,
    { flag: '--people <n>', says: 'Number of people at this screen; hands stay hidden.', default: '1' },
    { flag: '--level <level>', says: 'Computer players: easy, normal, strong or expert.', default: 'normal' },
    { flag: '--opponents <names>', says: 'Players of the other seats, separated by commas.' },
    PLAY_MS_OPTION,
    { flag: '--seed <seed>', says: 'Deal by a seed instead of a sealed shuffle.' },
    { flag: '--record <file>', says: 'Save the match in a file.' },
  ],
  help: `An opponent is a level, or a program of yours such as "cmd:python3 my.py" (docs/players-protocol.md). \
The last opponent takes all seats that are left.
Examples:
  parlour play nations
  parlour play monkey --seats 2 --level expert --record match.txt
  parlour play kit-and-kat --people 2 --seats 4`,
  run: playInTerminal,
};

type Flags = {
  readonly seats?: string;
  readonly people: string;
  readonly level: string;
  readonly seed?: string;
  readonly record?: string;
  readonly opponents?: string;
  readonly ms?: string;
};

async function playInTerminal([id]: readonly [string], flags: Flags, others: readonly string[]): Promise<void> {
  const boxed = findGameOrFail(id);
  const count = parseSeatCount(boxed, flags.seats);
  const people = parseWholeNumber('--people', flags.people, 1, count);
  const { seed, record } = flags;
  const level = parseChoice('--level', LEVELS, flags.level);
  const chosen = parseGameOptions(boxed, others);
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
  }, printLineError);
  const leave = (): void => {
    printSaved(session);
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
  terminal.print(`${pc.bold(given.local.runner.table.game.title)}. Type "help" for the commands.`);
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

/** Parses `--opponents`. Each program is started once to get its name. */
async function parseOpponents(
  names: string | undefined,
  place: Omit<ProgramSeatInfo, 'seat' | 'seed'>,
): Promise<readonly Opponent[]> {
  const opponents: Opponent[] = [];
  for (const name of parsePlayerList(names ?? '')) {
    if (isLevel(name)) opponents.push({ level: name });
    else if (!isProgramCommand(name))
      failUsage(
        `--opponents needs levels (${orList(LEVELS)}) or programs such as "cmd:python3 my.py" (${gotText(name)}).${didYouMean(name, LEVELS)}`,
      );
    else {
      const { fetchProgramName } = await import('../external/process-pool.ts');
      const displayName = await fetchProgramName(name, { ...place, seat: 0, seed: '0' });
      opponents.push({ command: name, name: displayName, ms: place.ms });
    }
  }
  return opponents;
}

/** `parlour play`: one table in the terminal, against computer players or with friends at the same screen. */
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Name, Play, Seat } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import { tellRefusal } from '@parlour/kernel/saying';
import { isLevel, LEVELS, type Level } from '@parlour/players/player';
import { recordOf } from '@parlour/table/seal';
import { isPlaying } from '@parlour/table/table';
import type { Command } from 'commander';
import pc from 'picocolors';
import { chooseOptions } from '../game-options.ts';
import { lineQueue } from '../line-queue.ts';
import { type LocalTable, openLocalTable } from '../local-table.ts';
import { msGiven } from '../outside/command.ts';
import { opponentsNamed } from '../outside/opponents.ts';
import { explainClause, listPlays, nameAt, showTable, tellNews } from '../screen.ts';
import { gameNamed, seatsGiven, trouble, wholeNumber } from '../trouble.ts';

type Flags = {
  readonly seats?: string;
  readonly people: string;
  readonly level: string;
  readonly seed?: string;
  readonly record?: string;
  readonly opponents?: string;
  readonly ms?: string;
};

/** What is on the screen, and who sits before it. */
type Session = {
  readonly local: LocalTable;
  readonly people: number;
  readonly level: Level;
  readonly record: string | undefined;
  readonly done: () => void;
  /** Entries told so far, also to the others who sit here, and the entry at which the table was shown last. */
  told: number;
  readonly toldTo: Map<Seat, number>;
  shown: number;
  /** The person who looks at the screen; nobody while the curtain is drawn. */
  viewer: Seat | undefined;
  curtain: Seat | undefined;
  clause: string | undefined;
  ended: boolean;
};

const HELP = `
  PLAY      a play as the sheet writes it, or its number in the list
  plays     list what is permitted         table   show the table again
  hint      what would be good, and why    undo    take back your last play
  ?         the clause behind the last refusal, or "? CLAUSE"
  log       what has happened so far       again   another match, once one is over
  help      this list                      quit    leave
  With several people at one screen, "1: PLAY" is a play of seat 1 out of turn.
`;

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
  const guests = { ...chosen, count, people, level, opponents, ...(seed === undefined ? {} : { seed }) };
  await new Promise<void>((resolve, reject) => {
    openLocalTable(boxed, guests, () => queueMicrotask(() => session && refresh(session)))
      .then(local => {
        session = sitDown({ local: local, people, level, record, done: resolve });
        return local.begin();
      })
      .catch(reject);
    let session: Session | undefined;
  });
}

function sitDown(given: Pick<Session, 'local' | 'people' | 'level' | 'record' | 'done'>): Session {
  const lines = createInterface({ input: process.stdin, terminal: false });
  const done = (): void => {
    lines.close();
    given.local.close();
    given.done();
  };
  const session: Session = {
    ...given,
    done,
    told: 1,
    toldTo: new Map(),
    shown: 0,
    viewer: given.people === 1 ? 0 : undefined,
    curtain: undefined,
    clause: undefined,
    ended: false,
  };
  console.log(`${pc.bold(given.local.runner.table.game.title)}. Type "help" for what you can say.`);
  const queue = lineQueue(line => hear(session, line.trim()), tellFault);
  lines.on('line', queue.add);
  lines.on('close', () => void queue.done().then(done));
  return session;
}

const tellFault = (error: unknown): void =>
  console.error(`  That went wrong: ${error instanceof Error ? error.message : error}`);

/** Tells what is new, and asks whoever is awaited. */
function refresh(session: Session): void {
  const { table } = session.local.runner;
  const chair = session.viewer ?? null;
  if (session.curtain !== undefined) return;
  for (const sentence of tellNews(table, chair, session.told + 1)) console.log(`  ${sentence}`);
  session.told = table.log.length;
  if (table.status?.is === 'over') end(session);
  else if (isPlaying(table)) askNext(session);
}

function askNext(session: Session): void {
  const { table } = session.local.runner;
  const awaited = table.status?.is === 'open' ? table.status.turn.filter(seat => seat < session.people) : [];
  const seat = awaited.includes(session.viewer ?? -1) ? session.viewer : awaited[0];
  if (seat === undefined || session.shown === table.log.length) return;
  if (session.people > 1 && seat !== session.viewer) return drawCurtain(session, seat);
  session.viewer = seat;
  session.shown = table.log.length;
  console.log(showTable(table, seat));
  process.stdout.write(`${pc.bold(nameAt(table, seat))}> `);
}

/** Between two people at one screen everything is wiped, and the next one lifts the curtain. */
function drawCurtain(session: Session, seat: Seat): void {
  if (session.viewer !== undefined) session.toldTo.set(session.viewer, session.told);
  session.curtain = seat;
  if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
  console.log(
    `The curtain is drawn. Pass the screen to ${nameAt(session.local.runner.table, seat)}, who presses Enter.`,
  );
}

function liftCurtain(session: Session): void {
  session.viewer = session.curtain;
  session.curtain = undefined;
  session.told = session.toldTo.get(must(session.viewer)) ?? 1;
  session.shown = 0;
  refresh(session);
}

function end(session: Session): void {
  const { table } = session.local.runner;
  if (session.ended || table.status?.is !== 'over') return;
  session.ended = true;
  const { winners, scores } = table.status.result;
  const names = winners.map(seat => nameAt(table, seat)).join(', ');
  console.log(`\n${pc.bold(names ? `Won by ${names}.` : 'It did not come out.')} Scores: ${scores.join(', ')}.`);
  if (session.record !== undefined) void keepRecord(session);
  console.log('Type "again" for another match, or "quit".');
}

async function keepRecord({ local, record }: Session): Promise<void> {
  await writeFile(must(record), recordOf(must(local.runner.table.sitting))).then(
    () => console.log(`The record is in ${record}; "parlour verify ${record}" draws its shuffles again.`),
    () => console.error(`The record could not be written to ${record}.`),
  );
}

type Said = (session: Session, seat: Seat, words: string) => void | Promise<void>;

const COMMANDS: Readonly<Record<string, Said>> = {
  help: () => console.log(HELP),
  plays: (session, seat) => console.log(listPlays(tableOf(session), playsOf(session, seat)) || '  Nothing.'),
  table: (session, seat) => console.log(showTable(tableOf(session), seat)),
  log: (session, seat) => {
    for (const sentence of tellNews(tableOf(session), seat, 1)) console.log(`  ${sentence}`);
  },
  hint,
  undo: (session, seat) => request(session, seat, { ask: 'undo' }),
  again: async session => {
    session.ended = false;
    await session.local.begin();
  },
  quit: session => session.done(),
  '?': (session, _, words) => {
    const clause = words || session.clause;
    console.log(
      clause ? explainClause(tableOf(session), clause) : '  Nothing has been refused yet; "? CLAUSE" tells a clause.',
    );
  },
};

const tableOf = (session: Session): LocalTable['runner']['table'] => session.local.runner.table;

const playsOf = (session: Session, seat: Seat): readonly Play[] => {
  const { game, sitting } = tableOf(session);
  return sitting ? game.plays(sitting.match.state, seat) : [];
};

async function hear(session: Session, line: string): Promise<void> {
  if (session.curtain !== undefined) return liftCurtain(session);
  if (line === '') return;
  const [, other, rest] = /^(\d+): *(.*)$/.exec(line) ?? [];
  const seat = other === undefined ? (session.viewer ?? 0) : Number(other);
  if (seat >= session.people) return console.log(`  Seat ${seat} is not played from this screen.`);
  const said = rest ?? line;
  const [word = '', ...words] = said.split(' ');
  const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  await (command ? command(session, seat, words.join(' ')) : say(session, seat, said));
}

async function say(session: Session, seat: Seat, said: string): Promise<void> {
  const numbered = /^\d+$/.test(said) ? playsOf(session, seat)[Number(said) - 1] : undefined;
  const { game, sitting } = tableOf(session);
  const play = numbered ?? game.read(said, sitting && game.view(sitting.match.state, seat));
  if (play === undefined) return console.log(`  "${said}" is no play of ${game.title}; "plays" lists them.`);
  await request(session, seat, { ask: 'play', play });
}

async function request(session: Session, seat: Seat, verb: Parameters<LocalTable['ask']>[1]): Promise<void> {
  const answer = await session.local.ask(seat, verb);
  if (answer.ok) return;
  if ('error' in answer) return console.log(`  ${answer.error.message}`);
  const table = tableOf(session);
  const name: Name = other => nameAt(table, other);
  const { clause, message } = tellRefusal(table.game, answer.refusal, { name, reader: 'text' });
  session.clause = clause;
  console.log(`  ${pc.yellow(`${message} (${clause})`)} ${pc.dim('? tells the clause')}`);
}

async function hint(session: Session, seat: Seat): Promise<void> {
  if (playsOf(session, seat).length === 0) return console.log('  There is nothing for you to play now.');
  const { game } = tableOf(session);
  const thought = await session.local.runner.hint(seat, 'expert');
  console.log(`  ${thought.play ? pc.bold(game.write(thought.play)) : 'Wait.'}  ${thought.why}`);
  for (const { play, value } of thought.options.slice(1, 4))
    console.log(pc.dim(`    or ${game.write(play)} (${value.toFixed(2)})`));
}

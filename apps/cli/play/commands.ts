/** What can be typed at the table in the terminal: commands, hints and plays. */
import type { Seat, SeatName } from '@parlour/kernel/game';
import { addRefusalMessage, replaceSeatNames, toSecondPerson } from '@parlour/kernel/sentences';
import type { Thought } from '@parlour/players/player';
import pc from 'picocolors';
import { didYouMean } from '../lib/arguments.ts';
import { definitionLines, wrap } from '../lib/terminal-output.ts';
import type { TerminalTable } from './local-table.ts';
import { filterOffers, formatOffers, parseTableInput, sampleNotation } from './offers.ts';
import {
  confirmHandover,
  displayNameAt,
  explainClause,
  legalPlays,
  newsLines,
  offersFor,
  printLines,
  renderHand,
  renderTable,
  type Session,
  sessionTable,
  showPrompt,
} from './session.ts';

type TableCommand = (session: Session, seat: Seat, words: string) => void | Promise<void>;

const HELP: readonly (readonly [command: string, text: string])[] = [
  ['PLAY', 'Make a play: its number in the list, its words, or how they begin.'],
  ['plays', 'List the legal plays.'],
  ['plays WORDS', 'List the legal plays with these words; "plays all" lists all.'],
  ['hand', 'Show your hand.'],
  ['table', 'Show the table.'],
  ['hint', 'Get a hint; type it again for more.'],
  ['log', 'Show all events so far.'],
  ['undo', 'Take back your last play.'],
  ['?', 'Show the clause behind the last refusal; "? CLAUSE" shows another.'],
  ['again', 'Play another match when this one is over.'],
  ['quit', 'Leave.'],
];

const HELP_NOTE = 'Tab completes a word. The up arrow brings back earlier lines.';
const HOT_SEAT_NOTE = '"1: PLAY" makes a play of seat 1 out of turn.';

const helpText = (session: Session, seat: Seat): string =>
  [
    ...definitionLines(HELP),
    '',
    wrap(session.people > 1 ? `${HELP_NOTE} ${HOT_SEAT_NOTE}` : HELP_NOTE, '  '),
    sampleNotation(offersFor(session, seat)),
  ].join('\n');

const COMMANDS: Readonly<Record<string, TableCommand>> = {
  help: (session, seat) => session.terminal.print(helpText(session, seat)),
  plays: (session, seat, words) => session.terminal.print(matchingOffers(session, seat, words)),
  hand: (session, seat) => session.terminal.print(renderHand(sessionTable(session), seat)),
  table: (session, seat) => session.terminal.print(renderTable(sessionTable(session), seat)),
  log: (session, seat) => printLines(session, newsLines(sessionTable(session), seat, 1)),
  hint: showHint,
  undo: (session, seat) => sendCommand(session, seat, { ask: 'undo' }),
  again: async session => {
    session.isOver = false;
    await session.local.startMatch();
  },
  quit: session => session.terminal.close(),
  '?': (session, _, words) => {
    const clause = words || session.lastClause;
    const table = sessionTable(session);
    const example = table.game.clauses.at(0)?.id ?? 'CLAUSE';
    session.terminal.print(
      clause
        ? explainClause(table, clause)
        : wrap(`No play has been refused yet. "? ${example}" shows a clause.`, '  '),
    );
  },
};

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

function matchingOffers(session: Session, seat: Seat, words: string): string {
  const all = offersFor(session, seat);
  const wanted = words === '' || words === 'all' ? all : filterOffers(all, words);
  if (wanted.length > 0) return formatOffers(wanted, words === 'all' ? 'all' : 'some');
  return all.length > 0 ? wrap(`No legal play contains "${words}".`, '  ') : '  You have no legal play now.';
}

export async function handleTableLine(session: Session, line: string): Promise<void> {
  if (session.curtainFor !== undefined) return confirmHandover(session, line);
  if (line !== '') await runTableLine(session, line);
  showPrompt(session);
}

async function runTableLine(session: Session, line: string): Promise<void> {
  const [, other, rest] = /^(\d+): *(.*)$/.exec(line) ?? [];
  const seat = other === undefined ? (session.viewer ?? 0) : Number(other);
  if (seat >= session.people) return session.terminal.print(`  Seat ${seat} is not at this screen.`);
  const text = rest ?? line;
  const [word = '', ...words] = text.split(' ');
  const name = word.toLowerCase();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  await (command ? command(session, seat, words.join(' ')) : submitPlay(session, seat, text));
}

async function submitPlay(session: Session, seat: Seat, text: string): Promise<void> {
  const { game, current: sitting } = sessionTable(session);
  if (!sitting) return session.terminal.print('  No match is running. Type "again" to start one.');
  const parsed = parseTableInput(game, game.view(sitting.match.state, seat), offersFor(session, seat), text);
  if (parsed.is === 'play') return sendCommand(session, seat, { ask: 'play', play: parsed.play });
  session.terminal.print(
    parsed.is === 'several'
      ? `  Which one? Type its number.\n${formatOffers(parsed.offers, 'some')}`
      : wrap(unknownLine(text, offersFor(session, seat).length), '  '),
  );
}

function unknownLine(text: string, count: number): string {
  if (/^\d+$/.test(text))
    return count === 0 ? 'You have no legal play now.' : `The legal plays have the numbers 1 to ${count}.`;
  const close = didYouMean(text, COMMAND_NAMES);
  return `"${text}" is not a play or a command.${close || ' Type "plays" for the legal plays, or "help".'}`;
}

async function sendCommand(session: Session, seat: Seat, command: Parameters<TerminalTable['send']>[1]): Promise<void> {
  const answer = await session.local.send(seat, command);
  if (answer.ok) return;
  if ('error' in answer) return session.terminal.print(wrap(answer.error.message, '  '));
  const table = sessionTable(session);
  const name: SeatName = other => displayNameAt(table, other);
  let clause = '';
  const message = toSecondPerson(seat, name, names => {
    const refusal = addRefusalMessage(table.game, answer.refusal, { name: names, reader: 'text' });
    clause = refusal.clause;
    return refusal.message;
  });
  session.lastClause = clause;
  session.terminal.print(
    `${pc.yellow(wrap(`${message} (${clause})`, '  '))}\n${pc.dim('  Type "?" to read the clause.')}`,
  );
}

/** Valid until the next entry of the table. */
export type HintState = {
  readonly seat: Seat;
  readonly entry: number;
  readonly thought: Thought;
  readonly lines: readonly string[];
  step: number;
};

/** Reveals the next of three hints: what to look at, the kind of play, and the play with its reason. */
export async function showHint(session: Session, seat: Seat): Promise<void> {
  const plays = legalPlays(session, seat).length;
  if (plays === 0) return session.terminal.print('  You have no legal play now.');
  const entry = sessionTable(session).log.length;
  const known = session.hint?.seat === seat && session.hint.entry === entry ? session.hint : undefined;
  const state = known ?? (await thinkHint(session, seat, entry));
  session.hint = state;
  session.terminal.print(state.lines[state.step] ?? fullHint(session, seat, state.thought));
  state.step = Math.min(state.step + 1, state.lines.length);
}

async function thinkHint(session: Session, seat: Seat, entry: number): Promise<HintState> {
  const thought = await session.local.runner.hint(seat, 'expert');
  return { seat, entry, thought, lines: hintLines(session, seat, thought), step: 0 };
}

const MORE_HINT = pc.dim('  Type "hint" again for more.');

/** Hints before the play is named. Players without hint steps only report how many plays are legal. */
function hintLines(session: Session, seat: Seat, { steps }: Thought): string[] {
  const count = legalPlays(session, seat).length;
  const texts = steps
    ? [steps.look, steps.kind]
    : [count === 1 ? 'You have one legal play.' : `You have ${count} legal plays.`];
  return texts.map(words => `${withSeatNames(session, seat, words)}\n${MORE_HINT}`);
}

const withSeatNames = (session: Session, seat: Seat, words: string, indent = '  '): string =>
  wrap(
    toSecondPerson(seat, nameAt(session), name => replaceSeatNames(words, name)),
    indent,
  );

const nameAt =
  (session: Session): SeatName =>
  seat =>
    displayNameAt(sessionTable(session), seat);

function fullHint(session: Session, seat: Seat, { play, why, options }: Thought): string {
  const { game } = sessionTable(session);
  const others = options.slice(1, 4).map(({ play, value }) => `or ${game.write(play)} (${value.toFixed(2)})`);
  const lines = [`  ${play ? pc.bold(game.write(play)) : 'Wait.'}`, withSeatNames(session, seat, why, '    ')];
  return [...lines, ...others.map(other => pc.dim(`    ${other}`))].join('\n');
}

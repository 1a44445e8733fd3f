/** What can be typed at the table in the terminal: commands, hints and plays. */
import type { Seat, SeatName } from '@parlour/kernel/game';
import { addRefusalMessage, replaceSeatNames } from '@parlour/kernel/sentences';
import type { Thought } from '@parlour/players/player';
import pc from 'picocolors';
import { wrap } from '../lib/terminal-output.ts';
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
  renderTable,
  type Session,
  sessionTable,
  showPrompt,
} from './session.ts';

type TableCommand = (session: Session, seat: Seat, words: string) => void | Promise<void>;

const HELP = `
  PLAY      a play as it is written or spoken, its beginning, or its number in the list
  plays     list what is permitted         plays WORDS   only what has these words; "plays all" for all
  table     show the table again           undo    take back your last play
  hint      what to look at; once more what kind of play, and then the play and why
  log       what has happened so far
  ?         the clause behind the last refusal, or "? CLAUSE"
  again     another match, once one is over
  help      this list                      quit    leave
  Tab completes, the arrows bring back what you typed before.
  With several people at one screen, "1: PLAY" is a play of seat 1 out of turn.`;

const COMMANDS: Readonly<Record<string, TableCommand>> = {
  help: (session, seat) => session.terminal.print(`${HELP}${sampleNotation(offersFor(session, seat))}\n`),
  plays: (session, seat, words) => session.terminal.print(matchingOffers(session, seat, words)),
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
    session.terminal.print(
      clause
        ? explainClause(sessionTable(session), clause)
        : '  Nothing has been refused yet; "? CLAUSE" tells a clause.',
    );
  },
};

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

function matchingOffers(session: Session, seat: Seat, words: string): string {
  const all = offersFor(session, seat);
  const wanted = words === '' || words === 'all' ? all : filterOffers(all, words);
  if (wanted.length > 0) return formatOffers(wanted, words === 'all' ? 'all' : 'some');
  return all.length > 0 ? `  Nothing that is permitted has "${words}" in it.` : '  Nothing is permitted now.';
}

export async function handleTableLine(session: Session, line: string): Promise<void> {
  if (session.curtainFor !== undefined) return confirmHandover(session, line);
  if (line !== '') await runTableLine(session, line);
  showPrompt(session);
}

async function runTableLine(session: Session, line: string): Promise<void> {
  const [, other, rest] = /^(\d+): *(.*)$/.exec(line) ?? [];
  const seat = other === undefined ? (session.viewer ?? 0) : Number(other);
  if (seat >= session.people) return session.terminal.print(`  Seat ${seat} is not played from this screen.`);
  const text = rest ?? line;
  const [word = '', ...words] = text.split(' ');
  const name = word.toLowerCase();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  await (command ? command(session, seat, words.join(' ')) : submitPlay(session, seat, text));
}

async function submitPlay(session: Session, seat: Seat, text: string): Promise<void> {
  const { game, current: sitting } = sessionTable(session);
  if (!sitting) return session.terminal.print('  There is no match now; "again" begins one.');
  const parsed = parseTableInput(game, game.view(sitting.match.state, seat), offersFor(session, seat), text);
  if (parsed.is === 'play') return sendCommand(session, seat, { ask: 'play', play: parsed.play });
  session.terminal.print(
    parsed.is === 'several'
      ? `  Which one? Its number is enough.\n${formatOffers(parsed.offers, 'some')}`
      : `  "${text}" is no play of ${game.title}; "plays" lists what is permitted.`,
  );
}

async function sendCommand(session: Session, seat: Seat, command: Parameters<TerminalTable['send']>[1]): Promise<void> {
  const answer = await session.local.send(seat, command);
  if (answer.ok) return;
  if ('error' in answer) return session.terminal.print(`  ${answer.error.message}`);
  const table = sessionTable(session);
  const name: SeatName = other => displayNameAt(table, other);
  const { clause, message } = addRefusalMessage(table.game, answer.refusal, { name, reader: 'text' });
  session.lastClause = clause;
  session.terminal.print(`  ${pc.yellow(`${message} (${clause})`)} ${pc.dim('? tells the clause')}`);
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
  if (plays === 0) return session.terminal.print('  There is nothing for you to play now.');
  const entry = sessionTable(session).log.length;
  const known = session.hint?.seat === seat && session.hint.entry === entry ? session.hint : undefined;
  const state = known ?? (await thinkHint(session, seat, entry));
  session.hint = state;
  session.terminal.print(state.lines[state.step] ?? fullHint(session, state.thought));
  state.step = Math.min(state.step + 1, state.lines.length);
}

async function thinkHint(session: Session, seat: Seat, entry: number): Promise<HintState> {
  const thought = await session.local.runner.hint(seat, 'expert');
  return { seat, entry, thought, lines: hintLines(session, seat, thought), step: 0 };
}

const MORE_HINT = pc.dim('  "hint" again tells more.');

/** Hints before the play is named. Players without hint steps only report how many plays are legal. */
function hintLines(session: Session, seat: Seat, { steps }: Thought): string[] {
  const count = legalPlays(session, seat).length;
  const texts = steps
    ? [steps.look, steps.kind]
    : [count === 1 ? 'One play is permitted.' : `${count} plays are permitted.`];
  return texts.map(words => `${withSeatNames(session, words)}\n${MORE_HINT}`);
}

const withSeatNames = (session: Session, words: string, indent = '  '): string =>
  wrap(
    replaceSeatNames(words, other => displayNameAt(sessionTable(session), other)),
    indent,
  );

function fullHint(session: Session, { play, why, options }: Thought): string {
  const { game } = sessionTable(session);
  const others = options.slice(1, 4).map(({ play, value }) => `or ${game.write(play)} (${value.toFixed(2)})`);
  const lines = [`  ${play ? pc.bold(game.write(play)) : 'Wait.'}`, withSeatNames(session, why, '    ')];
  return [...lines, ...others.map(other => pc.dim(`    ${other}`))].join('\n');
}

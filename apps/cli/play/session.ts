/** A terminal session: the people at the screen, what has been printed, the board, and the current prompt. */
import type { Play, Seat } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import { toSecondPerson } from '@parlour/kernel/sentences';
import { formatFallback, isFallbackPlay } from '@parlour/table/computer/fallback';
import { isMatchRunning, type Table, tableSeats } from '@parlour/table/table';
import { type VisibleEntry, visibleEntriesFrom } from '@parlour/table/views';
import pc from 'picocolors';
import { clauseRange } from '../lib/clauses.ts';
import { terminalTextWidth, wrap } from '../lib/terminal-output.ts';
import type { RecordAutosave } from '../lib/user-files.ts';
import type { HintState } from './commands.ts';
import type { TerminalTable } from './local-table.ts';
import { numberOffers, type Offer } from './offers.ts';
import { nameSeats } from './seat-names.ts';
import type { Terminal } from './terminal.ts';

export type Session = {
  readonly local: TerminalTable;
  readonly people: number;
  readonly record: RecordAutosave | undefined;
  readonly terminal: Terminal;
  /**
   * Last entry printed for the viewer, the same for other people at this screen, and the entry at which the table was
   * last shown.
   */
  printedUpTo: number;
  readonly printedUpToBySeat: Map<Seat, number>;
  tableShownAt: number;
  /** The person at the screen; undefined while the curtain is drawn. */
  viewer: Seat | undefined;
  curtainFor: Seat | undefined;
  lastClause: string | undefined;
  hint: HintState | undefined;
  isOver: boolean;
  /** Piped lines wait here until a person must act. */
  lineWaiters: (() => void)[];
};

export const sessionTable = (session: Session): Table => session.local.runner.table;

export const offersFor = (session: Session, seat: Seat): Offer[] => {
  const { game, current: sitting } = sessionTable(session);
  return sitting
    ? numberOffers(game, sitting.match.state, seat, other => displayNameAt(sessionTable(session), other))
    : [];
};

export const legalPlays = (session: Session, seat: Seat): readonly Play[] => {
  const { game, current: sitting } = sessionTable(session);
  return sitting ? game.plays(sitting.match.state, seat) : [];
};

export function showUpdate(session: Session): void {
  const table = sessionTable(session);
  session.record?.save(table);
  if (session.curtainFor !== undefined) return;
  printLines(session, newsLines(table, session.viewer ?? null, session.printedUpTo + 1));
  session.printedUpTo = table.log.length;
  if (table.status?.is === 'over') showResult(session);
  else if (isMatchRunning(table)) askNext(session);
}

export function printLines({ terminal }: Session, sentences: readonly string[]): void {
  if (sentences.length > 0) terminal.print(sentences.map(sentence => wrap(sentence, '  ', '    ')).join('\n'));
}

function awaitedSeats(session: Session): Seat[] {
  const { status } = sessionTable(session);
  return status?.is === 'open' ? status.turn.filter(seat => seat < session.people) : [];
}

/** True if a piped line may be read now: a person must act, the curtain waits, or the match is over. */
export const isAwaitingInput = (session: Session): boolean =>
  session.curtainFor !== undefined || session.isOver || awaitedSeats(session).length > 0;

function askNext(session: Session): void {
  const table = sessionTable(session);
  const seats = awaitedSeats(session);
  const seat = seats.includes(session.viewer ?? -1) ? session.viewer : seats[0];
  if (seat === undefined || session.tableShownAt === table.log.length) return;
  if (session.people > 1 && seat !== session.viewer) return drawCurtain(session, seat);
  session.viewer = seat;
  session.tableShownAt = table.log.length;
  session.terminal.print(renderTable(table, seat));
  showPrompt(session);
}

/** Shows the prompt again after every answer. */
export function showPrompt(session: Session): void {
  const { terminal, people, viewer } = session;
  if (
    session.curtainFor === undefined &&
    viewer !== undefined &&
    (terminal.isInteractive || isAwaitingInput(session))
  ) {
    terminal.ask(`${pc.bold(people === 1 ? 'You' : displayNameAt(sessionTable(session), viewer))}> `);
  }
  if (isAwaitingInput(session)) for (const resolve of session.lineWaiters.splice(0)) resolve();
}

/** Clears the screen between two people. Only the next person's key lifts the curtain. */
function drawCurtain(session: Session, seat: Seat): void {
  if (session.viewer !== undefined) session.printedUpToBySeat.set(session.viewer, session.printedUpTo);
  session.curtainFor = seat;
  session.terminal.wipe();
  const name = displayNameAt(sessionTable(session), seat);
  session.terminal.print(wrap(`The hands are hidden. Pass the screen to ${name}, who types ${seat} to go on.`));
  session.terminal.ask('');
  showPrompt(session);
}

export function confirmHandover(session: Session, text: string): void {
  if (text === 'quit') return session.terminal.close();
  const key = String(session.curtainFor);
  if (text !== key) return session.terminal.print(`  Type ${key} to go on.`);
  session.viewer = session.curtainFor;
  session.curtainFor = undefined;
  session.printedUpTo = session.printedUpToBySeat.get(assertDefined(session.viewer)) ?? 1;
  session.tableShownAt = 0;
  showUpdate(session);
}

function showResult(session: Session): void {
  const table = sessionTable(session);
  if (session.isOver || table.status?.is !== 'over') return;
  session.isOver = true;
  const { winners, scores } = table.status.result;
  const { terminal, record, people } = session;
  const names = winners.map(seat => (people === 1 && seat === 0 ? 'You' : displayNameAt(table, seat)));
  const outcome = names.length > 0 ? `${andList(names)} won.` : 'Not solved.';
  terminal.print(`\n${wrap(`${pc.bold(outcome)} ${scoresText(table, scores)}`)}`);
  if (record) terminal.print(wrap(record.describe(table)));
  terminal.print('Type "again" for another match, or "quit".');
  showPrompt(session);
}

/** Says at the end of the session where the match is saved. */
export function printSaved({ terminal, record, isOver, ...session }: Session): void {
  const table = session.local.runner.table;
  if (record && isOver) return;
  const text = record
    ? record.describe(table)
    : 'This match is not saved. To save the next one, add --record FILE to "parlour play".';
  terminal.print(wrap(text));
}

/** Names the sides by their players; a side may have several seats. */
function scoresText(table: Table, scores: readonly number[]): string {
  const nameOf = (seat: Seat): string => displayNameAt(table, seat);
  if (scores.length === 1) return `Score: ${scores[0]}.`;
  const sides = scores.map((score, side) => {
    const names = tableSeats(table).filter(seat => seat % scores.length === side);
    return `${names.map(nameOf).join(' and ')} ${score}`;
  });
  return `Scores: ${sides.join(', ')}.`;
}

const andList = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const displayNameAt = (table: Table, seat: Seat): string => {
  const sits = table.seats[seat];
  return sits === undefined || sits.is === 'empty' ? `Seat ${seat}` : sits.name;
};

/** News of a chair since an entry, one sentence per event. */
export function newsLines(table: Table, chair: Seat | null, from: number): string[] {
  return visibleEntriesFrom(table, chair, from).flatMap(news => newsSentences(table, chair, news));
}

function newsSentences(table: Table, chair: Seat | null, news: VisibleEntry): string[] {
  if (news.what === 'undone') return ['The last play was undone.'];
  if (news.what !== 'input') return [];
  const name = (seat: Seat): string => displayNameAt(table, seat);
  const lines = news.events.map(
    event => `${toSecondPerson(chair, name, names => table.game.say(event, names))} ${pc.dim(event.clause)}`,
  );
  return isFallbackPlay(news) ? [...lines, formatFallback(news, name)] : lines;
}

export function renderTable(table: Table, chair: Seat): string {
  const rule = pc.dim('─'.repeat(Math.min(72, terminalTextWidth())));
  return `\n${rule}\n${tableText(table, chair)}\n${rule}`;
}

const tableText = ({ game, current, ...table }: Table, chair: Seat): string => {
  const shown = game.show(game.view(assertDefined(current).match.state, chair));
  return nameSeats(shown, chair, seat => displayNameAt({ game, current, ...table }, seat));
};

/** The part of the table that shows the hand. */
export function renderHand(table: Table, chair: Seat): string {
  if (!table.current) return '  No match is running.';
  const lines = tableText(table, chair).split('\n');
  const start = lines.findIndex(line => line.startsWith('Your hand'));
  if (start < 0) return '  You have no cards.';
  const end = lines.findIndex((line, i) => i > start && line === '');
  return lines.slice(start, end < 0 ? undefined : end).join('\n');
}

export function explainClause(table: Table, id: string): string {
  const clause = table.game.clauses.find(clause => clause.id.toUpperCase() === id.toUpperCase());
  if (clause === undefined)
    return wrap(`${table.game.title} has no clause ${id}. Its clauses are ${clauseRange(table.game.clauses)}.`, '  ');
  return `${pc.bold(clause.id)}${clause.ruling ? pc.dim(' (a ruling)') : ''}\n${wrap(clause.text.replaceAll('*', ''), '  ')}`;
}

/** Who sits before the terminal, what they have been told, and what is asked of them. */
import type { Play, Seat } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import { isPlaying, type Table } from '@parlour/table/table';
import pc from 'picocolors';
import type { LocalTable } from '../local-table.ts';
import { nameAt, showTable, tellNews } from '../screen.ts';
import type { Hinted } from './hinting.ts';
import { type Offer, offersOf } from './meaning.ts';
import type { RecordFile } from './record.ts';
import type { Terminal } from './terminal.ts';

export type Session = {
  readonly local: LocalTable;
  readonly people: number;
  readonly record: RecordFile | undefined;
  readonly terminal: Terminal;
  /** Entries told so far, also to the others who sit here, and the entry at which the table was shown last. */
  told: number;
  readonly toldTo: Map<Seat, number>;
  shown: number;
  /** The person who looks at the screen; nobody while the curtain is drawn. */
  viewer: Seat | undefined;
  curtain: Seat | undefined;
  clause: string | undefined;
  hinted: Hinted | undefined;
  ended: boolean;
  /** Lines from a pipe wait here until somebody is asked. */
  waiting: (() => void)[];
};

export const tableOf = (session: Session): Table => session.local.runner.table;

export const offersTo = (session: Session, seat: Seat): Offer[] => {
  const { game, sitting } = tableOf(session);
  return sitting ? offersOf(game, sitting.match.state, seat, other => nameAt(tableOf(session), other)) : [];
};

export const playsOf = (session: Session, seat: Seat): readonly Play[] => {
  const { game, sitting } = tableOf(session);
  return sitting ? game.plays(sitting.match.state, seat) : [];
};

/** Tells what is new, and asks whoever is awaited. */
export function refresh(session: Session): void {
  const table = tableOf(session);
  session.record?.keep(table);
  if (session.curtain !== undefined) return;
  tell(session, tellNews(table, session.viewer ?? null, session.told + 1));
  session.told = table.log.length;
  if (table.status?.is === 'over') end(session);
  else if (isPlaying(table)) askNext(session);
}

export function tell({ terminal }: Session, sentences: readonly string[]): void {
  if (sentences.length > 0) terminal.print(sentences.map(sentence => `  ${sentence}`).join('\n'));
}

/** Those who sit here and are awaited. */
function awaited(session: Session): Seat[] {
  const { status } = tableOf(session);
  return status?.is === 'open' ? status.turn.filter(seat => seat < session.people) : [];
}

/** Whether a line from a pipe is for now: somebody is asked, the curtain waits, or the match is over. */
export const isAsking = (session: Session): boolean =>
  session.curtain !== undefined || session.ended || awaited(session).length > 0;

function askNext(session: Session): void {
  const table = tableOf(session);
  const seats = awaited(session);
  const seat = seats.includes(session.viewer ?? -1) ? session.viewer : seats[0];
  if (seat === undefined || session.shown === table.log.length) return;
  if (session.people > 1 && seat !== session.viewer) return drawCurtain(session, seat);
  session.viewer = seat;
  session.shown = table.log.length;
  session.terminal.print(showTable(table, seat));
  prompt(session);
}

/** After every answer it is said again who is asked. */
export function prompt(session: Session): void {
  const { terminal, people, viewer } = session;
  if (session.curtain === undefined && viewer !== undefined && (terminal.isLive || isAsking(session))) {
    terminal.ask(`${pc.bold(people === 1 ? 'You' : nameAt(tableOf(session), viewer))}> `);
  }
  if (isAsking(session)) for (const go of session.waiting.splice(0)) go();
}

/** Between two people at one screen everything is wiped, and only the next one's own key lifts the curtain. */
function drawCurtain(session: Session, seat: Seat): void {
  if (session.viewer !== undefined) session.toldTo.set(session.viewer, session.told);
  session.curtain = seat;
  session.terminal.wipe();
  session.terminal.print(
    `The curtain is drawn. Pass the screen to ${nameAt(tableOf(session), seat)}, who types ${seat}.`,
  );
  session.terminal.ask('');
  prompt(session);
}

export function liftCurtain(session: Session, said: string): void {
  const key = String(session.curtain);
  if (said !== key) return session.terminal.print(`  Only ${key} lifts this curtain.`);
  session.viewer = session.curtain;
  session.curtain = undefined;
  session.told = session.toldTo.get(must(session.viewer)) ?? 1;
  session.shown = 0;
  refresh(session);
}

function end(session: Session): void {
  const table = tableOf(session);
  if (session.ended || table.status?.is !== 'over') return;
  session.ended = true;
  const { winners, scores } = table.status.result;
  const names = winners.map(seat => nameAt(table, seat)).join(', ');
  const { terminal, record } = session;
  terminal.print(`\n${pc.bold(names ? `Won by ${names}.` : 'It did not come out.')} Scores: ${scores.join(', ')}.`);
  if (record) terminal.print(record.say(table));
  terminal.print('Type "again" for another match, or "quit".');
  prompt(session);
}

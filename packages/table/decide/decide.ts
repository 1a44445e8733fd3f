/** Decides what a command leads to. Decisions change nothing: their entries are logged, then folded. */

import type { Seat } from '@parlour/kernel/game';
import { success } from '@parlour/kernel/result';
import { decideReady, isStartPending, matchStartsAt, seatDeadline, stallAt } from '../clocks.ts';
import {
  type Caller,
  commandError,
  type HostCommand,
  type SeatCommand,
  type TableCommand,
  type TableEnv,
} from '../commands.ts';
import type { EntryDraft } from '../log.ts';
import { dealWithoutReveals, decideCut, decideReveal, revealTimeoutAt } from '../shuffle/cut.ts';
import { computerLevelAt, isMatchUnderWay, isSeatedCaller, type Table, tableSeats } from '../table.ts';
import { tableMessage } from '../table-messages.ts';
import { type Decision, decideAgree, decidePlay, decideUndo, decideUndoDecline, draftInput } from './play.ts';
import {
  beginAfterTimeout,
  decideComputer,
  decideDeclineRematch,
  decideLeave,
  decideSettings,
  decideSit,
  decideStandIn,
  decideStart,
  startTimeoutAt,
} from './seating.ts';

/** Against misuse: matches have hundreds of entries. */
export const MAX_LOG_ENTRIES = 20_000;

/** For plays only, so that a full log is no way out of a match. */
const EXTRA_ENTRIES_FOR_PLAYS = 5000;

const isTooLong = ({ log }: Table, { ask }: TableCommand): boolean =>
  log.length >= (ask === 'play' ? MAX_LOG_ENTRIES + EXTRA_ENTRIES_FOR_PLAYS : MAX_LOG_ENTRIES);

export function decideCommand(table: Table, caller: Caller, command: TableCommand, env: TableEnv): Decision {
  if (table.closed) return commandError('table-closed', tableMessage('closed'));
  if (isTooLong(table, command)) return commandError('long-log', tableMessage('logFull'));
  switch (command.ask) {
    case 'sit':
      return decideSit(table, caller, command, env);
    case 'stand-in':
      return caller.host || isSeatedCaller(table, caller)
        ? decideStandIn(table, caller, command.seat, env)
        : notSeated();
    case 'start':
      return caller.host || (isBetweenMatches(table) && isSeatedCaller(table, caller))
        ? decideHostCommand(table, caller, command, env)
        : notHost();
    case 'computer':
    case 'remove':
    case 'settings':
    case 'lock':
    case 'unlock':
    case 'close':
      return caller.host ? decideHostCommand(table, caller, command, env) : notHost();
    default:
      return isSeatedCaller(table, caller) ? decideSeatCommand(table, caller.seat, command, env) : notSeated();
  }
}

const notHost = (): Decision => commandError('not-host', tableMessage('hostOnly'));
const notSeated = (): Decision => commandError('not-seated', tableMessage('playersOnly'));

function decideHostCommand(table: Table, caller: Caller, command: HostCommand, env: TableEnv): Decision {
  if (isRatedMatchUnderWay(table)) return commandError('match-running', tableMessage('notDuringRated'));
  switch (command.ask) {
    case 'computer':
      return decideComputer(table, command, env);
    case 'remove':
      return decideLeave(table, command.seat, 'removed', env);
    case 'start':
      return decideStart(table, caller, command, env);
    case 'settings':
      return decideSettings(table, command);
    default:
      return success([{ what: command.ask }]);
  }
}

const isBetweenMatches = (table: Table): boolean => table.current !== undefined && !isMatchUnderWay(table);

/** Then the host can neither remove or replace a player nor abort the match. */
const isRatedMatchUnderWay = (table: Table): boolean => table.opened.settings.rated === true && isMatchUnderWay(table);

function decideSeatCommand(table: Table, seat: Seat, command: SeatCommand, env: TableEnv): Decision {
  switch (command.ask) {
    case 'play':
      return withReturn(table, seat, decidePlay(table, seat, command.play, env.entropy));
    case 'cut':
      return withReturn(table, seat, decideCut(table, seat, command, env));
    case 'ready':
      return withReturn(table, seat, decideReady(table, seat));
    case 'reveal':
      return decideReveal(table, seat, command, env);
    case 'leave':
      return decideLeave(table, seat, 'left', env);
    case 'back':
      return withReturn(table, seat, success([]));
    case 'undo':
      return decideUndo(table, seat, env.entropy);
    case 'agree':
      return decideAgree(table, seat);
    case 'decline':
      return isBetweenMatches(table) ? decideDeclineRematch(table, seat) : decideUndoDecline(table, seat);
  }
}

/** Ends the stand-in of a person who acts. */
function withReturn(table: Table, seat: Seat, decision: Decision): Decision {
  if (!decision.ok || computerLevelAt(table, seat) === undefined) return decision;
  return success([{ what: 'back', seat }, ...decision.value]);
}

/** What the table does by itself at a certain time. */
export type TimedDuty =
  | { readonly at: number; readonly does: 'clock' | 'deal' | 'go' | 'begin' }
  | { readonly at: number; readonly does: 'stand-in'; readonly seat: Seat };

export function timedDuties(table: Table): TimedDuty[] {
  const { status, closed } = table;
  const deal = revealTimeoutAt(table);
  if (deal !== undefined && !closed) return [{ at: deal, does: 'deal' }];
  const begin = startTimeoutAt(table);
  if (begin !== undefined) return [{ at: begin, does: 'begin' }];
  if (closed || status?.is !== 'open') return [];
  if (isStartPending(table)) return readyCheckDuties(table);
  const stalls = stallAt(table);
  const clock: TimedDuty[] = stalls === undefined ? [] : [{ at: stalls, does: 'clock' }];
  const flags = tableSeats(table).flatMap((seat): TimedDuty[] => {
    const at = seatDeadline(table, seat);
    return at === undefined ? [] : [{ at, does: 'stand-in', seat }];
  });
  return [...clock, ...flags];
}

function readyCheckDuties(table: Table): TimedDuty[] {
  const at = matchStartsAt(table);
  return at === undefined ? [] : [{ at, does: 'go' }];
}

export function decideTimedAction(table: Table, duty: TimedDuty, env: TableEnv): readonly EntryDraft[] {
  const { entropy } = env;
  switch (duty.does) {
    case 'clock':
      return draftInput(table, { by: 'clock' }, entropy);
    case 'deal':
      return dealWithoutReveals(table, entropy);
    case 'begin':
      return beginAfterTimeout(table, env);
    case 'go':
      return [{ what: 'go' }];
    case 'stand-in':
      return [{ what: 'stand-in', seat: duty.seat, level: table.opened.settings.standIn, why: 'time' }];
  }
}

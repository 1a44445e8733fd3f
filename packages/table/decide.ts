/** The table's judgement: what a request comes to. It changes nothing; what it decides is logged and then folded. */

import type { Seat } from '@parlour/kernel/game';
import { success } from '@parlour/kernel/result';
import { beginCalled, callEnds, decideNoRematch } from './calling.ts';
import { deadlineOf, stallsAt } from './clocks.ts';
import { dealWithout, decideCut, decideReveal, hidingEnds } from './cutting.ts';
import type { What } from './log.ts';
import { type Decision, decidePlay, inputDrafts } from './playing.ts';
import { decideComputer, decideLeave, decideSettings, decideSit, decideStandIn, decideStart } from './seating.ts';
import { decideReady, goesAt, isHeld } from './starting.ts';
import { isUnderWay, playerAt, seatsAt, sitsHere, type Table } from './table.ts';
import { decideAgree, decideDecline, decideUndo } from './undo.ts';
import { type Asker, type HostVerb, type SeatVerb, type Surroundings, trouble, type Verb } from './verbs.ts';

/** A log this long is misuse: a match has hundreds of entries, not tens of thousands. */
export const LONGEST = 20_000;

/** So much longer a match that is being played may still come to its end: nobody escapes it by filling up the log. */
const LAST_PLAYS = 5000;

const isTooLong = ({ log }: Table, { ask }: Verb): boolean =>
  log.length >= (ask === 'play' ? LONGEST + LAST_PLAYS : LONGEST);

export function decide(table: Table, asker: Asker, verb: Verb, around: Surroundings): Decision {
  if (table.closed) return trouble('table-closed', 'This table is closed.');
  if (isTooLong(table, verb)) return trouble('long-log', 'This table has been played at too long; lay a new one.');
  switch (verb.ask) {
    case 'sit':
      return decideSit(table, asker, verb, around);
    case 'stand-in':
      return asker.host || sitsHere(table, asker) ? decideStandIn(table, asker, verb.seat, around) : notSeated();
    case 'start':
      return asker.host || (isBetween(table) && sitsHere(table, asker))
        ? decideHost(table, asker, verb, around)
        : notHost();
    case 'computer':
    case 'remove':
    case 'settings':
    case 'lock':
    case 'unlock':
    case 'close':
      return asker.host ? decideHost(table, asker, verb, around) : notHost();
    default:
      return sitsHere(table, asker) ? decideSeated(table, asker.seat, verb, around) : notSeated();
  }
}

const notHost = (): Decision => trouble('not-host', 'Only the host of the table may do that.');
const notSeated = (): Decision => trouble('not-seated', 'Only somebody with a seat may do that.');

function decideHost(table: Table, asker: Asker, verb: HostVerb, around: Surroundings): Decision {
  if (isBound(table)) return trouble('match-running', 'A rated match is played to its end.');
  switch (verb.ask) {
    case 'computer':
      return decideComputer(table, verb, around);
    case 'remove':
      return decideLeave(table, verb.seat, 'removed', around);
    case 'start':
      return decideStart(table, asker, verb, around);
    case 'settings':
      return decideSettings(table, verb);
    default:
      return success([{ what: verb.ask }]);
  }
}

/** A match is over, and a rematch may be asked for. */
const isBetween = (table: Table): boolean => table.sitting !== undefined && !isUnderWay(table);

/** From a rated match nobody is sent away or put in another's place, and it is not broken off or its log filled up. */
const isBound = (table: Table): boolean => table.opened.settings.rated === true && isUnderWay(table);

function decideSeated(table: Table, seat: Seat, verb: SeatVerb, around: Surroundings): Decision {
  switch (verb.ask) {
    case 'play':
      return comingBack(table, seat, decidePlay(table, seat, verb.play, around.entropy));
    case 'cut':
      return comingBack(table, seat, decideCut(table, seat, verb, around));
    case 'ready':
      return comingBack(table, seat, decideReady(table, seat));
    case 'reveal':
      return decideReveal(table, seat, verb, around);
    case 'leave':
      return decideLeave(table, seat, 'left', around);
    case 'back':
      return comingBack(table, seat, success([]));
    case 'undo':
      return decideUndo(table, seat, around.entropy);
    case 'agree':
      return decideAgree(table, seat);
    case 'decline':
      return isBetween(table) ? decideNoRematch(table, seat) : decideDecline(table, seat);
  }
}

/** Whoever acts at a seat where another stands in has come back. */
function comingBack(table: Table, seat: Seat, decision: Decision): Decision {
  if (!decision.ok || playerAt(table, seat) === undefined) return decision;
  return success([{ what: 'back', seat }, ...decision.value]);
}

/** What the table does by itself when the time has come. */
export type Duty =
  | { readonly at: number; readonly does: 'clock' | 'deal' | 'go' | 'begin' }
  | { readonly at: number; readonly does: 'stand-in'; readonly seat: Seat };

export function dutiesOf(table: Table): Duty[] {
  const { status, closed } = table;
  const deal = hidingEnds(table);
  if (deal !== undefined && !closed) return [{ at: deal, does: 'deal' }];
  const begin = callEnds(table);
  if (begin !== undefined) return [{ at: begin, does: 'begin' }];
  if (closed || status?.is !== 'open') return [];
  if (isHeld(table)) return startDuties(table);
  const stalls = stallsAt(table);
  const clock: Duty[] = stalls === undefined ? [] : [{ at: stalls, does: 'clock' }];
  const flags = seatsAt(table).flatMap((seat): Duty[] => {
    const at = deadlineOf(table, seat);
    return at === undefined ? [] : [{ at, does: 'stand-in', seat }];
  });
  return [...clock, ...flags];
}

function startDuties(table: Table): Duty[] {
  const at = goesAt(table);
  return at === undefined ? [] : [{ at, does: 'go' }];
}

export function performDuty(table: Table, duty: Duty, around: Surroundings): readonly What[] {
  const { entropy } = around;
  switch (duty.does) {
    case 'clock':
      return inputDrafts(table, { by: 'clock' }, entropy);
    case 'deal':
      return dealWithout(table, entropy);
    case 'begin':
      return beginCalled(table, around);
    case 'go':
      return [{ what: 'go' }];
    case 'stand-in':
      return [{ what: 'stand-in', seat: duty.seat, level: table.opened.settings.standIn, why: 'time' }];
  }
}

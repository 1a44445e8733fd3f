/**
 * Decides on sitting down, leaving, stand-ins, settings, the start and rematches.
 * A person requests a rematch, or agrees, by cutting; it begins when all have. With the setting `waits`, a first
 * match begins without the missing cuts, a rematch with computer players for the missing people.
 */
import type { Seat } from '@parlour/kernel/game';
import { itemAt, success } from '@parlour/kernel/result';
import type { Level } from '@parlour/players/player';
import { type Caller, type CommandOf, commandError, type TableEnv } from '../commands.ts';
import { type EntryDraft, type LogEntry, MIN_REMATCH_WAIT_SECONDS } from '../log.ts';
import { ratedSettingsFault } from '../rated-match.ts';
import { cutDraft, dealIfReady, dealIfRevealed, isPlayerAway, rejectCut, startShuffle } from '../shuffle/cut.ts';
import {
  computerLevelAt,
  findMemberSeat,
  isMatchRunning,
  isMatchUnderWay,
  isPersonAt,
  isSeatedCaller,
  type Table,
  tableSeats,
} from '../table.ts';
import { tableMessage } from '../table-messages.ts';
import type { Decision } from './play.ts';

export function decideSit(table: Table, caller: Caller, command: CommandOf<'sit'>, env: TableEnv): Decision {
  if (isSeatedCaller(table, caller))
    return commandError('seated-already', tableMessage('alreadySeated', { seat: caller.seat }));
  if (findMemberSeat(table, caller) !== undefined)
    return commandError('seated-already', tableMessage('seatedElsewhere'));
  if (table.opened.settings.rated && caller.member === undefined)
    return commandError('members-only', tableMessage('membersOnly'));
  if (table.locked) return commandError('table-locked', tableMessage('locked'));
  const seat = command.seat ?? table.seats.findIndex(sits => sits.is === 'empty');
  if (seat < 0) return commandError('table-full', tableMessage('full'));
  if (table.seats[seat]?.is !== 'empty') return commandError('seat-taken', tableMessage('seatTaken', { seat }));
  if (isReservedForComputer(table, seat)) return commandError('seat-taken', tableMessage('seatKept', { seat }));
  const cut = command.cut === undefined ? undefined : cutDraft(seat, { cut: command.cut });
  if (command.cut !== undefined && !cut) return rejectCut();
  const sit: EntryDraft = { what: 'sit', seat, ...personFields(caller, command) };
  return success(dealIfReady(table, cut && !isMatchUnderWay(table) ? [sit, cut] : [sit], env));
}

/** A member always sits down under their own name. */
const personFields = ({ member }: Caller, { name }: CommandOf<'sit'>): { name: string; member?: string } =>
  member === undefined ? { name } : { name: member.name, member: member.id };

/** A person who sat or watched here could take over a hand they must not see. */
const isReservedForComputer = (table: Table, seat: Seat): boolean =>
  isMatchUnderWay(table) && computerLevelAt(table, seat) !== undefined && table.opened.settings.seats === 'kept';

export function decideComputer(table: Table, { seat, level }: CommandOf<'computer'>, env: TableEnv): Decision {
  const sits = table.seats[seat];
  if (!sits || sits.is === 'person') return commandError('seat-taken', tableMessage('seatTaken', { seat }));
  return success(dealIfReady(table, draftComputers(table, [seat], level, env), env));
}

/** A first match may begin without some cuts; a rematch only without people who declined or are away. */
export function decideStart(table: Table, caller: Caller, { fill }: CommandOf<'start'>, env: TableEnv): Decision {
  if (isMatchUnderWay(table)) return commandError('match-running', tableMessage('alreadyBegun'));
  const silent = table.current ? personsWithoutCut(table).filter(seat => seat !== caller.seat) : [];
  const waitingFor = silent.find(seat => !table.declined.includes(seat) && !isPlayerAway(table, seat, env));
  const sits = waitingFor === undefined ? undefined : itemAt(table.seats, waitingFor);
  if (sits?.is === 'person') return commandError('not-away', tableMessage('noRematch', { name: sits.name }));
  const free = tableSeats(table).filter(seat => itemAt(table.seats, seat).is === 'empty' || silent.includes(seat));
  if (free.length === 0) return success(startShuffle(table, [], env));
  if (fill === undefined) return commandError('bad-request', tableMessage('seatStillEmpty', { seat: itemAt(free, 0) }));
  return success(startShuffle(table, replaceByComputers(table, free, fill, env), env));
}

const personsWithoutCut = (table: Table): Seat[] =>
  tableSeats(table).filter(seat => isPersonAt(table, seat) && table.cutShares[seat] === undefined);

export function replaceByComputers(table: Table, seats: readonly Seat[], level: Level, env: TableEnv): EntryDraft[] {
  const gone = seats
    .filter(seat => isPersonAt(table, seat))
    .map((seat): EntryDraft => ({ what: 'leave', seat, why: 'left' }));
  return [...gone, ...draftComputers(table, seats, level, env)];
}

/** Settings change only before a match; everyone who has cut must cut again. */
export function decideSettings(table: Table, { settings }: CommandOf<'settings'>): Decision {
  if (isMatchUnderWay(table)) return commandError('match-running', tableMessage('settingsFixed'));
  const changed = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  const changedSettings = { ...table.opened.settings, ...changed };
  if (changedSettings.rated !== table.opened.settings.rated)
    return commandError('bad-request', tableMessage('ratedFixed'));
  const fault = changedSettings.rated && ratedSettingsFault(changedSettings);
  return fault ? commandError('bad-request', fault) : success([{ what: 'settings', settings: changedSettings }]);
}

/** During a match a stand-in takes over. */
export function decideLeave(table: Table, seat: Seat, why: 'left' | 'removed', env: TableEnv): Decision {
  const sits = table.seats[seat];
  if (!sits || sits.is === 'empty') return commandError('bad-request', tableMessage('seatEmpty', { seat }));
  const level = computerLevelAt(table, seat) ?? table.opened.settings.standIn;
  const standIn: EntryDraft[] = isMatchUnderWay(table) ? [{ what: 'stand-in', seat, level, why: 'left' }] : [];
  return success(dealIfRevealed(table, [{ what: 'leave', seat, why }, ...standIn], env));
}

export function decideStandIn(table: Table, caller: Caller, seat: Seat, env: TableEnv): Decision {
  if (!isMatchRunning(table)) return commandError('no-match', tableMessage('noMatch'));
  if (!isPersonAt(table, seat) || computerLevelAt(table, seat) !== undefined) {
    return commandError('bad-request', tableMessage('noStandIn', { seat }));
  }
  if (caller.seat === seat && table.opened.settings.rated)
    return commandError('match-running', tableMessage('ratedStandIn'));
  if (caller.seat !== seat && !env.isAway(seat)) return commandError('not-away', tableMessage('notAway', { seat }));
  return success([{ what: 'stand-in', seat, level: table.opened.settings.standIn, why: 'asked' }]);
}

export function draftComputers(table: Table, seats: readonly Seat[], level: Level, env: TableEnv): EntryDraft[] {
  const taken = table.seats.flatMap((sits, seat) => (sits.is === 'empty' || seats.includes(seat) ? [] : [sits.name]));
  return seats.map(seat => {
    const name = unusedName(env.computerNames(level), taken);
    taken.push(name);
    return { what: 'computer', seat, level, name };
  });
}

const NAME_SUFFIXES = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X', ' XI', ' XII'];

/** Roman numbers tell players apart when all names are taken. */
function unusedName(names: readonly string[], taken: readonly string[]): string {
  const candidates = NAME_SUFFIXES.flatMap(numeral => names.map(name => name + numeral));
  return candidates.find(candidate => !taken.includes(candidate)) ?? itemAt(names, 0);
}

/**
 * Since when the table waits for cuts: for a first match since the last player sat down, for a rematch since the
 * first cut.
 */
export function calledAfter({ calledAt, current, cutShares }: Table, entry: LogEntry): number | undefined {
  if (!current) return entry.what === 'sit' || entry.what === 'computer' ? entry.at : calledAt;
  if (entry.what === 'begin' || cutShares.every(share => share === undefined)) return undefined;
  return calledAt ?? entry.at;
}

/** When the match begins at the latest; undefined without a limit. */
export function startTimeoutAt(table: Table): number | undefined {
  const { waits } = table.opened.settings;
  if (waits === undefined || table.calledAt === undefined || isMatchUnderWay(table) || table.closed) return undefined;
  if (table.current) return table.calledAt + 1000 * Math.max(waits, MIN_REMATCH_WAIT_SECONDS);
  return isTableFull(table) ? table.calledAt + 1000 * waits : undefined;
}

const isTableFull = ({ seats }: Table): boolean => seats.every(sits => sits.is !== 'empty');

/** Drafts the start of a match whose time limit has passed. */
export function beginAfterTimeout(table: Table, env: TableEnv): EntryDraft[] {
  if (!table.current) return startShuffle(table, [], env);
  const missing = tableSeats(table).filter(seat => lacksCut(table, seat));
  return startShuffle(table, replaceByComputers(table, missing, table.opened.settings.standIn, env), env);
}

const lacksCut = (table: Table, seat: Seat): boolean =>
  itemAt(table.seats, seat).is !== 'computer' && table.cutShares[seat] === undefined;

const isRematchRequested = ({ cutShares }: Table): boolean => cutShares.some(share => share !== undefined);

/** Declines or withdraws from a rematch. Idempotent. */
export function decideDeclineRematch(table: Table, seat: Seat): Decision {
  const isNew = isRematchRequested(table) && !table.declined.includes(seat);
  return success(isNew ? [{ what: 'decline', seat }] : []);
}

const NO_SEATS: readonly Seat[] = [];

/** Who has declined, until they agree or leave or no request is left. */
export function declinedAfter(table: Table): readonly Seat[] {
  const { declined, cutShares } = table;
  if (declined.length === 0) return declined;
  if (isMatchUnderWay(table) || !isRematchRequested(table)) return NO_SEATS;
  const isStillDeclined = (seat: Seat): boolean => isPersonAt(table, seat) && cutShares[seat] === undefined;
  return declined.every(isStillDeclined) ? declined : declined.filter(isStillDeclined);
}

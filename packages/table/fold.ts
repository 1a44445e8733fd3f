/** The fold of a table's log: the only place where a table changes. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Game, GameEvent, Seat, Seating } from '@parlour/kernel/game';
import { applyInput, beginMatch, matchStatus, rebuildMatch } from '@parlour/kernel/match';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { newClocks, readyCheckAfter, refillBank, updateClocks } from './clocks.ts';
import { calledAfter, declinedAfter } from './decide/seating.ts';
import type { LogEntry, NamedDraft, OpenedDraft } from './log.ts';
import { toCutShare } from './shuffle/seal.ts';
import { isMatchUnderWay, lastEntryMark, nextMatchNumber, type PersonAtTable, type Table } from './table.ts';

/** The game must be the one the first entry names. */
export function foldTable(game: Game, log: readonly LogEntry[]): Table {
  const first = log[0];
  if (first?.what !== 'open') throw new Error('a log begins with its opening');
  const table = emptyTable(game, first);
  for (const entry of log) applyEntry(table, entry);
  return table;
}

const emptyTable = (game: Game, opened: OpenedDraft): Table => ({
  game,
  opened,
  log: [],
  eventsByEntry: [],
  numberByRef: new Map(),
  seats: allSeats(opened.count).map(() => ({ is: 'empty' })),
  nameByGrant: new Map(),
  clocks: newClocks(opened.count),
  locked: false,
  closed: false,
  sealed: undefined,
  cutShares: [],
  shuffling: undefined,
  calledAt: undefined,
  declined: [],
  current: undefined,
  status: undefined,
  readyCheck: undefined,
  lastInputAt: 0,
  undo: undefined,
});

/** Applies the next entry. Throws if it is out of order. */
export function applyEntry(table: Table, entry: LogEntry): void {
  if (entry.number !== lastEntryMark(table).number + 1) throw new Error(`entry ${entry.number} is out of order`);
  const events = changeTable(table, entry);
  table.log.push(entry);
  table.eventsByEntry.push(events);
  if (entry.ref !== undefined) table.numberByRef.set(entry.ref, entry.number);
  table.status = table.current && matchStatus(table.current.match);
  if (table.status?.is === 'over' && entry.what === 'input') table.cutShares = [];
  table.readyCheck = readyCheckAfter(table, entry);
  table.calledAt = calledAfter(table, entry);
  table.declined = declinedAfter(table);
  updateClocks(table, entry);
}

const NO_EVENTS: readonly GameEvent[] = [];

function changeTable(table: Table, entry: LogEntry): readonly GameEvent[] {
  switch (entry.what) {
    case 'input':
      table.lastInputAt = entry.at;
      table.undo = undefined;
      return applyInput(assertDefined(table.current).match, entry.input);
    case 'begin':
      beginTableMatch(table, entry);
      break;
    case 'undone':
      undoTo(table, entry.inputs, entry.at);
      break;
    case 'undo':
    case 'agree':
      table.undo = undoConsent(table.undo, entry);
      break;
    case 'decline':
      if (isMatchUnderWay(table)) table.undo = undoConsent(table.undo, entry);
      else declineRematch(table, entry.seat);
      break;
    case 'settings':
      table.opened = { ...table.opened, settings: entry.settings };
      table.cutShares = [];
      break;
    case 'seal':
      table.sealed = entry.seal;
      table.cutShares = [];
      break;
    case 'commit':
      table.cutShares[entry.seat] = { commitment: entry.commitment };
      break;
    case 'cut':
    case 'reveal':
      table.cutShares[entry.seat] = toCutShare(table, entry.seat, entry.cut);
      break;
    case 'shuffle':
      table.shuffling = { commitments: entry.commitments, dealer: entry.dealer, since: entry.at };
      break;
    case 'lock':
    case 'unlock':
      table.locked = entry.what === 'lock';
      break;
    case 'close':
      table.closed = true;
      break;
    case 'go':
      table.lastInputAt = entry.at;
      break;
    case 'named':
      renamePerson(table, entry);
      break;
    case 'open':
    case 'ready':
      break;
    default:
      changeOccupant(table, entry);
  }
  return NO_EVENTS;
}

function undoConsent(undo: Table['undo'], { what, seat }: Extract<LogEntry, { what: 'undo' | 'agree' | 'decline' }>) {
  if (what === 'undo') return { seat, agreed: [] };
  return what === 'agree' && undo ? { ...undo, agreed: [...undo.agreed, seat] } : undefined;
}

/** Withdraws the seat's own request, or records that it declined another's. */
function declineRematch(table: Table, seat: Seat): void {
  if (table.cutShares[seat] === undefined) table.declined = [...table.declined, seat];
  table.cutShares[seat] = undefined;
}

type OccupantEntry = Extract<LogEntry, { what: 'sit' | 'computer' | 'leave' | 'stand-in' | 'back' }>;

function changeOccupant(table: Table, entry: OccupantEntry): void {
  const { seats } = table;
  const { seat } = entry;
  const sits = itemAt(seats, seat);
  if (entry.what === 'sit') seats[seat] = seatedPerson(entry.number, entry);
  if (entry.what === 'computer') seats[seat] = { is: 'computer', name: entry.name, level: entry.level };
  if (entry.what === 'stand-in' && sits.is !== 'computer') seats[seat] = { ...sits, standIn: entry.level };
  if (entry.what === 'back' && sits.is === 'person') {
    seats[seat] = seatedPerson(sits.grant, sits);
    refillBank(table.clocks, seat);
  }
  if (entry.what === 'leave') {
    seats[seat] = { is: 'empty' };
    table.cutShares[seat] = undefined;
  }
}

const seatedPerson = (
  grant: number,
  { name, member }: { readonly name: string; readonly member?: string },
): PersonAtTable => (member === undefined ? { is: 'person', name, grant } : { is: 'person', name, grant, member });

/** The person may have left the seat since. */
function renamePerson(table: Table, entry: NamedDraft): void {
  const { seat, grant } = entry;
  table.nameByGrant.set(grant, entry);
  const sits = table.seats[seat];
  if (sits?.is !== 'person' || sits.grant !== grant) return;
  const { standIn } = sits;
  table.seats[seat] = { ...seatedPerson(grant, entry), ...(standIn === undefined ? {} : { standIn }) };
}

function beginTableMatch(
  table: Table,
  { form = 1, dealer, cuts, moved = 0, at }: Extract<LogEntry, { what: 'begin' }>,
): void {
  const { count, options, settings } = table.opened;
  const seating: Seating = { count, ...(dealer === undefined ? {} : { dealer }) };
  const match = beginMatch(table.game, options, seating);
  const number = nextMatchNumber(table);
  const commitments = table.shuffling?.commitments ?? cuts.map(() => null);
  table.current = { number, match, sealed: table.sealed, form, commitments, cuts, moved };
  table.shuffling = undefined;
  table.lastInputAt = at;
  table.undo = undefined;
  table.clocks = newClocks(count, settings.clock);
}

function undoTo(table: Table, inputs: number, at: number): void {
  if (table.current) table.current = { ...table.current, match: rebuildMatch(table.current.match, inputs) };
  table.lastInputAt = at;
  table.undo = undefined;
}

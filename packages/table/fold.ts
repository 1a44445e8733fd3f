/** The fold of a log: the only place where a table changes. */
import { seatsOf } from '@parlour/kernel/cards';
import type { Game, Happening, Seat, Seating } from '@parlour/kernel/game';
import { beginMatch, fold, put, statusOf } from '@parlour/kernel/match';
import { must, nth } from '@parlour/kernel/must';
import { calledAfter, declinedAfter } from './calling.ts';
import { newClocks, runClocks, windUp } from './clocks.ts';
import type { Entry, Named, Opened } from './log.ts';
import { shareOf } from './seal.ts';
import { startAfter } from './starting.ts';
import { isUnderWay, lastOf, nextNumber, type PersonAtTable, type Table } from './table.ts';

/** The table a log tells of. The game must be the one its first entry names. */
export function foldTable(game: Game, log: readonly Entry[]): Table {
  const first = log[0];
  if (first?.what !== 'open') throw new Error('a log begins with its opening');
  const table = layTable(game, first);
  for (const entry of log) evolve(table, entry);
  return table;
}

const layTable = (game: Game, opened: Opened): Table => ({
  game,
  opened,
  log: [],
  heard: [],
  refs: new Map(),
  seats: seatsOf(opened.count).map(() => ({ is: 'empty' })),
  names: new Map(),
  clocks: newClocks(opened.count),
  locked: false,
  closed: false,
  sealed: undefined,
  shares: [],
  shuffling: undefined,
  called: undefined,
  declined: [],
  sitting: undefined,
  status: undefined,
  start: undefined,
  movedAt: 0,
  undo: undefined,
});

/** Puts the next entry into the table. Entries have been decided; one out of order is a defect. */
export function evolve(table: Table, entry: Entry): void {
  if (entry.number !== lastOf(table).number + 1) throw new Error(`entry ${entry.number} is out of order`);
  const happenings = happen(table, entry);
  table.log.push(entry);
  table.heard.push(happenings);
  if (entry.ref !== undefined) table.refs.set(entry.ref, entry.number);
  table.status = table.sitting && statusOf(table.sitting.match);
  if (table.status?.is === 'over' && entry.what === 'input') table.shares = [];
  table.start = startAfter(table, entry);
  table.called = calledAfter(table, entry);
  table.declined = declinedAfter(table);
  runClocks(table, entry);
}

const NOTHING: readonly Happening[] = [];

function happen(table: Table, entry: Entry): readonly Happening[] {
  switch (entry.what) {
    case 'input':
      table.movedAt = entry.at;
      table.undo = undefined;
      return put(must(table.sitting).match, entry.input);
    case 'begin':
      begin(table, entry);
      break;
    case 'undone':
      takeBack(table, entry.inputs, entry.at);
      break;
    case 'undo':
    case 'agree':
      table.undo = consent(table.undo, entry);
      break;
    case 'decline':
      if (isUnderWay(table)) table.undo = consent(table.undo, entry);
      else declineRematch(table, entry.seat);
      break;
    case 'settings':
      table.opened = { ...table.opened, settings: entry.settings };
      table.shares = [];
      break;
    case 'seal':
      table.sealed = entry.seal;
      table.shares = [];
      break;
    case 'commit':
      table.shares[entry.seat] = { commitment: entry.commitment };
      break;
    case 'cut':
    case 'reveal':
      table.shares[entry.seat] = shareOf(table, entry.seat, entry.cut);
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
      table.movedAt = entry.at;
      break;
    case 'named':
      rename(table, entry);
      break;
    case 'open':
    case 'ready':
      break;
    default:
      takeSeat(table, entry);
  }
  return NOTHING;
}

function consent(undo: Table['undo'], { what, seat }: Extract<Entry, { what: 'undo' | 'agree' | 'decline' }>) {
  if (what === 'undo') return { seat, agreed: [] };
  return what === 'agree' && undo ? { ...undo, agreed: [...undo.agreed, seat] } : undefined;
}

/** A person who had asked for the rematch withdraws their cut; anyone else has said no. */
function declineRematch(table: Table, seat: Seat): void {
  if (table.shares[seat] === undefined) table.declined = [...table.declined, seat];
  table.shares[seat] = undefined;
}

type Seated = Extract<Entry, { what: 'sit' | 'computer' | 'leave' | 'stand-in' | 'back' }>;

function takeSeat(table: Table, entry: Seated): void {
  const { seats } = table;
  const { seat } = entry;
  const sits = nth(seats, seat);
  if (entry.what === 'sit') seats[seat] = personOf(entry.number, entry);
  if (entry.what === 'computer') seats[seat] = { is: 'computer', name: entry.name, level: entry.level };
  if (entry.what === 'stand-in' && sits.is !== 'computer') seats[seat] = { ...sits, standIn: entry.level };
  if (entry.what === 'back' && sits.is === 'person') {
    seats[seat] = personOf(sits.grant, sits);
    windUp(table.clocks, seat);
  }
  if (entry.what === 'leave') {
    seats[seat] = { is: 'empty' };
    table.shares[seat] = undefined;
  }
}

const personOf = (
  grant: number,
  { name, member }: { readonly name: string; readonly member?: string },
): PersonAtTable => (member === undefined ? { is: 'person', name, grant } : { is: 'person', name, grant, member });

/** They may have left the seat since. */
function rename(table: Table, entry: Named): void {
  const { seat, grant } = entry;
  table.names.set(grant, entry);
  const sits = table.seats[seat];
  if (sits?.is !== 'person' || sits.grant !== grant) return;
  const { standIn } = sits;
  table.seats[seat] = { ...personOf(grant, entry), ...(standIn === undefined ? {} : { standIn }) };
}

function begin(table: Table, { form = 1, dealer, cuts, moved = 0, at }: Extract<Entry, { what: 'begin' }>): void {
  const { count, options, settings } = table.opened;
  const seating: Seating = { count, ...(dealer === undefined ? {} : { dealer }) };
  const match = beginMatch(table.game, options, seating);
  const number = nextNumber(table);
  const commitments = table.shuffling?.commitments ?? cuts.map(() => null);
  table.sitting = { number, match, sealed: table.sealed, form, commitments, cuts, moved };
  table.shuffling = undefined;
  table.movedAt = at;
  table.undo = undefined;
  table.clocks = newClocks(count, settings.clock);
}

function takeBack(table: Table, inputs: number, at: number): void {
  if (table.sitting) table.sitting = { ...table.sitting, match: fold(table.sitting.match, inputs) };
  table.movedAt = at;
  table.undo = undefined;
}

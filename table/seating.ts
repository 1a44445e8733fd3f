/** Sitting down, standing up, and who may ask for it. */

import type { Seat } from '@parlour/kernel/game';
import { isCut } from '@parlour/kernel/seal';
import type { Level } from '@parlour/players/player';
import type { What } from './log.ts';
import { beginDrafts, type Decision } from './playing.ts';
import { isPerson, isPlaying, playerAt, seatsAt, sitsHere, type Table } from './table.ts';
import { type Ask, type Asker, type Surroundings, trouble } from './verbs.ts';

export function decideSit(table: Table, asker: Asker, verb: Ask<'sit'>, around: Surroundings): Decision {
  if (sitsHere(table, asker)) return trouble('seated-already', `You sit at ${asker.seat} already.`);
  if (table.locked) return trouble('table-locked', 'The host has locked this table.');
  const seat = verb.seat ?? table.seats.findIndex(sits => sits.is === 'empty');
  if (seat < 0) return trouble('table-full', 'Every seat is taken.');
  if (table.seats[seat]?.is !== 'empty') return trouble('seat-taken', `Seat ${seat} is not free.`);
  if (verb.cut !== undefined && !isCut(verb.cut)) return badCut();
  const sit: What[] = [{ what: 'sit', seat, name: verb.name }];
  const cut: What[] = verb.cut === undefined || isPlaying(table) ? [] : [{ what: 'cut', seat, cut: verb.cut }];
  return { drafts: thenBegin(table, [...sit, ...cut], around) };
}

/** Giving one's cut is also how one says that one is ready. */
export function decideCut(table: Table, seat: Seat, { cut }: Ask<'cut'>, around: Surroundings): Decision {
  if (isPlaying(table)) return trouble('match-running', 'The pack has been cut and dealt.');
  if (!isCut(cut)) return badCut();
  if (table.cuts[seat] !== undefined) return trouble('bad-request', 'You have cut, and a cut stands.');
  return { drafts: thenBegin(table, [{ what: 'cut', seat, cut }], around) };
}

const badCut = (): Decision => trouble('bad-request', 'A cut is one word of 1 to 128 plain characters.');

export function decideComputer(table: Table, { seat, level }: Ask<'computer'>, around: Surroundings): Decision {
  const sits = table.seats[seat];
  if (!sits || sits.is === 'person') return trouble('seat-taken', `Seat ${seat} is not free.`);
  return { drafts: thenBegin(table, computers(table, [seat], level, around), around) };
}

export function decideStart(table: Table, { fill }: Ask<'start'>, around: Surroundings): Decision {
  if (isPlaying(table)) return trouble('match-running', 'The match has begun.');
  const empty = seatsAt(table).filter(seat => table.seats[seat]!.is === 'empty');
  if (empty.length > 0 && fill === undefined) return trouble('bad-request', `Seat ${empty[0]} is still empty.`);
  return { drafts: [...computers(table, empty, fill!, around), ...beginDrafts(table, table.cuts, around.entropy)] };
}

/** In the middle of a match a stand-in takes the cards of whoever goes. */
export function decideLeave(table: Table, seat: Seat, why: 'left' | 'removed'): Decision {
  const sits = table.seats[seat];
  if (!sits || sits.is === 'empty') return trouble('bad-request', `Nobody sits at ${seat}.`);
  const level = playerAt(table, seat) ?? table.opened.settings.standIn;
  const standIn: What[] = isPlaying(table) ? [{ what: 'stand-in', seat, level, why: 'left' }] : [];
  return { drafts: [{ what: 'leave', seat, why }, ...standIn] };
}

export function decideStandIn(table: Table, asker: Asker, seat: Seat, around: Surroundings): Decision {
  if (!isPlaying(table)) return trouble('no-match', 'No match is being played at this table.');
  if (!isPerson(table, seat) || playerAt(table, seat) !== undefined) {
    return trouble('bad-request', `Nobody needs to stand in at ${seat}.`);
  }
  if (asker.seat !== seat && !around.isAway(seat)) return trouble('not-away', `The player at ${seat} is here.`);
  return { drafts: [{ what: 'stand-in', seat, level: table.opened.settings.standIn, why: 'asked' }] };
}

function computers(table: Table, seats: readonly Seat[], level: Level, around: Surroundings): What[] {
  const taken = table.seats.flatMap((sits, seat) => (sits.is === 'empty' || seats.includes(seat) ? [] : [sits.name]));
  return seats.map(seat => {
    const name = distinct(around.namesOf(level), taken);
    taken.push(name);
    return { what: 'computer', seat, level, name };
  });
}

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X', ' XI', ' XII'];

/** When all names are taken, players of one name are told apart as kings are. */
function distinct(names: readonly string[], taken: readonly string[]): string {
  const candidates = NUMERALS.flatMap(numeral => names.map(name => name + numeral));
  return candidates.find(candidate => !taken.includes(candidate)) ?? names[0]!;
}

/** The match begins by itself once every seat is taken and every person has cut. */
function thenBegin(table: Table, drafts: readonly What[], around: Surroundings): What[] {
  if (isPlaying(table)) return [...drafts];
  const seats = table.seats.map(sits => sits.is);
  const cuts = [...table.cuts];
  for (const draft of drafts) {
    if (draft.what === 'sit') seats[draft.seat] = 'person';
    if (draft.what === 'computer') seats[draft.seat] = 'computer';
    if (draft.what === 'cut') cuts[draft.seat] = draft.cut;
  }
  const ready = seats.every((sits, seat) => sits === 'computer' || (sits === 'person' && cuts[seat] !== undefined));
  return ready && seats.includes('person') ? [...drafts, ...beginDrafts(table, cuts, around.entropy)] : [...drafts];
}

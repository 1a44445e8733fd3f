/** Sitting down, standing up, and who may ask for it. */

import type { Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import { success } from '@parlour/kernel/result';
import type { Level } from '@parlour/players/player';
import { badCut, cutDraft, isGone, startDealing, thenDeal, thenDealt } from './cutting.ts';
import type { What } from './log.ts';
import type { Decision } from './playing.ts';
import { ratedFault } from './rated.ts';
import { isPerson, isPlaying, isUnderWay, playerAt, seatOfMember, seatsAt, sitsHere, type Table } from './table.ts';
import { type Asker, type Surroundings, trouble, type VerbOf } from './verbs.ts';

export function decideSit(table: Table, asker: Asker, verb: VerbOf<'sit'>, around: Surroundings): Decision {
  if (sitsHere(table, asker)) return trouble('seated-already', `You sit at ${asker.seat} already.`);
  if (seatOfMember(table, asker) !== undefined)
    return trouble('seated-already', 'You sit at this table already, on another device.');
  if (table.opened.settings.rated && asker.member === undefined)
    return trouble('members-only', 'Only members of the house can sit at a rated table.');
  if (table.locked) return trouble('table-locked', 'The host has locked this table.');
  const seat = verb.seat ?? table.seats.findIndex(sits => sits.is === 'empty');
  if (seat < 0) return trouble('table-full', 'Every seat is taken.');
  if (table.seats[seat]?.is !== 'empty') return trouble('seat-taken', `Seat ${seat} is not free.`);
  if (isKept(table, seat)) return trouble('seat-taken', `A computer player has seat ${seat} until the match is over.`);
  const cut = verb.cut === undefined ? undefined : cutDraft(seat, { cut: verb.cut });
  if (verb.cut !== undefined && !cut) return badCut();
  const sit: What = { what: 'sit', seat, ...sitterOf(asker, verb) };
  return success(thenDeal(table, cut && !isUnderWay(table) ? [sit, cut] : [sit], around));
}

/** A member sits down by their own name, whatever they say. */
const sitterOf = ({ member }: Asker, { name }: VerbOf<'sit'>): { name: string; member?: string } =>
  member === undefined ? { name } : { name: member.name, member: member.id };

/** Whoever has sat or watched here could take over a hand they must not see. */
const isKept = (table: Table, seat: Seat): boolean =>
  isUnderWay(table) && playerAt(table, seat) !== undefined && table.opened.settings.seats === 'kept';

export function decideComputer(table: Table, { seat, level }: VerbOf<'computer'>, around: Surroundings): Decision {
  const sits = table.seats[seat];
  if (!sits || sits.is === 'person') return trouble('seat-taken', `Seat ${seat} is not free.`);
  return success(thenDeal(table, computers(table, [seat], level, around), around));
}

/** The first match may begin without some cuts; a rematch begins without people only if they said no or are away. */
export function decideStart(table: Table, asker: Asker, { fill }: VerbOf<'start'>, around: Surroundings): Decision {
  if (isUnderWay(table)) return trouble('match-running', 'The match has begun.');
  const silent = table.sitting ? personsWithoutCut(table).filter(seat => seat !== asker.seat) : [];
  const asked = silent.find(seat => !table.declined.includes(seat) && !isGone(table, seat, around));
  const sits = asked === undefined ? undefined : nth(table.seats, asked);
  if (sits?.is === 'person') return trouble('not-away', `${sits.name} has not said yes to a rematch.`);
  const free = seatsAt(table).filter(seat => nth(table.seats, seat).is === 'empty' || silent.includes(seat));
  if (free.length === 0) return success(startDealing(table, [], around));
  if (fill === undefined) return trouble('bad-request', `Seat ${free[0]} is still empty.`);
  return success(startDealing(table, replaceByComputers(table, free, fill, around), around));
}

const personsWithoutCut = (table: Table): Seat[] =>
  seatsAt(table).filter(seat => isPerson(table, seat) && table.shares[seat] === undefined);

/** Computer players for seats that are empty, or whose person plays no more. */
export function replaceByComputers(table: Table, seats: readonly Seat[], level: Level, around: Surroundings): What[] {
  const gone = seats.filter(seat => isPerson(table, seat)).map((seat): What => ({ what: 'leave', seat, why: 'left' }));
  return [...gone, ...computers(table, seats, level, around)];
}

/** What is agreed can be changed before a match; whoever has cut is asked again, knowing it. */
export function decideSettings(table: Table, { settings }: VerbOf<'settings'>): Decision {
  if (isUnderWay(table)) return trouble('match-running', 'What is agreed stands until the match is over.');
  const changed = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  const agreed = { ...table.opened.settings, ...changed };
  if (agreed.rated !== table.opened.settings.rated)
    return trouble('bad-request', 'Whether a table is rated is settled when it is laid.');
  const fault = agreed.rated && ratedFault(agreed);
  return fault ? trouble('bad-request', fault) : success([{ what: 'settings', settings: agreed }]);
}

/** In the middle of a match a stand-in takes the cards of whoever goes. */
export function decideLeave(table: Table, seat: Seat, why: 'left' | 'removed', around: Surroundings): Decision {
  const sits = table.seats[seat];
  if (!sits || sits.is === 'empty') return trouble('bad-request', `Nobody sits at ${seat}.`);
  const level = playerAt(table, seat) ?? table.opened.settings.standIn;
  const standIn: What[] = isUnderWay(table) ? [{ what: 'stand-in', seat, level, why: 'left' }] : [];
  return success(thenDealt(table, [{ what: 'leave', seat, why }, ...standIn], around));
}

export function decideStandIn(table: Table, asker: Asker, seat: Seat, around: Surroundings): Decision {
  if (!isPlaying(table)) return trouble('no-match', 'No match is being played at this table.');
  if (!isPerson(table, seat) || playerAt(table, seat) !== undefined) {
    return trouble('bad-request', `Nobody needs to stand in at ${seat}.`);
  }
  if (asker.seat === seat && table.opened.settings.rated)
    return trouble('match-running', 'In a rated match everybody plays for themselves.');
  if (asker.seat !== seat && !around.isAway(seat)) return trouble('not-away', `The player at ${seat} is here.`);
  return success([{ what: 'stand-in', seat, level: table.opened.settings.standIn, why: 'asked' }]);
}

/** Computer players for some seats, each with a name that nobody else at the table has. */
export function computers(table: Table, seats: readonly Seat[], level: Level, around: Surroundings): What[] {
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
  return candidates.find(candidate => !taken.includes(candidate)) ?? nth(names, 0);
}

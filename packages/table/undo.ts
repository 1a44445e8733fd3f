/** Taking back: at once where nobody is wronged by it, else when everybody else agrees. */

import type { Seat } from '@parlour/kernel/game';
import { fold, type Match, viewFrom } from '@parlour/kernel/match';
import { must } from '@parlour/kernel/must';
import { type Random, seeded } from '@parlour/kernel/random';
import { success } from '@parlour/kernel/result';
import { toHex } from '@parlour/kernel/seal';
import type { Decision } from './playing.ts';
import type { Entropy } from './seal.ts';
import { isPerson, isPlaying, personsOf, type Sitting, seatsAt, type Table } from './table.ts';
import { trouble } from './verbs.ts';

export function decideUndo(table: Table, seat: Seat, entropy: Entropy): Decision {
  if (table.opened.settings.undo === 'none') return trouble('no-undo', 'It is agreed that nothing is taken back here.');
  const inputs = isPlaying(table) ? takenBackTo(must(table.sitting), seat) : -1;
  if (inputs < 0) return trouble('no-undo', 'There is nothing you could take back.');
  const isAlone = othersThan(table, seat).length === 0;
  const isFree = isAlone || (isEasy(table) && isHarmless(table, inputs, seat, entropy));
  return success([isFree ? { what: 'undone', inputs } : { what: 'undo', seat }]);
}

export function decideAgree(table: Table, seat: Seat): Decision {
  const { undo } = table;
  if (!undo || undo.seat === seat) return trouble('no-undo', 'Nobody asks to take back.');
  const missing = othersThan(table, undo.seat).filter(other => other !== seat && !undo.agreed.includes(other));
  const agree = { what: 'agree', seat } as const;
  return missing.length > 0
    ? success([agree])
    : success([agree, { what: 'undone', inputs: takenBackTo(must(table.sitting), undo.seat) }]);
}

export function decideDecline(table: Table, seat: Seat): Decision {
  return table.undo ? success([{ what: 'decline', seat }]) : trouble('no-undo', 'Nobody asks to take back.');
}

const isEasy = ({ opened }: Table): boolean => opened.settings.undo !== 'consent';

const isHarmless = ({ game, sitting }: Table, inputs: number, seat: Seat, entropy: Entropy): boolean =>
  game.undo === 'free' && !sawHidden(must(sitting).match, inputs, seat, seeded(toHex(entropy(16))));

/** Who has to agree: every other person, or where it is easy those who play themselves. */
const othersThan = (table: Table, seat: Seat): Seat[] =>
  (isEasy(table) ? personsOf(table) : seatsAt(table).filter(other => isPerson(table, other))).filter(
    other => other !== seat,
  );

/** How many inputs stay when a seat takes back its last play. What was played elsewhere stays played. */
function takenBackTo({ match, moved }: Sitting, seat: Seat): number {
  const inputs = match.log.findLastIndex(input => input.by === seat);
  const drawn = match.log.slice(0, Math.max(0, inputs)).filter(input => input.by === 'chance').length;
  return drawn < moved ? -1 : inputs;
}

const WORLDS = 8;

/**
 * Whether a chair has seen anything hidden since: whether, in some other world that looked the same to it beforehand,
 * the same inputs would have looked different, or could not have been made.
 */
export function sawHidden(match: Match, inputs: number, chair: Seat, random: Random): boolean {
  const since = match.log.slice(inputs);
  if (since.some(input => input.by === 'chance')) return true;
  const before = viewFrom(fold(match, inputs), chair);
  const worlds = Array.from({ length: WORLDS }, () => match.game.imagine(before, random));
  return worlds.some(world => looksDifferent(match, world, since, chair));
}

function looksDifferent({ game, state }: Match, imagined: unknown, since: Match['log'], chair: Seat): boolean {
  let world = imagined;
  for (const input of since) {
    if (typeof input.by === 'number' && game.refuse(world, input.by, input.play)) return true;
    world = game.apply(world, input).state;
  }
  return JSON.stringify(game.view(world, chair)) !== JSON.stringify(game.view(state, chair));
}

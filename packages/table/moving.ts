/** Laying a table that goes on with a match begun elsewhere. */
import { type Match, settleChance, statusOf } from '@parlour/kernel/match';
import { must } from '@parlour/kernel/must';
import { inHeader, type RecordFault } from '@parlour/kernel/record';
import { type Result, success } from '@parlour/kernel/result';
import { NO_CUT } from '@parlour/kernel/seal';
import { layTable } from './lay.ts';
import type { TableSettings, What } from './log.ts';
import { chanceOf, type Entropy } from './seal.ts';

/** What chance decided in the match stands; from here on this table's seal decides. */
export function moveTable(
  match: Match,
  settings: Partial<TableSettings>,
  entropy: Entropy,
): Result<readonly What[], RecordFault> {
  if (statusOf(match).is === 'over') return inHeader('The match is over; there is nothing to carry on.');
  const { game, options } = match;
  const { count, dealer } = match.seating;
  const dealt = dealer === undefined ? {} : { dealer };
  const [opened, sealed] = layTable(game, { options, count, ...dealt, settings }, entropy);
  const cuts = Array.from({ length: count }, () => NO_CUT);
  const begin: What = { what: 'begin', form: 2, cuts, moved: match.draws, ...dealt };
  return success([must(opened), must(sealed), begin, ...inputsOf(match, must(sealed), cuts)]);
}

/** Nobody cuts for what is left of it. */
function inputsOf(moved: Match, sealed: What, cuts: readonly string[]): What[] {
  const match: Match = { ...moved, log: [...moved.log], happenings: [], sources: [] };
  if (sealed.what === 'seal')
    settleChance(match, chanceOf({ sealed: sealed.seal, cuts, form: 2, number: 1 }, undefined));
  return match.log.map(input => ({ what: 'input', input }));
}

/** Laying a table: a new one, or one that goes on with a match begun elsewhere. */
import type { Game, Seat } from '@parlour/kernel/game';
import { type Match, settleChance, statusOf } from '@parlour/kernel/match';
import { must } from '@parlour/kernel/must';
import type { Options } from '@parlour/kernel/options';
import { inHeader, type RecordFault } from '@parlour/kernel/record';
import { type Result, success } from '@parlour/kernel/result';
import { NO_CUT } from '@parlour/kernel/seal';
import { type Given, HOME, type Opened, type TableSettings, type What } from './log.ts';
import { chanceOf, type Entropy, newSeal } from './seal.ts';

export type Laying = {
  readonly options: Options;
  readonly count: number;
  readonly dealer?: Seat;
  readonly settings?: Partial<TableSettings>;
  readonly given?: Given;
};

export function layTable(game: Game, laying: Laying, entropy: Entropy): What[] {
  const opened: Opened = {
    what: 'open',
    game: game.id,
    rules: game.version,
    ...laying,
    settings: { ...HOME, ...laying.settings },
  };
  return laying.given ? [opened] : [opened, { what: 'seal', seal: newSeal(entropy) }];
}

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

/** Creates tables, also from a match that was begun elsewhere. */
import type { Game, Seat } from '@parlour/kernel/game';
import { type Match, matchStatus, resolveChance } from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import { headerFault, type RecordFault } from '@parlour/kernel/record/lines';
import { assertDefined, type Result, success } from '@parlour/kernel/result';
import { NO_CUT } from '@parlour/kernel/seal';
import { type EntryDraft, type FixedDeals, type OpenedDraft, PRIVATE_SETTINGS, type TableSettings } from './log.ts';
import { type Entropy, newSeal, tableChance } from './shuffle/seal.ts';
import { tableMessage } from './table-messages.ts';

export type TableSetup = {
  readonly options: Options;
  readonly count: number;
  readonly dealer?: Seat;
  readonly settings?: Partial<TableSettings>;
  readonly given?: FixedDeals;
};

/** Drafts the first entries of a new table. */
export function draftTable(game: Game, setup: TableSetup, entropy: Entropy): EntryDraft[] {
  const opened: OpenedDraft = {
    what: 'open',
    game: game.id,
    rules: game.version,
    ...setup,
    settings: { ...PRIVATE_SETTINGS, ...setup.settings },
  };
  return setup.given ? [opened] : [opened, { what: 'seal', seal: newSeal(entropy) }];
}

/** Drafts a table that continues a match. Past draws stand; the new table's seal decides further ones. */
export function draftTableFromMatch(
  match: Match,
  settings: Partial<TableSettings>,
  entropy: Entropy,
): Result<readonly EntryDraft[], RecordFault> {
  if (matchStatus(match).is === 'over') return headerFault(tableMessage('overAlready'));
  const { game, options } = match;
  const { count, dealer } = match.seating;
  const dealerField = dealer === undefined ? {} : { dealer };
  const [opened, sealed] = draftTable(game, { options, count, ...dealerField, settings }, entropy);
  const cuts = Array.from({ length: count }, () => NO_CUT);
  const begin: EntryDraft = { what: 'begin', form: 2, cuts, moved: match.draws, ...dealerField };
  return success([
    assertDefined(opened),
    assertDefined(sealed),
    begin,
    ...draftMatchInputs(match, assertDefined(sealed), cuts),
  ]);
}

/** There are no cuts for the rest of the match. */
function draftMatchInputs(original: Match, sealed: EntryDraft, cuts: readonly string[]): EntryDraft[] {
  const match: Match = { ...original, log: [...original.log], events: [], drawSources: [] };
  if (sealed.what === 'seal')
    resolveChance(match, tableChance({ sealed: sealed.seal, cuts, form: 2, number: 1 }, undefined));
  return match.log.map(input => ({ what: 'input', input }));
}

/** Decides plays and undo, and drafts the entries of a match. */
import { leftOf } from '@parlour/kernel/authoring/cards';
import type { Input, Seat } from '@parlour/kernel/game';
import {
  applyInput,
  beginMatch,
  type Match,
  matchStatus,
  rebuildMatch,
  resolveChance,
  viewForChair,
} from '@parlour/kernel/match';
import { type Random, seededRandom } from '@parlour/kernel/random';
import { assertDefined, failure, type Result, success } from '@parlour/kernel/result';
import { toHex } from '@parlour/kernel/seal';
import { isStartPending } from '../clocks.ts';
import { type CommandFailure, commandError } from '../commands.ts';
import type { EntryDraft } from '../log.ts';
import { type Entropy, newSeal, tableChance } from '../shuffle/seal.ts';
import {
  activePersons,
  isMatchRunning,
  isPersonAt,
  nextMatchNumber,
  type Table,
  type TableMatch,
  tableSeats,
} from '../table.ts';
import { tableMessage } from '../table-messages.ts';

export type Decision = Result<readonly EntryDraft[], CommandFailure>;

/** Decides a play of a seat. */
export function decidePlay(table: Table, seat: Seat, play: unknown, entropy: Entropy): Decision {
  const { game, current } = table;
  if (!current || !isMatchRunning(table)) return commandError('no-match', tableMessage('noMatch'));
  if (!game.isPlay(play)) return commandError('bad-play', tableMessage('notAPlay', { game: game.title }));
  if (isStartPending(table)) return commandError('not-started', tableMessage('notStarted'));
  const refusal = game.refuse(current.match.state, seat, play);
  return refusal ? failure({ refusal }) : success(draftInput(table, { by: seat, play }, entropy));
}

/**
 * Drafts an input, the draws after it, and the next seal if the match is over.
 * The rules run twice for every input, here and in the fold. Draws are known only after the input and are written
 * together with it; until then the table must not change, because another server may write first, and then the input
 * is judged again. States are never mutated, so a scratch match costs one more `apply` and no copy. Handing its state
 * to the fold would give tables a second way to change.
 */
export function draftInput(table: Table, input: Input, entropy: Entropy): EntryDraft[] {
  const current = assertDefined(table.current);
  const scratch: Match = { ...current.match, log: [], events: [], drawSources: [] };
  applyInput(scratch, input);
  resolveChance(scratch, tableChance(current, table.opened.given));
  return draftMatchLog(table, scratch, entropy);
}

/** A table with fixed deals has no seal, in the next match either. */
function draftMatchLog({ sealed }: Table, match: Match, entropy: Entropy): EntryDraft[] {
  const inputs = match.log.map((input): EntryDraft => ({ what: 'input', input }));
  return sealed && matchStatus(match).is === 'over' ? [...inputs, { what: 'seal', seal: newSeal(entropy) }] : inputs;
}

const CURRENT_SEAL_FORM = 2;

/** Drafts the beginning and the first deal. The dealer was fixed before any reveal. */
export function draftBegin(
  table: Table,
  cuts: readonly string[],
  dealer: Seat | undefined,
  entropy: Entropy,
): EntryDraft[] {
  const { count, options, given } = table.opened;
  const dealerField = dealer === undefined ? {} : { dealer };
  const scratch = beginMatch(table.game, options, { count, ...dealerField });
  const number = nextMatchNumber(table);
  resolveChance(scratch, tableChance({ sealed: table.sealed, cuts, form: CURRENT_SEAL_FORM, number }, given));
  return [{ what: 'begin', form: CURRENT_SEAL_FORM, cuts, ...dealerField }, ...draftMatchLog(table, scratch, entropy)];
}

/** The deal passes to the left from match to match. */
export function nextDealer({ game, opened, current }: Table): Seat | undefined {
  if (!current) return opened.dealer;
  const { state, seating } = current.match;
  const lastDealer = game.dealer?.(state) ?? seating.dealer;
  return lastDealer === undefined ? undefined : leftOf(lastDealer, opened.count);
}

/** Undoes at once if that harms no player, else asks the others for consent. */
export function decideUndo(table: Table, seat: Seat, entropy: Entropy): Decision {
  if (table.opened.settings.undo === 'none') return commandError('no-undo', tableMessage('undoOff'));
  const inputs = isMatchRunning(table) ? inputsAfterUndo(assertDefined(table.current), seat) : -1;
  if (inputs < 0) return commandError('no-undo', tableMessage('nothingToUndo'));
  const isAlone = personsToAsk(table, seat).length === 0;
  const isFree = isAlone || (isEasyUndo(table) && revealsNothing(table, inputs, seat, entropy));
  return success([isFree ? { what: 'undone', inputs } : { what: 'undo', seat }]);
}

export function decideAgree(table: Table, seat: Seat): Decision {
  const { undo } = table;
  if (!undo || undo.seat === seat) return commandError('no-undo', tableMessage('noUndoAsked'));
  const missing = personsToAsk(table, undo.seat).filter(other => other !== seat && !undo.agreed.includes(other));
  const agree = { what: 'agree', seat } as const;
  return missing.length > 0
    ? success([agree])
    : success([agree, { what: 'undone', inputs: inputsAfterUndo(assertDefined(table.current), undo.seat) }]);
}

export function decideUndoDecline(table: Table, seat: Seat): Decision {
  return table.undo ? success([{ what: 'decline', seat }]) : commandError('no-undo', tableMessage('noUndoAsked'));
}

const isEasyUndo = ({ opened }: Table): boolean => opened.settings.undo !== 'consent';

const revealsNothing = ({ game, current }: Table, inputs: number, seat: Seat, entropy: Entropy): boolean =>
  game.undo === 'free' &&
  !hasLearnedHidden(assertDefined(current).match, inputs, seat, seededRandom(toHex(entropy(16))));

/** With easy undo only those who play themselves. */
const personsToAsk = (table: Table, seat: Seat): Seat[] =>
  (isEasyUndo(table) ? activePersons(table) : tableSeats(table).filter(other => isPersonAt(table, other))).filter(
    other => other !== seat,
  );

/** Inputs left after undoing a seat's last play, or -1. Plays made elsewhere stay. */
function inputsAfterUndo({ match, moved }: TableMatch, seat: Seat): number {
  const inputs = match.log.findLastIndex(input => input.by === seat);
  const drawn = match.log.slice(0, Math.max(0, inputs)).filter(input => input.by === 'chance').length;
  return drawn < moved ? -1 : inputs;
}

const SAMPLED_WORLDS = 8;

/**
 * Whether, in a world that looked the same to the chair before, the same inputs would be impossible or look
 * different.
 */
export function hasLearnedHidden(match: Match, inputs: number, chair: Seat, random: Random): boolean {
  const since = match.log.slice(inputs);
  if (since.some(input => input.by === 'chance')) return true;
  const before = viewForChair(rebuildMatch(match, inputs), chair);
  const worlds = Array.from({ length: SAMPLED_WORLDS }, () => match.game.imagine(before, random));
  return worlds.some(world => isViewDifferent(match, world, since, chair));
}

function isViewDifferent({ game, state }: Match, imagined: unknown, since: Match['log'], chair: Seat): boolean {
  let world = imagined;
  for (const input of since) {
    if (typeof input.by === 'number' && game.refuse(world, input.by, input.play)) return true;
    world = game.apply(world, input).state;
  }
  return JSON.stringify(game.view(world, chair)) !== JSON.stringify(game.view(state, chair));
}

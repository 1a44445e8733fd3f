/** Beginning a match and putting inputs into it: what the table logs when somebody plays. */

import { leftOf } from '@parlour/kernel/cards';
import type { Input, Seat } from '@parlour/kernel/game';
import { beginMatch, type Match, put, settleChance, statusOf } from '@parlour/kernel/match';
import { must } from '@parlour/kernel/must';
import { failure, type Result, success } from '@parlour/kernel/result';
import type { What } from './log.ts';
import { chanceOf, type Entropy, newSeal } from './seal.ts';
import { isHeld } from './starting.ts';
import { isPlaying, nextNumber, type Table } from './table.ts';
import { type RefusedVerb, trouble } from './verbs.ts';

/** What is to be logged, or why nothing is. */
export type Decision = Result<readonly What[], RefusedVerb>;

/** A play by whoever plays for the seat; a person who plays has come back. */
export function decidePlay(table: Table, seat: Seat, play: unknown, entropy: Entropy): Decision {
  const { game, sitting } = table;
  if (!sitting || !isPlaying(table)) return trouble('no-match', 'No match is being played at this table.');
  if (!game.isPlay(play)) return trouble('bad-play', `That is no play of ${game.title}.`);
  if (isHeld(table)) return trouble('not-started', 'It begins when everybody is ready.');
  const refusal = game.refuse(sitting.match.state, seat, play);
  return refusal ? failure({ refusal }) : success(inputDrafts(table, { by: seat, play }, entropy));
}

/**
 * An input, whatever chance decides after it, and the seal of the next match if this one is over with it.
 *
 * The rules are applied twice to every input, here and when its entry is folded. What chance decides is known only after
 * the input, and must be written down together with it; and until both are, nothing may change at the table, because
 * another may have been quicker to write, and then all this is judged again. States are never mutated, so that a scratch
 * match costs one more `apply` and no copy. Handing its state on to the fold would save that, and give a table a second
 * way to change.
 */
export function inputDrafts(table: Table, input: Input, entropy: Entropy): What[] {
  const sitting = must(table.sitting);
  const scratch: Match = { ...sitting.match, log: [], happenings: [], sources: [] };
  put(scratch, input);
  settleChance(scratch, chanceOf(sitting, table.opened.given));
  return logged(table, scratch, entropy);
}

/** A table that deals by a seed has no seal, in the next match either. */
function logged({ sealed }: Table, match: Match, entropy: Entropy): What[] {
  const inputs = match.log.map((input): What => ({ what: 'input', input }));
  return sealed && statusOf(match).is === 'over' ? [...inputs, { what: 'seal', seal: newSeal(entropy) }] : inputs;
}

/** The form in which every match begins by now. */
const FORM = 2;

/** The first deal, from the words that stand for the cuts; who deals was settled before any was shown. */
export function beginDrafts(table: Table, cuts: readonly string[], dealer: Seat | undefined, entropy: Entropy): What[] {
  const { count, options, given } = table.opened;
  const dealt = dealer === undefined ? {} : { dealer };
  const scratch = beginMatch(table.game, options, { count, ...dealt });
  const number = nextNumber(table);
  settleChance(scratch, chanceOf({ sealed: table.sealed, cuts, form: FORM, number }, given));
  return [{ what: 'begin', form: FORM, cuts, ...dealt }, ...logged(table, scratch, entropy)];
}

/** The deal passes to the left, from match to match as from hand to hand. */
export function nextDealer({ game, opened, sitting }: Table): Seat | undefined {
  if (!sitting) return opened.dealer;
  const { state, seating } = sitting.match;
  const last = game.dealer?.(state) ?? seating.dealer;
  return last === undefined ? undefined : leftOf(last, opened.count);
}

/** The turns of a match in truth: which of them were wrong, and who called them. */
import type { Seat } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match } from '@parlour/kernel/match';
import { mistake } from '../rules/judge.ts';
import type { KitParts } from '../rules/parts.ts';

export type Turn = { readonly seat: Seat; readonly wrong: boolean; readonly calledBy?: Seat };

/** A good shout at a 1 that came late (KK-23r) calls the turn in which it came, which was not wrong itself. */
export function turnsOf({ game, options, seating, log }: Match<KitParts>): Turn[] {
  const again = beginMatch(game, options, seating);
  const turns: Turn[] = [];
  for (const input of log) {
    const { state } = again;
    const happened = applyInput(again, input);
    if (typeof input.by !== 'number') continue;
    if (input.play.do !== 'shout') {
      const isNew = !state.acted;
      const wrong = mistake(state, input.by, input.play) !== undefined;
      if (isNew) turns.push({ seat: input.by, wrong });
      else turns.push({ seat: input.by, wrong: (turns.pop()?.wrong ?? false) || wrong });
    } else if (happened.some(each => each.what === 'shout' && each.verdict !== 'false')) {
      const turn = turns.pop();
      if (turn) turns.push({ ...turn, calledBy: input.by });
    }
  }
  return turns;
}

/** A hint in steps: what to look at, what kind of play it is, and why it is that play. */
import type { HintSteps, Thought } from '@parlour/players/player';
import { isLetter } from '../../pack/pack.ts';
import { cardName, count, list } from '../../rules/words.ts';
import type { TablePlay } from '../rules/plays.ts';
import { factsOf, hardestOf, type PlayFacts, unseenBy } from './facts.ts';
import type { Position } from './position.ts';
import { reasonFor } from './reasons.ts';

/** The thought with the fact that decided, and the steps that lead to it. */
export function explained(thought: Thought<TablePlay>, position: Position): Thought<TablePlay> {
  const { play } = thought;
  if (play === undefined) return thought;
  return { ...thought, why: reasonFor(position, play), steps: stepsTo(position, play) };
}

export function stepsTo(position: Position, play: TablePlay): HintSteps {
  const facts = factsOf(position, play);
  if (play.do === 'exchange') return { look: lookForExchange(position), kind: 'It is an exchange, no word.' };
  if (facts.left.length === 0) {
    return { look: `Look at all you hold: ${list(lettersIn(position))}.`, kind: 'It takes everything at once.' };
  }
  const laid = `It is an addition of ${count(facts.gone.length, 'card')}`;
  if (facts.exits > 0) {
    return { look: 'Look at what will stay in the hand.', kind: `${laid}, after which the rest can go together.` };
  }
  return { look: lookAtHardest(position, facts), kind: `${laid}.` };
}

const lettersIn = ({ view }: Position): string[] => (view.hand ?? []).filter(isLetter).sort();

function lookForExchange({ view, finds }: Position): string {
  const up = view.up === null ? 'nothing' : cardName(view.up);
  if (finds.count === 0) return `No word goes with your hand; turned up lies ${up}.`;
  return `Turned up lies ${up}.`;
}

function lookAtHardest({ view }: Position, { gone }: PlayFacts): string {
  const hardest = hardestOf(gone);
  const others = unseenBy(view).filter(card => card === hardest).length;
  const more = others === 0 ? 'No other' : `${others === 1 ? 'One' : others} more`;
  return `Look at your ${hardest}. ${more} ${hardest} can still come.`;
}

/** Two steps towards a play for whoever wants to find it: what to look at, and what kind of play it is. Neither names it. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { HintSteps } from '@parlour/players/player';
import type { AlicePlay } from '../rules/judge.ts';
import { mustHave } from './heard.ts';
import { missingFor, recall, type Told } from './reasons.ts';
import { called } from './telling.ts';

export function stepsFor(told: Told, play: AlicePlay): HintSteps {
  if (play.do === 'stop')
    return { look: 'Look at what a no would cost you now.', kind: 'What you have may be enough for this turn.' };
  if (play.do === 'ask') return { look: lookForAsk(told), kind: kindOfAsk(told, play) };
  const look =
    'Look at what each of your Leading cards wants: what of it do you hold, and of what do you know who has it?';
  return { look, kind: kindOfExpose(told, play.card) };
}

function lookForAsk(told: Told): string {
  const leading = assertDefined(told.view.exposed[told.seat]);
  const missing = missingFor(told, leading);
  const wasAsked = told.view.history.some(event => event.what === 'ask' && missing.includes(event.card));
  const think = `Think of what ${called(told, leading)} wants`;
  return wasAsked
    ? `${think}: who asked for it, who said no, and who has drawn a card since?`
    : `${think}: no one has asked for it yet.`;
}

function kindOfAsk(told: Told, { of, card }: Extract<AlicePlay, { do: 'ask' }>): string {
  const heard = recall(told, card);
  if (mustHave(heard) === of)
    return heard.seen ? 'Ask for a card that you have seen go.' : 'There is a question that cannot fail.';
  const { word } = itemAt(heard.seats, of);
  if (word?.what === 'drew') return 'Somebody who had it not has drawn a card since.';
  const ruledOut = heard.seats.some(({ can, word: said }) => !can && said !== undefined);
  return ruledOut
    ? 'Nothing is certain, but somebody can be ruled out.'
    : 'Nothing has been heard of it: count the cards.';
}

function kindOfExpose(told: Told, leading: string): string {
  const open = missingFor(told, leading).filter(card => mustHave(recall(told, card)) === undefined);
  if (open.length === 0) return 'One of your sets is sure to be completed.';
  return missingFor(told, leading).length === 1
    ? 'One of your sets wants only one card.'
    : 'Begin where most is known.';
}

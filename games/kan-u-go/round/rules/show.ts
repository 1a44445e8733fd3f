/** The table as text. */
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { drawCrossword } from '../../crossword/draw.ts';
import { capital, cardName, count, handText } from '../../rules/words.ts';
import type { RoundView } from './view.ts';

/** The title is the game and its target; a round is called as the game calls it. */
export function showRound(view: RoundView, title: string, round: 'Round' | 'Heat'): string {
  return [
    `${title}. ${round} ${view.rounds + (view.phase === 'over' ? 0 : 1)}.`,
    '',
    drawCrossword(view.crossword),
    '',
    `Turned up: ${view.up === null ? 'nothing' : cardName(view.up)}. Blind pack: ${count(view.blind, 'card')}.`,
    ...view.scores.map((_, seat) => `  ${capital(seatLine(view, seat))}`),
    ...(view.hand === undefined ? [] : [`Your hand (seat ${view.seat}): ${handText(view.hand)}`]),
  ].join('\n');
}

function seatLine(view: RoundView, seat: Seat): string {
  const other = view.others.find(other => other.seat === seat);
  const marks = [seat === view.dealer ? 'dealer' : '', view.turn.includes(seat) ? 'to play' : ''].filter(Boolean);
  const about = marks.length === 0 ? '' : ` (${marks.join(', ')})`;
  const known = other?.hand ?? itemAt(view.taken, seat);
  const shown = other === undefined || known.length === 0 ? '' : `, among them ${handText(known)}`;
  const cards = other?.cards ?? assertDefined(view.hand).length;
  return `seat ${seat}${about}: ${count(cards, 'card')}${shown}; ${count(itemAt(view.scores, seat), 'point')}`;
}

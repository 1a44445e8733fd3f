/** Kan-U-Go and the race in English. */
import type { Reader, Seat, SeatName } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { drawCrossword, writeAddition } from '../../crossword/notation.ts';
import { isFree } from '../../pack/pack.ts';
import {
  capitalize,
  cardName,
  countNoun,
  formatHand,
  joinWithAnd,
  sayAdditionRefusal,
  sayWordsMade,
} from '../../rules/english.ts';
import type { ExchangeEvent, LaidEvent, TableEvent } from './events.ts';
import type { RoundRefusal } from './refusals.ts';
import type { RoundView } from './view.ts';

/** Readers of the board see where cards are laid. */
export function say(event: TableEvent, name: SeatName, reader: Reader = 'text'): string {
  switch (event.what) {
    case 'cut':
      return `${name(event.seat)} cuts ${cardName(event.card)}${isFree(event.card) ? ' and cuts again' : ''}.`;
    case 'tied':
      return `${joinWithAnd(event.seats.map(name))} are equally near to A and cut again.`;
    case 'first-dealer':
      return `${name(event.seat)} is nearest to A and deals first.`;
    case 'dealer':
      return `${name(event.seat)} deals.`;
    case 'dealt':
      return `Everybody gets ${countNoun(event.each, 'card')}.`;
    case 'turned-up':
      return `${capitalize(cardName(event.card))} is turned up.`;
    case 'looked':
      return `${name(event.seat)} goes through the rest and chooses a word.`;
    case 'waited':
      return `${name(event.seat)} has not chosen in time: the lot decides.`;
    case 'laid-out':
      return event.word === '' ? 'No word can be made of the rest.' : `${name(event.seat)} lays out ${event.word}.`;
    case 'called':
      return `${name(event.seat)} calls "Kan-U-Go!"`;
    case 'shuffled':
      return `The blind pack is used up: ${countNoun(event.cards, 'card')} of the pile are shuffled into a new one.`;
    case 'laid':
      return reader === 'board' ? sayWordsMade(name(event.seat), event.words) : sayLaid(event, name);
    case 'exchanged':
      return sayExchanged(event, name);
    case 'out':
      return `${name(event.seat)} ${event.thrown === 0 ? '' : `throws in ${countNoun(event.thrown, 'free card')} and `}is out.`;
    case 'blocked':
      return 'Nobody gets on: the round is blocked.';
    case 'counted':
      return sayCounted(event, name);
    case 'won':
      return event.seats.length === 1
        ? `${name(itemAt(event.seats, 0))} has won.`
        : `${joinWithAnd(event.seats.map(name))} share the win.`;
  }
}

const sayLaid = ({ seat, cells, words }: LaidEvent, name: SeatName): string =>
  `${name(seat)} lays ${writeAddition(cells)} and makes ${joinWithAnd(words)}.`;

function sayExchanged({ seat, gave, take, got }: ExchangeEvent, name: SeatName): string {
  const what = got === undefined ? 'a card' : cardName(got);
  const where = take === 'up' ? 'the card turned up' : 'from the blind pack';
  return `${name(seat)} gives ${cardName(gave)} and takes ${what}${take === 'up' ? ', ' : ' '}${where}.`;
}

function sayCounted({ left, points, scores }: TableEvent & { what: 'counted' }, name: SeatName): string {
  const counts = left.map(
    (hand, seat) => `${name(seat)} ${assertDefined(points)[seat]}${hand.length === 0 ? '' : ` (${formatHand(hand)})`}`,
  );
  return `They count: ${counts.join(', ')}. The scores are ${scores.join(', ')}.`;
}

export const sayRoundRefusal = (refusal: RoundRefusal, reader: Reader): string =>
  refusal.why === 'not-held' ? `You do not hold ${cardName(refusal.card)}.` : sayAdditionRefusal(refusal, reader);

export function showRound(view: RoundView, title: string, round: 'Round' | 'Heat'): string {
  return [
    `${title}. ${round} ${view.rounds + (view.phase === 'over' ? 0 : 1)}.`,
    '',
    drawCrossword(view.crossword),
    '',
    `Turned up: ${view.up === null ? 'nothing' : cardName(view.up)}. Blind pack: ${countNoun(view.blind, 'card')}.`,
    ...view.scores.map((_, seat) => `  ${capitalize(seatLine(view, seat))}`),
    ...(view.hand === undefined ? [] : [`Your hand (seat ${view.seat}): ${formatHand(view.hand)}`]),
  ].join('\n');
}

function seatLine(view: RoundView, seat: Seat): string {
  const other = view.others.find(other => other.seat === seat);
  const marks = [seat === view.dealer ? 'dealer' : '', view.turn.includes(seat) ? 'to play' : ''].filter(Boolean);
  const about = marks.length === 0 ? '' : ` (${marks.join(', ')})`;
  const known = other?.hand ?? itemAt(view.taken, seat);
  const shown = other === undefined || known.length === 0 ? '' : `, among them ${formatHand(known)}`;
  const cards = other?.cards ?? assertDefined(view.hand).length;
  return `seat ${seat}${about}: ${countNoun(cards, 'card')}${shown}; ${countNoun(itemAt(view.scores, seat), 'point')}`;
}

/** Happenings at the table as sentences. */
import type { Reader, SeatName } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { writeAddition } from '../../crossword/notation.ts';
import { isFree } from '../../pack/pack.ts';
import { sayAddition } from '../../rules/say-addition.ts';
import { capital, cardName, count, handText, list, made } from '../../rules/words.ts';
import type { ExchangeEvent, LaidEvent, TableEvent } from './happenings.ts';
import type { RoundRefusal } from './refusals.ts';

/** Happenings of either game. On the board it is seen where cards are laid. */
export function say(event: TableEvent, name: SeatName, reader: Reader = 'text'): string {
  switch (event.what) {
    case 'cut':
      return `${name(event.seat)} cuts ${cardName(event.card)}${isFree(event.card) ? ' and cuts again' : ''}.`;
    case 'tied':
      return `${list(event.seats.map(name))} are equally near to A and cut again.`;
    case 'first-dealer':
      return `${name(event.seat)} is nearest to A and deals first.`;
    case 'dealer':
      return `${name(event.seat)} deals.`;
    case 'dealt':
      return `Everybody gets ${count(event.each, 'card')}.`;
    case 'turned-up':
      return `${capital(cardName(event.card))} is turned up.`;
    case 'looked':
      return `${name(event.seat)} goes through the rest and chooses a word.`;
    case 'waited':
      return `${name(event.seat)} has not chosen in time: the lot decides.`;
    case 'laid-out':
      return event.word === '' ? 'No word can be made of the rest.' : `${name(event.seat)} lays out ${event.word}.`;
    case 'called':
      return `${name(event.seat)} calls "Kan-U-Go!"`;
    case 'shuffled':
      return `The blind pack is used up: ${count(event.cards, 'card')} of the pile are shuffled into a new one.`;
    case 'laid':
      return reader === 'board' ? made(name(event.seat), event.words) : sayLaid(event, name);
    case 'exchanged':
      return sayExchanged(event, name);
    case 'out':
      return `${name(event.seat)} ${event.thrown === 0 ? '' : `throws in ${count(event.thrown, 'free card')} and `}is out.`;
    case 'blocked':
      return 'Nobody gets on: the round is blocked.';
    case 'counted':
      return sayCounted(event, name);
    case 'won':
      return event.seats.length === 1
        ? `${name(itemAt(event.seats, 0))} has won.`
        : `${list(event.seats.map(name))} share the win.`;
  }
}

const sayLaid = ({ seat, cells, words }: LaidEvent, name: SeatName): string =>
  `${name(seat)} lays ${writeAddition(cells)} and makes ${list(words)}.`;

function sayExchanged({ seat, gave, take, got }: ExchangeEvent, name: SeatName): string {
  const what = got === undefined ? 'a card' : cardName(got);
  const where = take === 'up' ? 'the card turned up' : 'from the blind pack';
  return `${name(seat)} gives ${cardName(gave)} and takes ${what}${take === 'up' ? ', ' : ' '}${where}.`;
}

function sayCounted({ left, points, scores }: TableEvent & { what: 'counted' }, name: SeatName): string {
  const counts = left.map(
    (hand, seat) => `${name(seat)} ${assertDefined(points)[seat]}${hand.length === 0 ? '' : ` (${handText(hand)})`}`,
  );
  return `They count: ${counts.join(', ')}. The scores are ${scores.join(', ')}.`;
}

/** Refusals of either game. */
export const sayRound = (refusal: RoundRefusal, reader: Reader): string =>
  refusal.why === 'not-held' ? `You do not hold ${cardName(refusal.card)}.` : sayAddition(refusal, reader);

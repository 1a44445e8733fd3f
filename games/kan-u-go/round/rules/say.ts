/** Happenings at the table as sentences. */
import type { Name, Reader } from '@parlour/kernel/game';
import { must, nth } from '@parlour/kernel/must';
import { writeAddition } from '../../crossword/notation.ts';
import { isFree } from '../../pack/pack.ts';
import { sayAddition } from '../../rules/say-addition.ts';
import { capital, cardName, count, handText, list, made } from '../../rules/words.ts';
import type { ExchangeHappening, LaidHappening, TableHappening } from './happenings.ts';
import type { RoundRefusal } from './refusals.ts';

/** Happenings of either game. On the board it is seen where cards are laid. */
export function say(happening: TableHappening, name: Name, reader: Reader = 'text'): string {
  switch (happening.what) {
    case 'cut':
      return `${name(happening.seat)} cuts ${cardName(happening.card)}${isFree(happening.card) ? ' and cuts again' : ''}.`;
    case 'tied':
      return `${list(happening.seats.map(name))} are equally near to A and cut again.`;
    case 'first-dealer':
      return `${name(happening.seat)} is nearest to A and deals first.`;
    case 'dealer':
      return `${name(happening.seat)} deals.`;
    case 'dealt':
      return `Everybody gets ${count(happening.each, 'card')}.`;
    case 'turned-up':
      return `${capital(cardName(happening.card))} is turned up.`;
    case 'looked':
      return `${name(happening.seat)} goes through the rest and chooses a word.`;
    case 'waited':
      return `${name(happening.seat)} has not chosen in time: the lot decides.`;
    case 'laid-out':
      return happening.word === ''
        ? 'No word can be made of the rest.'
        : `${name(happening.seat)} lays out ${happening.word}.`;
    case 'called':
      return `${name(happening.seat)} calls "Kan-U-Go!"`;
    case 'shuffled':
      return `The blind pack is used up: ${count(happening.cards, 'card')} of the pile are shuffled into a new one.`;
    case 'laid':
      return reader === 'board' ? made(name(happening.seat), happening.words) : sayLaid(happening, name);
    case 'exchanged':
      return sayExchanged(happening, name);
    case 'out':
      return `${name(happening.seat)} ${happening.thrown === 0 ? '' : `throws in ${count(happening.thrown, 'free card')} and `}is out.`;
    case 'blocked':
      return 'Nobody gets on: the round is blocked.';
    case 'counted':
      return sayCounted(happening, name);
    case 'won':
      return happening.seats.length === 1
        ? `${name(nth(happening.seats, 0))} has won.`
        : `${list(happening.seats.map(name))} share the win.`;
  }
}

const sayLaid = ({ seat, cells, words }: LaidHappening, name: Name): string =>
  `${name(seat)} lays ${writeAddition(cells)} and makes ${list(words)}.`;

function sayExchanged({ seat, gave, take, got }: ExchangeHappening, name: Name): string {
  const what = got === undefined ? 'a card' : cardName(got);
  const where = take === 'up' ? 'the card turned up' : 'from the blind pack';
  return `${name(seat)} gives ${cardName(gave)} and takes ${what}${take === 'up' ? ', ' : ' '}${where}.`;
}

function sayCounted({ left, points, scores }: TableHappening & { what: 'counted' }, name: Name): string {
  const counts = left.map(
    (hand, seat) => `${name(seat)} ${must(points)[seat]}${hand.length === 0 ? '' : ` (${handText(hand)})`}`,
  );
  return `They count: ${counts.join(', ')}. The scores are ${scores.join(', ')}.`;
}

/** Refusals of either game. */
export const sayRound = (refusal: RoundRefusal, reader: Reader): string =>
  refusal.why === 'not-held' ? `You do not hold ${cardName(refusal.card)}.` : sayAddition(refusal, reader);

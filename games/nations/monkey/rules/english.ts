import type { Reader, Seat, SeatName, Words } from '@parlour/kernel/game';
import { formatList, type Translate, translator } from '@parlour/messages';
import { type Rank, titleOf } from '../../pack/pack.ts';
import { sheet } from '../../sheet.generated.ts';
import type { MonkeyEvent, MonkeyRefusal } from './play.ts';
import type { MonkeyParts } from './state.ts';
import { rankNameOf } from './state.ts';
import type { MonkeyView } from './view.ts';

const english = {
  title: 'The Game of the Monkey',
  ranks:
    '{rank, select, map {Maps} man {Men} woman {Women} child {Children} 10 {tens} 9 {nines} 8 {eights} 7 {sevens} 6 {sixes} 5 {fives} 4 {fours} 3 {threes} other {twos}}',
  aPair: 'a pair of {ranks}',
  twoCards: '{one} and {two}',

  deals: 'One card is hidden. {who} deals the others and begins.',
  pairs: '{who} lays down a pair of {ranks}.',
  reaches: '{who} has no pair and reaches for a card from {from}.',
  draws: '{who} draws a card from {from}.',
  drawsCard: '{who} draws {card} from {from}.',
  isSafe: '{who} has no cards left and is safe.',
  isMonkey: '{who} is the Monkey. The odd card is {card}. Its partner, {removed}, was hidden at the start.',

  over: 'The game is over: all cards but one are paired.',
  notYourTurn: 'It’s {who}’s turn.',
  notHeld: 'You don’t have {card}.',
  noPair: 'A pair is two cards of the same value, not {one} and {two}.',
  hasPair: 'You have a pair, so lay it down instead of drawing.',
  noSuchCard: '{who} has only {cards, plural, one {# card} other {# cards}}.',
  noSuchCardNumber: '{who} has only {cards, plural, one {# card} other {# cards}}, numbered from 0.',

  table: 'The Game of the Monkey. {pairs} of 25 pairs are on the table.',
  lastPairs: 'Last pairs: {pairs}.',
  seat: 'Seat {seat}: {state}',
  seatToPlay: 'Seat {seat} (to play): {state}',
  safe: 'safe',
  cards: '{cards, plural, one {# card} other {# cards}}',
  yourHand: 'Your hand (seat {seat}): {hand}',
  yourHandEmpty: 'Your hand (seat {seat}) is empty.',
} as const;
export const monkeyText: Translate<typeof english> = translator('monkey', english);

/** "Maps", "tens". */
export const ranksText = (rank: string): string => monkeyText('ranks', { rank: rank as Rank });

function say(event: MonkeyEvent, name: SeatName): string {
  switch (event.what) {
    case 'deal':
      return monkeyText('deals', { who: name(event.dealer) });
    case 'pair':
      return monkeyText('pairs', { who: name(event.seat), ranks: ranksText(rankNameOf(event.cards[0])) });
    case 'reach':
      return monkeyText('reaches', { who: name(event.seat), from: name(event.from) });
    case 'draw': {
      const seats = { who: name(event.seat), from: name(event.from) };
      return event.card === undefined
        ? monkeyText('draws', seats)
        : monkeyText('drawsCard', { ...seats, card: titleOf(event.card) });
    }
    case 'safe':
      return monkeyText('isSafe', { who: name(event.seat) });
    case 'monkey':
      return monkeyText('isMonkey', {
        who: name(event.seat),
        card: titleOf(event.card),
        removed: titleOf(event.removed),
      });
  }
}

function show(view: MonkeyView): string {
  const seats = view.others.length + (view.seat === null ? 0 : 1);
  const lastPairs = view.pairs.slice(-3).map(pair => monkeyText('aPair', { ranks: ranksText(rankNameOf(pair[0])) }));
  return [
    monkeyText('table', { pairs: view.pairs.length }),
    ...(lastPairs.length > 0 ? [monkeyText('lastPairs', { pairs: formatList(lastPairs) })] : []),
    '',
    ...Array.from({ length: seats }, (_, seat) => seatLine(view, seat)),
    ...(view.seat === null ? [] : ['', handLine(view.seat, view.hand ?? [])]),
  ].join('\n');
}

function seatLine(view: MonkeyView, seat: Seat): string {
  const cards = view.others.find(other => other.seat === seat)?.cards ?? view.hand?.length ?? 0;
  const state = view.out.includes(seat) ? monkeyText('safe') : monkeyText('cards', { cards });
  return `  ${monkeyText(view.turn.includes(seat) ? 'seatToPlay' : 'seat', { seat, state })}`;
}

const handLine = (seat: Seat, hand: readonly string[]): string =>
  hand.length === 0 ? monkeyText('yourHandEmpty', { seat }) : monkeyText('yourHand', { seat, hand: hand.join(' ') });

function sayRefusal(refusal: MonkeyRefusal, name: SeatName, reader: Reader = 'text'): string {
  switch (refusal.why) {
    case 'over':
      return monkeyText('over');
    case 'not-your-turn':
      return monkeyText('notYourTurn', { who: name(refusal.turn) });
    case 'not-held':
      return monkeyText('notHeld', { card: titleOf(refusal.card) });
    case 'no-pair': {
      const [one, two] = refusal.cards;
      return monkeyText('noPair', { one: titleOf(one), two: titleOf(two) });
    }
    case 'has-pair':
      return monkeyText('hasPair');
    case 'no-such-card':
      return monkeyText(reader === 'text' ? 'noSuchCardNumber' : 'noSuchCard', {
        who: name(refusal.from),
        cards: refusal.size,
      });
  }
}

export const monkeyEnglish: Words<MonkeyParts> = {
  title: monkeyText('title'),
  clauses: sheet.monkey,
  show,
  say,
  sayRefusal,
  sayPlay: play =>
    play.do === 'pair'
      ? monkeyText('twoCards', { one: titleOf(play.cards[0]), two: titleOf(play.cards[1]) })
      : undefined,
};

import type { Reader, Seat, SeatName, Words } from '@parlour/kernel/game';
import { pluralize } from '@parlour/kernel/sentences';
import { titleOf } from '../../pack/pack.ts';
import { sheet } from '../../sheet.generated.ts';
import type { MonkeyEvent, MonkeyRefusal } from './play.ts';
import type { MonkeyParts } from './state.ts';
import { rankNameOf } from './state.ts';
import type { MonkeyView } from './view.ts';

export const PLURALS: Readonly<Record<string, string>> = {
  map: 'Maps',
  man: 'Men',
  woman: 'Women',
  child: 'Children',
  10: 'tens',
  9: 'nines',
  8: 'eights',
  7: 'sevens',
  6: 'sixes',
  5: 'fives',
  4: 'fours',
  3: 'threes',
  2: 'twos',
};

function say(event: MonkeyEvent, name: SeatName): string {
  switch (event.what) {
    case 'deal':
      return `One card is put aside unseen; ${name(event.dealer)} deals the others and begins.`;
    case 'pair':
      return `${name(event.seat)} lays down a pair of ${PLURALS[rankNameOf(event.cards[0])]}.`;
    case 'reach':
      return `${name(event.seat)} has no pair and reaches for the fan of ${name(event.from)}.`;
    case 'draw': {
      const card = event.card === undefined ? 'a card' : titleOf(event.card);
      return `${name(event.seat)} draws ${card} from ${name(event.from)}.`;
    }
    case 'safe':
      return `${name(event.seat)} has no cards left and is safe.`;
    case 'monkey':
      return `${name(event.seat)} is the Monkey. The odd card is ${titleOf(event.card)}; its partner, ${titleOf(event.removed)}, had been put aside.`;
  }
}

function show(view: MonkeyView): string {
  const seatLine = (seat: Seat): string => {
    const cards = view.others.find(other => other.seat === seat)?.cards ?? view.hand?.length ?? 0;
    const safe = view.out.includes(seat) ? 'safe' : pluralize(cards, 'card');
    return `  Seat ${seat}${view.turn.includes(seat) ? ' (to play)' : ''}: ${safe}`;
  };
  const seats = view.others.length + (view.seat === null ? 0 : 1);
  const lastPairs = view.pairs.slice(-3).map(pair => `a pair of ${PLURALS[rankNameOf(pair[0])]}`);
  return [
    `The Game of the Monkey. Pairs on the table: ${view.pairs.length} of 25.`,
    ...(lastPairs.length > 0 ? [`The last pairs: ${lastPairs.join(', ')}.`] : []),
    '',
    ...Array.from({ length: seats }, (_, seat) => seatLine(seat)),
    ...(view.seat === null ? [] : ['', `Your hand (seat ${view.seat}): ${(view.hand ?? []).join(' ') || 'empty'}`]),
  ].join('\n');
}

function sayRefusal(refusal: MonkeyRefusal, name: SeatName, reader: Reader = 'text'): string {
  switch (refusal.why) {
    case 'over':
      return 'All cards but one are paired.';
    case 'not-your-turn':
      return `It is the turn of ${name(refusal.turn)}.`;
    case 'not-held':
      return `You do not hold ${titleOf(refusal.card)}.`;
    case 'no-pair': {
      const [one, two] = refusal.cards.map(titleOf);
      return `A pair is two cards of one value, not ${one} and ${two}.`;
    }
    case 'has-pair':
      return 'You have a pair and must lay it down rather than draw.';
    case 'no-such-card':
      return `The fan of ${name(refusal.from)} has ${pluralize(refusal.size, 'card')}${reader === 'text' ? ', numbered from 0' : ''}.`;
  }
}

export const monkeyEnglish: Words<MonkeyParts> = {
  title: 'The Game of the Monkey',
  clauses: sheet.monkey,
  show,
  say,
  sayRefusal,
  sayPlay: play => (play.do === 'pair' ? play.cards.map(titleOf).join(' and ') : undefined),
};

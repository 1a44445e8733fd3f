import type { Seat, SeatName, Words } from '@parlour/kernel/game';
import { pluralize } from '@parlour/kernel/sentences';
import { type Card, NATION_NAMES, NATIONS, type Nation, type Rank, rankNameOfCard, titleOf } from '../../pack/pack.ts';
import { sheet } from '../../sheet.generated.ts';
import type { NationsEvent } from './apply.ts';
import type { NationsRefusal } from './refusals.ts';
import type { NationsParts } from './state.ts';
import type { NationsView } from './view.ts';

const sideName = (side: number, name: SeatName): string => `${name(side)} and ${name(side + 2)}`;

function say(event: NationsEvent, name: SeatName): string {
  switch (event.what) {
    case 'deal':
      return `${name(event.dealer)} deals, thirteen cards each.`;
    case 'star':
      return `The Star card is ${titleOf(event.card)}.`;
    case 'star-taken':
      return `${name(event.seat)} takes up the Star card.`;
    case 'card':
      return `${name(event.seat)} ${CARD_VERBS[event.clause] ?? 'plays'} ${titleOf(event.card)}.`;
    case 'trick':
      return `${name(event.seat)} takes the trick with ${titleOf(event.card)}.`;
    case 'call':
      return `${name(event.seat)} calls: "Can you one?" ${ANSWERS[event.answer]}`;
    case 'shown':
      return `${name(event.seat)} shows ${event.cards.map(titleOf).join(', ')}.`;
    case 'tricks': {
      const points = pluralize(event.points?.[event.side] ?? 0, 'point');
      return `${sideName(event.side, name)} took ${pluralize(event.tricks, 'trick')} and count ${points}.`;
    }
    case 'titles':
      return sayTitles(event, name);
    case 'won':
      return `${sideName(event.side, name)} have won the game.`;
  }
}

const ANSWERS = {
  yes: 'The answer is yes.',
  no: 'The answer is no.',
  own: "The caller's own titles are enough.",
} as const;

const CARD_VERBS: Readonly<Record<string, string>> = {
  'NA-5': 'leads',
  'NA-9': 'leads',
  'NA-6': 'follows with',
  'NA-7': 'cannot follow and plays',
};

function sayTitles({ side, titles, points }: NationsEvent & { what: 'titles' }, name: SeatName): string {
  const gained = points?.[side] ?? 0;
  const gain = gained === 0 ? 'count nothing for them' : `count ${pluralize(gained, 'point')}`;
  return `${sideName(side, name)} were dealt ${titles === 4 ? 'all four' : 'three'} titles and ${gain}.`;
}

const SHORT_RANKS: Readonly<Partial<Record<Rank, string>>> = { map: 'Map', man: 'Man', woman: 'Woman', child: 'Child' };

function shortRanks(cards: readonly Card[], nation: Nation): string {
  const ranks = cards.filter(card => card.startsWith(`${nation}-`)).map(rankNameOfCard);
  return ranks.length === 0 ? '-' : ranks.map(rank => SHORT_RANKS[rank] ?? rank).join(' ');
}

function show(view: NationsView): string {
  const seatLine = (seat: Seat): string => {
    const cards = view.others.find(other => other.seat === seat)?.cards ?? view.hand?.length ?? 0;
    const played = view.trick.find(card => card.seat === seat);
    const marks = [seat === view.dealer ? 'dealer' : '', view.turn.includes(seat) ? 'to play' : ''].filter(Boolean);
    const about = marks.length > 0 ? ` (${marks.join(', ')})` : '';
    const starNote = view.starExposed && seat === view.dealer ? `, before it the Star card` : '';
    return `  Seat ${seat}${about}: ${pluralize(cards, 'card')}${starNote}${played ? `, played ${titleOf(played.card)}` : ''}`;
  };
  const hand = view.hand ?? [];
  return [
    `Nations to ${view.target}. Seats 0 and 2: ${view.scores[0]}. Seats 1 and 3: ${view.scores[1]}.`,
    view.star === null ? 'The cards are to be dealt.' : `The Star card is ${titleOf(view.star)}.`,
    `Tricks in this deal: ${view.tricks[0]} to ${view.tricks[1]}.`,
    '',
    ...[0, 1, 2, 3].map(seatLine),
    ...(view.seat === null ? [] : ['', `Your hand (seat ${view.seat}):`]),
    ...(view.seat === null
      ? []
      : NATIONS.map(nation => `  ${NATION_NAMES[nation].padEnd(8)}${shortRanks(hand, nation)}`)),
  ].join('\n');
}

function sayRefusal(refusal: NationsRefusal, name: SeatName): string {
  switch (refusal.why) {
    case 'won':
      return 'The game has been won.';
    case 'not-your-turn':
      return `It is the turn of ${name(refusal.turn)}.`;
    case 'not-your-lead':
      return `${name(refusal.turn)} took the last trick and leads.`;
    case 'not-held':
      return `You do not hold ${titleOf(refusal.card)}.`;
    case 'must-follow':
      return `You hold ${NATION_NAMES[refusal.nation]} and must follow it.`;
    case 'call-in-turn':
      return `The call is made in turn; it is the turn of ${name(refusal.turn)}.`;
    case 'call-elsewhere':
      return `The call is for a side that stands at ${refusal.stand}.`;
    case 'call-too-late':
      return 'The call is made before your first card of the deal.';
    case 'called-already':
      return 'You have called in this deal already.';
    case 'too-few-titles':
      return 'The call needs two titles in your hand.';
  }
}

export const english: Words<NationsParts> = {
  title: 'Nations',
  clauses: sheet.nations,
  show,
  say,
  sayRefusal,
  sayPlay: play => (play.do === 'card' ? titleOf(play.card) : undefined),
};

/** Nations in words: notation, sentences, and the table as text. */

import type { Seat } from '@parlour/kernel/game';
import { readDeal } from '@parlour/kernel/record';
import type { Deal, NationsHappening } from './apply.ts';
import type { NationsPlay } from './judge.ts';
import { type Card, isCard, NATION_NAMES, NATIONS, PACK, type Rank, titleOf } from './pack.ts';
import type { State } from './state.ts';
import type { NationsView } from './view.ts';

export function isPlay(value: unknown): value is NationsPlay {
  if (typeof value !== 'object' || value === null) return false;
  const play = value as Record<string, unknown>;
  const keys = Object.keys(play).length;
  return play.do === 'call' ? keys === 1 : play.do === 'card' && keys === 2 && isCard(play.card);
}

export const write = (play: NationsPlay): string => (play.do === 'call' ? 'call' : play.card);

/** What the call says [NA-13], as a player may also type it. */
const CALLS = /^(call|can you one|have you a title)\??$/i;

export function read(text: string): NationsPlay | undefined {
  if (CALLS.test(text)) return { do: 'call' };
  return isCard(text) ? { do: 'card', card: text } : undefined;
}

export const writeChance = ({ dealer, pack }: Deal): string => `dealer ${dealer} deal ${pack.join(' ')}`;

export function readChance(state: State, text: string): Deal | undefined {
  const [, seat, deal] = /^dealer ([0-3]) (deal .*)$/.exec(text) ?? [];
  const pack = deal && readDeal(PACK, deal);
  const dealer = Number(seat);
  if (!pack || (state.dealer !== null && state.dealer !== dealer)) return undefined;
  return { dealer, pack: pack as Card[] };
}

const sideName = (side: number, name: (seat: Seat) => string): string => `${name(side)} and ${name(side + 2)}`;

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export function say(happening: NationsHappening, name: (seat: Seat) => string): string {
  switch (happening.what) {
    case 'deal':
      return `${name(happening.dealer)} deals, thirteen cards each.`;
    case 'star':
      return `The Star card is ${titleOf(happening.card)}.`;
    case 'star-taken':
      return `${name(happening.seat)} takes up the Star card.`;
    case 'card':
      return `${name(happening.seat)} ${MANNER_VERBS[happening.clause] ?? 'plays'} ${titleOf(happening.card)}.`;
    case 'trick':
      return `${name(happening.seat)} takes the trick with ${titleOf(happening.card)}.`;
    case 'call':
      return `${name(happening.seat)} calls: "Can you one?" ${ANSWERS[happening.answer]}`;
    case 'shown':
      return `${name(happening.seat)} shows ${happening.cards.map(titleOf).join(', ')}.`;
    case 'tricks': {
      const points = count(happening.points?.[happening.side] ?? 0, 'point');
      return `${sideName(happening.side, name)} took ${count(happening.tricks, 'trick')} and count ${points}.`;
    }
    case 'titles':
      return sayTitles(happening, name);
    case 'won':
      return `${sideName(happening.side, name)} have won the game.`;
  }
}

const ANSWERS = {
  yes: 'The answer is yes.',
  no: 'The answer is no.',
  own: "The caller's own titles are enough.",
} as const;

const MANNER_VERBS: Readonly<Record<string, string>> = {
  'NA-5': 'leads',
  'NA-9': 'leads',
  'NA-6': 'follows with',
  'NA-7': 'cannot follow and plays',
};

function sayTitles(
  { side, titles, points }: NationsHappening & { what: 'titles' },
  name: (seat: Seat) => string,
): string {
  const counted = points?.[side] ?? 0;
  const gain = counted === 0 ? 'count nothing for them' : `count ${count(counted, 'point')}`;
  return `${sideName(side, name)} were dealt ${titles === 4 ? 'all four' : 'three'} titles and ${gain}.`;
}

const SHORT: Readonly<Partial<Record<Rank, string>>> = { map: 'Map', man: 'Man', woman: 'Woman', child: 'Child' };

function shortRanks(cards: readonly string[], nation: string): string {
  const ranks = cards.filter(card => card.startsWith(`${nation}-`)).map(card => card.slice(3) as Rank);
  return ranks.length === 0 ? '-' : ranks.map(rank => SHORT[rank] ?? rank).join(' ');
}

export function show(view: NationsView): string {
  const seatLine = (seat: Seat): string => {
    const cards = view.others.find(other => other.seat === seat)?.cards ?? view.hand?.length ?? 0;
    const played = view.trick.find(card => card.seat === seat);
    const marks = [seat === view.dealer ? 'dealer' : '', view.turn.includes(seat) ? 'to play' : ''].filter(Boolean);
    const about = marks.length > 0 ? ` (${marks.join(', ')})` : '';
    const lies = view.starExposed && seat === view.dealer ? `, before it the Star card` : '';
    return `  Seat ${seat}${about}: ${count(cards, 'card')}${lies}${played ? `, played ${titleOf(played.card)}` : ''}`;
  };
  const hand = view.hand ?? [];
  return [
    `Nations to ${view.target}. Seats 0 and 2: ${view.scores[0]}. Seats 1 and 3: ${view.scores[1]}.`,
    view.star === null ? 'The cards are to be dealt.' : `The Star card is ${titleOf(view.star as Card)}.`,
    `Tricks in this deal: ${view.tricks[0]} to ${view.tricks[1]}.`,
    '',
    ...[0, 1, 2, 3].map(seatLine),
    ...(view.seat === null ? [] : ['', `Your hand (seat ${view.seat}):`]),
    ...(view.seat === null
      ? []
      : NATIONS.map(nation => `  ${NATION_NAMES[nation].padEnd(8)}${shortRanks(hand, nation)}`)),
  ].join('\n');
}

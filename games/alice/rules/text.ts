/** Alice in words: the notation of plays and draws, and what happens told in sentences. */
import type { Seat } from '@parlour/kernel/game';
import { must, nth } from '@parlour/kernel/must';
import { readDeal } from '@parlour/kernel/record';
import type { AliceChance } from './apply.ts';
import type { AliceHappening } from './happenings.ts';
import type { AlicePlay } from './judge.ts';
import { type Card, isCard, leadingOf, nameOf, type Titles, titleOf } from './pack.ts';
import { countSeats, isDealt, type State } from './state.ts';

const MOST_SEATS = 12;

const isSeat = (value: unknown): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOST_SEATS;

export function isPlay(value: unknown): value is AlicePlay {
  if (typeof value !== 'object' || value === null) return false;
  const play = value as Record<string, unknown>;
  const keys = Object.keys(play).length;
  if (play.do === 'stop') return keys === 1;
  if (play.do === 'expose') return keys === 2 && isCard(play.card);
  return play.do === 'ask' && keys === 3 && isSeat(play.of) && isCard(play.card);
}

export function write(play: AlicePlay): string {
  if (play.do === 'stop') return 'stop';
  return play.do === 'expose' ? `expose ${play.card}` : `ask ${play.of} ${play.card}`;
}

export function read(text: string): AlicePlay | undefined {
  const [word, one, two] = text.split(' ');
  const play = word === 'ask' ? { do: word, of: Number(one), card: two } : { do: word, ...(one ? { card: one } : {}) };
  return isPlay(play) && write(play) === text ? play : undefined;
}

export const writeChance = (chance: AliceChance): string =>
  'forfeit' in chance ? `forfeit ${chance.forfeit}` : `dealer ${chance.dealer} deal ${chance.pack.join(' ')}`;

export function readChance(state: State, text: string, pack: readonly Card[]): AliceChance | undefined {
  if (state.forfeit !== null) {
    const card = nth(state.hands, state.forfeit.from).find(card => text === `forfeit ${card}`);
    return card === undefined ? undefined : { forfeit: card };
  }
  return isDealt(state) ? undefined : readFirst(state, text, pack);
}

function readFirst(state: State, text: string, pack: readonly Card[]): AliceChance | undefined {
  const [, seat = '', deal = ''] = /^dealer (\d+) (deal .*)$/.exec(text) ?? [];
  const order = readDeal(pack, deal);
  const dealer = Number(seat);
  if (order === undefined || dealer >= countSeats(state)) return undefined;
  return state.dealer === null || state.dealer === dealer ? { dealer, pack: order } : undefined;
}

type Name = (seat: Seat) => string;

const setName = (set: number, titles: Titles): string => `set ${set}, ${titles(leadingOf(set))}`;

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

export function say(happening: AliceHappening, name: Name, titles: Titles = titleOf): string {
  switch (happening.what) {
    case 'deal':
      return `${name(happening.dealer)} shuffles and deals all cards.`;
    case 'hand':
      return `${name(happening.seat)} is dealt ${counted(happening.cards, 'card')}${list(happening.hand)}.`;
    case 'lay':
      return `${name(happening.seat)} was dealt a whole set and lays it down${which(happening.set, titles)}.`;
    case 'begin':
      return `${name(happening.seat)} begins.`;
    case 'expose':
      return `${name(happening.seat)} exposes ${nameOf(happening.card, titles)}.`;
    case 'ask':
      return `${name(happening.seat)} asks ${name(happening.of)} for ${nameOf(happening.card, titles)}.`;
    case 'give':
      return `${name(happening.seat)} hands ${nameOf(happening.card, titles)} to ${name(happening.to)}.`;
    case 'no':
      return `${name(happening.seat)} has not got it.`;
    case 'complete':
      return `${name(happening.seat)} completes ${setName(happening.set, titles)}.`;
    case 'lack':
      return `${name(happening.seat)} has no Leading card and owes ${name(happening.to)} a forfeit.`;
    case 'forfeit':
      return sayForfeit(happening, name, titles);
    case 'pass':
      return `${name(happening.seat)} has no Leading card; the turn passes without a forfeit.`;
    case 'stop':
      return `${name(happening.seat)} stops.`;
    case 'out':
      return `${name(happening.seat)} has no card left and is out.`;
    case 'end':
      return sayEnd(happening.winners, name);
  }
}

const list = (hand: readonly Card[] | undefined): string => (hand === undefined ? '' : `: ${hand.join(' ')}`);
const which = (set: number | undefined, titles: Titles): string =>
  set === undefined ? '' : `: ${setName(set, titles)}`;

function sayForfeit(forfeit: AliceHappening & { what: 'forfeit' }, name: Name, titles: Titles): string {
  const { clause, seat, to, card } = forfeit;
  if (clause === 'AL-13')
    return `${name(to)} takes the exposed card, all that ${name(seat)} had: ${nameOf(must(card), titles)}.`;
  return `${name(to)} draws a card from ${name(seat)}${card === undefined ? '' : `: ${nameOf(card, titles)}`}.`;
}

function sayEnd(winners: readonly Seat[], name: Name): string {
  if (winners.length === 1) return `All sets are made; ${name(nth(winners, 0))} has the most and wins.`;
  const [last, ...others] = winners.map(name).reverse();
  return `All sets are made; ${others.reverse().join(', ')} and ${last} share the win.`;
}

/** `B2`, `lay C7`, `lay C7 on 2`, `lay C7 move 1 on 3`, `pass`, `shout 2`. */
import { allSeats, enumerateActions } from '@parlour/kernel/authoring/cards';
import type { Notation } from '@parlour/kernel/game';
import { isCount, isObject } from '@parlour/kernel/json';
import { parseDeal } from '@parlour/kernel/record/lines';
import { itemAt } from '@parlour/kernel/result';
import type { KitChance } from './apply.ts';
import { cardsOfBooks, isCard, MAX_PILES, PACK } from './cards.ts';
import { allPlaysWith, type KitPlay, type Lay } from './judge.ts';
import type { KitParts, KitState } from './state.ts';

const MAX_SEATS = 8;

function isPlay(play: unknown): play is KitPlay {
  if (!isObject(play)) return false;
  const keys = Object.keys(play).length;
  switch (play.do) {
    case 'play':
      return keys === 2 && isCard(play.card);
    case 'lay':
      return (
        keys === 3 && isCard(play.card) && (play.on === null || isCount(play.on, MAX_PILES) || isPileMove(play.move))
      );
    case 'pass':
      return keys === 1;
    default:
      return play.do === 'shout' && keys === 2 && isCount(play.at, MAX_SEATS);
  }
}

const isPileMove = (move: unknown): boolean =>
  Array.isArray(move) && move.length === 2 && move.every(pile => isCount(pile, MAX_PILES));

function write(play: KitPlay): string {
  switch (play.do) {
    case 'play':
      return play.card;
    case 'lay':
      return writeLay(play);
    case 'pass':
      return 'pass';
    case 'shout':
      return `shout ${play.at}`;
  }
}

function writeLay(play: Lay): string {
  if ('move' in play) return `lay ${play.card} move ${play.move[0]} on ${play.move[1]}`;
  return play.on === null ? `lay ${play.card}` : `lay ${play.card} on ${play.on}`;
}

function read(text: string): KitPlay | undefined {
  const play = parse(text);
  return isPlay(play) && write(play) === text ? play : undefined;
}

function parse(text: string): unknown {
  const [word, card, how, pile, , other] = text.split(' ');
  if (word === 'pass') return { do: 'pass' };
  if (word === 'shout') return { do: 'shout', at: Number(card) };
  if (word === 'lay' && how === 'move') return { do: 'lay', card, move: [Number(pile), Number(other)] };
  if (word === 'lay') return { do: 'lay', card, on: how === 'on' ? Number(pile) : null };
  return { do: 'play', card: word };
}

const writeChance = (chance: KitChance): string =>
  chance.of === 'deal' ? `dealer ${chance.dealer} deal ${chance.pack.join(' ')}` : `draws ${chance.card}`;

function readChance(state: KitState, text: string): KitChance | undefined {
  return state.drawing ? readDraw(itemAt(state.hands, state.drawing.from), text) : readDealChance(state, text);
}

function readDraw(hand: readonly string[], text: string): KitChance | undefined {
  const card = text.replace(/^draws /, '');
  return text.startsWith('draws ') && hand.includes(card) ? { of: 'draw', card } : undefined;
}

function readDealChance(state: KitState, text: string): KitChance | undefined {
  const [, seat, deal] = /^dealer (\d) (deal .*)$/.exec(text) ?? [];
  const pack = deal && parseDeal(cardsOfBooks(state.rows.length), deal);
  const dealer = Number(seat);
  if (!pack || dealer >= state.count || (state.dealer !== null && state.dealer !== dealer)) return undefined;
  return { of: 'deal', dealer, pack };
}

/** The order fixes the action numbers. */
const ALL_PLAYS: readonly KitPlay[] = [
  { do: 'pass' },
  ...PACK.flatMap(allPlaysWith),
  ...allSeats(MAX_SEATS).map(at => ({ do: 'shout', at }) as const),
];

const actions = enumerateActions(ALL_PLAYS, write, seats => ALL_PLAYS.length - MAX_SEATS + seats);

export const notation: Notation<KitParts> = { isPlay, write, read, writeChance, readChance, actions };

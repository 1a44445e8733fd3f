/** `pair eu-2 as-2`, `draw 3`, `draws eu-2`. */
import { enumerateActions } from '@parlour/kernel/authoring/cards';
import type { Notation } from '@parlour/kernel/game';
import { isCount, isObject } from '@parlour/kernel/json';
import { parseDeal } from '@parlour/kernel/record/lines';
import { type Card, isCard, PACK } from '../../pack/pack.ts';
import type { MonkeyChance, MonkeyPlay } from './play.ts';
import type { MonkeyParts } from './state.ts';
import { drawSource, handOf, isPair, type MonkeyState } from './state.ts';

function isPlay(play: unknown): play is MonkeyPlay {
  if (!isObject(play) || Object.keys(play).length !== 2) return false;
  if (play.do === 'draw') return isCount(play.at);
  return play.do === 'pair' && Array.isArray(play.cards) && play.cards.length === 2 && play.cards.every(isCard);
}

const write = (play: MonkeyPlay): string => (play.do === 'pair' ? `pair ${play.cards.join(' ')}` : `draw ${play.at}`);

function read(text: string): MonkeyPlay | undefined {
  const [word, ...rest] = text.split(' ');
  const at = /^\d{1,3}$/.test(rest[0] ?? '') ? Number(rest[0]) : Number.NaN;
  const play = word === 'pair' ? { do: word, cards: rest } : { do: word, at };
  return isPlay(play) && write(play) === text ? play : undefined;
}

const writeChance = (chance: MonkeyChance): string =>
  chance.of === 'deal' ? `dealer ${chance.dealer} deal ${chance.pack.join(' ')}` : `draws ${chance.card}`;

function readChance(state: MonkeyState, text: string): MonkeyChance | undefined {
  return state.drawing ? readDraw(state, text) : readFirstDeal(state, text);
}

function readDraw(state: MonkeyState, text: string): MonkeyChance | undefined {
  const [, card] = /^draws (\S+)$/.exec(text) ?? [];
  const fan = handOf(state, drawSource(state, state.turn));
  return isCard(card) && fan.includes(card) ? { of: 'draw', card } : undefined;
}

function readFirstDeal(state: MonkeyState, text: string): MonkeyChance | undefined {
  const [, seat, deal] = /^dealer (\d+) (deal .*)$/.exec(text) ?? [];
  const pack = deal && parseDeal(PACK, deal);
  const dealer = Number(seat);
  if (!pack || dealer >= state.count || (state.dealer !== null && state.dealer !== dealer)) return undefined;
  return { of: 'deal', dealer, pack };
}

/** The larger half of 51 cards. */
const MAX_FAN_CARDS = 26;

const pairsWith = (one: Card, others: readonly Card[]): MonkeyPlay[] =>
  others.filter(two => isPair(one, two)).map(two => ({ do: 'pair', cards: [one, two] }));

/** Every pair in pack order, then every card of a fan. */
const ALL_PLAYS: readonly MonkeyPlay[] = [
  ...PACK.flatMap((one, i) => pairsWith(one, PACK.slice(i + 1))),
  ...Array.from({ length: MAX_FAN_CARDS }, (_, at): MonkeyPlay => ({ do: 'draw', at })),
];

/** A pair has one name for both orders of its cards. */
const nameOfAction = (play: MonkeyPlay): string => (play.do === 'pair' ? play.cards.toSorted().join(' ') : write(play));

export const monkeyNotation: Notation<MonkeyParts> = {
  isPlay,
  write,
  read,
  writeChance,
  readChance,
  actions: enumerateActions(ALL_PLAYS, nameOfAction),
};

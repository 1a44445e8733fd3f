/** `expose 3L`, `ask 2 3a`, `stop`, `forfeit 5b`. */
import { allSeats, enumerateActions } from '@parlour/kernel/authoring/cards';
import type { Notation } from '@parlour/kernel/game';
import { isCount, isObject } from '@parlour/kernel/json';
import { parseDeal } from '@parlour/kernel/record/lines';
import { itemAt } from '@parlour/kernel/result';
import type { AliceChance } from './apply.ts';
import type { AlicePlay } from './judge.ts';
import { type Card, isCard, isLeading, PACK } from './pack.ts';
import type { AliceParts } from './state.ts';
import { countSeats, isDealt, type State } from './state.ts';

const MAX_SEATS = 12;

function isPlay(play: unknown): play is AlicePlay {
  if (!isObject(play)) return false;
  const keys = Object.keys(play).length;
  if (play.do === 'stop') return keys === 1;
  if (play.do === 'expose') return keys === 2 && isCard(play.card);
  return play.do === 'ask' && keys === 3 && isCount(play.of, MAX_SEATS) && isCard(play.card);
}

function write(play: AlicePlay): string {
  if (play.do === 'stop') return 'stop';
  return play.do === 'expose' ? `expose ${play.card}` : `ask ${play.of} ${play.card}`;
}

function read(text: string): AlicePlay | undefined {
  const [word, one, two] = text.split(' ');
  const play = word === 'ask' ? { do: word, of: Number(one), card: two } : { do: word, ...(one ? { card: one } : {}) };
  return isPlay(play) && write(play) === text ? play : undefined;
}

const writeChance = (chance: AliceChance): string =>
  'forfeit' in chance ? `forfeit ${chance.forfeit}` : `dealer ${chance.dealer} deal ${chance.pack.join(' ')}`;

function readChance(state: State, text: string, pack: readonly Card[]): AliceChance | undefined {
  if (state.forfeit !== null) {
    const card = itemAt(state.hands, state.forfeit.from).find(card => text === `forfeit ${card}`);
    return card === undefined ? undefined : { forfeit: card };
  }
  return isDealt(state) ? undefined : readDealChance(state, text, pack);
}

function readDealChance(state: State, text: string, pack: readonly Card[]): AliceChance | undefined {
  const [, seat = '', deal = ''] = /^dealer (\d+) (deal .*)$/.exec(text) ?? [];
  const order = parseDeal(pack, deal);
  const dealer = Number(seat);
  if (order === undefined || dealer >= countSeats(state)) return undefined;
  return state.dealer === null || state.dealer === dealer ? { dealer, pack: order } : undefined;
}

const LEADING = PACK.filter(isLeading);
const WANTED = PACK.filter(card => !isLeading(card));

/** Stopping, every Leading card, and every question, seat by seat. */
const ALL_PLAYS: readonly AlicePlay[] = [
  { do: 'stop' },
  ...LEADING.map(card => ({ do: 'expose', card }) as const),
  ...allSeats(MAX_SEATS).flatMap(of => WANTED.map(card => ({ do: 'ask', of, card }) as const)),
];

const actions = enumerateActions(ALL_PLAYS, write, seats => 1 + LEADING.length + seats * WANTED.length);

export const notationFor = (pack: readonly Card[]): Notation<AliceParts> => ({
  isPlay,
  write,
  read,
  writeChance,
  readChance: (state, text) => readChance(state, text, pack),
  actions,
});

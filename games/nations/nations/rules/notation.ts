/** `eu-map`, `call`, `dealer 0 deal eu-4 …`. */
import { enumerateActions } from '@parlour/kernel/authoring/cards';
import type { Notation } from '@parlour/kernel/game';
import { isObject } from '@parlour/kernel/json';
import { parseDeal } from '@parlour/kernel/record/lines';
import { isCard, PACK } from '../../pack/pack.ts';
import type { Deal } from './apply.ts';
import { ALL_PLAYS, type NationsPlay } from './judge.ts';
import type { NationsParts, State } from './state.ts';

function isPlay(play: unknown): play is NationsPlay {
  if (!isObject(play)) return false;
  const keys = Object.keys(play).length;
  return play.do === 'call' ? keys === 1 : play.do === 'card' && keys === 2 && isCard(play.card);
}

const write = (play: NationsPlay): string => (play.do === 'call' ? 'call' : play.card);

/** A player may type what the call says [NA-13]. */
const CALL_WORDS = /^(call|can you one|have you a title)\??$/i;

function read(text: string): NationsPlay | undefined {
  if (CALL_WORDS.test(text)) return { do: 'call' };
  return isCard(text) ? { do: 'card', card: text } : undefined;
}

const writeChance = ({ dealer, pack }: Deal): string => `dealer ${dealer} deal ${pack.join(' ')}`;

function readChance(state: State, text: string): Deal | undefined {
  const [, seat, deal] = /^dealer ([0-3]) (deal .*)$/.exec(text) ?? [];
  const pack = deal && parseDeal(PACK, deal);
  const dealer = Number(seat);
  if (!pack || (state.dealer !== null && state.dealer !== dealer)) return undefined;
  return { dealer, pack };
}

export const notation: Notation<NationsParts> = {
  isPlay,
  write,
  read,
  writeChance,
  readChance,
  actions: enumerateActions(ALL_PLAYS, write),
};

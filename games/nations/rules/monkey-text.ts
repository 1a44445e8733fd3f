/** The Game of the Monkey in words. */
import type { Seat } from '@parlour/kernel/game';
import { readDeal } from '@parlour/kernel/record';
import type { MonkeyChance, MonkeyHappening, MonkeyPlay } from './monkey-play.ts';
import { drawnFrom, type MonkeyState, rankNameOf } from './monkey-state.ts';
import type { MonkeyView } from './monkey-view.ts';
import { type Card, isCard, PACK, titleOf } from './pack.ts';

export function isPlay(value: unknown): value is MonkeyPlay {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  const play = value as Record<string, unknown>;
  if (play.do === 'draw') return Number.isInteger(play.at) && (play.at as number) >= 0;
  return play.do === 'pair' && Array.isArray(play.cards) && play.cards.length === 2 && play.cards.every(isCard);
}

export const write = (play: MonkeyPlay): string =>
  play.do === 'pair' ? `pair ${play.cards.join(' ')}` : `draw ${play.at}`;

export function read(text: string): MonkeyPlay | undefined {
  const [word, ...rest] = text.split(' ');
  const at = /^\d{1,3}$/.test(rest[0] ?? '') ? Number(rest[0]) : Number.NaN;
  const play = word === 'pair' ? { do: word, cards: rest } : { do: word, at };
  return isPlay(play) && write(play) === text ? play : undefined;
}

export const writeChance = (chance: MonkeyChance): string =>
  chance.of === 'deal' ? `dealer ${chance.dealer} deal ${chance.pack.join(' ')}` : `draws ${chance.card}`;

export function readChance(state: MonkeyState, text: string): MonkeyChance | undefined {
  return state.drawing ? readDraw(state, text) : readFirstDeal(state, text);
}

function readDraw(state: MonkeyState, text: string): MonkeyChance | undefined {
  const [, card] = /^draws (\S+)$/.exec(text) ?? [];
  const fan = state.hands[drawnFrom(state, state.turn)]!;
  return isCard(card) && fan.includes(card) ? { of: 'draw', card } : undefined;
}

function readFirstDeal(state: MonkeyState, text: string): MonkeyChance | undefined {
  const [, seat, deal] = /^dealer (\d+) (deal .*)$/.exec(text) ?? [];
  const pack = deal && readDeal(PACK, deal);
  const dealer = Number(seat);
  if (!pack || dealer >= state.count || (state.dealer !== null && state.dealer !== dealer)) return undefined;
  return { of: 'deal', dealer, pack: pack as Card[] };
}

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

export function say(happening: MonkeyHappening, name: (seat: Seat) => string): string {
  switch (happening.what) {
    case 'deal':
      return `One card is put aside unseen; ${name(happening.dealer)} deals the others and begins.`;
    case 'pair':
      return `${name(happening.seat)} throws a pair of ${PLURALS[rankNameOf(happening.cards[0])]}.`;
    case 'reach':
      return `${name(happening.seat)} has no pair and reaches for the fan of ${name(happening.from)}.`;
    case 'draw': {
      const card = happening.card === undefined ? 'a card' : titleOf(happening.card);
      return `${name(happening.seat)} draws ${card} from ${name(happening.from)}.`;
    }
    case 'safe':
      return `${name(happening.seat)} has no cards left and is safe.`;
    case 'monkey':
      return `${name(happening.seat)} is left with ${titleOf(happening.card)} and is the Monkey; ${titleOf(happening.removed)} had been put aside.`;
  }
}

export function show(view: MonkeyView): string {
  const seatLine = (seat: Seat): string => {
    const cards = view.others.find(other => other.seat === seat)?.cards ?? view.hand?.length ?? 0;
    const safe = view.out.includes(seat) ? 'safe' : `${cards} card${cards === 1 ? '' : 's'}`;
    return `  Seat ${seat}${view.turn.includes(seat) ? ' (to play)' : ''}: ${safe}`;
  };
  const seats = view.others.length + (view.seat === null ? 0 : 1);
  const lastPairs = view.pairs.slice(-3).map(pair => `a pair of ${PLURALS[rankNameOf(pair[0])]}`);
  return [
    `The Game of the Monkey. Pairs on the table: ${view.pairs.length} of 25.`,
    ...(lastPairs.length > 0 ? [`The last thrown: ${lastPairs.join(', ')}.`] : []),
    '',
    ...Array.from({ length: seats }, (_, seat) => seatLine(seat)),
    ...(view.seat === null ? [] : ['', `Your hand (seat ${view.seat}): ${(view.hand ?? []).join(' ') || 'empty'}`]),
  ].join('\n');
}

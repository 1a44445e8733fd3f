/** The notation and the English of Posies. */
import type { DisplayedItem, Notation, SeatName, Words } from '@parlour/kernel/game';
import { isObject } from '@parlour/kernel/json';
import { parseDeal } from '@parlour/kernel/record';
import { type Translate, translator } from '@parlour/messages';
import { sheet } from '../../sheet.generated.ts';
import { inOrder, PACK, sayCard } from './pack.ts';
import type { PosiesEvent, PosiesParts, PosiesPlay, PosiesRefusal, PosiesView } from './parts.ts';

const isCard = (value: unknown): value is string => PACK.some(card => card === value);

/** A meld is written in the order of the pack, so that its notation is unique. */
const areMelded = (cards: unknown): boolean =>
  Array.isArray(cards) && cards.length === 3 && inOrder(cards).join() === cards.join();

function isPlay(value: unknown): value is PosiesPlay {
  if (!isObject(value)) return false;
  const size = Object.keys(value).length;
  if (value.do === 'draw') return size === 1;
  if (value.do === 'meld') return size === 2 && areMelded(value.cards);
  return size === 2 && (value.do === 'lay' || value.do === 'take') && isCard(value.card);
}

function write(play: PosiesPlay): string {
  if (play.do === 'draw') return 'draw';
  return play.do === 'meld' ? `meld ${play.cards.join(' ')}` : `${play.do} ${play.card}`;
}

function read(text: string): PosiesPlay | undefined {
  const [what, ...rest] = text.split(' ');
  const [card] = rest;
  const cards = inOrder(rest);
  const play = what === 'draw' ? { do: what } : what === 'meld' ? { do: what, cards } : { do: what, card };
  return isPlay(play) && write(play).length === text.length ? play : undefined;
}

export const notation: Notation<PosiesParts> = {
  isPlay,
  write,
  read,
  writeChance: ({ pack }) => `deal ${pack.join(' ')}`,
  readChance: (_, text) => {
    const pack = parseDeal(PACK, text);
    return pack && { pack };
  },
};

const english = {
  title: 'Posies',

  deals: '{player} deals seven cards each.',
  draws: '{player} draws from the stock.',
  drawsCard: '{player} draws {card}.',
  takes: '{player} takes {card} from the pile.',
  lays: '{player} lays {card} on the pile.',
  melds: '{player} lays the meld {cards}.',
  goesOut: '{player} has no cards left.',
  stockEmpty: 'The stock is empty.',

  refusedOver: 'The game is over.',
  refusedNotYourTurn: "It's {player}'s turn.",
  refusedDrawFirst: 'Draw a card first.',
  refusedDrawn: 'You have already drawn a card.',
  refusedNotOnTop: "That card isn't on top of the pile.",
  refusedNotHeld: "You don't have that card.",
  refusedNoMeld: "That isn't a meld. A meld is three of one number, or three of a suit in a row.",

  drawFromStock: 'Draw from the stock',
  takeFromPile: 'Take {card} from the pile',
  layMeld: 'Lay the meld {cards}',
  layOnPile: 'Lay {card} on the pile',
  stock: 'Stock',
  stockCards: '{count, plural, one {# card} other {# cards}}',
  pile: 'Pile',
  tableLine: 'Stock: {stock} cards. Pile: {pile}. Points: {points}.',
  emptyPile: 'empty',
  meldLine: 'Seat {seat}: {cards}',
  handLine: 'Your hand: {cards}',
} as const;
const posiesText: Translate<typeof english> = translator('posies', english);

const listed = (cards: readonly string[]): string => cards.map(sayCard).join(', ');

function say(event: PosiesEvent, name: SeatName): string {
  const player = name(event.seat);
  switch (event.what) {
    case 'deal':
      return posiesText('deals', { player });
    case 'draw':
      return event.secret
        ? posiesText('drawsCard', { player, card: sayCard(event.secret.card) })
        : posiesText('draws', { player });
    case 'take':
      return posiesText('takes', { player, card: sayCard(event.card) });
    case 'lay':
      return posiesText('lays', { player, card: sayCard(event.card) });
    case 'meld':
      return posiesText('melds', { player, cards: listed(event.cards) });
    case 'out':
      return posiesText('goesOut', { player });
    case 'empty':
      return posiesText('stockEmpty');
  }
}

function sayRefusal(refusal: PosiesRefusal, name: SeatName): string {
  switch (refusal.why) {
    case 'over':
      return posiesText('refusedOver');
    case 'not-your-turn':
      return posiesText('refusedNotYourTurn', { player: name(refusal.turn) });
    case 'draw-first':
      return posiesText('refusedDrawFirst');
    case 'drawn-already':
      return posiesText('refusedDrawn');
    case 'not-on-top':
      return posiesText('refusedNotOnTop');
    case 'not-held':
      return posiesText('refusedNotHeld');
    case 'no-meld':
      return posiesText('refusedNoMeld');
  }
}

const sayPlay = (play: PosiesPlay): string => {
  if (play.do === 'draw') return posiesText('drawFromStock');
  if (play.do === 'take') return posiesText('takeFromPile', { card: sayCard(play.card) });
  return play.do === 'meld'
    ? posiesText('layMeld', { cards: listed(play.cards) })
    : posiesText('layOnPile', { card: sayCard(play.card) });
};

const sayTable = ({ open, stock }: PosiesView, name: SeatName): readonly DisplayedItem[] => [
  { label: posiesText('stock'), says: posiesText('stockCards', { count: stock }) },
  { label: posiesText('pile'), cards: open.pile.slice(-1), says: `${open.pile.length}` },
  ...open.points.flatMap((_, seat) => {
    const cards = open.melds.filter(meld => meld.seat === seat).flatMap(meld => meld.cards);
    return cards.length > 0 ? [{ label: name(seat), cards }] : [];
  }),
];

const show = ({ open, stock, hand, scores }: PosiesView): string =>
  [
    posiesText('tableLine', {
      stock,
      pile: open.pile.at(-1) ?? posiesText('emptyPile'),
      points: scores.join(', '),
    }),
    ...open.melds.map(({ seat, cards }) => posiesText('meldLine', { seat, cards: cards.join(' ') })),
    posiesText('handLine', { cards: hand ? inOrder(hand).join(' ') : '-' }),
  ].join('\n');

export const words: Words<PosiesParts> = {
  title: posiesText('title'),
  clauses: sheet.posies,
  show,
  say,
  sayRefusal,
  sayCard,
  sayPlay,
  sayTable,
};

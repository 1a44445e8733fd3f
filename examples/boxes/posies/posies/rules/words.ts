/** The notation and the English of Posies. */
import type { DisplayedItem, Notation, SeatName, Words } from '@parlour/kernel/game';
import { isObject } from '@parlour/kernel/json';
import { parseDeal } from '@parlour/kernel/record';
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

const listed = (cards: readonly string[]): string => cards.map(sayCard).join(', ');

function say(event: PosiesEvent, name: SeatName): string {
  const who = name(event.seat);
  switch (event.what) {
    case 'deal':
      return `${who} deals seven cards each.`;
    case 'draw':
      return event.secret ? `${who} draws ${sayCard(event.secret.card)}.` : `${who} draws from the stock.`;
    case 'take':
      return `${who} takes ${sayCard(event.card)} from the pile.`;
    case 'lay':
      return `${who} lays ${sayCard(event.card)} on the pile.`;
    case 'meld':
      return `${who} lays the meld ${listed(event.cards)}.`;
    case 'out':
      return `${who} has no card left.`;
    case 'empty':
      return 'The stock is empty.';
  }
}

function sayRefusal(refusal: PosiesRefusal, name: SeatName): string {
  switch (refusal.why) {
    case 'over':
      return 'The game is over.';
    case 'not-your-turn':
      return `It is the turn of ${name(refusal.turn)}.`;
    case 'draw-first':
      return 'Draw a card first.';
    case 'drawn-already':
      return 'You have drawn a card already.';
    case 'not-on-top':
      return 'That does not lie on top of the pile.';
    case 'not-held':
      return 'You do not hold that.';
    case 'no-meld':
      return 'That is no meld: three of one number, or three of a suit that follow each other.';
  }
}

const sayPlay = (play: PosiesPlay): string => {
  if (play.do === 'draw') return 'Draw from the stock';
  if (play.do === 'take') return `Take ${sayCard(play.card)} from the pile`;
  return play.do === 'meld' ? `Lay the meld ${listed(play.cards)}` : `Lay ${sayCard(play.card)} on the pile`;
};

const sayTable = ({ open, stock }: PosiesView, name: SeatName): readonly DisplayedItem[] => [
  { label: 'Stock', says: `${stock} cards` },
  { label: 'The pile', cards: open.pile.slice(-1), says: `${open.pile.length}` },
  ...open.points.flatMap((_, seat) => {
    const cards = open.melds.filter(meld => meld.seat === seat).flatMap(meld => meld.cards);
    return cards.length > 0 ? [{ label: name(seat), cards }] : [];
  }),
];

const show = ({ open, stock, hand, scores }: PosiesView): string =>
  [
    `Stock: ${stock} cards. Pile: ${open.pile.at(-1) ?? 'nothing'}. Points: ${scores.join(', ')}.`,
    ...open.melds.map(({ seat, cards }) => `Seat ${seat}: ${cards.join(' ')}`),
    `Your hand: ${hand ? inOrder(hand).join(' ') : '-'}`,
  ].join('\n');

export const english: Words<PosiesParts> = {
  title: 'Posies',
  clauses: sheet.posies,
  show,
  say,
  sayRefusal,
  sayCard,
  sayPlay,
  sayTable,
};

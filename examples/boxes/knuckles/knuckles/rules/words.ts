/** The notation and the English of Knuckles. */
import type { DisplayedItem, Notation, SeatName, Words } from '@parlour/kernel/game';
import { isCount, isObject } from '@parlour/kernel/json';
import { itemAt } from '@parlour/kernel/result';
import { sheet } from '../../sheet.generated.ts';
import type { Dice, KnucklesEvent, KnucklesParts, KnucklesPlay, KnucklesRefusal, KnucklesView } from './parts.ts';
import { NUMBERS } from './rules.ts';

const NAMES = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
const nameOf = (number: number): string => itemAt(NAMES, number - 1);

function isPlay(value: unknown): value is KnucklesPlay {
  if (!isObject(value)) return false;
  const size = Object.keys(value).length;
  if (value.do === 'again') return size === 1;
  return value.do === 'mark' && size === 2 && isCount(value.number, 7) && value.number > 0;
}

function read(text: string): KnucklesPlay | undefined {
  const [, number] = /^mark ([1-6])$/.exec(text) ?? [];
  if (text === 'again') return { do: 'again' };
  return number === undefined ? undefined : { do: 'mark', number: Number(number) };
}

function readDice(text: string): Dice | undefined {
  const [, one, two, three] = /^throws ([1-6]) ([1-6]) ([1-6])$/.exec(text) ?? [];
  return one && two && three ? [Number(one), Number(two), Number(three)] : undefined;
}

export const notation: Notation<KnucklesParts> = {
  isPlay,
  write: play => (play.do === 'again' ? 'again' : `mark ${play.number}`),
  read,
  writeChance: ({ dice }) => `throws ${dice.join(' ')}`,
  readChance: (_, text) => {
    const dice = readDice(text);
    return dice && { dice };
  },
};

function say(event: KnucklesEvent, name: SeatName): string {
  const who = name(event.seat);
  if (event.what === 'throw') return `${who} throws ${event.dice.join(', ')}.`;
  if (event.what === 'again') return `${who} throws all three again.`;
  return `${who} marks the ${nameOf(event.number)} for ${event.scored}.`;
}

function sayRefusal(refusal: KnucklesRefusal, name: SeatName): string {
  switch (refusal.why) {
    case 'over':
      return 'All numbers are marked.';
    case 'not-your-turn':
      return `It is the turn of ${name(refusal.turn)}.`;
    case 'not-thrown':
      return 'The dice are not thrown yet.';
    case 'thrown-twice':
      return 'The dice have been thrown again already.';
    case 'marked':
      return `You have marked the ${nameOf(refusal.number)} already.`;
  }
}

const marksOf = ({ open }: KnucklesView, seat: number): string =>
  NUMBERS.map(number => `${number}: ${itemAt(open.marks, seat)[number - 1] ?? '-'}`).join('  ');

const show = (view: KnucklesView): string =>
  [
    `Dice: ${view.open.dice?.join(' ') ?? 'not thrown'}`,
    ...view.open.marks.map((_, seat) => `Seat ${seat}  ${marksOf(view, seat)}  = ${view.scores[seat]}`),
  ].join('\n');

const sayTable = (view: KnucklesView): readonly DisplayedItem[] => [
  { label: 'The dice', says: view.open.dice?.join(' · ') ?? 'not thrown' },
  ...(view.seat === null ? [] : [{ label: 'Your marks', says: marksOf(view, view.seat) }]),
];

export const english: Words<KnucklesParts> = {
  title: 'Knuckles',
  clauses: sheet.knuckles,
  show,
  say,
  sayRefusal,
  sayPlay: play => (play.do === 'again' ? 'Throw again' : `Mark the ${nameOf(play.number)}`),
  sayTable,
};

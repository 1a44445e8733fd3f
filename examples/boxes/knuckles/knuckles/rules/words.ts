/** The notation and the English of Knuckles. */
import type { DisplayedItem, Notation, SeatName, Words } from '@parlour/kernel/game';
import { isCount, isObject } from '@parlour/kernel/json';
import { itemAt } from '@parlour/kernel/result';
import { type Translate, translator } from '@parlour/messages';
import { sheet } from '../../sheet.generated.ts';
import type { Dice, KnucklesEvent, KnucklesParts, KnucklesPlay, KnucklesRefusal, KnucklesView } from './parts.ts';
import { NUMBERS } from './rules.ts';

const english = {
  title: 'Knuckles',
  numbers: '{number, select, 1 {the ones} 2 {the twos} 3 {the threes} 4 {the fours} 5 {the fives} other {the sixes}}',

  throws: '{player} throws {dice}.',
  throwsAgain: '{player} throws all three again.',
  marks: '{player} marks {numbers} for {points}.',

  refusedOver: 'All numbers are marked: the game is over.',
  refusedNotYourTurn: "It's {player}'s turn.",
  refusedNotThrown: "The dice haven't been thrown yet.",
  refusedThrownTwice: 'You have already thrown the dice twice.',
  refusedMarked: 'You have already marked {numbers}.',

  throwAgain: 'Throw again',
  mark: 'Mark {numbers}',
  dice: 'Dice',
  notThrown: 'not thrown',
  yourMarks: 'Your marks',
  diceLine: 'Dice: {dice}',
  seatLine: 'Seat {seat}  {marks}  = {score}',
} as const;
const knucklesText: Translate<typeof english> = translator('knuckles', english);

const nameOf = (number: number): string => knucklesText('numbers', { number: String(number) });

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
  const player = name(event.seat);
  if (event.what === 'throw') return knucklesText('throws', { player, dice: event.dice.join(', ') });
  if (event.what === 'again') return knucklesText('throwsAgain', { player });
  return knucklesText('marks', { player, numbers: nameOf(event.number), points: event.scored });
}

function sayRefusal(refusal: KnucklesRefusal, name: SeatName): string {
  switch (refusal.why) {
    case 'over':
      return knucklesText('refusedOver');
    case 'not-your-turn':
      return knucklesText('refusedNotYourTurn', { player: name(refusal.turn) });
    case 'not-thrown':
      return knucklesText('refusedNotThrown');
    case 'thrown-twice':
      return knucklesText('refusedThrownTwice');
    case 'marked':
      return knucklesText('refusedMarked', { numbers: nameOf(refusal.number) });
  }
}

const marksOf = ({ open }: KnucklesView, seat: number): string =>
  NUMBERS.map(number => `${number}: ${itemAt(open.marks, seat)[number - 1] ?? '-'}`).join('  ');

const show = (view: KnucklesView): string =>
  [
    knucklesText('diceLine', { dice: view.open.dice?.join(' ') ?? knucklesText('notThrown') }),
    ...view.open.marks.map((_, seat) =>
      knucklesText('seatLine', { seat, marks: marksOf(view, seat), score: itemAt(view.scores, seat) }),
    ),
  ].join('\n');

const sayTable = (view: KnucklesView): readonly DisplayedItem[] => [
  { label: knucklesText('dice'), says: view.open.dice?.join(' · ') ?? knucklesText('notThrown') },
  ...(view.seat === null ? [] : [{ label: knucklesText('yourMarks'), says: marksOf(view, view.seat) }]),
];

export const words: Words<KnucklesParts> = {
  title: knucklesText('title'),
  clauses: sheet.knuckles,
  show,
  say,
  sayRefusal,
  sayPlay: play =>
    play.do === 'again' ? knucklesText('throwAgain') : knucklesText('mark', { numbers: nameOf(play.number) }),
  sayTable,
};

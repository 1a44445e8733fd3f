/** The three methods in English. */
import { count, handText } from '../../rules/words.ts';
import type { MethodWords } from './english.ts';
import type { FirstView } from './first.ts';
import type { Seen } from './method.ts';
import type { Stack, ThirdView } from './third.ts';

export const firstEnglish: MethodWords<FirstView> = {
  title: 'Six in a Row',
  piles: view => [
    `Row: ${view.row.join(' ') || '-'}. Turned up: ${view.up ?? 'nothing'}, on a pile of ${count(view.table.pile.length, 'card')}.`,
    `Blind pack: ${count(view.blind, 'card')}.`,
  ],
};

export const secondEnglish: MethodWords<Seen> = {
  title: 'Growing Hand',
  piles: view => [
    ...(view.hand === undefined ? [] : [`Your hand: ${handText(view.hand)}`]),
    `Blind pack: ${count(view.blind, 'card')}.`,
  ],
};

const showStack = ({ top, below }: Stack, i: number): string => `${i}: ${top ?? '-'}${below > 0 ? ` on ${below}` : ''}`;

export const thirdEnglish: MethodWords<ThirdView> = {
  title: 'Seven Stacks',
  piles: ({ stacks, table, up, blind }) => [
    `Stacks: ${stacks.map(showStack).join('   ')}`,
    `Pack: ${count(blind, 'card')}; turned up: ${up ?? 'nothing'}, on a pile of ${count(table.turned, 'card')}.`,
  ],
};

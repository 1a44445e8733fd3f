import { describe, expect, it } from 'vitest';
import { describePlay as namedPair } from '../monkey/board/presentation.ts';
import { describePlay, promptFor } from '../nations/board/presentation.ts';
import type { NationsView } from '../nations/rules/view.ts';

describe('a hint in words', () => {
  it('[NA-6] names the card as one calls it', () => {
    expect(describePlay({ do: 'card', card: 'eu-3' })).toBe('Play the 3 of Europe.');
    expect(describePlay({ do: 'call' })).toBe('Call: “Can you one?”');
  });

  it('[MO-4] [MO-5] names both cards of a pair, and a back by its place', () => {
    expect(namedPair({ do: 'pair', cards: ['eu-9', 'as-9'] })).toBe('Lay down the 9 of Europe and the 9 of Asia.');
    expect(namedPair({ do: 'draw', at: 0 })).toBe('Draw card 1 of the fan.');
  });
});

const promptAfter = (star: string, hand: readonly string[], led: readonly string[] = ['af-9']): string => {
  const trick = led.map(card => ({ seat: 3, card }));
  return promptFor({ seat: 0, turn: [0], winner: null, star, hand, trick } as unknown as NationsView, [], String);
};

describe('what is asked of whoever is to play', () => {
  it('[NA-6] is to follow, where that is possible', () => {
    expect(promptAfter('eu-2', ['af-3', 'eu-4'])).toBe('Follow Africa.');
  });

  it('[NA-7] is any card, and a Star only where one is held and was not led', () => {
    expect(promptAfter('eu-2', ['as-3', 'eu-4'])).toBe('You have no Africa: any card, or a Star.');
    expect(promptAfter('eu-2', ['as-3', 'as-4'])).toBe('You have no Africa: any card.');
    expect(promptAfter('af-2', ['as-3', 'eu-4'])).toBe('You have no Africa, the Star nation: any card.');
  });

  it('[NA-5] is the last card, where there is no choice', () => {
    expect(promptAfter('eu-2', ['as-3'])).toBe('Play your last card.');
    expect(promptAfter('eu-2', ['as-3'], [])).toBe('You lead your last card.');
  });
});

import { describe, expect, it } from 'vitest';
import { describePlay as namedPair } from '../monkey/board/presentation.ts';
import { describePlay, hintQuestion, promptFor } from '../nations/board/presentation.ts';
import type { NationsView } from '../nations/rules/view.ts';

describe('a hint in words', () => {
  it('[NA-6] names the card as one calls it', () => {
    expect(describePlay({ do: 'card', card: 'eu-3' })).toBe('Play the 3 of Europe');
    expect(describePlay({ do: 'call' })).toBe('Make the call');
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

describe('the prompt of the player in turn', () => {
  it('[NA-6] is to follow, where that is possible', () => {
    expect(promptAfter('eu-2', ['af-3', 'eu-4'])).toBe('Your turn: follow Africa');
  });

  it('[NA-7] is any card, and a Star only where one is held and was not led', () => {
    expect(promptAfter('eu-2', ['as-3', 'eu-4'])).toBe('No Africa left: play a Star or any card');
    expect(promptAfter('eu-2', ['as-3', 'as-4'])).toBe('No Africa left: play any card');
    expect(promptAfter('af-2', ['as-3', 'eu-4'])).toBe('No Africa left: play any card');
  });

  it('[NA-5] is the last card, where there is no choice', () => {
    expect(promptAfter('eu-2', ['as-3'])).toBe('Your turn: play your last card');
    expect(promptAfter('eu-2', ['as-3'], [])).toBe('Your turn: lead your last card');
  });
});

const questionAfter = (star: string, hand: readonly string[], led: readonly string[] = ['af-woman']) => {
  const trick = led.map((card, i) => ({ seat: i + 1, card }));
  const view = { seat: 0, turn: [0], winner: null, star, hand, trick, leader: 0 } as unknown as NationsView;
  return hintQuestion(view, [], seat => ['Ada', 'Ben', 'Cleo', 'Dora'][seat]!);
};

describe('the question of a hint', () => {
  it('[NA-6] weighs the own cards against the card that wins so far', () => {
    expect(questionAfter('eu-2', ['af-6', 'af-5', 'eu-4'])).toEqual({
      asks: 'Can you beat it?',
      about: "Ben's Woman is winning. You have the 6 and 5 of Africa.",
      cards: ['af-woman', 'af-6', 'af-5'],
    });
  });

  it("[NA-8] asks whether the partner's card needs help", () => {
    expect(questionAfter('eu-2', ['af-6'], ['af-2', 'af-map'])?.asks).toBe('Does Cleo need help?');
  });

  it('[NA-7] asks whether a trick is worth a Star, if there is one', () => {
    expect(questionAfter('eu-2', ['eu-4', 'as-3'])).toMatchObject({
      asks: 'Is this trick worth a Star?',
      cards: ['af-woman', 'eu-4'],
    });
    expect(questionAfter('eu-2', ['am-4', 'as-3'])?.asks).toBe('Which card can you spare?');
  });
});

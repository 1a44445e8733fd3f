import { describe, expect, it } from 'vitest';
import { type HintProgress, markedPlay } from './table-controller.ts';
import { type HintSources, hintLines, legalPlaysText } from './view/hint-lines.ts';

const thought = { play: { do: 'draw' }, why: 'Nothing else helps. All cards are closed.', written: 'draw' };
const hint = { ...thought, steps: { look: 'Look at the fan.', kind: 'Something drawn.' } };
const SOURCES: HintSources = { question: undefined, offers: 'Two moves.', described: 'Draw a card' };

const shown = (progress: HintProgress, sources: Partial<HintSources> = {}) => [
  hintLines(progress, { ...SOURCES, ...sources }),
  markedPlay(progress)?.do,
];

describe('a hint in two steps', () => {
  it('asks first, and then names the play with its reason', () => {
    const question = { asks: 'Can you beat her?', about: 'Her Woman against your 6.', cards: [] };
    expect(shown({ step: 1, hint }, { question })).toEqual([
      { says: 'Can you beat her?', was: 'Her Woman against your 6.', button: 'show' },
      undefined,
    ]);
    expect(shown({ step: 2, hint })).toEqual([
      { says: 'Draw a card', was: 'Nothing else helps.', button: 'play' },
      'draw',
    ]);
  });

  it('without a question of the board says where to look, or how many moves are legal', () => {
    expect(shown({ step: 1, hint })[0]).toMatchObject({ was: 'Look at the fan.' });
    expect(shown({ step: 1, hint: thought })[0]).toMatchObject({ was: 'Two moves.' });
  });

  it('says that it is thinking until the play is found', () => {
    expect(shown({ step: 2 })).toEqual([{ says: 'Thinking …' }, undefined]);
  });

  it('to wait is a hint, too', () => {
    const waiting = { ...thought, play: undefined, written: undefined };
    expect(shown({ step: 2, hint: waiting })[0]).toEqual({ says: 'Wait for now', was: 'Nothing else helps.' });
  });

  it('counts what is legal, and claims no more than was sent', () => {
    expect([legalPlaysText(1, true), legalPlaysText(12, true), legalPlaysText(100, false)]).toEqual([
      'You have one legal move.',
      'You have 12 legal moves.',
      'You have at least 100 legal moves.',
    ]);
  });
});

import { preferences } from '@parlour/board-kit/preferences';
import { showCaption } from '@parlour/board-kit/sound/speech';
import { describe, expect, it, vi } from 'vitest';
import type { KitEvent } from '../rules/events.ts';
import type { KitView } from '../rules/view.ts';
import { inOrderOfPlay } from './players.tsx';
import { animationSteps, callOut, promptFor } from './presentation.ts';

/** Book A waits for 3, all others for 1. */
const view = (hand: readonly string[], kittens: readonly (readonly string[])[] = []): KitView =>
  ({
    seat: 0,
    turn: [0],
    hand,
    scores: [0, 0],
    tens: [null],
    drawing: null,
    last: false,
    table: Object.fromEntries('ABC'.split('').map(book => [book, book === 'A' ? ['A1', 'A2'] : []])),
    kittens: [kittens, []],
  }) as unknown as KitView;

it('[KK-4] in a short game with tips on, the prompt names what fits, a 1 first', () => {
  const short = { ...view(['B1', 'A3']), tens: [null, null, null, null, null] } as unknown as KitView;
  expect(promptFor(short, [], String)).toBe('Your turn: play cards that fit, then park one');
  preferences.value = { ...preferences.value, tips: 'on' };
  expect(promptFor(short, [], String)).toBe('Your turn: B1 fits book B');
  expect(promptFor({ ...short, tens: new Array(14).fill(null) }, [], String)).not.toContain('B1');
  preferences.value = { ...preferences.value, tips: 'off' };
});

const promptWith = (...[hand, kittens]: Parameters<typeof view>): string => promptFor(view(hand, kittens), [], String);

it('[KK-11r] the others are shown in the order in which their turns come', () => {
  const scores = [0, 0, 0, 0];
  expect(inOrderOfPlay({ seat: 1, scores, turns: 'right' })).toEqual([0, 3, 2]);
  expect(inOrderOfPlay({ seat: 1, scores, turns: 'left' })).toEqual([2, 3, 0]);
});

describe('what is asked in the own turn', () => {
  it('[KK-5] is a Kitten where nothing fits and wrong plays are refused', () => {
    const refusing = (...given: Parameters<typeof view>): string =>
      promptFor({ ...view(...given), mistakes: 'refused' }, [], String);
    expect(refusing(['B7', 'C4'])).toBe('Your turn: nothing fits, so park a card');
    expect(refusing(['B7'], [['A3', 'C9']])).toBe('Your turn: nothing fits, so park a card');
    expect(refusing([], [['C9']])).toBe('Your turn: nothing fits, so pass');
  });

  it('[KK-17r] does not tell whether a card fits where mistakes are possible', () => {
    expect(promptWith(['B7', 'C4'])).toBe(promptWith(['B7', 'A3']));
    expect(promptWith([], [['C9']])).toBe(promptWith([], [['A3']]));
  });

  it('[KK-5] is what fits and then a Kitten, from the hand or from the tops of the Kittens', () => {
    expect(promptWith(['B7', 'A3'])).toBe('Your turn: play cards that fit, then park one');
    expect(promptWith(['B7'], [['C9', 'A3']])).toBe('Your turn: play cards that fit, then park one');
  });

  it('[KK-15r] is to play or to pass where there is nothing to lay', () => {
    expect(promptWith([], [['A3']])).toBe('Your turn: play Kittens that fit, or pass');
  });
});

const [viewBefore, viewAfter] = [{ player: 1 }, { player: 0 }] as unknown as [KitView, KitView];
const plays: KitEvent = { what: 'plays', clause: 'KK-10', seat: 1, card: 'B4', from: 'hand' };
const shout: KitEvent = { what: 'shout', clause: 'KK-8', seat: 0, at: 1, verdict: 'mistake' };
const draws: KitEvent = { what: 'draws', clause: 'KK-8', seat: 0, from: 1 };
const back: KitEvent = { what: 'back', clause: 'KK-19r', seat: 1, cards: ['B4'], books: [] };

describe('the beats of Kit and Kat', () => {
  it('a chain is held up by nothing', () => {
    expect(animationSteps(viewBefore, viewAfter, [plays])).toEqual([{ view: viewAfter, fresh: [plays], hold: 0 }]);
  });

  it('[KK-8] a shout is heard before anything goes back, and the wrong card stays in view for a second', () => {
    const [heard, lit, undone] = animationSteps(viewBefore, viewAfter, [shout, back, draws]);
    expect(heard).toMatchObject({ view: { player: 1, turn: [] }, fresh: [shout] });
    expect(heard!.hold).toBeGreaterThan(0);
    expect(lit).toMatchObject({ view: { player: 1, turn: [] }, fresh: [back], hold: 1000 });
    expect(undone).toMatchObject({ view: viewAfter, fresh: [draws] });
  });

  it('[KK-20r] a false shout is one beat', () => {
    expect(animationSteps(viewBefore, viewAfter, [{ ...shout, verdict: 'false' }])).toHaveLength(1);
  });
});

it('[KK-10] a card is read aloud in its own language, and not by a voice of another one', () => {
  const spoken: unknown[] = [];
  const voices = [{ lang: 'en-GB' }, { lang: 'fr-FR' }];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      lang = '';
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: ({ text, lang }: SpeechSynthesisUtterance) => spoken.push([text, lang]),
  });
  const languages: Readonly<Record<string, string>> = { A1: 'fr', A3: 'el' };
  const pack = { wordsOf: (card: string) => `words of ${card}`, languageOf: (card: string) => languages[card] };
  const plays = ['A1', 'A2', 'A3'].map(card => ({ what: 'plays', seat: 0, card }) as unknown as KitEvent);
  for (const event of plays) showCaption(callOut(event, String, pack as never)!);
  expect(spoken).toEqual([
    ['words of A1', 'fr'],
    ['words of A2', 'en-GB'],
  ]);
  vi.unstubAllGlobals();
});

import { seatPortraits } from '@parlour/board-kit/components/seats/portrait.tsx';
import type { EndingProps } from '@parlour/board-kit/ending';
import { type Pack, PackProvider } from '@parlour/board-kit/pack';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as art from '../art/faces.ts';
import { laughingMonkey } from '../art/laughing-monkey.ts';
import * as monkey from '../monkey/board/monkey.ending.tsx';
import type { MonkeyEvent } from '../monkey/rules/play.ts';
import type { MonkeyView } from '../monkey/rules/view.ts';
import * as nations from '../nations/board/nations.ending.tsx';
import type { NationsEvent } from '../nations/rules/apply.ts';
import type { NationsView } from '../nations/rules/view.ts';
import { CARDS, type Card, titleOf } from '../pack/pack.ts';

const NAMES = ['You', 'Ben', 'Cleo', 'Dora'];
const common = { me: 0, name: (seat: number) => NAMES[seat] ?? '', against: () => '' };

describe('the end of Nations', () => {
  const deal: NationsEvent = { what: 'deal', clause: 'NA-3', dealer: 0 };
  const tricks: NationsEvent = { what: 'tricks', clause: 'NA-10', side: 1, tricks: 9, points: [0, 3] };
  const titles: NationsEvent = { what: 'titles', clause: 'NA-13', side: 0, titles: 3, points: [2, 0] };
  const ended = (view: Partial<NationsView>, told: NationsEvent[]): EndingProps<NationsView, NationsEvent> => ({
    ...common,
    result: { winners: [], scores: [] },
    events: [tricks, deal, ...told],
    view: { shown: [], called: [], trick: [], tricks: [4, 9], ...view } as NationsView,
  });

  it('[NA-13] says that a call has ended it, and in the middle of a trick', () => {
    const shown = [{ seat: 2, cards: ['eu-map', 'eu-man', 'eu-child'] }] as const;
    const trick = [{ seat: 1, card: 'as-2' }] as const;
    const end = ended({ shown, trick, called: [0], winner: 0, scores: [10, 6] }, [titles]);
    expect(nations.headline(end)).toBe('You won, 10 to 6!');
    expect(nations.decided(end)).toContain('You called “Can you one?”');
    expect(nations.decided(end)).toContain('2 points');
    expect(nations.decided(end)).toContain('in the middle of a trick');
  });

  it('tells what the last deal counted, and not the deals before it', () => {
    const end = ended({ winner: 1, scores: [0, 10] }, [tricks]);
    expect(nations.headline(end)).toBe('They won, 10 to 0.');
    expect(nations.decided(end)).toBe('Ben and Dora took 9 tricks and score 3 points.');
    expect(nations.headline({ ...end, me: null })).toBe('Ben and Dora won, 10 to 0.');
    const divided = ended({ winner: 1, scores: [0, 10] }, [tricks, { what: 'divided', clause: 'NA-11' }]);
    expect(nations.decided(divided)).toContain('The titles are divided');
  });
});

describe('the end of the Monkey', () => {
  const found: MonkeyEvent = { what: 'monkey', clause: 'MO-6', seat: 0, card: 'eu-9', removed: 'as-9' };
  const ended: EndingProps<MonkeyView, MonkeyEvent> = {
    ...common,
    result: { winners: [1, 2], scores: [0, 1, 1] },
    events: [found],
    view: { out: [2, 1], turns: 31 } as unknown as MonkeyView,
  };

  it('[MO-6] names the Monkey, and the card that found no partner', () => {
    expect(monkey.headline(ended)).toBe('You’re the Monkey!');
    expect(monkey.headline({ ...ended, name: () => 'Ben' })).toBe('Ben is the Monkey!');
    expect(monkey.decided(ended)).toBe(
      'You rejoice in “the pleasure of being called the Monkey”, as the old sheet puts it. The odd card was the 9 of Europe. Its partner, the 9 of Asia, was hidden at the start. The game took 31 turns.',
    );
  });

  it('knows the Monkey by the result where the last card was not heard of', () => {
    expect(monkey.headline({ ...ended, events: [] })).toBe('You’re the Monkey!');
  });
});

describe('the picture at the end of the Monkey', () => {
  const pack = { ...art, isReady: () => true, isDrawn: () => true } as unknown as Pack;
  const LOSER = 3;
  const PORTRAIT = '<svg>a portrait</svg>';
  const isPerson = (card: Card): boolean => /-(man|woman|child)$/.test(card);

  beforeEach(() => {
    seatPortraits.value = new Map(NAMES.map((_, seat) => [seat, PORTRAIT]));
  });
  afterEach(() => {
    seatPortraits.value = new Map();
  });

  function endedWith(card: Card): EndingProps<MonkeyView, MonkeyEvent> {
    const removed = CARDS.find(other => other !== card && other.slice(3) === card.slice(3))!;
    return {
      ...common,
      result: { winners: [0, 1, 2], scores: [1, 1, 1, 0] },
      events: [{ what: 'monkey', clause: 'MO-6', seat: LOSER, card, removed }],
      view: { out: [2, 1, 0], turns: 31 } as unknown as MonkeyView,
    };
  }

  /** Returns the rows of the standings, and everything outside them. */
  function renderEnding(card: Card): { rows: string[]; outside: string } {
    const scene = h(monkey.ending.Scene, endedWith(card));
    const html = renderToString(h(PackProvider, { value: pack }, scene));
    const rows = html.match(/<li.*?<\/li>/gs) ?? [];
    return { rows, outside: rows.reduce((rest, row) => rest.replace(row, ''), html) };
  }

  it.each(CARDS)('%s as the odd card: the monkey stands on the loser’s row alone, with no portrait or card', card => {
    const { rows, outside } = renderEnding(card);
    const laughing = rows.filter(row => row.includes(laughingMonkey()));
    expect(outside).not.toContain(laughingMonkey());
    expect(rows.filter(row => row.includes('data-face'))).toEqual([]);
    const loser = rows.filter(row => row.includes(NAMES[LOSER]!));
    expect(loser).toHaveLength(1);
    expect(laughing).toEqual(loser);
    expect(loser.filter(row => row.includes(PORTRAIT))).toEqual([]);
    expect(rows.filter(row => row.includes(PORTRAIT))).toHaveLength(3);
    const removed = CARDS.find(other => other !== card && other.slice(3) === card.slice(3));
    const shown = [card, removed].map(each => `data-face="${each}"`);
    expect(outside.match(/data-face="[^"]*"/g) ?? []).toEqual(isPerson(card) ? [] : shown);
    expect(monkey.decided(endedWith(card))).toContain(titleOf(card));
  });
});

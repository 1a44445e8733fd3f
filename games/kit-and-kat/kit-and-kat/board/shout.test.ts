import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { KitView } from '../rules/view.ts';
import { ShoutPlacard } from './shout.tsx';
import { booksOfTarget, sayBooks, shoutTarget, targetLabel, targetSentence } from './shout-target.ts';

const name = (seat: number): string => ['Ada', 'Nyachan', 'Gatwech'][seat]!;

/** Seat 1 parked A7 in an earlier turn, and has played D3 in the current one. */
const view = (change: Partial<KitView> = {}): KitView =>
  ({
    seat: 0,
    player: 2,
    scores: [0, 0, 0],
    silent: [],
    window: { seat: 1, since: 1 },
    notes: [
      { is: 'laid', seat: 1, card: 'A7', on: null, plain: null },
      { is: 'played', seat: 1, card: 'D3', from: null, plain: null },
      { is: 'ended', seat: 1 },
    ],
    ...change,
  }) as unknown as KitView;

const targetIn = (change: Partial<KitView> = {}) => shoutTarget(view(change));
const label = (change: Partial<KitView> = {}): string => targetLabel(targetIn(change)!, name);

describe('the button of a shout', () => {
  const played = (card: string) => ({ is: 'played', seat: 1, card, from: null, plain: null }) as const;
  const parked = { is: 'laid', seat: 1, card: 'N10', on: null, plain: null } as const;
  const turnOf = (...notes: KitView['notes']): string => label({ window: { seat: 1, since: 0 }, notes });

  it('[KK-18r] names everything done in the turn, right or wrong, oldest first', () => {
    expect(label()).toBe('Catch Nyachan: D3');
    expect(turnOf({ ...played('J2'), plain: 'order' }, parked)).toBe('Catch Nyachan: J2, then N10');
    expect(turnOf(played('J2'), { ...parked, plain: 'kitten' })).toBe('Catch Nyachan: J2, then N10');
    expect(turnOf(played('A1'), played('A2'), parked)).toBe('Catch Nyachan: A1, A2, then N10');
    expect(turnOf({ is: 'passed', seat: 1, plain: 'kitten' })).toBe('Catch Nyachan: passed');
  });

  it('[KK-18r] counts the acts of a turn that is too long to list', () => {
    const run = ['A3', 'A4', 'C2', 'D7', 'D8', 'N10'].map(played);
    expect(turnOf(...run)).toBe('Catch Nyachan: 6 acts, A3 to N10');
  });

  it('[KK-18r] is there only while a turn may be shouted at', () => {
    for (const window of [null, { seat: 0, since: 3 }]) expect(targetIn({ window })).toBeUndefined();
    expect(targetIn({ seat: null })).toBeUndefined();
    expect(targetIn()).toMatchObject({ at: 1, isSilenced: false });
  });

  it('[KK-20r] is gone for a seat that has to be silent', () => {
    expect(targetIn({ silent: [0] })).toMatchObject({ isSilenced: true });
    expect(targetIn({ silent: [2] })).toMatchObject({ isSilenced: false });
  });

  it('says in words what was done, and which books to look at', () => {
    const notes = [played('C6'), parked];
    const target = targetIn({ window: { seat: 1, since: 0 }, notes })!;
    expect(targetSentence(target, name)).toBe('Nyachan played C6, then parked N10.');
    expect(sayBooks(booksOfTarget(target))).toBe('Look at book C. Was every card in order?');
    expect(sayBooks([])).toBe('Did they hold back a 1?');
  });
});

describe('[KK-20r] the price of a false shout', () => {
  const shout = { what: 'shout', clause: 'KK-8', seat: 0, at: 1, verdict: 'false' } as const;
  const placard = (price: KitView['falseShout']): string =>
    renderToString(h(ShoutPlacard, { fresh: [shout], price, name }));

  it('is named once it is paid', () => {
    expect(placard('silence')).toMatch(/There was no mistake\..*No more shouts this turn\./);
    expect(placard('card')).toMatch(/There was no mistake\..*It costs a card\./);
  });
});

import type { GameEvent, View } from '@parlour/kernel/game';
import { expect, it } from 'vitest';
import { endMoments, pickRemark, type Remarks, randomThinkingSeconds } from './persona.ts';
import { isNameOfPersona } from './persona-names.ts';

const line = { cheer: ['Hurrah!', 'Well!'], sigh: ['Oh.'] };
const remarks: Remarks = {
  moments: event => (event as Moving).seats.map(seat => ({ seat, at: event.what })),
  seldom: { sigh: 4 },
  words: { easy: line, normal: line, strong: line, expert: line },
};
const view = { game: 'g' } as View;
type Moving = GameEvent & { readonly seats: readonly number[]; readonly more: number };
const happens = (what: string, seats: readonly number[], more = 0): Moving => ({ what, clause: 'X-1', seats, more });
const levelOf = (seat: number): 'easy' | undefined => (seat > 0 ? 'easy' : undefined);

it('is the same for the same event, and differs between events', () => {
  const said = (more: number) => pickRemark(remarks, happens('cheer', [1, 2], more), view, levelOf);
  expect(said(1)).toEqual(said(1));
  const all = Array.from({ length: 20 }, (_, i) => said(i));
  expect(new Set(all.map(one => one?.words)).size).toBe(2);
  expect(new Set(all.map(one => one?.seat)).size).toBe(2);
});

it('is never put into the mouth of a person', () => {
  expect(pickRemark(remarks, happens('cheer', [0]), view, levelOf)).toBeUndefined();
});

it('is made as seldom as the moment asks for', () => {
  const said = Array.from({ length: 400 }, (_, i) => pickRemark(remarks, happens('sigh', [1], i), view, levelOf));
  const made = said.filter(one => one !== undefined).length;
  expect(made).toBeGreaterThan(60);
  expect(made).toBeLessThan(140);
});

it('tells winners from losers', () => {
  expect(endMoments(3, [1]).map(({ at }) => at)).toEqual(['lost', 'won', 'lost']);
});

it('a tempo lies between its bounds, but for what is brooded over', () => {
  const at = (n: number) => randomThinkingSeconds({ below: of => n % of }, { quickest: 1, slowest: 2, broods: 3 });
  expect(at(0)).toBe(3);
  expect(at(500)).toBe(1.5);
});

it('knows somebody by a number behind the name', () => {
  const persona = { level: 'easy', name: 'Ann', kin: ['Bob'], manner: '' } as const;
  expect(['Ann', 'Bob II', 'Ann XII', 'Anna'].map(name => isNameOfPersona(persona, name))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

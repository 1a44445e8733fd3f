import { FAIR_SETTINGS, PRIVATE_SETTINGS } from '@parlour/table/log';
import { expect, it } from 'vitest';
import { settingLabels, settingsSummary, whoCanJoin } from './settings-labels.ts';

const words = (settings: typeof FAIR_SETTINGS): string[] =>
  settingLabels(settings).map(({ label, current }) => `${label}: ${current}`);

it('says what is fair between strangers', () => {
  expect(words(FAIR_SETTINGS)).toEqual([
    'Clock: Off',
    'Hints: Off',
    'Undo: If everyone agrees',
    'When a player leaves: A computer plays on',
    'Spectators see: Open cards',
  ]);
  expect(
    words({ ...PRIVATE_SETTINGS, onlookers: 'hands', clock: { kind: 'bank', seconds: 600, increment: 5 } }),
  ).toEqual([
    'Clock: 10 min each, plus 5 s per turn',
    'Hints: On',
    'Undo: Free if it reveals nothing',
    'When a player leaves: Anyone may take the seat',
    'Spectators see: All hands afterwards',
  ]);
});

it('sums up the rules in one line', () => {
  expect(settingsSummary(FAIR_SETTINGS)).toBe('no clock, hints off, undo by agreement');
  expect(settingsSummary({ ...PRIVATE_SETTINGS, clock: { kind: 'days', days: 1 } })).toBe(
    '1 day per turn, hints on, free undo',
  );
});

it('says how long the table waits for cuts, if it has a limit', () => {
  expect(words({ ...FAIR_SETTINGS, waits: 8 }).at(-1)).toBe(
    'Waiting for cuts: 8 s before the first match, 30 s before a rematch',
  );
});

it('offers every choice in the same words, and keeps a clock that is not offered', () => {
  for (const settings of [
    FAIR_SETTINGS,
    PRIVATE_SETTINGS,
    { ...FAIR_SETTINGS, waits: 8 },
    { ...FAIR_SETTINGS, clock: { kind: 'turn', seconds: 45 } } as const,
  ]) {
    for (const { current, choices } of settingLabels(settings)) {
      expect([...choices.keys()]).toContain(current);
      expect(settings).toMatchObject(choices.get(current)!);
    }
  }
  expect(
    settingLabels(FAIR_SETTINGS)
      .find(({ label }) => label === 'Hints')!
      .choices.get('On'),
  ).toEqual({
    hints: 'allowed',
  });
});

it('says who can join', () => {
  expect(whoCanJoin('private', false)).toBe('Anyone with the link');
  expect(whoCanJoin('listed', true)).toContain('No one');
});

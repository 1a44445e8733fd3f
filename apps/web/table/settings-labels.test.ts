import { FAIR_SETTINGS, PRIVATE_SETTINGS } from '@parlour/table/log';
import { expect, it } from 'vitest';
import { settingLabels, whoMayJoin } from './settings-labels.ts';

const words = (settings: typeof FAIR_SETTINGS): string[] =>
  settingLabels(settings).map(({ label: says, current: now }) => `${says}: ${now}.`);

it('tells in plain words what is fair between strangers', () => {
  expect(words(FAIR_SETTINGS)).toEqual([
    'Hints: nobody gets any.',
    'Taking back: only if everybody else agrees.',
    'A seat that is left: a computer player has it until the match is over.',
    'Onlookers: see what lies open.',
    'A clock: none runs.',
  ]);
  expect(
    words({ ...PRIVATE_SETTINGS, onlookers: 'hands', clock: { kind: 'bank', seconds: 600, increment: 5 } }),
  ).toEqual([
    'Hints: whoever asks is told what a computer player would do.',
    'Taking back: at once where nobody is wronged, else if those who are there agree.',
    'A seat that is left: whoever comes may take it over with its cards.',
    'Onlookers: see all hands once the match is over.',
    'A clock: 10 minutes each, and 5 seconds more a turn.',
  ]);
});

it('tells how long whoever does not cut is waited for, where that is agreed', () => {
  expect(words({ ...FAIR_SETTINGS, waits: 8 }).at(-1)).toBe(
    'Whoever does not cut is waited for: 8 seconds for the first match, 30 seconds for another.',
  );
});

it('offers what can be chosen by the same words, and keeps a clock of its own', () => {
  for (const settings of [
    FAIR_SETTINGS,
    PRIVATE_SETTINGS,
    { ...FAIR_SETTINGS, waits: 8 },
    { ...FAIR_SETTINGS, clock: { kind: 'turn', seconds: 45 } } as const,
  ]) {
    for (const { current: now, choices } of settingLabels(settings)) {
      expect([...choices.keys()]).toContain(now);
      expect(settings).toMatchObject(choices.get(now)!);
    }
  }
  expect(settingLabels(FAIR_SETTINGS)[0]!.choices.get('whoever asks is told what a computer player would do')).toEqual({
    hints: 'allowed',
  });
});

it('says who may come', () => {
  expect(whoMayJoin('private', false)).toBe('whoever has the link or the code');
  expect(whoMayJoin('listed', true)).toContain('nobody more');
});

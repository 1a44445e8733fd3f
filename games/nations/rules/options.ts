import type { OptionSpecs } from '@parlour/kernel/options';

export const nationsOptions = {
  target: { kind: 'number', default: 10, least: 5, most: 20, says: 'points that win the game' },
} as const satisfies OptionSpecs;

export const monkeyOptions = {} as const satisfies OptionSpecs;

import type { OptionSpecs } from '@parlour/kernel/options';

export const nationsOptions: OptionSpecs = {
  target: { kind: 'number', default: 10, least: 5, most: 20, says: 'points that win the game' },
};

export const monkeyOptions: OptionSpecs = {};

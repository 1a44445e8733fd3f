import type { OptionSpecs } from '@parlour/kernel/options';

export const options: OptionSpecs = {};

import type { OptionSpecs } from '@parlour/kernel/options';

export const aliceOptions: OptionSpecs = {
  peek: { kind: 'switch', default: false, says: 'finished sets lie face up, for young players' },
};

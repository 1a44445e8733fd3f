import type { OptionSpecs } from '@parlour/kernel/options';
import { type Translate, translator } from '@parlour/messages';

const english = { target: 'Points to win' } as const;
const text: Translate<typeof english> = translator('nations-options', english);

export const nationsOptions: OptionSpecs = {
  target: { kind: 'number', default: 10, least: 5, most: 20, says: text('target') },
};

export const monkeyOptions: OptionSpecs = {};

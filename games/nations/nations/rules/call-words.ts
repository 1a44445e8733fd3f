/** The words of the call, apart from the other sentences, because the table needs them before the first card. */
import type { Seat } from '@parlour/kernel/game';
import { type Translate, translator } from '@parlour/messages';

const english = { canYouOne: 'Can you one?', haveYouATitle: 'Have you a title?' } as const;
const callText: Translate<typeof english> = translator('nations-call-words', english);

/** NA-13 has two forms; partners use one each. */
export const callWords = (seat: Seat): string => callText(seat < 2 ? 'canYouOne' : 'haveYouATitle');

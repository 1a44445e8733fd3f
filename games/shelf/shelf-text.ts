/** What the shelf says of a record or table whose game or rules are missing. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  noGame: 'There is no game "{game}".',
  noRules: '{game} has no rules {rules}; it has rules {versions}.',
} as const;
export const shelfText: Translate<typeof english> = translator('shelf', english);

/** Drawing the names of tables, requests and connections. */
import { CODE_LETTERS, ID_LETTERS } from '@parlour/protocol/table-names';
import type { Entropy } from '@parlour/table/seal';

/** Bytes beyond the last whole multiple are drawn again, so that no letter is favoured. */
function draw(entropy: Entropy, letters: string, length: number): string {
  const fair = 256 - (256 % letters.length);
  let name = '';
  while (name.length < length) {
    for (const byte of entropy(length)) if (byte < fair && name.length < length) name += letters[byte % letters.length];
  }
  return name;
}

export const newId = (entropy: Entropy): string => draw(entropy, ID_LETTERS, 16);
export const newCode = (entropy: Entropy, length: number): string => draw(entropy, CODE_LETTERS, length);

/** What a request or a connection is called in the log. */
export const newName = (entropy: Entropy): string => draw(entropy, ID_LETTERS, 10);

/** Names of tables: a long one nobody guesses, for links, and a few letters to read out to somebody. */
import type { Entropy } from '@parlour/table/seal';

/** Digits and small letters without those that look like others. 16 of them are 80 bits. */
const ID = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * No vowels: no words. Five of 20 letters make 3.2 million codes; where many of those are taken a code is longer, and the
 * longest are 1,280 million.
 */
const CODE = 'BCDFGHJKLMNPQRSTVWXZ';

export const CODE_LENGTHS = [5, 6, 7] as const;

export const CODE_PATTERN: RegExp = new RegExp(`^[${CODE}]{${CODE_LENGTHS[0]},${CODE_LENGTHS.at(-1)}}$`);
export const ID_PATTERN: RegExp = new RegExp(`^[${ID}]{16}$`);

/** Bytes beyond the last whole multiple are drawn again, so that no letter is favoured. */
function draw(entropy: Entropy, letters: string, length: number): string {
  const fair = 256 - (256 % letters.length);
  let name = '';
  while (name.length < length) {
    for (const byte of entropy(length)) if (byte < fair && name.length < length) name += letters[byte % letters.length];
  }
  return name;
}

export const newId = (entropy: Entropy): string => draw(entropy, ID, 16);
export const newCode = (entropy: Entropy, length: number): string => draw(entropy, CODE, length);

/** What a request or a connection is called in the log. */
export const newName = (entropy: Entropy): string => draw(entropy, ID, 10);

/** Names of tables: a long one nobody guesses, for links, and a few letters to read out to somebody. */

/** Digits and small letters without those that look like others. 16 of them are 80 bits. */
export const ID_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * No vowels: no words. Five of 20 letters make 3.2 million codes; where many of those are taken a code is longer, and the
 * longest are 1,280 million.
 */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

export const CODE_LENGTHS = [5, 6, 7] as const;

export const CODE_PATTERN: RegExp = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTHS[0]},${CODE_LENGTHS.at(-1)}}$`);
export const ID_PATTERN: RegExp = new RegExp(`^[${ID_LETTERS}]{16}$`);

/**
 * The recovery code, for whoever has lost every device: 28 digits and letters, 140 bits, in groups that can be read aloud. It
 * needs no salt and no slow hash: nobody guesses so many bits, and nobody chose them.
 */
import { ID_LETTERS } from '@parlour/protocol/table-names';
import type { Entropy } from '@parlour/table/seal';
import { digestOf } from '../members.ts';

const LENGTH = 28;
const GROUP = 4;

/** 256 is a multiple of the 32 letters, so none is favoured. */
export function newRecoveryCode(entropy: Entropy): string {
  const letters = [...entropy(LENGTH)].map(byte => ID_LETTERS[byte % ID_LETTERS.length]).join('');
  return (letters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-').toUpperCase();
}

/** Letters that were left out because they look like others mean those. */
const plainCode = (written: string): string =>
  written
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
    .replaceAll('u', 'v');

/** What is kept of a code, however somebody has written it. */
export const codeDigest = (written: string): string => digestOf(`recovery ${plainCode(written)}`);

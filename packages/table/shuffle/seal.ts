import type { Seat } from '@parlour/kernel/game';
import type { ChanceSource } from '@parlour/kernel/match';
import { seededRandom } from '@parlour/kernel/random';
import type { HeaderFields } from '@parlour/kernel/record/lines';
import {
  cutCommitment,
  NO_CUT,
  SECRET_BYTES,
  sealedRandom,
  secretCommitment,
  toHex,
  withheldCut,
} from '@parlour/kernel/seal';
import type { FixedDeals, SealSecret } from '../log.ts';
import type { CutShare, Table, TableMatch } from '../table.ts';
import { digest } from './digest.ts';

type SealedDraws = Pick<TableMatch, 'sealed' | 'cuts' | 'form' | 'number'>;

/** Cryptographically random bytes; `crypto.getRandomValues` everywhere but in tests. */
export type Entropy = (length: number) => Uint8Array;

export function newSeal(entropy: Entropy): SealSecret {
  const secret = toHex(entropy(SECRET_BYTES));
  return { secret, commitment: secretCommitment(digest, secret) };
}

/** Returns an unguessable cut, after what the player typed. */
export const newCut = (entropy: Entropy, typed = ''): string => (typed && `${typed}.`) + toHex(entropy(16));

/** With fixed deals there is no seal; a cut only says that the person is ready. */
export const toCutShare = ({ sealed }: Pick<Table, 'sealed'>, seat: Seat, cut: string): CutShare => ({
  commitment: cutCommitment(digest, sealed?.commitment ?? '', seat, cut),
  cut,
});

/** The word of each seat: its cut, or a placeholder. */
export const cutWords = (
  commitments: readonly (string | null)[],
  shares: readonly (CutShare | undefined)[],
): string[] =>
  commitments.map((commitment, seat) =>
    commitment === null ? NO_CUT : (shares[seat]?.cut ?? withheldCut(commitment)),
  );

/** The source of a match's draws: seal or fixed deals. */
export function tableChance({ sealed, cuts, form, number }: SealedDraws, given: FixedDeals | undefined): ChanceSource {
  if (sealed) return { random: draw => sealedRandom(digest, { secret: sealed.secret, cuts, form }, draw) };
  if (!given) throw new Error('a match is neither sealed nor given');
  return number === 1 ? fixedChance(given) : fixedChance({ seed: `${given.seed}/match ${number}` });
}

const fixedChance = ({ seed, packs = [] }: FixedDeals): ChanceSource => ({
  random: draw => seededRandom(`${seed}/${draw}`),
  packs,
});

/** Header lines that are fixed before any cut is revealed. */
export const shuffleHeader = (seal: string, commitments: readonly (string | null)[]): HeaderFields => ({
  Shuffle: '2',
  Seal: seal,
  Commitments: commitments.map(commitment => commitment ?? NO_CUT).join(' '),
});

/** The sealed shuffle at a table: the kernel's seal with real hash functions. */
import type { Seat } from '@parlour/kernel/game';
import type { Chance } from '@parlour/kernel/match';
import { seeded } from '@parlour/kernel/random';
import type { HeaderFields } from '@parlour/kernel/record';
import { commitmentOf, cutCommitmentOf, NO_CUT, SECRET_BYTES, sealedDraw, toHex, withheld } from '@parlour/kernel/seal';
import { digest } from './digest.ts';
import type { Given, Sealed } from './log.ts';
import type { CutShare, Sitting, Table } from './table.ts';

type Deciding = Pick<Sitting, 'sealed' | 'cuts' | 'form' | 'number'>;

/** Bytes that nobody can guess; `crypto.getRandomValues` everywhere but in tests. */
export type Entropy = (length: number) => Uint8Array;

export function newSeal(entropy: Entropy): Sealed {
  const secret = toHex(entropy(SECRET_BYTES));
  return { secret, commitment: commitmentOf(digest, secret) };
}

/** A cut that nobody can guess; what somebody has typed may stand before it. */
export const newCut = (entropy: Entropy, typed = ''): string => (typed && `${typed}.`) + toHex(entropy(16));

/** Where deals are given by hand there is no seal, and a cut only says that somebody is ready. */
export const shareOf = ({ sealed }: Pick<Table, 'sealed'>, seat: Seat, cut: string): CutShare => ({
  commitment: cutCommitmentOf(digest, sealed?.commitment ?? '', seat, cut),
  cut,
});

/** What stands for each seat in the draws: its cut, that nobody cut, or that a cut was not shown. */
export const wordsOf = (commitments: readonly (string | null)[], shares: readonly (CutShare | undefined)[]): string[] =>
  commitments.map((commitment, seat) => (commitment === null ? NO_CUT : (shares[seat]?.cut ?? withheld(commitment))));

/** What decides the draws of a match: its seal, or the deals given by hand. */
export function chanceOf({ sealed, cuts, form, number }: Deciding, given: Given | undefined): Chance {
  if (sealed) return { random: draw => sealedDraw(digest, { secret: sealed.secret, cuts, form }, draw) };
  if (!given) throw new Error('a match is neither sealed nor given');
  return number === 1 ? dealtBy(given) : dealtBy({ seed: `${given.seed}/match ${number}` });
}

const dealtBy = ({ seed, packs = [] }: Given): Chance => ({ random: draw => seeded(`${seed}/${draw}`), packs });

/** What is fixed before any cut is shown. */
export const sealedHeader = (seal: string, commitments: readonly (string | null)[]): HeaderFields => ({
  Shuffle: '2',
  Seal: seal,
  Commitments: commitments.map(commitment => commitment ?? NO_CUT).join(' '),
});

/** Verifies a record: judges every play again and repeats every draw from the seal. */
import type { Game, GameEvent, Input, Seat } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match, matchStatus, redactFor } from '@parlour/kernel/match';
import { drawSourcesIn, headerToFields, parseRecord, type RecordHeader, replayMatch } from '@parlour/kernel/record';
import { failure, itemAt, type Result, success } from '@parlour/kernel/result';
import {
  cutCommitment,
  isCommitment,
  isCut,
  isPrintableWord,
  NO_CUT,
  SECRET_BYTES,
  type Seal,
  type SealForm,
  sealedRandom,
  secretCommitment,
  withheldCut,
} from '@parlour/kernel/seal';
import { cutReceiptFault } from './cut-receipt.ts';
import { digest } from './digest.ts';
import { PLAIN_WORDING, type RecordWording } from './record-wording.ts';

/** A player's notes: seal and cut, or the receipt, and the events their chair saw. */
export type PlayerNotes = {
  readonly seal?: string;
  readonly cut?: string;
  readonly slip?: string;
  readonly noticed?: { readonly seat: Seat; readonly history: readonly GameEvent[] };
};

export type VerificationResult =
  | {
      readonly ok: true;
      readonly seal: string;
      readonly drawn: number;
      readonly plays: number;
      /** Committed to a cut and never revealed it. */
      readonly withheld: readonly Seat[];
      /** Computer players, and players who did not cut in time. */
      readonly uncut: readonly Seat[];
    }
  | {
      readonly ok: false;
      readonly message: string;
      readonly line?: number;
      /** Not wrong, but not fully proved. */
      readonly unproved?: UnprovedReason;
    };

/** `ok` means proved: sealed from first to last draw, and consistent with the notes. */
export function verifyRecord(
  game: Game,
  text: string,
  notes: PlayerNotes = {},
  wording: RecordWording = PLAIN_WORDING,
): VerificationResult {
  const read = parseRecord(text);
  if (!read.ok) return { ok: false, ...read.fault };
  const record = read.value;
  const claimed = parseDisclosedSeal(record.header);
  if (!claimed.ok) return { ok: false, ...claimed.fault };
  const disclosed = claimed.value;
  const sealProblem = sealFault(disclosed, wording) ?? notesFault(record.header, disclosed, notes, wording);
  if (sealProblem !== undefined) return { ok: false, message: sealProblem };
  const replayed = replayMatch(game, record);
  if (!replayed.ok) return { ok: false, ...replayed.fault };
  const match = replayed.value;
  const message =
    firstDrawFault(match, disclosed) ??
    sourceFault(match, drawSourcesIn(record)) ??
    historyFault(match, notes, wording);
  if (message !== undefined) return { ok: false, message };
  const gap = findProofGap(match, disclosed);
  return gap ? { ok: false, ...gap } : verifiedResult(match, disclosed);
}

function notesFault(
  header: RecordHeader,
  { seal, cuts }: DisclosedSeal,
  notes: PlayerNotes,
  wording: RecordWording,
): string | undefined {
  if (notes.seal !== undefined && notes.seal !== seal) return 'This is not the seal you noted before the deal.';
  if (notes.cut !== undefined && !cuts.includes(notes.cut)) return 'Your cut is not among the Cuts.';
  return notes.slip === undefined ? undefined : cutReceiptFault(notes.slip, headerToFields(header), wording);
}

/** Draws before `from` were made elsewhere and cannot be checked. */
function firstDrawFault({ game, options, seating, log }: Match, seal: DisclosedSeal): string | undefined {
  const match = beginMatch(game, options, seating);
  for (const input of log) {
    const message = input.by === 'chance' && match.draws >= seal.from ? drawFault(match, seal, input) : undefined;
    if (message !== undefined) return message;
    applyInput(match, input);
  }
  return undefined;
}

function drawFault({ game, state, draws }: Match, seal: Seal, { drew }: Extract<Input, { by: 'chance' }>) {
  const drawn = game.writeChance(game.draw(state, sealedRandom(digest, seal, draws)));
  const written = game.writeChance(drew);
  return drawn === written
    ? undefined
    : `Draw ${draws + 1} is "${written}" in the record, but the seal draws "${drawn}".`;
}

/** Verifiers without the rules rely on the draw sources in the record. */
function sourceFault({ drawSources: sources }: Match, claimed: readonly string[]): string | undefined {
  const actual = sources.flatMap(source => (source ? [source.join(' ')] : []));
  if (claimed.length === 0 || claimed.length !== actual.length) {
    return claimed.length === actual.length ? undefined : 'The record does not say what every draw was made from.';
  }
  const other = claimed.findIndex((source, i) => source !== actual[i]);
  return other < 0 ? undefined : `A draw was made from "${actual[other]}", and not from "${claimed[other]}".`;
}

/** Why a record that agrees with its seal proves nothing. */
function findProofGap(match: Match, { form, from }: DisclosedSeal): ProofGap | undefined {
  if (from > 0) {
    const message = `The first ${from} draws were made elsewhere, before the seal: they are not proved.`;
    return { message, unproved: 'moved' };
  }
  if (match.draws === 0) {
    return { message: 'Nothing was drawn in this record: there is nothing to prove.', unproved: 'undrawn' };
  }
  if (form === 1) return FIRST_FORM_GAP;
  if (matchStatus(match).is === 'over') return undefined;
  return { message: 'The record breaks off before the match is over.', unproved: 'going on' };
}

const FIRST_FORM_GAP: ProofGap = {
  message:
    'Every draw follows from the seal, but this record is of the first form, in which the table could choose the cuts of computer players: it is not proved.',
  unproved: 'first form',
};

function historyFault(
  { events }: Match,
  { noticed: playerNotes }: PlayerNotes,
  { name }: RecordWording,
): string | undefined {
  if (playerNotes === undefined) return undefined;
  const shown = events.map(event => JSON.stringify(redactFor(event, playerNotes.seat)));
  const same =
    playerNotes.history.length === shown.length &&
    playerNotes.history.every((one, i) => JSON.stringify(one) === shown[i]);
  return same ? undefined : `The record is not of the match that ${name(playerNotes.seat)} has seen.`;
}

function verifiedResult({ draws, log }: Match, { seal, cuts }: DisclosedSeal): VerificationResult {
  const plays = log.filter(input => typeof input.by === 'number').length;
  const seatsWhere = (is: (cut: string) => boolean): Seat[] => cuts.flatMap((cut, seat) => (is(cut) ? [seat] : []));
  const withheld = seatsWhere(cut => cut.startsWith('!'));
  return { ok: true, seal, drawn: draws, plays, withheld, uncut: seatsWhere(cut => cut === NO_CUT) };
}

/**
 * Why a record proves nothing: fixed deals, draws made elsewhere, no draws, cuts the table could choose, or
 * unfinished.
 */
export type UnprovedReason = 'given' | 'moved' | 'undrawn' | 'first form' | 'going on';

/** Why a record is not proved; without a reason it is wrong. */
export type ProofGap = { readonly message: string; readonly unproved?: UnprovedReason };
export type DisclosedSeal = Seal & {
  readonly seal: string;
  readonly commitments: readonly string[];
  readonly from: number;
};

/** Parses what a record discloses of its shuffle. */
export function parseDisclosedSeal({ more, seating }: RecordHeader): Result<DisclosedSeal, ProofGap> {
  const {
    Seal: seal,
    Secret: secret,
    Cuts: cut = '',
    Commitments = '',
    Shuffle = '1',
    'Sealed-From': from = '0',
  } = more;
  if (seal === undefined) return failure(NOT_SEALED);
  if (secret === undefined) return failure(CUT_OFF);
  const form: SealForm = Shuffle === '1' ? 1 : 2;
  const cuts = cut.split(' ');
  const message = disclosureFault({ secret, Shuffle, from, cuts }, seating.count);
  if (message !== undefined) return failure({ message });
  return success({ seal, secret, cuts, form, commitments: Commitments.split(' '), from: Number(from) });
}

const NOT_SEALED: ProofGap = {
  message: 'The record names no Seal: its deals were given by hand and cannot be verified.',
  unproved: 'given',
};

const CUT_OFF: ProofGap = {
  message: 'The record has a Seal but no Secret: the match is not over, or it was cut off.',
  unproved: 'going on',
};

type DisclosedFields = {
  readonly secret: string;
  readonly Shuffle: string;
  readonly from: string;
  readonly cuts: string[];
};

function disclosureFault({ secret, Shuffle, from, cuts }: DisclosedFields, count: number): string | undefined {
  if (!new RegExp(`^[0-9a-f]{${2 * SECRET_BYTES}}$`).test(secret)) {
    return `The Secret is not ${SECRET_BYTES} bytes in hexadecimal.`;
  }
  if (!['1', '2'].includes(Shuffle)) return `Shuffle ${Shuffle} is not known here; a newer Parlour may know it.`;
  if (cuts.length !== count || !cuts.every(isPrintableWord)) return 'The Cuts are not one word a seat.';
  return /^\d{1,9}$/.test(from) ? undefined : 'Sealed-From is not the number of a draw.';
}

/** Says how the disclosed secret or a cut differs from what was published before the deal. */
export function sealFault(disclosed: DisclosedSeal, { name }: RecordWording): string | undefined {
  const { seal, secret, form, cuts, commitments } = disclosed;
  if (secretCommitment(digest, secret) !== seal) return 'The Secret is not the one the Seal was made of.';
  if (form === 1) return undefined;
  if (commitments.length !== cuts.length) return 'The Commitments are not one word a seat.';
  const seat = cuts.findIndex((cut, i) => !matchesCommitment(seal, i, itemAt(commitments, i), cut));
  return seat < 0 ? undefined : `The cut of ${name(seat)} is not what they had committed to.`;
}

function matchesCommitment(seal: string, seat: Seat, commitment: string, cut: string): boolean {
  if (commitment === NO_CUT) return cut === NO_CUT;
  if (!isCommitment(commitment)) return false;
  return cut === withheldCut(commitment) || (isCut(cut) && cutCommitment(digest, seal, seat, cut) === commitment);
}
